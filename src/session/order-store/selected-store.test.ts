import { expect, test } from 'vitest';
import { NO_ORDER_STORE, orderStoreOf } from '#domain/ordering/order-store.ts';
import { aLocation } from '#tests/support/locations.ts';
import { selectedStoreState } from './selected-store.ts';

const { store } = aLocation('12345-67890');
const slots = { timeSlots: [{ id: 'ASAP', startsAt: 5, soonest: true }], loading: false, error: null };

test('ORD-076 ORD-040 the state of the order store is put together from what was chosen and what is known of the store', () => {
  const chosen = orderStoreOf({ storeNumber: store.storeNumber, distance: 2, confirmedAt: 7 }, true);
  expect(selectedStoreState(chosen, store, slots)).toEqual({
    location: { store, distance: 2 },
    needsConfirmation: true,
    storeConfirmationTimestamp: 7,
    userConfirmed: false,
    userDidClear: false,
    scheduledOrdering: slots,
  });
  const waiting = { timeSlots: [], loading: true, error: null };
  expect(selectedStoreState(chosen, undefined, waiting)).toMatchObject({ location: null, scheduledOrdering: waiting });
  const failed = { timeSlots: [], loading: false, error: 'offline' } as const;
  expect(selectedStoreState(chosen, store, failed).scheduledOrdering).toEqual(failed);
});

test('ORD-076 without an order store there are neither a location nor pick-up times, whatever is known', () => {
  expect(selectedStoreState({ ...NO_ORDER_STORE, userDidClear: true }, store, slots)).toEqual({
    location: null,
    needsConfirmation: false,
    storeConfirmationTimestamp: null,
    userConfirmed: false,
    userDidClear: true,
    scheduledOrdering: { timeSlots: [], loading: false, error: null },
  });
});
