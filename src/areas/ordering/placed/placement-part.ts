import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PartFile } from '#parts/fetched-part.ts';
import { pageIdle } from '#platform/page-usable.ts';

/** What is said of an order that was sent. */
export const PLACEMENT_DIALOGS: PartFile<object> = async (catalogue) => {
  const [{ PlacementDialogs }] = await Promise.all([
    import('./placement-dialogs.tsx'),
    catalogue.load('order-placed', 'ordering-pickup'),
  ]);
  return PlacementDialogs;
};

const ignore = () => {};

/** Fetches them while an order is looked at: where the network goes with the answer, that must be said without it (FC-020). */
export function usePlacementDialogsAtHand(): void {
  const { catalogue } = useRouter().options.context;
  useEffect(() => {
    pageIdle()
      .then(() => PLACEMENT_DIALOGS(catalogue))
      .catch(ignore);
  }, [catalogue]);
}
