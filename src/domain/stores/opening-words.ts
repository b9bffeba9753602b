import { DAY_MINUTES, MINUTE_MS } from '../durations.ts';
import { lookUp } from '../look-up.ts';
import type { Store } from './store.ts';
import { minutesIn } from './store-time.ts';

/** A store that closes within these minutes closes soon. */
const SOON = 60;
/** A store that closes at all is taken to be closed for so many minutes: a time that passed within them is not that of tomorrow. */
const SHUT = 120;

/** What makes `24 h` the end of a day: a word of the three languages, or the dash after a time. Without one it says how long a store is open. */
const END_OF_DAY = String.raw`(?<=(?<!\p{L})(?:[aà]|at|to|till|until|hasta)(?:\slas)?\s|[\dh]\s?[-–—]\s?)24`;
/** What makes hours a length: `24 h sur 24`, `24 h/24`, `12 h par jour`. */
const LENGTH = String.raw`\s?/\s?(?:24(?!\s?h)|[jd])|\s(?:sur|par|per|a\sday|al)\b`;
/** `9:00 PM`, `9:00 p. m.`, `21 h`: a time of day as the languages of the app write it; `24 heures` and `24 h sur 24` are none. */
const TIME = new RegExp(
  String.raw`\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?\s?m\b\.?|\b([01]?\d|2[0-3]|${END_OF_DAY})\s?h(?![a-zéè])(?:\s?(\d{2}))?(?!\s?\d{2}|${LENGTH})`,
  'giu',
);
/** A time of day with the Spanish words before it, which change with what follows. */
const TIME_WITH_LEAD = new RegExp(String.raw`(?:\b((?:(?:hasta|a|de) )?las) )?(?:${TIME.source})`, 'giu');

/** Midnight and noon are words; with those before them where a language joins the two: `until`, `at`, `from` and the article. */
export type NamedHour = `${Lead}Midnight` | `${Lead}Noon` | 'midnight' | 'noon';
type Lead = 'until' | 'at' | 'from' | 'the';

/** The time as the words write it, and as minutes of the day; `left`: minutes until then. */
type Closing = { time: string; minutes: number; left: number };

/** When an open store closes next, by its own clock and its words; null where it does not, or where words or zone do not say. */
function closing(
  { open, isOpen24Hours, hoursStatusFormatted, timeZoneId }: OpeningFacts,
  instant: number,
): Closing | null {
  if (!open || isOpen24Hours) return null;
  const last = [...hoursStatusFormatted.matchAll(TIME)].at(-1);
  const now = minutesIn(timeZoneId, instant);
  if (!last || now === null) return null;
  const minutes = minutesOf(last.slice(1));
  return { time: last[0], minutes, left: (minutes - now + DAY_MINUTES) % DAY_MINUTES };
}

/** When an open store closes, where that is within the hour. */
export function closingSoon(store: OpeningFacts, instant: number): Closing | null {
  const found = closing(store, instant);
  return found && found.left > 0 && found.left <= SOON ? found : null;
}

/** Whether the time has passed until which a store was said to be open: what is known of it is from before. */
export function hasClosedSince(store: OpeningFacts, instant: number): boolean {
  const found = closing(store, instant);
  return found !== null && (DAY_MINUTES - found.left) % DAY_MINUTES < SHUT;
}

/**
 * Whether an open store closes before an order is ready, within the hour before that: by the times of the store alone, as the
 * visitor's clock may be wrong (FC-184).
 */
export function closesBefore(store: OpeningFacts, readyAt: number): boolean {
  return closingSoon(store, readyAt - SOON * MINUTE_MS) !== null;
}

type OpeningFacts = Pick<Store, 'open' | 'isOpen24Hours' | 'hoursStatusFormatted' | 'timeZoneId'>;

/** Words about hours with midnight and noon as words, not as times that are easily taken for each other. */
export function withNamedHours(words: string, say: (hour: NamedHour) => string): string {
  return words.replace(TIME_WITH_LEAD, (whole, lead: string | undefined, ...groups) => {
    const minutes = minutesOf(groups.slice(0, 5));
    if (minutes !== 0 && minutes !== DAY_MINUTES / 2) return whole;
    const name = minutes === 0 ? 'Midnight' : 'Noon';
    return say(lead === undefined ? lowered[name] : `${lookUp(LEADS, lead.toLowerCase()) ?? 'the'}${name}`);
  });
}

const lowered = { Midnight: 'midnight', Noon: 'noon' } as const;
const LEADS: Readonly<Record<string, Lead>> = { 'hasta las': 'until', 'a las': 'at', 'de las': 'from', las: 'the' };

/** Minutes of the day from the groups of a time: hours, minutes, a or p; or hours and minutes of 24. */
function minutesOf([twelve, past = '0', half, hours = '0', minutes = '0']: (string | undefined)[]): number {
  if (twelve === undefined) return (Number(hours) * 60 + Number(minutes)) % DAY_MINUTES;
  return (Number(twelve) % 12) * 60 + Number(past) + (half?.toLowerCase() === 'p' ? DAY_MINUTES / 2 : 0);
}
