import type * as v from 'valibot';
import type { locationResultSchema } from '#api/locations/locations.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Locale } from '#domain/locale.ts';
import type { RecommendationReason } from '#domain/stores/store.ts';
import { MEMBERS_ONLY_END, ORDERING_SENTINELS } from '../sentinels.ts';
import type { Session } from '../session/sessions.ts';
import { type OpeningHours, openingHoursAt, storeAnswer } from '../stores/store-answer.ts';
import { type StoreRecord, storeKey } from '../stores/store-record.ts';
import { type StoreTraits, traitsOf } from '../stores/store-traits.ts';
import type { World } from '../world.ts';

/** How far an ordinary search looks, miles (decision B02). */
const CUT_OFF_MILES = 50;

type Result = v.InferInput<typeof locationResultSchema>;

/** The stores within 50 miles that have every feature, nearest first, at most as many as one answer may hold, and whether there are more. */
export function storesAround(
  world: World,
  session: Session,
  locale: Locale,
  centre: Coordinates,
  features: readonly string[],
): { stores: Result[]; moreResults: boolean } {
  if (world.traits.stores === 'far') return { stores: [], moreResults: false };
  const hours = openingHours(world);
  const found = world.directory.index.within(centre, CUT_OFF_MILES, accepting(world, hours, features));
  const stores = found.slice(0, world.resultCap).flatMap(({ position, miles }) => {
    const record = world.directory.records[position];
    return record ? [locationResult(world, session, locale, record, miles, hours)] : [];
  });
  return { stores, moreResults: found.length > world.resultCap };
}

/** The nearest store at any distance that has every feature, or null. */
export function nearestStore(
  world: World,
  session: Session,
  locale: Locale,
  centre: Coordinates,
  features: readonly string[],
): Result | null {
  const hours = openingHours(world);
  const found = world.directory.index.nearest(centre, accepting(world, hours, features));
  const record = found && world.directory.records[found.position];
  return found && record ? locationResult(world, session, locale, record, found.miles, hours) : null;
}

/** One entry of a locator answer, as this visitor sees it. */
export function locationResult(
  world: World,
  session: Session,
  locale: Locale,
  record: StoreRecord,
  miles: number | null,
  hours: OpeningHours = openingHours(world),
): Result {
  const key = storeKey(record.storeNumber);
  const member = session.kind === 'member' ? session.member : null;
  const isFavorite = member?.favourites.has(key) ?? false;
  const reason: RecommendationReason = isFavorite ? 'FAVORITE' : member?.usual === key ? 'USUAL' : 'NEARBY';
  return {
    store: wireStore(world, locale, record, hours),
    distance: miles === null ? null : Math.round(miles * 1000) / 1000,
    isFavorite,
    isPrevious: member?.previous.has(key) ?? false,
    recommendationReason: reason,
  };
}

/** A store as the wire returns it now. */
export function wireStore(
  world: World,
  locale: Locale,
  record: StoreRecord,
  hours: OpeningHours = openingHours(world),
): Result['store'] {
  const traits = traitsIn(world, record);
  return storeAnswer(record, traits, hours.answer(record, traits.week, locale), locale);
}

const remembered = new WeakMap<StoreRecord, StoreTraits>();

/** A store's traits, bent by the kind of world. */
export function traitsIn(world: World, record: StoreRecord): StoreTraits {
  let traits = remembered.get(record);
  if (!traits) {
    traits = withSentinel(traitsOf(record.storeNumber), storeKey(record.storeNumber));
    remembered.set(record, traits);
  }
  if (world.traits.stores === 'closed') return { ...traits, week: 'never' };
  if (world.traits.stores === 'not-ordering') {
    return { ...traits, pickUp: [], ordering: { ...traits.ordering, availability: 'NOT_AVAILABLE' } };
  }
  return traits;
}

/** Stores that stand for one refusal meet no other one: they are open and take orders at every hour. */
function withSentinel(traits: StoreTraits, key: string): StoreTraits {
  const guestOrdering = !key.endsWith(MEMBERS_ONLY_END);
  if (!ORDERING_SENTINELS.some((sentinel) => sentinel.key === key)) {
    return guestOrdering ? traits : { ...traits, ordering: { ...traits.ordering, guestOrdering } };
  }
  return {
    ...traits,
    week: 'always',
    pickUp: ['16'],
    ordering: { ...traits.ordering, availability: 'READY', guestOrdering },
  };
}

const openingHoursOf = new WeakMap<World, { minute: number; hours: OpeningHours }>();

/** Opening hours change by the minute, so one minute's answers are worked out once. */
function openingHours(world: World): OpeningHours {
  const minute = Math.floor(world.clock.now() / 60_000);
  const kept = openingHoursOf.get(world);
  if (kept?.minute === minute) return kept.hours;
  const hours = openingHoursAt(minute * 60_000);
  openingHoursOf.set(world, { minute, hours });
  return hours;
}

/** The test that a store has every feature (decision B04): three ordering codes, amenities and pick-up options. */
function accepting(world: World, hours: OpeningHours, features: readonly string[]): (position: number) => boolean {
  if (features.length === 0) return () => true;
  return (position) => {
    const record = world.directory.records[position];
    if (!record) return false;
    const traits = traitsIn(world, record);
    return features.every((feature) => has(feature, record, traits, hours));
  };
}

function has(feature: string, record: StoreRecord, traits: StoreTraits, hours: OpeningHours): boolean {
  switch (feature) {
    case 'GC':
      return traits.ordering.guestOrdering;
    case 'ON':
      return traits.ordering.availability === 'READY' && hours.isOpen(record, traits.week);
    case 'hrs24':
      return hours.staysOpen(record, traits.week);
    default:
      return [...traits.amenities, ...traits.pickUp].some((code) => code === feature);
  }
}
