import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { graphOperation } from '../graph-operation.ts';
import { storeSchema } from '../locations/store-schema.ts';
import { field } from '../tolerant.ts';

/** One store, wherever it is (ORD-080, OPP-092). */
export const readStoreByNumber = graphOperation({
  name: 'get-store-by-number',
  query: `query GetStoreByNumber($storeNumber: String!) {
  store(storeNumber: $storeNumber) {
    storeNumber id name coordinates { latitude longitude } address { singleLine lines countryCode } phoneNumber
    open isOpen24Hours openStatusFormatted hoursStatusFormatted schedule { dayFormatted hoursFormatted holidayFormatted }
    pickUpOptions { code name } amenities { code name } warningLabels { code label }
    mobileOrdering { availability guestOrdering curbsideAvailability stallQuantity svcOnly }
    timeZone { timeZoneId } ownershipTypeCode
  }
}`,
  variables: v.object({ storeNumber: v.string() }),
  answer: field('store', storeSchema),
  refusals: { STORE_NOT_FOUND: 'store-not-found' },
});

/** A store's opening changes by the minute. It is the same for everyone, and an arrival on its way is at its page. */
export const storeQuery = (storeNumber: StoreNumber) =>
  queryOptions({
    queryKey: ['store', storeNumber],
    queryFn: ({ signal }) => readStoreByNumber({ variables: { storeNumber }, signal }),
    staleTime: MINUTE_MS,
    meta: { outlivesSession: true },
  });
