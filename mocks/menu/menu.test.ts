import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { LOCALES } from '#domain/locale.ts';
import { artSizes } from '#ui/art/art-name.ts';
import { BROKEN_MENU_END, MENULESS_END } from '../sentinels.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '../server.ts';
import { storeKey } from '../stores/store-record.ts';

let world: TestWorld;
beforeAll(startServer);
beforeEach(() => {
  world = startWorld();
});
afterAll(stopServer);

const national = () => readMenus({ variables: { locale: 'en-US' } });

test('MNU-011 PRV-041 without a store the national menus are shown, in each language and with a picture for each category', async () => {
  const menus = await national();
  expect(menus.map(({ id }) => id)).toEqual(['drinks', 'food', 'merchandise']);
  const pictures = menus.flatMap(({ categories }) => categories.map(({ art }) => art));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(Object.keys(artSizes)).toContain(picture);
  const names = await Promise.all(
    LOCALES.map(async (locale) => {
      const emitted = await readMenus({ variables: { locale } });
      return emitted.flatMap(({ name, categories }) => [name, ...categories.map((category) => category.name)]);
    }),
  );
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toContain('Boissons');
  expect(names[3]).toContain('Bebidas');
  expect(new Set(names.map((list) => list.length)).size).toBe(1);
});

test('MNU-011 PRV-041 a store serves a part of the national menus, and not every store the same', async () => {
  const all = (await national()).flatMap(({ categories }) => categories.map(({ id }) => id));
  const served = await Promise.all(
    world.directory.records.slice(0, 40).map(async ({ storeNumber }) => {
      const menus = await readMenus({ variables: { locale: 'en-US', storeNumber } });
      expect(menus.every(({ categories }) => categories.length > 0)).toBe(true);
      return menus.flatMap(({ categories }) => categories.map(({ id }) => id));
    }),
  );
  for (const ids of served) expect(all).toEqual(expect.arrayContaining(ids));
  expect(new Set(served.map((ids) => ids.join())).size).toBeGreaterThan(3);
});

test('MNU-011 LOC-078 an empty menu answers with 404, a broken one with 500, an unknown store by name', async () => {
  const numberEnding = (end: string) =>
    world.directory.records.find(({ storeNumber }) => storeKey(storeNumber).endsWith(end))?.storeNumber ?? '';
  const ask = (storeNumber: string) => readMenus({ variables: { locale: 'en-US', storeNumber } });
  await expect(ask(numberEnding(MENULESS_END))).rejects.toMatchObject({ code: 'menu-not-found' });
  await expect(ask(numberEnding(BROKEN_MENU_END))).rejects.toMatchObject({ code: 'server' });
  await expect(ask('999999')).rejects.toMatchObject({ code: 'store-not-found' });
});
