import { keptPart } from '#parts/fetched-part.ts';
import type { PlacementDialogsProps } from './placement-dialogs.tsx';

/** What is said of an order that was sent. */
export const PLACEMENT_DIALOGS = keptPart<PlacementDialogsProps>(async (catalogue) => {
  const [{ PlacementDialogs }] = await Promise.all([
    import('./placement-dialogs.tsx'),
    catalogue.load('order-placed', 'ordering-pickup'),
  ]);
  return PlacementDialogs;
});
