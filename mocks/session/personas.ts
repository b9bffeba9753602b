import type { Coordinates } from '#domain/coordinates.ts';

/** The password of every member of the pretended retailer. */
export const PERSONA_PASSWORD = 'Northstar-1';

export type MemberPersona = {
  kind: 'member';
  label: string;
  email: string;
  firstName: string;
  level: 'green' | 'gold' | 'reserve';
  /** A second factor is enrolled; it is asked for once the account screens know how. */
  secondFactor: boolean;
  /** Balances of the member's stored-value cards, cents. */
  cardBalances: readonly number[];
  /** Around which the member's favourite, usual and earlier stores lie. */
  home: Coordinates;
  favourites: number;
  previous: number;
};

export type Persona = { kind: 'anonymous'; label: string } | { kind: 'guest'; label: string } | MemberPersona;

const SEATTLE = { lat: 47.6062, lng: -122.3321 };
const MONTREAL = { lat: 45.5088, lng: -73.5878 };
const CHICAGO = { lat: 41.85, lng: -87.65 };

const member = (label: string, firstName: string, rest: Partial<MemberPersona> = {}): MemberPersona => ({
  kind: 'member',
  label,
  firstName,
  email: `${firstName.toLowerCase()}@northstar.test`,
  level: 'green',
  secondFactor: false,
  cardBalances: [2500],
  home: SEATTLE,
  favourites: 2,
  previous: 3,
  ...rest,
});

/** Everybody who can use the app, by id. */
export const PERSONAS = {
  anonymous: { kind: 'anonymous', label: 'Nobody known' },
  guest: { kind: 'guest', label: 'Guest order session' },
  'member-green': member('Member, Green', 'Gwen'),
  'member-gold': member('Member, Gold', 'Goldie', { level: 'gold', cardBalances: [4250, 1000], home: CHICAGO }),
  'member-reserve': member('Member, Reserve', 'Renee', { level: 'reserve', cardBalances: [12000], home: MONTREAL }),
  'member-second-factor': member('Member with a second factor', 'Mia', { secondFactor: true }),
  'member-without-cards': member('Member without cards', 'Nico', { cardBalances: [] }),
  'member-empty-balance': member('Member with an empty balance', 'Ella', { cardBalances: [0] }),
  'member-new': member('Member without favourites or history', 'Nora', { favourites: 0, previous: 0 }),
} satisfies Record<string, Persona>;

export type PersonaId = keyof typeof PERSONAS;

/** Whether a text names a persona. */
export function isPersonaId(text: unknown): text is PersonaId {
  return typeof text === 'string' && Object.hasOwn(PERSONAS, text);
}
