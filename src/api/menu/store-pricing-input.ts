import * as v from 'valibot';
import type { Store } from '#domain/store.ts';

/** By what a store's prices are made (PRV-007, OPP-050). */
export const storePricingInputSchema = v.object({
  timeZone: v.string(),
  ownershipTypeCode: v.string(),
  countryCode: v.string(),
});

/** As the wire names it in every query that takes it. */
export const storePricingInputOf = ({ timeZoneId, ownershipTypeCode, address }: Store) => ({
  timeZone: timeZoneId,
  ownershipTypeCode,
  countryCode: address.countryCode,
});
