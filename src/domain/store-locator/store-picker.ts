import type { LocationResult } from '../stores/store.ts';
import type { LocationQuery } from './location-query.ts';

/**
 * Whether a store has a feature (ORD-088). Three codes are no amenities: GC is guest checkout, ON open now with mobile ordering
 * (both must hold, decision AO-58), hrs24 open around the clock. Every other code is an amenity or a pick-up option.
 */
export function hasFeature({ store }: LocationResult, code: string): boolean {
  switch (code) {
    case 'GC':
      return store.mobileOrdering.guestOrdering;
    case 'ON':
      return store.open && store.mobileOrdering.availability === 'READY';
    case 'hrs24':
      return store.isOpen24Hours;
    default:
      return isListed(store.amenities, code) || isListed(store.pickUpOptions, code);
  }
}

/** A loop, because a filter asks it of thousands of stores at once. */
function isListed(codes: readonly { code: string }[], wanted: string): boolean {
  for (const { code } of codes) if (code === wanted) return true;
  return false;
}

/**
 * The stores of an answer that the locator lists: no farther than `distanceCutOff` miles, exactly that far included (ORD-085,
 * ORD-086), and with every active feature (ORD-087). A store that was asked for by its number, as Expand Search does, may be
 * any distance away (decision B02). The same array where nothing is left out, so that what is drawn of it stays.
 */
export function pickedStores<Result extends LocationResult>(
  stores: readonly Result[],
  { features, storeNumber }: Pick<LocationQuery, 'features' | 'storeNumber'>,
  distanceCutOff: number,
): readonly Result[] {
  const picked = stores.filter(
    (result) => isInReach(result, storeNumber, distanceCutOff) && features.every((code) => hasFeature(result, code)),
  );
  return picked.length === stores.length ? stores : picked;
}

/**
 * Whether there are stores to list that an answer had no room for (ORD-089). An answer has the nearest ones: where one of them is
 * too far to be listed (ORD-085), so is all that is left.
 */
export function hasMoreToList(
  { stores, moreResults }: { readonly stores: readonly LocationResult[]; readonly moreResults: boolean },
  { storeNumber }: Pick<LocationQuery, 'storeNumber'>,
  distanceCutOff: number,
): boolean {
  return moreResults && stores.every((result) => isInReach(result, storeNumber, distanceCutOff));
}

function isInReach(
  { distance }: LocationResult,
  storeNumber: LocationQuery['storeNumber'],
  distanceCutOff: number,
): boolean {
  return storeNumber !== null || (distance ?? 0) <= distanceCutOff;
}
