import { hashOf, randomFrom } from '../random.ts';
import { EVERYTHING_END } from '../sentinels.ts';
import { storeKey } from './store-record.ts';
import type { AmenityCode, PickUpCode, WarningCode } from './store-words.ts';

/** Minutes of the store's day; an end past 1440 lies on the next morning. Null: closed all day. */
export type Span = readonly [opens: number, closes: number] | null;
/** Sunday first, as Date counts. */
export type Week = readonly [Span, Span, Span, Span, Span, Span, Span];

const at = (hour: number, minute = 0) => hour * 60 + minute;
const week = (sunday: Span, weekdays: Span, friday: Span, saturday: Span): Week => [
  sunday,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  friday,
  saturday,
];
const daily = (span: Span): Week => week(span, span, span, span);

const ROUND_THE_CLOCK: Span = [0, at(24)];

/** How stores open: the weeks that are dealt out by store number, commonest first. */
export const WEEKS = {
  high: week([at(6), at(20)], [at(5, 30), at(21)], [at(5, 30), at(21, 30)], [at(6), at(21)]),
  long: daily([at(5), at(22)]),
  office: week(null, [at(6), at(18)], [at(6), at(17)], null),
  short: week([at(7), at(19)], [at(6, 30), at(20)], [at(6, 30), at(20)], [at(7), at(20)]),
  night: week([at(7), at(23)], [at(6), at(24)], [at(6), at(26)], [at(7), at(26)]),
  /** Saturdays belong to the street market: see `localDayOn`. */
  market: week([at(7), at(18)], [at(6, 30), at(19)], [at(6, 30), at(19)], [at(7), at(15)]),
  always: daily(ROUND_THE_CLOCK),
  never: daily(null),
} satisfies Record<string, Week>;

export type WeekName = keyof typeof WEEKS;

type Availability = 'READY' | 'NOT_READY' | 'NOT_AVAILABLE';

/** What else is true of a store; it hangs on the store's number alone, so that every directory gets it. */
export type StoreTraits = {
  week: WeekName;
  amenities: readonly AmenityCode[];
  pickUp: readonly PickUpCode[];
  warnings: readonly WarningCode[];
  ordering: {
    availability: Availability;
    guestOrdering: boolean;
    curbside: Availability;
    /** Null where the store names none. */
    stalls: number | null;
    svcOnly: boolean;
  };
};

const SHARES: readonly (readonly [WeekName, number])[] = [
  ['high', 0.5],
  ['long', 0.68],
  ['office', 0.76],
  ['short', 0.85],
  ['market', 0.88],
  ['night', 0.94],
  ['always', 0.985],
  ['never', 1],
];

const AMENITY_SHARES: readonly (readonly [AmenityCode, number])[] = [
  ['XO', 0.75],
  ['17', 0.3],
  ['CC', 0.2],
  ['WF', 0.9],
  ['WA', 0.82],
  ['NB', 0.6],
  ['OS', 0.4],
  ['PK', 0.45],
  ['EV', 0.08],
  ['RR', 0.55],
  ['KO', 0.15],
];

/** The traits of a store at which nothing that details can show is missing. */
const EVERYTHING: StoreTraits = {
  week: 'market',
  amenities: AMENITY_SHARES.map(([code]) => code),
  pickUp: ['16', 'DT', 'CX'],
  warnings: ['CONSTRUCTION', 'LIMITED_MENU'],
  ordering: { availability: 'READY', guestOrdering: true, curbside: 'READY', stalls: 6, svcOnly: false },
};

/** The traits of a store, the same for the same number. */
export function traitsOf(storeNumber: string): StoreTraits {
  if (storeKey(storeNumber).endsWith(EVERYTHING_END)) return EVERYTHING;
  const random = randomFrom(String(hashOf(storeNumber)));
  const draw = random();
  const weekName = SHARES.find(([, upTo]) => draw < upTo)?.[0] ?? 'high';
  const availability: Availability = random() < 0.84 ? 'READY' : random() < 0.5 ? 'NOT_READY' : 'NOT_AVAILABLE';
  const hasDriveThru = random() < 0.45;
  const hasCurbside = random() < 0.3;
  const ordersHere = availability !== 'NOT_AVAILABLE';
  return {
    week: weekName,
    amenities: AMENITY_SHARES.filter(([, share]) => random() < share).map(([code]) => code),
    pickUp: ordersHere
      ? (['16', hasDriveThru && 'DT', hasCurbside && 'CX'] as const).filter((code) => code !== false)
      : [],
    warnings: random() < 0.06 ? [random() < 0.5 ? 'LIMITED_MENU' : 'CONSTRUCTION'] : [],
    ordering: {
      availability,
      guestOrdering: ordersHere && random() < 0.6,
      curbside: hasCurbside ? (random() < 0.85 ? 'READY' : 'NOT_READY') : 'NOT_AVAILABLE',
      stalls: hasCurbside && random() < 0.7 ? 1 + Math.floor(random() * 8) : null,
      svcOnly: random() < 0.03,
    },
  };
}
