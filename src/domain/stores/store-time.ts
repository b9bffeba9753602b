import { dateFormat } from '../intl-formats.ts';
import type { Locale } from '../locale.ts';
import type { ScheduleDay } from './store.ts';

/** Hours that the clocks of a zone are ahead of another's at an instant, negative for behind; null for an unknown zone. */
export function hoursAhead(timeZoneId: string, of: string, instant: number): number | null {
  const [here, there] = [offsetOf(timeZoneId, instant), offsetOf(of, instant)];
  return here === null || there === null ? null : here - there;
}

/** `Pacific Time`, `heure du Pacifique`: a zone as the locale calls it the whole year. */
export function zoneName(timeZoneId: string, locale: Locale, instant: number): string {
  return partOf('timeZoneName', instant, { timeZone: timeZoneId, timeZoneName: 'longGeneric' }, locale) ?? timeZoneId;
}

/** The name of the weekday that it is in a zone, or null for an unknown zone. */
export function weekdayIn(timeZoneId: string, locale: Locale, instant: number): string | null {
  return partOf('weekday', instant, { timeZone: timeZoneId, weekday: 'long' }, locale);
}

/** Minutes since midnight on the clocks of a zone, or null for an unknown zone. */
export function minutesIn(timeZoneId: string, instant: number): number | null {
  const part = (type: 'hour' | 'minute') =>
    partOf(type, instant, { timeZone: timeZoneId, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }, 'en-US');
  const [hour, minute] = [part('hour'), part('minute')];
  return hour === null || minute === null ? null : Number(hour) * 60 + Number(minute);
}

/**
 * Which line of a schedule is today's, or null where none says so. The days come as words: the first of the given
 * words that one of them is decides.
 */
export function todayOf(schedule: readonly ScheduleDay[], words: readonly (string | null)[]): number | null {
  const days = schedule.map(({ dayFormatted }) => dayFormatted.trim().toLowerCase());
  for (const word of words) {
    const at = word === null ? -1 : days.indexOf(word.toLowerCase());
    if (at >= 0) return at;
  }
  return null;
}

function offsetOf(timeZone: string, instant: number): number | null {
  const name = partOf('timeZoneName', instant, { timeZone, timeZoneName: 'longOffset' }, 'en-US');
  if (name === null) return null;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

function partOf(
  type: Intl.DateTimeFormatPartTypes,
  instant: number,
  options: Intl.DateTimeFormatOptions,
  locale: Locale,
): string | null {
  try {
    const parts = dateFormat(locale, options).formatToParts(instant);
    return parts.find((part) => part.type === type)?.value ?? null;
  } catch (thrown) {
    // An unknown zone or an empty one; anything else is a mistake of ours.
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}
