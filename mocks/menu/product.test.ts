import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { productQuery, readProduct } from '#api/menu/product.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { ProductDetails, ProductForm } from '#domain/menu/product.ts';
import { caloriesOf, differencesOf, priceOf, problemsOf, usualChoice, usualSize } from '#domain/menu/product-choice.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { setUpWorld } from '#tests/support/set-up-server.ts';
import { SENTINEL_PRODUCTS } from '../sentinels.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { OPTION_GROUPS, optionsOf } from './making/options.ts';

const server = setUpWorld();

const NUMBERS = Object.values(CATALOGUE).flatMap((products) => products.map(({ number }) => number));

const read = (productNumber: string, locale: Locale = 'en-US', storeNumber?: string) =>
  readProduct({ params: { productNumber }, query: { storeNumber }, headers: { 'accept-language': locale } });

async function known(productNumber: string, locale: Locale = 'en-US'): Promise<[ProductDetails, ProductForm]> {
  const details = await read(productNumber, locale);
  const form = details?.product.forms[0];
  if (!details || !form) throw new Error(`${productNumber} is on the menu.`);
  return [details, form];
}

describe('every product', () => {
  test('can be ordered in each size as it comes, at the price and with the calories of the size', async () => {
    for (const number of NUMBERS) {
      const [details, form] = await known(number);
      expect(form.sizes.filter(({ isUsual }) => isUsual)).toHaveLength(1);
      for (const size of form.sizes) {
        const choice = usualChoice(details, size.sizeCode);
        expect(problemsOf(details, form, choice), number).toEqual([]);
        expect(differencesOf(details, choice)).toEqual([]);
        expect(priceOf(details, form, choice)).toBe(size.price);
        expect(caloriesOf(details, form, choice)).toBe(size.nutrition?.calories ?? null);
      }
    }
  });

  test('costs more and holds no less in a larger size', async () => {
    for (const number of NUMBERS) {
      const [, { sizes }] = await known(number);
      const prices = sizes.map(({ price }) => price);
      const calories = sizes.map(({ nutrition }) => nutrition?.calories ?? 0);
      expect(new Set(prices).size, number).toBe(prices.length);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      expect(calories).toEqual(calories.toSorted((one, other) => one - other));
    }
  });

  test('says its nutrition, ingredients and allergens unless it is no food', async () => {
    for (const number of NUMBERS) {
      const [{ product }, { formCode, sizes }] = await known(number);
      expect(product.description, number).not.toBe('');
      for (const { nutrition } of sizes) {
        expect(nutrition === null, number).toBe(formCode === 'ware');
        expect(Object.values(nutrition ?? {})).not.toContain(null);
        // Sugar is a carbohydrate; fat has 9 calories a gram, the others 4: labels round, alcohol and acids are none here.
        expect(nutrition?.sugars ?? 0, number).toBeLessThanOrEqual(nutrition?.carbohydrates ?? 0);
        const energy = 9 * (nutrition?.fat ?? 0) + 4 * ((nutrition?.carbohydrates ?? 0) + (nutrition?.protein ?? 0));
        expect(Math.abs(energy - (nutrition?.calories ?? 0)), number).toBeLessThan(40 + 0.16 * energy);
      }
      expect(product.ingredients === '', number).toBe(formCode === 'ware');
    }
  });

  test('is the same in the menu and by itself', async () => {
    const menus = await readMenus({ variables: { locale: 'en-CA' } });
    const tiles = menus.flatMap(({ categories }) =>
      categories.flatMap(({ products, subcategories }) => [
        ...products,
        ...subcategories.flatMap((one) => one.products),
      ]),
    );
    expect(tiles).toHaveLength(NUMBERS.length);
    for (const tile of tiles) {
      const [{ product }, form] = await known(tile.productNumber, 'en-CA');
      const size = usualSize(form);
      expect({
        ...tile,
        allergens: product.allergens?.map(({ id }) => id),
        calories: size?.nutrition?.calories ?? null,
        caffeine: size?.nutrition?.caffeine ?? null,
        price: size?.price,
      }).toEqual(tile);
      expect([product.name, form.formCode, product.picture]).toEqual([tile.name, tile.formCode, tile.picture]);
    }
  });
});

