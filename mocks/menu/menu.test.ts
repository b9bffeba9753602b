import { beforeEach, expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { LOCALES } from '#domain/locale.ts';
import type { Menu, MenuProduct } from '#domain/menu/menu.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { hashOf } from '../random.ts';
import { BROKEN_MENU_END, MENULESS_END } from '../sentinels.ts';
import { startWorld, type TestWorld } from '../server.ts';
import { type StoreRecord, storeKey } from '../stores/store-record.ts';
import { traitsOf } from '../stores/store-traits.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { nationalMenus } from './national-menus.ts';
import { menuPageStatus } from './page-status.ts';

let world: TestWorld;
setUpServer();
beforeEach(() => {
  world = startWorld();
});

const national = () => readMenus({ variables: { locale: 'en-US' } });

test('MNU-011 PRV-041 without a store the national menus are shown, in each language', async () => {
  const menus = await national();
  expect(menus.map(({ id }) => id)).toEqual(['drinks', 'food', 'merchandise']);
  const names = await Promise.all(
    LOCALES.map(async (locale) => {
      const menus = await readMenus({ variables: { locale } });
      return menus.flatMap(({ name, categories }) => [name, ...categories.map((category) => category.name)]);
    }),
  );
  expect(names[1]).toEqual(names[0]);
  expect(names[2]).toContain('Boissons');
  expect(names[3]).toContain('Bebidas');
  expect(new Set(names.map((list) => list.length)).size).toBe(1);
});

test('OPP-089 OPP-090 the page of a menu that cannot be had, and that of a category of it, has the status of that', () => {
  for (const status of [404, 500]) {
    world.fail(readMenus, `status:${status}`);
    for (const page of ['/menu', '/menu/drinks/hot-coffee']) expect(menuPageStatus(world, page), page).toBe(status);
    world.heal();
  }
});

test('OPP-091 the page of a category, or of a part of one, that is not there has the status 404; one that is there has none', () => {
  const [menu] = nationalMenus('en-US').menus;
  const [category] = menu?.categories ?? [];
  const there = `/menu/${menu?.id}/${category?.id}`;
  expect(menuPageStatus(world, there)).toBeNull();
  for (const address of [`/menu/${menu?.id}/nothing`, `/menu/${menu?.id}/nothing/`, `${there}/nothing`])
    expect(menuPageStatus(world, address), address).toBe(404);
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

const productsOf = (menus: readonly Menu[]): MenuProduct[] =>
  menus.flatMap(({ categories }) =>
    categories.flatMap(({ products, subcategories }) => [
      ...products,
      ...subcategories.flatMap((subcategory) => subcategory.products),
    ]),
  );

test('PRV-041 the national menus name every product of the catalogue once, with a price, in each language', async () => {
  const lists = await Promise.all(
    LOCALES.map(async (locale) => productsOf(await readMenus({ variables: { locale } }))),
  );
  const numbers = Object.values(CATALOGUE).flatMap((products) => products.map(({ number }) => number));
  for (const products of lists) {
    expect(products.map(({ productNumber }) => productNumber).toSorted()).toEqual(numbers.toSorted());
    expect(products.every(({ price }) => price !== null && price > 0)).toBe(true);
    expect(new Set(products.map(({ name, formCode }) => `${name} ${formCode}`)).size).toBe(products.length);
  }
  const named = (product: string) =>
    lists.map((products) => products.find(({ productNumber }) => productNumber === product)?.name);
  expect(named('1002')).toEqual(['Dark Harbor Brew', 'Dark Harbour Brew', 'Café Havre noir', 'Café Puerto Oscuro']);
});

test('prices follow the country of the store, and without one that of the language', async () => {
  const latteAt = async (storeNumber: string | undefined, locale: (typeof LOCALES)[number]) => {
    const menus = await readMenus({ variables: { locale, ...(storeNumber !== undefined && { storeNumber }) } });
    const price = productsOf(menus).find(({ productNumber }) => productNumber === '1010')?.price;
    return [menus[0]?.currency, price];
  };
  const storeIn = (country: string) =>
    world.directory.records.find((record) => record.country === country && hasLatte(record.storeNumber))?.storeNumber;
  const hasLatte = (storeNumber: string) => hashOf(`${world.seed} ${storeNumber} 1010`) % 100 >= 4;
  expect(await latteAt(undefined, 'en-US')).toEqual(['USD', 495]);
  expect(await latteAt(undefined, 'fr-CA')).toEqual(['CAD', 595]);
  expect(await latteAt(storeIn('US'), 'fr-CA')).toEqual(['USD', 495]);
  expect(await latteAt(storeIn('CA'), 'en-US')).toEqual(['CAD', 595]);
  expect(await latteAt(storeIn('MX'), 'es-US')).toEqual(['MXN', 7400]);
});

test('a store has less as its day goes on, the same at the same minute', async () => {
  const { storeNumber } = world.directory.records.find(isUsual) ?? {};
  const counts = async (at: string) => {
    world.clock.set(Date.parse(at));
    const products = productsOf(await readMenus({ variables: { locale: 'en-US', storeNumber } }));
    const count = (availability: string) => products.filter((product) => product.availability === availability).length;
    return { soldOut: count('SoldOut'), unavailable: count('Unavailable'), counterOnly: count('NotOrderable') };
  };
  const early = await counts('2026-06-10T13:00:00Z');
  const late = await counts('2026-06-11T03:00:00Z');
  expect(early.unavailable).toBeGreaterThan(5);
  expect(late.unavailable).toBe(0);
  expect(late.soldOut).toBeGreaterThan(early.soldOut + 3);
  expect(late.counterOnly).toBe(early.counterOnly);
  expect(early.counterOnly).toBeGreaterThan(0);
  expect(await counts('2026-06-11T03:00:00Z')).toEqual(late);
  world = startWorld({ seed: 'another', directory: world.directory });
  expect(await counts('2026-06-11T03:00:00Z')).not.toEqual(late);
});

/** Whether a store is in Seattle's time zone, with an oven and the whole counter. */
const isUsual = (record: StoreRecord) => {
  const { amenities, warnings } = traitsOf(record.storeNumber);
  return (
    record.timeZoneId === 'America/Los_Angeles' &&
    record.ownershipTypeCode !== 'LS' &&
    amenities.includes('WA') &&
    warnings.length === 0
  );
};

test('a product is sold out on demand, everywhere', async () => {
  world.soldOut.add('1010');
  const latte = productsOf(await national()).find(({ productNumber }) => productNumber === '1010');
  expect(latte?.availability).toBe('SoldOut');
});
