import type { Configuration } from '../configuration.ts';
import { countryOf, type Locale } from '../locale.ts';

/** The hotel programme is offered where its flag is on, and in the United States alone (PTN-013, PTN-015, decision AMB-30). */
export function isHotelOffered({ enableMarriott }: Pick<Configuration['rewards'], 'enableMarriott'>, locale: Locale) {
  return enableMarriott && countryOf(locale) === 'US';
}

/** What the terms of the hotel partnership promise and ask for: the one place for their numbers. */
export const HOTEL_TERMS = {
  /** How long before a stay the accounts must be linked, hours (PTN-018). */
  linkedBeforeStay: 48,
  /** The least that a purchase must come to, cents of US dollars (PTN-019). */
  qualifyingPurchase: 200,
  /** How many points can move at once, and on a day (PTN-020). */
  transfer: { step: 10, minimum: 1_000, maximumPerDay: 50_000 },
  /** For so many purchases in a loyalty week so many points, once a week, within so many business days (PTN-022). */
  week: { purchases: 3, points: 100, businessDays: 2 },
} as const;
