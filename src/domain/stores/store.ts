import type { Coordinates } from '../coordinates.ts';

export type StoreNumber = string & { readonly brand: 'StoreNumber' };

export type CodeName = { code: string; name: string };
type Warning = { code: string; label: string };
export type ScheduleDay = { dayFormatted: string; hoursFormatted: string; holidayFormatted: string | null };

type MobileOrdering = {
  /** READY is the only value that takes orders (LOC-072). */
  availability: string;
  guestOrdering: boolean;
  curbsideAvailability: string;
  /** Curbside stalls; 4 when the server names none (LOC-006). */
  stallQuantity: number;
  /** Only the stored-value card is accepted (decision AO-49). */
  svcOnly: boolean;
};

export type Store = {
  storeNumber: StoreNumber;
  id: string;
  name: string;
  /** Null where the directory has no usable position: such a store is listed but not drawn. */
  coordinates: Coordinates | null;
  address: { singleLine: string; lines: readonly string[]; countryCode: string };
  phoneNumber: string | null;
  open: boolean;
  isOpen24Hours: boolean;
  openStatusFormatted: string;
  hoursStatusFormatted: string;
  schedule: readonly ScheduleDay[];
  pickUpOptions: readonly CodeName[];
  amenities: readonly CodeName[];
  warningLabels: readonly Warning[];
  mobileOrdering: MobileOrdering;
  timeZoneId: string;
  ownershipTypeCode: string;
};

/** Stalls of a store that names none (LOC-006). */
export const DEFAULT_STALL_QUANTITY = 4;

export const RECOMMENDATION_REASONS = ['FAVORITE', 'USUAL', 'NEARBY'] as const;

export type RecommendationReason = (typeof RECOMMENDATION_REASONS)[number];

export type LocationResult = {
  store: Store;
  /** Miles from the searched point; null where none was searched. */
  distance: number | null;
  isFavorite: boolean;
  /** Whether a press of the heart is still on its way; no answer says so, the app does (LOC-063). */
  favoritePending: boolean;
  isPrevious: boolean;
  recommendationReason: RecommendationReason;
};

/**
 * The part of a number that names the store without its counter: `12345` of `12345-67890`. Favourites and pickup times go by it
 * (LOC-066, ORD-043, decision A30).
 */
export function shortStoreNumber(storeNumber: StoreNumber): string {
  return storeNumber.split('-')[0] ?? storeNumber;
}

/** Marks a text as a store number; the server decides whether such a store exists. */
export function storeNumberOf(text: string): StoreNumber {
  return text as StoreNumber;
}
