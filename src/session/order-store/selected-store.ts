import { useQuery } from '@tanstack/react-query';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { NO_ORDER_STORE, type OrderStore, type SelectedStoreState } from '#domain/ordering/order-store.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import { type Store, storeNumberOf } from '#domain/stores/store.ts';
import { useOrderStoreSnapshot } from './order-store.ts';

/** What is known of the pick-up times of a store. */
type TimeSlotsAnswer = {
  readonly timeSlots: readonly TimeSlot[];
  readonly loading: boolean;
  readonly error: FailureCode | null;
};

/** The state of the order store as the specification names it (ORD-076), from the machine and the facts. */
export function selectedStoreState(
  orderStore: OrderStore,
  store: Store | undefined,
  scheduledOrdering: TimeSlotsAnswer,
): SelectedStoreState {
  const { distance, needsConfirmation, storeConfirmationTimestamp, userConfirmed, userDidClear } = orderStore;
  return {
    location: orderStore.storeNumber !== null && store ? { store, distance } : null,
    needsConfirmation,
    storeConfirmationTimestamp,
    userConfirmed,
    userDidClear,
    scheduledOrdering:
      orderStore.storeNumber === null ? { timeSlots: [], loading: false, error: null } : scheduledOrdering,
  };
}

/** A number that no store has; its query never runs. */
const NO_STORE = storeNumberOf('');

/** The server state of the order store, fetched as long as a screen shows them. */
export function useOrderStoreStatus(): {
  readonly store: Store | undefined;
  /** Why they are not there. */
  readonly failure: FailureCode | null;
  readonly retry: () => void;
} {
  const { storeNumber } = useOrderStoreSnapshot()?.context ?? NO_ORDER_STORE;
  const { data, error, refetch } = useQuery({
    ...storeQuery(storeNumber ?? NO_STORE),
    enabled: storeNumber !== null,
  });
  return { store: data, failure: error && !data ? failureCodeOf(error) : null, retry: () => void refetch() };
}

/** The order store with its server state and its pick-up times. */
export function useSelectedStore(): SelectedStoreState {
  const orderStore = useOrderStoreSnapshot()?.context ?? NO_ORDER_STORE;
  const { storeNumber } = orderStore;
  const { store } = useOrderStoreStatus();
  const slots = useQuery({ ...storeTimeSlotsQuery(storeNumber ?? NO_STORE), enabled: storeNumber !== null });
  return selectedStoreState(orderStore, store, {
    timeSlots: slots.data ?? [],
    loading: slots.isPending,
    error: slots.error ? failureCodeOf(slots.error) : null,
  });
}
