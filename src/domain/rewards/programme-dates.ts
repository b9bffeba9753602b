import { DAY_MS } from '../durations.ts';
import { dateFormat } from '../intl-formats.ts';

/** The day from which Program Years are counted (YYYY-MM-DD, RWD-058). */
export const FIRST_PROGRAM_DAY = '2024-06-18';

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
