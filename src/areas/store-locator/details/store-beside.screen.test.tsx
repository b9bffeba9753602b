import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import * as columns from '#parts/use-columns.ts';
import { results, searchBox } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

const beside = (name: string) => screen.findByRole('region', { name });
const openStore = (details: string) =>
  act(() => app.router.navigate({ to: '/store-locator', search: { place: 'Seattle', details } }));

test('LOC-046 LOC-068 another store beside the map is shown from its name on, which has the focus', async () => {
  standIn(columns, 'useColumns', () => true);
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(within(results()).getAllByRole('article').length).toBeGreaterThan(1));
  const listed = within(results())
    .getAllByRole('article')
    .map((card) => app.world.directory.records.find(({ name }) => card.textContent?.includes(name)));
  for (const record of listed.slice(0, 2)) {
    if (!record) return expect.fail('no such store');
    const { storeNumber, name } = record;
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
