import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { isStored } from '#platform/storage/storage.ts';
import { createSessionMark } from '../session-mark.ts';

/** Whether an order is being placed, or was left without an end: what stands over every page meanwhile is loaded from then on. */
export const { mark: markPlacementBegun, useIsMarked: useIsPlacementBegun } = createSessionMark(() =>
  isStored(UNFINISHED_ORDERS_KEY),
);
