import { keptPart, type PartFile } from '#parts/fetched-part.ts';
import type { PlacementDialogsProps } from './placement-dialogs.tsx';

/** What is said of an order that was sent. */
export const PLACEMENT_DIALOGS = keptPart<PlacementDialogsProps>(async (catalogue) => {
  const [{ PlacementDialogs }] = await Promise.all([
    import('./placement-dialogs.tsx'),
    catalogue.load('order-placed', 'ordering-pickup'),
  ]);
  return PlacementDialogs;
});

/** What is said of one that was not placed, where its own page is not there; in the same file. */
export const UNPLACED_BANNER: PartFile<object> = async (catalogue) => {
  const [{ UnplacedBanner }] = await Promise.all([
    import('./placement-dialogs.tsx'),
    catalogue.load('order-placed', 'ordering-summary'),
  ]);
  return UnplacedBanner;
};
