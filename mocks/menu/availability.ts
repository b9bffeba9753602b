import { HOUR_MINUTES } from '#domain/durations.ts';
import type { Availability } from '#domain/menu/menu.ts';
import { traitsIn } from '../locations/store-search.ts';
import { hashOf } from '../random.ts';
import { type LocalTime, localTimeIn } from '../stores/opening.ts';
import type { StoreRecord } from '../stores/store-record.ts';
import type { World } from '../world.ts';
import type { CategoryId } from './menu-words.ts';

/** Too fragile for a bag: sold at the counter only, wherever that is. */
const COUNTER_ONLY: readonly string[] = ['3107', '3108'];

/** Lunch is made from ten o'clock on. */
const LUNCH_FROM = 10 * HOUR_MINUTES;
/** What is baked in the morning is gone at some minute of the afternoon, or lasts until the night. */
const BAKED: readonly CategoryId[] = ['pastries', 'bagels', 'loaves', 'sweets', 'breakfast'];
const BAKED_GONE_FROM = 13 * HOUR_MINUTES;
const BAKED_GONE_WITHIN = 22 * HOUR_MINUTES;
/** How many of a hundred products a store never sells, and how many it has run out of on a day. */
const NEVER_SOLD = 4;
const OUT_TODAY = 3;

/** Says what a store has of a product now; the country as a whole where there is no store. Null: it does not sell it. */
export type HasProduct = (category: CategoryId, productNumber: string) => Availability | null;

/** What the whole country has: all but what only a counter sells, and what is sold out on demand. */
export const nationwide =
  (world: Pick<World, 'soldOut'>): HasProduct =>
  (_, productNumber) => {
    if (COUNTER_ONLY.includes(productNumber)) return 'NotOrderable';
    return world.soldOut.has(productNumber) ? 'SoldOut' : 'Available';
  };

/** What a store has at this minute of its day; the same store, day and minute always has the same. */
export function availabilityAt(world: World, record: StoreRecord): HasProduct {
  const missing = missingAt(world, record);
  const time = localTimeIn(record.timeZoneId, world.clock.now());
  const day = `${time.year}-${time.month}-${time.day}`;
  const everywhere = nationwide(world);
  return (category, productNumber) => {
    const here = `${world.seed} ${record.storeNumber} ${productNumber}`;
    if (missing.includes(category) || hashOf(here) % 100 < NEVER_SOLD) return null;
    const general = everywhere(category, productNumber);
    return general === 'Available' ? todayAt(category, `${here} ${day}`, time) : general;
  };
}

function todayAt(category: CategoryId, key: string, { minutes }: LocalTime): Availability {
  if (category === 'lunch' && minutes < LUNCH_FROM) return 'Unavailable';
  const draw = hashOf(key);
  if (draw % 100 < OUT_TODAY) return 'SoldOut';
  const goneAt = BAKED_GONE_FROM + (draw % BAKED_GONE_WITHIN);
  return BAKED.includes(category) && minutes >= goneAt ? 'SoldOut' : 'Available';
}

/** What a store lacks: no oven, no nitro tap, no display case; licensed stores have a smaller counter. */
function missingAt(world: World, record: StoreRecord): readonly CategoryId[] {
  const { amenities, warnings } = traitsIn(world, record);
  return [
    ...(amenities.includes('WA') ? [] : (['breakfast', 'lunch'] as const)),
    ...(amenities.includes('NB') ? [] : (['nitro'] as const)),
    ...(record.ownershipTypeCode === 'LS' ? (['cups', 'at-home'] as const) : []),
    ...(warnings.includes('LIMITED_MENU') ? (['blended', 'refreshers', 'lunch'] as const) : []),
  ];
}
