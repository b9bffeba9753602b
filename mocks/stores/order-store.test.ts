import { beforeEach, expect, test } from 'vitest';
import { GRAPH_PATH } from '#api/graph-operation.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Store } from '#domain/stores/store.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { createClock } from '../clock.ts';
import { startWorld, TEST_INSTANT, type TestWorld } from '../server.ts';

let world: TestWorld;
setUpServer();
beforeEach(() => {
  world = startWorld();
});

const slotsOf = (storeNumber: string) => readStoreTimeSlots({ variables: { storeNumber, mockState: null } });

async function storeOfSeattle(fits: (store: Store) => boolean): Promise<Store> {
  const { stores } = await searchLocations({ query: { place: 'Seattle' } });
  const found = stores.find(({ store }) => fits(store));
  if (!found) throw new Error('Seattle has no such store.');
  return found.store;
}

const takesOrders = (store: Store) => store.open && store.mobileOrdering.availability === 'READY';

test('ORD-080 ORD-081 OPP-092 one store is shown by its number as the locator returns it, and an unknown number is refused by name', async () => {
  const listed = await storeOfSeattle(takesOrders);
  expect(await readStoreByNumber({ variables: { storeNumber: listed.storeNumber } })).toEqual(listed);
  for (const storeNumber of ['999999', '0', 'no number']) {
    await expect(readStoreByNumber({ variables: { storeNumber } })).rejects.toMatchObject({ code: 'store-not-found' });
  }
});

test('ORD-042 OPP-023 PRV-042 slots begin with as soon as possible and follow every five minutes for an hour', async () => {
  const store = await storeOfSeattle((one) => takesOrders(one) && one.isOpen24Hours);
  const [soonest, ...later] = await slotsOf(store.storeNumber);
  expect(soonest?.soonest).toBe(true);
  expect(later.some((slot) => slot.soonest)).toBe(false);
  const estimate = soonest?.startsAt ?? 0;
  expect(estimate).toBeGreaterThan(TEST_INSTANT);
  expect(later.every(({ startsAt }) => startsAt % (5 * MINUTE_MS) === 0)).toBe(true);
  expect(later.map(({ startsAt }) => startsAt)).toEqual(
    Array.from({ length: later.length }, (_, nth) => (later[0]?.startsAt ?? 0) + nth * 5 * MINUTE_MS),
  );
  expect(later[0]?.startsAt).toBeGreaterThanOrEqual(estimate);
  expect(later.at(-1)?.startsAt).toBeLessThanOrEqual(estimate + 60 * MINUTE_MS);
  expect(later.length).toBeGreaterThanOrEqual(12);
  expect(new Set(later.map(({ id }) => id)).size).toBe(later.length);
});

test('ORD-042 as soon as possible is offered until the store closes, no other time lies after that, and a store that is closed or takes no orders has none', async () => {
  const store = await storeOfSeattle((one) => takesOrders(one) && !one.isOpen24Hours);
  const isOpen = async () => (await readStoreByNumber({ variables: { storeNumber: store.storeNumber } })).open;
  let last = 0;
  let soonest = 0;
  for (let slots = await slotsOf(store.storeNumber); slots.length > 0; slots = await slotsOf(store.storeNumber)) {
    expect(slots[0]?.soonest).toBe(true);
    soonest = slots[0]?.startsAt ?? 0;
    if (slots.length > 1) last = slots.at(-1)?.startsAt ?? 0;
    const later = slots.length - 1;
    world.clock.advance((later > 11 ? 30 : later > 0 ? 5 : 1) * MINUTE_MS);
  }
  expect(await isOpen()).toBe(false);
  const closedAt = world.clock.now();
  expect(last).toBe(closedAt - 5 * MINUTE_MS);
  expect(soonest).toBeGreaterThan(closedAt);
  world = startWorld({ name: 'stores-not-ordering' });
  expect(await slotsOf(store.storeNumber)).toEqual([]);
});

for (const [change, at] of [
  ['go back', Date.UTC(2026, 10, 1, 8, 40)],
  ['go forward', Date.UTC(2027, 2, 14, 9, 40)],
] as const) {
  test(`ORD-041 ORD-042 a time that was offered keeps its id when the clocks ${change}, and no other has it`, async () => {
    world = startWorld({ clock: createClock({ at, frozen: true }) });
    const { storeNumber } = await storeOfSeattle((one) => takesOrders(one) && one.isOpen24Hours);
    const before = await slotsOf(storeNumber);
    world.clock.advance(25 * MINUTE_MS);
    const after = await slotsOf(storeNumber);
    const idAt = new Map(before.map(({ startsAt, id }) => [startsAt, id]));
    const stillThere = after.filter(({ startsAt, soonest }) => !soonest && idAt.has(startsAt));
    expect(stillThere.length).toBeGreaterThan(5);
    expect(stillThere.map(({ id }) => id)).toEqual(stillThere.map(({ startsAt }) => idAt.get(startsAt)));
    world.clock.advance(24 * 60 * MINUTE_MS);
    const aDayLater = await slotsOf(storeNumber);
    expect(aDayLater.filter(({ id, soonest }) => !soonest && [...idAt.values()].includes(id))).toEqual([]);
  });
}

test('a fault, and a count of what happened, can name one Graph operation', async () => {
  const { storeNumber } = await storeOfSeattle(takesOrders);
  world.fail(readStoreTimeSlots, 'status:500');
  await expect(slotsOf(storeNumber)).rejects.toMatchObject({ code: 'server' });
  await readStoreByNumber({ variables: { storeNumber } });
  expect(world.effects.requests).toMatchObject({
    'POST /apiproxy/v1/graphql#get-store-time-slots': 1,
    'POST /apiproxy/v1/graphql#get-store-by-number': 1,
  });
});

test('a Graph request of another shape, or for an operation that is not there, is refused', async () => {
  const post = (body: string) =>
    world.send(GRAPH_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const answers = [
    await post(JSON.stringify({ operationName: 'get-store-by-number', query: '', variables: { storeNumber: 5 } })),
    await post(JSON.stringify({ operationName: 'drop-everything', query: '', variables: {} })),
    await post('{'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 404]);
  expect(await answers[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});
