import { dateFormat } from '../intl-formats.ts';
import { calendarDayOf } from '../rewards/programme-dates.ts';
import { greetedName } from '../visitor.ts';

/** The hours at which the greeting of a day changes (FED-025). */
const NOON = 12;
const EVENING = 17;

export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Windows of calendar days (month and day, both ends inside), in the order in which they count: a day in two of them belongs to
 * the first (FED-028 to FED-035, AMB-34). One that ends before it begins goes over the turn of the year.
 */
const SEASONS = [
  { season: 'autumn', from: '08-26', to: '11-06' },
  { season: 'holiday', from: '11-07', to: '01-02' },
  { season: 'winter', from: '01-03', to: '01-20' },
  { season: 'back-to-the-brand', from: '01-22', to: '05-19' },
  { season: 'summer-one', from: '05-20', to: '07-07' },
  { season: 'summer-two', from: '07-08', to: '08-26' },
] as const;

export type Season = (typeof SEASONS)[number]['season'];

/** How a visitor is greeted: a guest the same way at every hour; a member by the time of day, in a season with a line of its own. */
export type Greeting =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly firstName: string | null;
      readonly timeOfDay: TimeOfDay;
      readonly season: Season | null;
    };

/** The time of day at an hour, 0 to 23 (FED-025). */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** The season of a calendar day (YYYY-MM-DD); null for the one day that has none. */
export function seasonOf(day: string): Season | null {
  const date = day.slice(-'MM-DD'.length);
  const window = SEASONS.find(({ from, to }) => (from <= to ? from <= date && date <= to : from <= date || date <= to));
  return window?.season ?? null;
}

/** The greeting at an instant (milliseconds since 1970) by the clock where the visitor is, or of a zone (FED-024, FED-027, FED-034). */
export function greetingOf(
  { isSignedIn, firstName }: { readonly isSignedIn: boolean; readonly firstName: string },
  now: number,
  timeZone?: string,
): Greeting {
  if (!isSignedIn) return { kind: 'guest' };
  return {
    kind: 'member',
    firstName: greetedName(firstName),
    timeOfDay: timeOfDayAt(hourOf(now, timeZone)),
    season: seasonOf(calendarDayOf(now, timeZone)),
  };
}

function hourOf(instant: number, timeZone: string | undefined): number {
  const format = dateFormat('en-US', { hour: '2-digit', hourCycle: 'h23', ...(timeZone && { timeZone }) });
  return Number(format.formatToParts(instant).find(({ type }) => type === 'hour')?.value);
}
