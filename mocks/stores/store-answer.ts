import type * as v from 'valibot';
import type { storeSchema } from '#api/locations/store-schema.ts';
import { DAY_MINUTES } from '#domain/durations.ts';
import type { Locale } from '#domain/locale.ts';
import type { ScheduleDay } from '#domain/stores/store.ts';
import { dayAfter, holidayOn, type LocalTime, localTimeIn, type Opening, openingAt, spanOn } from './opening.ts';
import type { StoreRecord } from './store-record.ts';
import { type StoreTraits, WEEKS, type WeekName } from './store-traits.ts';
import { clockTime, type HolidayName, storeWords, weekdayName } from './store-words.ts';

/** From this many minutes before its end an opening counts as closing soon. */
const SOON = 60;

export type OpeningAnswer = {
  open: boolean;
  isOpen24Hours: boolean;
  openStatusFormatted: string;
  hoursStatusFormatted: string;
  schedule: readonly ScheduleDay[];
};

/** A store as the wire returns it in one locale. */
export function storeAnswer(
  record: StoreRecord,
  traits: StoreTraits,
  opening: OpeningAnswer,
  locale: Locale,
): v.InferInput<typeof storeSchema> {
  const words = storeWords(locale);
  const { ordering } = traits;
  const place = [record.city, record.subdivision].filter(Boolean).join(', ');
  const lines = [record.street, `${place} ${record.postalCode}`.trim()].filter(Boolean);
  return {
    storeNumber: record.storeNumber,
    id: record.storeNumber,
    name: record.name,
    ...(record.hasPosition && {
      coordinates: { latitude: record.position.lat, longitude: record.position.lng },
    }),
    address: { singleLine: lines.join(', '), lines, countryCode: record.country },
    phoneNumber: record.phoneNumber,
    ...opening,
    schedule: [...opening.schedule],
    pickUpOptions: traits.pickUp.map((code) => ({ code, name: words.pickUp(code) })),
    amenities: [
      // Real directories repeat the pick-up options among the amenities.
      ...traits.pickUp.map((code) => ({ code, name: words.pickUp(code) })),
      ...traits.amenities.map((code) => ({ code, name: words.amenity(code) })),
    ],
    warningLabels: traits.warnings.map((code) => ({ code, label: words.warning(code) })),
    mobileOrdering: {
      availability: ordering.availability,
      guestOrdering: ordering.guestOrdering,
      curbsideAvailability: ordering.curbside,
      svcOnly: ordering.svcOnly,
      ...(ordering.stalls !== null && { stallQuantity: ordering.stalls }),
    },
    timeZone: { timeZoneId: record.timeZoneId },
    ownershipTypeCode: record.ownershipTypeCode,
  };
}

/** Whether a store that is open stays so round the clock: no holiday closes it within a day. */
const staysOpen = (opening: Opening, { minutes }: LocalTime): boolean =>
  opening.open && (opening.closes === null || opening.closes - minutes > DAY_MINUTES);

/**
 * Says how stores are open at one instant. Thousands of stores share few weeks, zones and countries, so each combination
 * is worked out once.
 */
export function openingHoursAt(instant: number) {
  const localTimes = new Map<string, LocalTime>();
  const openings = new Map<string, Opening>();
  const answers = new Map<string, OpeningAnswer>();
  const localTime = ({ timeZoneId }: StoreRecord) =>
    remember(localTimes, timeZoneId, () => localTimeIn(timeZoneId, instant));
  const opening = (record: StoreRecord, week: WeekName) =>
    remember(openings, `${week} ${record.timeZoneId} ${record.country}`, () =>
      openingAt(WEEKS[week], localTime(record), record.country),
    );
  return {
    isOpen: (record: StoreRecord, week: WeekName): boolean => opening(record, week).open,
    staysOpen: (record: StoreRecord, week: WeekName): boolean => staysOpen(opening(record, week), localTime(record)),
    answer: (record: StoreRecord, week: WeekName, locale: Locale): OpeningAnswer =>
      remember(answers, `${week} ${record.timeZoneId} ${record.country} ${locale}`, () => {
        const now = localTime(record);
        return openingAnswer(opening(record, week), week, now, record.country, locale);
      }),
  };
}

export type OpeningHours = ReturnType<typeof openingHoursAt>;

function remember<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  cache.set(key, made);
  return made;
}

function openingAnswer(
  opening: Opening,
  week: WeekName,
  now: LocalTime,
  country: string,
  locale: Locale,
): OpeningAnswer {
  const { status, hours } = statusWords(opening, now, locale);
  return {
    open: opening.open,
    isOpen24Hours: staysOpen(opening, now),
    openStatusFormatted: status,
    hoursStatusFormatted: hours,
    schedule: Array.from({ length: 7 }, (_, offset) =>
      scheduleDay(week, dayAfter(now, offset), offset, country, locale),
    ),
  };
}

function statusWords(opening: Opening, now: LocalTime, locale: Locale): { status: string; hours: string } {
  const { phrase } = storeWords(locale);
  if (opening.open) {
    if (opening.closes === null || staysOpen(opening, now)) return { status: phrase('open'), hours: phrase('always') };
    const time = clockTime(opening.closes, locale);
    return opening.closes - now.minutes <= SOON
      ? { status: phrase('closesSoon'), hours: phrase('closesSoonAt', { time }) }
      : { status: phrase('open'), hours: phrase('openUntil', { time }) };
  }
  const status = phrase('closed');
  if (opening.opens === null) return { status, hours: status };
  const time = clockTime(opening.opens, locale);
  if (opening.opens - now.minutes <= DAY_MINUTES) return { status, hours: phrase('opensAt', { time }) };
  const day = weekdayName(dayAfter(now, Math.floor(opening.opens / DAY_MINUTES)).weekday, locale);
  return { status, hours: phrase('opensOn', { day, time }) };
}

function scheduleDay(week: WeekName, date: LocalTime, offset: number, country: string, locale: Locale): ScheduleDay {
  const { phrase, holiday } = storeWords(locale);
  const span = spanOn(WEEKS[week], date, country);
  const feast = holidayOn(date, country) ?? localDayOn(week, date);
  const dayFormatted =
    offset === 0 ? phrase('today') : offset === 1 ? phrase('tomorrow') : weekdayName(date.weekday, locale);
  return { dayFormatted, hoursFormatted: hoursWords(span, locale), holidayFormatted: feast && holiday(feast) };
}

/** What is noted on a day that is a holiday nowhere but around the store. */
function localDayOn(week: WeekName, { weekday }: LocalTime): HolidayName | null {
  return week === 'market' && weekday === 6 ? 'marketDay' : null;
}

function hoursWords(span: ReturnType<typeof spanOn>, locale: Locale): string {
  const { phrase } = storeWords(locale);
  if (!span) return phrase('closed');
  if (span[0] === 0 && span[1] === DAY_MINUTES) return phrase('always');
  return phrase('fromTo', { from: clockTime(span[0], locale), to: clockTime(span[1], locale) });
}
