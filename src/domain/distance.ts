import type { Locale } from './locale.ts';
import { countryOf } from './locale.ts';

export type DistanceUnit = 'mile' | 'kilometer';

const KILOMETRES_PER_MILE = 1.609344;
const COUNTRIES_IN_MILES = ['US', 'GB'];

/** Miles for US and GB, kilometres elsewhere (LOC-038, decision A40). */
function distanceUnit(locale: Locale): DistanceUnit {
  return COUNTRIES_IN_MILES.includes(countryOf(locale)) ? 'mile' : 'kilometer';
}

/** The server's miles in the locale's unit, rounded half up to one decimal (LOC-037). */
export function shownDistance(miles: number, locale: Locale): { value: number; unit: DistanceUnit } {
  const unit = distanceUnit(locale);
  const exact = unit === 'mile' ? miles : miles * KILOMETRES_PER_MILE;
  // The epsilon undoes binary representation: 1.25 miles times 10 must round up, not sit at 12.4999….
  return { value: Math.floor(exact * 10 + 0.5 + 1e-9) / 10, unit };
}
