import { DAY_MS } from '../durations.ts';
import { dateFormat } from '../intl-formats.ts';
import { LEGACY_STARS_PER_DOLLAR } from './loyalty-tier.ts';

/** The first day of the first Program Year (RWD-058). */
const PROGRAM_START = { year: 2024, monthAndDay: '06-18' };

/** The day from which Program Years are counted (YYYY-MM-DD, RWD-058). */
export const FIRST_PROGRAM_DAY = `${PROGRAM_START.year}-${PROGRAM_START.monthAndDay}`;

/** The most Stars that doubling adds in one Program Year (RWD-058). */
export const MOST_DOUBLE_STARS = 1000;

/** The calendar day (YYYY-MM-DD) of an instant in a zone, by default the visitor's. */
export function calendarDayOf(instant: number, timeZone?: string): string {
  const parts = dateFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'iso8601',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * Whole days from today to a calendar day (YYYY-MM-DD), by the calendar where the visitor is: a day of 23 or 25 hours
 * counts as one (RWD-059, RWD-060, AMB-50). Negative for a day that is past.
 */
export function daysUntil(day: string, now: number, timeZone?: string): number {
  return Math.floor(
    (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${calendarDayOf(now, timeZone)}T00:00:00Z`)) / DAY_MS,
  );
}

/** The first day of the Program Year that a calendar day lies in, or null before the first one (RWD-058). */
export function programYearStart(day: string): string | null {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < PROGRAM_START.monthAndDay ? 1 : 0);
  return year < PROGRAM_START.year ? null : `${year}-${PROGRAM_START.monthAndDay}`;
}

/**
 * What a Double Stars day adds to the Stars of a purchase of so many integer cents: as many again, so that a dollar earns
 * 4 with a preloaded card and 2 otherwise (RWD-057), up to what is left of the Program Year's cap (RWD-058).
 */
export function doubledStars(cents: number, isPreloaded: boolean, addedThisYear: number): number {
  const rate = LEGACY_STARS_PER_DOLLAR[isPreloaded ? 'preloaded' : 'payAsYouGo'];
  const stars = Math.floor((Math.max(0, cents) * rate) / 100);
  return Math.max(0, Math.min(stars, MOST_DOUBLE_STARS - addedThisYear));
}
