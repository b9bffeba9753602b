import { describe, expect, test } from 'vitest';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { SENTINEL_STORES } from '../sentinels.ts';
import { startWorld, type TestWorld } from '../server.ts';
import { MOST_FAVOURITE_STORES } from './favourite-stores.ts';
import { storeKey } from './store-record.ts';

setUpServer();

const add = (storeNumber: string) => addFavouriteStore({ body: { storeNumber } });
const remove = (storeNumber: string) => removeFavouriteStore({ params: { storeNumber } });
const someStore = (world: TestWorld) => storeKey(world.directory.records[100]?.storeNumber ?? '');

describe('favourite stores', () => {
  test('are kept once, however often they are added, and each change is one effect', async () => {
    const world = startWorld({ persona: 'member-new' });
    const storeNumber = someStore(world);
    await add(storeNumber);
    await add(storeNumber);
    expect(world.member('member-new').favourites).toEqual(new Set([storeNumber]));
    await remove(storeNumber);
    await remove(storeNumber);
    expect(world.member('member-new').favourites.size).toBe(0);
    expect(world.effects).toMatchObject({ favouritesAdded: 1, favouritesRemoved: 1 });
    expect(world.effects.requests).toEqual({
      'POST /apiproxy/v1/stores/favorites': 2,
      'DELETE /apiproxy/v1/stores/favorites/:storeNumber': 2,
    });
  });

  test('belong to members only', async () => {
    const world = startWorld();
    await expect(add(someStore(world))).rejects.toThrow('signed-out');
    world.become('guest');
    await expect(remove(someStore(world))).rejects.toThrow('signed-out');
    expect(world.effects).toMatchObject({ favouritesAdded: 0, favouritesRemoved: 0 });
  });

  test('are refused by a number with a dash, an unknown one, and one that is none', async () => {
    const world = startWorld({ persona: 'member-new' });
    await expect(add(world.directory.records[100]?.storeNumber ?? '')).rejects.toThrow('refused');
    await expect(add('7777777')).rejects.toThrow('refused');
    await expect(add('')).rejects.toThrow('refused');
    expect(world.effects.favouritesAdded).toBe(0);
  });

  test('change at most so many times a minute', async () => {
    const world = startWorld({ persona: 'member-new', favouriteLimit: 2 });
    const storeNumber = someStore(world);
    await add(storeNumber);
    await remove(storeNumber);
    await expect(add(storeNumber)).rejects.toThrow('favourites-rate-limited');
    expect(world.effects.favouritesAdded).toBe(1);
    world.clock.advance(60_000);
    await add(storeNumber);
    expect(world.effects.favouritesAdded).toBe(2);
  });

  test('OPP-054 are at most so many, then code 561007; one that goes makes room', async () => {
    const world = startWorld({ persona: 'member-new', favouriteLimit: 500 });
    const [first, ...others] = world.directory.records
      .map(({ storeNumber }) => storeKey(storeNumber))
      .filter((key) => !SENTINEL_STORES.some((sentinel) => sentinel.key === key))
      .slice(0, MOST_FAVOURITE_STORES + 1);
    for (const key of others) await add(key);
    await expect(add(first ?? '')).rejects.toThrow('favourites-full');
    // It is one already.
    await add(others[0] ?? '');
    await remove(others[0] ?? '');
    await add(first ?? '');
    expect(world.effects.favouritesAdded).toBe(MOST_FAVOURITE_STORES + 1);
  });

  test('of two stores cannot change at all', async () => {
    startWorld({ persona: 'member-new' });
    const [rainy, rush] = SENTINEL_STORES;
    await expect(add(rainy.key)).rejects.toThrow('server');
    await expect(add(rush.key)).rejects.toThrow('favourites-rate-limited');
  });

  test('of one world are none of another', async () => {
    const first = startWorld({ persona: 'member-new' });
    await add(someStore(first));
    const second = startWorld({ persona: 'member-new' });
    expect(second.member('member-new').favourites.size).toBe(0);
  });
});
