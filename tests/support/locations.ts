import type { Coordinates } from '#domain/coordinates.ts';
import { type LocationResult, storeNumberOf } from '#domain/stores/store.ts';

/** A location result for tests that need no world: an open store, ready for mobile orders. */
export function aLocation(
  storeNumber: string,
  change: Partial<Omit<LocationResult, 'store'>> = {},
  coordinates: Coordinates | null = { lat: 47.6, lng: -122.3 },
): LocationResult {
  return {
    store: {
      storeNumber: storeNumberOf(storeNumber),
      id: storeNumber,
      name: `Store ${storeNumber}`,
      coordinates,
      address: {
        singleLine: '1 Pine St, Seattle, WA 98101',
        lines: ['1 Pine St', 'Seattle, WA 98101'],
        countryCode: 'US',
      },
      phoneNumber: '(206) 555-0100',
      open: true,
      isOpen24Hours: false,
      openStatusFormatted: 'Open',
      hoursStatusFormatted: 'Open until 9:00 PM',
      schedule: [],
      pickUpOptions: [],
      amenities: [],
      warningLabels: [],
      mobileOrdering: {
        availability: 'READY',
        guestOrdering: true,
        curbsideAvailability: 'READY',
        stallQuantity: 4,
        svcOnly: false,
      },
      timeZoneId: 'America/Los_Angeles',
      ownershipTypeCode: 'CO',
    },
    distance: 1,
    isFavorite: false,
    favoritePending: false,
    isPrevious: false,
    recommendationReason: 'NEARBY',
    ...change,
  };
}
