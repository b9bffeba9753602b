import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { traitsIn, wireStore } from '../locations/store-search.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { MISSING_STORE } from '../sentinels.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { localTimeIn, openingAt } from './opening.ts';
import type { StoreRecord } from './store-record.ts';
import { WEEKS } from './store-traits.ts';

/** A slot every so many minutes, up to so many minutes after the store's estimate (ORD-042). */
const SLOT_MINUTES = 5;
const SLOTS_REACH_MINUTES = 60;

export const orderStoreHandlers = (world: World) => [
  respondGraph(world, readStoreByNumber, ({ variables, locale }) => {
    const record = recordOf(world, variables.storeNumber);
    return record ? { store: wireStore(world, locale, record) } : refuseGraph('STORE_NOT_FOUND');
  }),

  respondGraph(world, readStoreTimeSlots, ({ variables }) => {
    const record = recordOf(world, variables.storeNumber);
    return record ? { storeTimeSlots: { slots: slotsOf(world, record) } } : refuseGraph('STORE_NOT_FOUND');
  }),
];

/** The store of a number, or null: the whole number or the part before its dash. */
export function recordOf(world: World, storeNumber: string): StoreRecord | null {
  if (storeNumber === MISSING_STORE) return null;
  return world.directory.find(storeNumber) ?? null;
}

type StoreRefusal = 'STORE_CLOSED' | 'MOP_UNAVAILABLE' | 'MOP_NOT_ACCEPTED';

/** Why a store takes no order of a visitor now, by the retailer's code; null where it does. Not every store takes guests (ORD-031). */
export function storeRefusal(world: World, record: StoreRecord, { kind }: Session): StoreRefusal | null {
  const { week, ordering } = traitsIn(world, record);
  const now = localTimeIn(record.timeZoneId, world.clock.now());
  if (!openingAt(WEEKS[week], now, record.country).open) return 'STORE_CLOSED';
  if (ordering.availability !== 'READY') return 'MOP_UNAVAILABLE';
  return kind === 'member' || ordering.guestOrdering ? null : 'MOP_NOT_ACCEPTED';
}

/**
 * "As soon as possible" at every store that is open, also where it closes before that; then every five minutes to an hour after
 * it, as long as the store is open (ORD-042, decision D-174).
 */
export function slotsOf(world: World, record: StoreRecord) {
  const traits = traitsIn(world, record);
  const now = localTimeIn(record.timeZoneId, world.clock.now());
  const opening = openingAt(WEEKS[traits.week], now, record.country);
  if (!opening.open || traits.ordering.availability !== 'READY') return [];
  const estimate = estimateMinutes(record, now.minutes);
  const last = Math.min(estimate + SLOTS_REACH_MINUTES, (opening.closes ?? Number.POSITIVE_INFINITY) - now.minutes - 1);
  const startOfMinute = Math.floor(world.clock.now() / MINUTE_MS) * MINUTE_MS;
  const slot = (minutes: number, soonest = false) => {
    const startsAt = startOfMinute + minutes * MINUTE_MS;
    const startTime = new Date(startsAt).toISOString();
    return { id: soonest ? 'ASAP' : slotId(record, startsAt, startTime), startTime, soonest };
  };
  const first = Math.ceil((now.minutes + estimate) / SLOT_MINUTES) * SLOT_MINUTES - now.minutes;
  const count = Math.max(0, Math.floor((last - first) / SLOT_MINUTES) + 1);
  const later = Array.from({ length: count }, (_, nth) => first + nth * SLOT_MINUTES);
  return [slot(estimate, true), ...later.map((minutes) => slot(minutes))];
}

/** Longer queues in the morning and at noon; each store has its own pace. */
function estimateMinutes({ storeNumber }: StoreRecord, minutesOfDay: number): number {
  const pace = 4 + (Number(storeNumber.split('-')[0]) % 5);
  const hour = Math.floor(minutesOfDay / 60);
  return pace + (hour >= 7 && hour < 10 ? 6 : hour >= 12 && hour < 14 ? 3 : 0);
}

/** An instant and what the store's clock shows then (`2026-06-10T16:35:00.000Z-0935`): an hour that comes twice has two ids. */
function slotId({ timeZoneId }: StoreRecord, startsAt: number, startTime: string): string {
  const { minutes } = localTimeIn(timeZoneId, startsAt);
  return `${startTime}-${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}
