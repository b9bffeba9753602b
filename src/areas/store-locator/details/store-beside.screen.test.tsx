import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { addFavouriteStore } from '#api/stores/favourite-stores.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import * as columns from '#parts/use-columns.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { results, searchBox } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();

const beside = (name: string) => screen.findByRole('region', { name });
const openStore = (details: string) =>
  act(() => app.router.navigate({ to: '/store-locator', search: { place: 'Seattle', details } }));

const pressPin = (storeNumber: string) => act(async () => standInMap.props?.onStorePressed(storeNumberOf(storeNumber)));

/** The first two stores that the locator lists, on a wide screen or a phone. */
async function openListed(isWide: boolean) {
  standIn(columns, 'useColumns', () => isWide);
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(within(results()).getAllByRole('article').length).toBeGreaterThan(1));
  return within(results())
    .getAllByRole('article')
    .map((card) => app.world.directory.records.find(({ name }) => card.textContent?.includes(name)))
    .slice(0, 2)
    .map((record) => record ?? expect.fail('no such store'));
}

for (const isWide of [true, false]) {
  test(`LOC-068 a press on a pin selects its store and opens no details of it, ${isWide ? 'beside the map' : 'on a phone'}`, async () => {
    const [, store] = await openListed(isWide);
    await pressPin(store?.storeNumber ?? '');
    await waitFor(() => expect(standInMap.props?.selected).toBe(store?.storeNumber));
    await app.atRest();
    expect(app.router.state.location.search).not.toHaveProperty('details');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

test('LST-005 LOC-063 the heart of a pressed pin’s store turns at once, and says that its change is under way', async () => {
  app.world.become('member-new');
  const [store] = await openListed(false);
  await pressPin(store?.storeNumber ?? '');
  const heart = await within(await beside(store?.name ?? '')).findByRole('button', { name: /^Favorite: / });
  const release = holdCalls((call) => call.includes(addFavouriteStore.contract.path));
  await app.user.click(heart);
  expect([heart.getAttribute('aria-pressed'), heart.getAttribute('aria-busy')]).toEqual(['true', 'true']);
  release();
  await waitFor(() => expect(heart.getAttribute('aria-busy')).toBeNull());
});

test('LOC-053 LOC-068 with the details of a store beside the map, a press on the pin of another one opens those of that one, to order there', async () => {
  const [first, second] = await openListed(true);
  await openStore(first?.storeNumber ?? '');
  await beside(first?.name ?? '');
  await pressPin(second?.storeNumber ?? '');
  const opened = within(await beside(second?.name ?? ''));
  expect(opened.getByRole('button', { name: 'Order Here' })).toBeTruthy();
});

test('LOC-046 LOC-068 another store beside the map is shown from its name on, which has the focus', async () => {
  for (const { storeNumber, name } of await openListed(true)) {
    // As where a pin is pressed.
    searchBox().focus();
    await openStore(storeNumber);
    const heading = await within(await beside(name)).findByRole('heading', { level: 2, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  }
});

test('LOC-014 a store that could not be had without a network is there as soon as there is one', async () => {
  const [record] = app.world.directory.records;
  if (!record) return expect.fail('no store');
  standIn(columns, 'useColumns', () => true);
  await app.open('/store-locator');
  app.world.fail(searchLocations, 'drop-before');
  await openStore(record.storeNumber);
  await screen.findByRole('button', { name: 'Try again' });
  app.world.heal();
  act(() => void window.dispatchEvent(new Event('online')));
  await beside(record.name);
});
