import type { CardStatus } from '#domain/cards/stored-value-card.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import type { PaymentType } from '#domain/payment-methods/payment-method.ts';
import { PAYMENT_CODES, SPOKEN_END } from '../account/account-sentinels.ts';

/** A member keeps no more products than so many. */
export const MOST_FAVOURITE_PRODUCTS = 12;

/** The password of every member of the pretended retailer, until the member changes it. */
export const PERSONA_PASSWORD = 'Northstar-1';

export type MemberPersona = {
  kind: 'member';
  label: string;
  email: string;
  firstName: string;
  lastName: string;
  /** ISO 8601. */
  joined: string;
  /** What promotions go by (PRM-011); null where the retailer knows none. */
  subMarket: string | null;
  level: 'green' | 'gold' | 'reserve';
  /** A medal of Gold is only for members of many years. */
  tenure: { memberTenureYear: number; tenuredGoldMedalYear: number | null } | null;
  /** Codes of coupons that are there to use. */
  coupons: readonly string[];
  /** A phone ending 0142 is enrolled, which proves a sign-in. */
  secondFactor: boolean;
  /** Once set it stays (ACC-129). */
  birthday: { month: number; day: number } | null;
  /** Orders and gifts of the past. */
  history: { orders: number; gifts: number };
  /** Balances of the member's stored-value cards, cents. */
  cardBalances: readonly number[];
  /** Their statuses, in the same order; a card that is missing here is active. */
  cardStatuses: readonly CardStatus[];
  /** Saved ways to pay; the first is the default. */
  paymentTypes: readonly PaymentType[];
  /** Last digits of further cards that are saved. */
  paymentEnds: readonly string[];
  /** Around which the member's favourite, usual and earlier stores lie. */
  home: Coordinates;
  favourites: number;
  /** Products that the member keeps. */
  favouriteProducts: number;
  previous: number;
};

export type Persona = { kind: 'anonymous'; label: string } | { kind: 'guest'; label: string } | MemberPersona;

const SEATTLE = { lat: 47.6062, lng: -122.3321 };
const MONTREAL = { lat: 45.5088, lng: -73.5878 };
const CHICAGO = { lat: 41.85, lng: -87.65 };

/** A member with everything that a persona does not say. */
export const memberPersona = (label: string, firstName: string, rest: Partial<MemberPersona> = {}): MemberPersona => ({
  kind: 'member',
  label,
  firstName,
  lastName: 'North',
  email: `${firstName.toLowerCase()}@northstar.test`,
  joined: '2021-03-09T16:00:00.000Z',
  subMarket: 'US',
  level: 'green',
  tenure: null,
  coupons: [],
  secondFactor: false,
  birthday: null,
  history: { orders: 12, gifts: 2 },
  cardBalances: [2500],
  cardStatuses: [],
  paymentTypes: ['visa'],
  paymentEnds: [],
  home: SEATTLE,
  favourites: 2,
  favouriteProducts: 3,
  previous: 3,
  ...rest,
});

/** Everybody who can use the app, by id. */
export const PERSONAS = {
  anonymous: { kind: 'anonymous', label: 'Anonymous' },
  guest: { kind: 'guest', label: 'Guest order session' },
  'member-green': memberPersona('Member, Green', 'Gwen', { history: { orders: 47, gifts: 6 }, coupons: ['WARMUP2'] }),
  'member-gold': memberPersona('Member, Gold', 'Goldie', {
    level: 'gold',
    tenure: { memberTenureYear: 2016, tenuredGoldMedalYear: 2019 },
    coupons: ['FREEMORNING', 'WARMUP2'],
    cardBalances: [4250, 1000],
    paymentTypes: ['visa', 'paypal'],
    home: CHICAGO,
    birthday: { month: 4, day: 12 },
  }),
  'member-reserve': memberPersona('Member, Reserve', 'Renee', {
    level: 'reserve',
    tenure: { memberTenureYear: 2018, tenuredGoldMedalYear: null },
    cardBalances: [12000],
    paymentTypes: ['mastercard', 'amex', 'paypal'],
    home: MONTREAL,
    subMarket: 'CA',
    favouriteProducts: MOST_FAVOURITE_PRODUCTS,
  }),
  'member-second-factor': memberPersona('Member with a second factor', 'Mia', { secondFactor: true }),
  'member-without-cards': memberPersona('Member without cards', 'Nico', { cardBalances: [] }),
  'member-empty-balance': memberPersona('Member with an empty balance', 'Ella', { cardBalances: [0] }),
  'member-many-cards': memberPersona('Member with cards in every state', 'Wanda', {
    cardBalances: [6175, 425, 0, 1500, 3000, 2000, 900],
    cardStatuses: ['active', 'active', 'active', 'inactive', 'closed', 'stolen', 'unregistered'],
  }),
  'member-without-payment-methods': memberPersona('Member without payment methods', 'Pia', { paymentTypes: [] }),
  'member-new': memberPersona('Member without favourites or history', 'Nora', {
    favourites: 0,
    favouriteProducts: 0,
    previous: 0,
    paymentTypes: [],
    history: { orders: 0, gifts: 0 },
  }),
  'member-beginning': memberPersona('Member in the first days', 'Fay', {
    favourites: 0,
    favouriteProducts: 0,
    previous: 0,
    history: { orders: 0, gifts: 0 },
    cardBalances: [450],
  }),
  'member-refused': memberPersona('Member whose payments are refused, each for another reason', 'Rex', {
    paymentEnds: [...PAYMENT_CODES.map((code) => code.slice(-4)), SPOKEN_END],
  }),
} satisfies Record<string, Persona>;

export type PersonaId = keyof typeof PERSONAS;

/** Whether a text names a persona. */
export function isPersonaId(text: unknown): text is PersonaId {
  return typeof text === 'string' && Object.hasOwn(PERSONAS, text);
}
