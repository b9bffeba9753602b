import { DAY_MINUTES } from '#domain/durations.ts';
import type { Span, Week } from './store-traits.ts';
import type { HolidayName } from './store-words.ts';

/** A day and minute as the wall clock of a store's town shows it. */
export type LocalTime = { year: number; month: number; day: number; weekday: number; minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone, daylight saving included. */
export function localTimeIn(timeZone: string, instant: number): LocalTime {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return { year, month, day, weekday: weekdayOf(year, month, day), minutes: part('hour') * 60 + part('minute') };
}

const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** The date some days later. */
export function dayAfter(from: LocalTime, days: number): LocalTime {
  const date = new Date(Date.UTC(from.year, from.month - 1, from.day + days));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    minutes: from.minutes,
  };
}

/** The holiday that a date is in a country, or null. */
export function holidayOn({ month, day, weekday }: LocalTime, country: string): HolidayName | null {
  if (month === 12 && day === 25) return 'christmas';
  if (month === 1 && day === 1) return 'newYear';
  if (country === 'CA') {
    if (month === 7 && day === 1) return 'canadaDay';
    return month === 10 && weekday === 1 && day > 7 && day <= 14 ? 'thanksgiving' : null;
  }
  if (country !== 'US') return null;
  if (month === 7 && day === 4) return 'independenceDay';
  return month === 11 && weekday === 4 && day > 21 && day <= 28 ? 'thanksgiving' : null;
}

/** On most holidays stores open from eight to four at the most; at Christmas none does. */
const HOLIDAY_SPAN = [8 * 60, 16 * 60] as const;

/** When a store opens on a date, holidays considered. */
export function spanOn(week: Week, date: LocalTime, country: string): Span {
  const usual = week[date.weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6];
  const holiday = holidayOn(date, country);
  if (!holiday || !usual) return usual;
  if (holiday === 'christmas') return null;
  const span = [Math.max(usual[0], HOLIDAY_SPAN[0]), Math.min(usual[1], HOLIDAY_SPAN[1])] as const;
  return span[0] < span[1] ? span : null;
}

export type Opening =
  /** `closes` in minutes from the start of today, null for a store that does not close within the week. */
  | { open: true; closes: number | null }
  /** `opens` in minutes from the start of today, null when it stays closed for the week. */
  | { open: false; opens: number | null };

/** Whether a store is open, and until or from when; a night that runs past midnight belongs to the day it began on. */
export function openingAt(week: Week, now: LocalTime, country: string): Opening {
  const stretches: [number, number][] = [];
  for (let offset = -1; offset <= 7; offset += 1) {
    const span = spanOn(week, dayAfter(now, offset), country);
    if (!span) continue;
    const [opens, closes] = [span[0] + offset * DAY_MINUTES, span[1] + offset * DAY_MINUTES];
    const last = stretches.at(-1);
    if (last && last[1] >= opens) last[1] = Math.max(last[1], closes);
    else stretches.push([opens, closes]);
  }
  const current = stretches.find(([opens, closes]) => opens <= now.minutes && now.minutes < closes);
  if (current) return { open: true, closes: current[1] >= 8 * DAY_MINUTES ? null : current[1] };
  return { open: false, opens: stretches.find(([opens]) => opens > now.minutes)?.[0] ?? null };
}
