import type { StoreNumber } from '../stores/store.ts';

/** The store that products are asked for, and what their prices depend on there; null where only its number is known (PRV-007, OPP-050). */
export type StorePricing = {
  readonly storeNumber: StoreNumber;
  readonly pricing: {
    readonly timeZone: string;
    readonly ownershipTypeCode: string;
    readonly countryCode: string;
  } | null;
};
