import { keptPart } from '#parts/fetched-part.ts';

/** What is said of an order that was sent. */
export const PLACEMENT_DIALOGS = keptPart<object>(async (catalogue) => {
  const [{ PlacementDialogs }] = await Promise.all([
    import('./placement-dialogs.tsx'),
    catalogue.load('order-placed', 'ordering-pickup'),
  ]);
  return PlacementDialogs;
});
