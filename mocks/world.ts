import { type AccountRecords, noAccountRecords } from './account/account-records.ts';
import { createClock, type WorldClock } from './clock.ts';
import type { RetailerSettings } from './configuration/settings.ts';
import { noEffects } from './effects.ts';
import type { FaultRule } from './faults.ts';
import { noGiftRecords } from './gifts/gift-records.ts';
import { noGrantRecords } from './grant/grant-records.ts';
import { noStreamRecords } from './home/stream-records.ts';
import { NAMED_WORLDS, type WorldName, type WorldTraits } from './named-worlds.ts';
import { noOrderingRecords } from './ordering/ordering-records.ts';
import { knownCities } from './places/known-cities.ts';
import { createPlaces, type Places } from './places/places.ts';
import { randomFrom } from './random.ts';
import { noHotelRecords } from './rewards/hotel-records.ts';
import { createMembers, type Member } from './session/members.ts';
import type { Session } from './session/sessions.ts';
import { type StoreDirectory, storeDirectory } from './stores/directory.ts';
import { generateStores } from './stores/generated-stores.ts';

/** The state of one pretended retailer. Nothing of it outlives the process. */
export type World = {
  readonly name: WorldName;
  readonly seed: string;
  readonly traits: WorldTraits;
  /** What this retailer sets unlike the others of its traits: a single flag, for instance. */
  readonly settings: Partial<RetailerSettings>;
  readonly clock: WorldClock;
  readonly directory: StoreDirectory;
  readonly places: Places;
  /** By e-mail address in lower case. */
  readonly members: Map<string, Member>;
  /** By the secret of the session cookie. */
  readonly sessions: Map<string, Session>;
  readonly accounts: AccountRecords;
  readonly ordering: Readonly<ReturnType<typeof noOrderingRecords>>;
  readonly gifts: Readonly<ReturnType<typeof noGiftRecords>>;
  readonly hotel: Readonly<ReturnType<typeof noHotelRecords>>;
  readonly grants: Readonly<ReturnType<typeof noGrantRecords>>;
  readonly streams: ReturnType<typeof noStreamRecords>;
  /** Numbers of products that are sold out everywhere, on demand. */
  readonly soldOut: Set<string>;
  /** Tokens of orders whose customers have arrived at the curb. */
  readonly arrivals: Set<string>;
  readonly faults: FaultRule[];
  readonly effects: ReturnType<typeof noEffects>;
  readonly random: () => number;
  /** Most stores in one locator answer. */
  readonly resultCap: number;
  /** Most changes of favourites by one member within a minute. */
  readonly favouriteLimit: number;
};

export type WorldOptions = {
  name?: WorldName;
  seed?: string;
  settings?: Partial<RetailerSettings>;
  clock?: WorldClock;
  /** The retailer's stores; generated from the seed when left out. */
  directory?: StoreDirectory;
  places?: Places;
  resultCap?: number;
  favouriteLimit?: number;
};

export const DEFAULT_SEED = 'northstar';

/** A fresh world; the same options give the same world. */
export function createWorld(options: WorldOptions = {}): World {
  const name = options.name ?? 'typical';
  const seed = options.seed ?? DEFAULT_SEED;
  const geography = options.directory ? { directory: options.directory } : generatedGeography(seed);
  const directory = geography.directory;
  const clock = options.clock ?? createClock();
  return {
    name,
    seed,
    traits: NAMED_WORLDS[name],
    settings: options.settings ?? {},
    clock,
    directory,
    places:
      options.places ?? ('places' in geography ? geography.places : createPlaces(directory.records, knownCities())),
    members: createMembers(directory, clock.now()),
    sessions: new Map(),
    accounts: noAccountRecords(),
    ordering: noOrderingRecords(),
    gifts: noGiftRecords(),
    hotel: noHotelRecords(),
    grants: noGrantRecords(),
    streams: noStreamRecords(),
    soldOut: new Set(),
    arrivals: new Set(),
    faults: [],
    effects: noEffects(),
    random: randomFrom(`${seed} world`),
    resultCap: Math.min(options.resultCap ?? 200, NAMED_WORLDS[name].resultCap),
    favouriteLimit: options.favouriteLimit ?? 30,
  };
}

type Geography = { directory: StoreDirectory; places: Places };

const geographies = new Map<string, Geography>();

/** Directory and book never change, so all worlds of a seed stand on the same ones. */
function generatedGeography(seed: string): Geography {
  const known = geographies.get(seed);
  if (known) return known;
  const directory = storeDirectory(generateStores(seed));
  const geography = { directory, places: createPlaces(directory.records, knownCities()) };
  geographies.set(seed, geography);
  return geography;
}
