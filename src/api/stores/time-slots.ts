import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { graphOperation } from '../graph-operation.ts';
import { field, instant, listAnswer, orElse } from '../tolerant.ts';

const timeSlotSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    startTime: instant,
    soonest: orElse(v.boolean(), false),
  }),
  v.transform(({ id, startTime, soonest }): TimeSlot => ({ id, startsAt: Date.parse(startTime), soonest })),
);

/** When a store can have an order ready within the next hour (ORD-042, OPP-023, PRV-042); `mockState` is null in production. */
export const readStoreTimeSlots = graphOperation({
  name: 'get-store-time-slots',
  query: `query GetStoreTimeSlots($storeNumber: String!, $mockState: String) {
  storeTimeSlots(storeNumber: $storeNumber, mockState: $mockState) { slots { id startTime soonest } }
}`,
  variables: v.object({ storeNumber: v.string(), mockState: v.nullable(v.string()) }),
  answer: field('storeTimeSlots', field('slots', listAnswer('time-slots', timeSlotSchema))),
  refusals: { STORE_NOT_FOUND: 'store-not-found' },
});

/** The estimate moves with the queue at the counter. */
export const storeTimeSlotsQuery = (storeNumber: StoreNumber) =>
  queryOptions({
    queryKey: ['store-time-slots', storeNumber],
    queryFn: ({ signal }) => readStoreTimeSlots({ variables: { storeNumber, mockState: null }, signal }),
    staleTime: MINUTE_MS,
    meta: { sameForAll: true },
  });