test('an option says its group, the group of the group and what it is counted in', async () => {
  const [{ optionGroups, optionsByProductNumber }] = await known('1014');
  const vanilla = Object.values(optionsByProductNumber).find(({ product }) => product.name === 'Vanilla syrup');
  expect(vanilla).toMatchObject({ category: 'syrups', parentCategory: 'flavours', unitOfMeasure: 'pump' });
  expect(Object.values(vanilla?.product.bySize ?? {}).map(({ quantity }) => quantity)).toEqual([2, 3, 4, 5]);
  const milk = optionGroups.find(({ id }) => id === 'milk');
  expect(milk).toMatchObject({ parent: null, minimum: 1, maximum: 1 });
  expect(optionGroups.find(({ id }) => id === 'syrups')?.parent).toEqual({
    id: 'flavours',
    name: 'Syrups and sweeteners',
  });
});

test('an option and an allergen have the Canadian word in English Canada', async () => {
  const wordsOf = async (locale: Locale) => {
    const [{ optionsByProductNumber }] = await known('1014', locale);
    const [{ product }] = await known('2405', locale);
    return [
      optionsByProductNumber['5013']?.product.name,
      product.allergens?.find(({ id }) => id === 'sulphites')?.name,
    ];
  };
  expect(await Promise.all(LOCALES.map(wordsOf))).toEqual([
    ['Nonfat milk', 'Sulfites'],
    ['Skim milk', 'Sulphites'],
    ['Lait écrémé', 'Sulfites'],
    ['Leche descremada', 'Sulfitos'],
  ]);
});

test('there are at least sixty options, each with one number', () => {
  const all = OPTION_GROUPS.flatMap(optionsOf);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ row }) => row[0])).size).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('MNU-013 a product is worded in the language that the request names', async () => {
  const words = await Promise.all(
    LOCALES.map(async (locale) => {
      const [{ product }, { sizes }] = await known('1016', locale);
      return [product.name, product.currency, sizes[2]?.nutrition?.servingSize];
    }),
  );
  expect(words).toEqual([
    ['Maple Oat Latte', 'USD', '16 fl oz'],
    ['Maple Oat Latte', 'CAD', '473 ml'],
    ['Latte avoine et érable', 'CAD', '473 ml'],
    ['Latte de avena y arce', 'USD', '16 fl oz'],
  ]);
});

test('MNU-013 at a store a product has what the menu of the store says, or is not sold there', async () => {
  const { storeNumber } = server.world.directory.records[0] ?? { storeNumber: '' };
  const menus = await readMenus({ variables: { locale: 'en-US', storeNumber } });
  const listed = new Map(
    menus
      .flatMap(({ categories }) => categories)
      .flatMap(({ products, subcategories }) => [...products, ...subcategories.flatMap((one) => one.products)])
      .map(({ productNumber, availability }) => [productNumber, availability]),
  );
  expect(listed.size).toBeLessThan(NUMBERS.length);
  for (const number of NUMBERS) {
    const details = await read(number, 'en-US', storeNumber);
    expect(details?.product.availability, number).toBe(listed.get(number) ?? 'NotAvailableHere');
  }
});

test('MNU-013 a product is asked for once for each store and language, and kept for a while', async () => {
  const { storeNumber } = server.world.directory.records[0] ?? { storeNumber: '' };
  const client = new QueryClient();
  const ask = (locale: Locale, store: string | null) =>
    client.fetchQuery(productQuery('1010', locale, store === null ? null : storeNumberOf(store)));
  const [national, again, french, here] = [
    await ask('en-US', null),
    await ask('en-US', null),
    await ask('fr-CA', null),
    await ask('en-US', storeNumber),
  ];
  expect(again).toBe(national);
  expect([national?.product.currency, french?.product.currency]).toEqual(['USD', 'CAD']);
  expect(here).not.toBe(national);
  expect(server.world.effects.requests['GET /apiproxy/v1/ordering/:productNumber']).toBe(3);
});

test('what goes wrong with a product', async () => {
  expect(await read(SENTINEL_PRODUCTS.empty)).toBeNull();
  expect(await read('0')).toBeNull();
  await expect(read(SENTINEL_PRODUCTS.missing)).rejects.toMatchObject({ code: 'product-not-found' });
  await expect(read(SENTINEL_PRODUCTS.broken)).rejects.toMatchObject({ code: 'server' });
  await expect(read('1010', 'en-US', '999999')).rejects.toMatchObject({ code: 'store-not-found' });
  expect((await read(SENTINEL_PRODUCTS.sizeless))?.product.forms[0]?.sizes).toEqual([]);
});
