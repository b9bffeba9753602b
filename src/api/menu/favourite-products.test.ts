import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storeNumberOf } from '#domain/stores/store.ts';
import {
  addFavouriteProduct,
  deleteFavouriteProduct,
  favouriteProductsQuery,
  readFavouriteProducts,
} from './favourite-products.ts';

const entry = {
  id: 'f1',
  name: 'Caffè Latte',
  product: {
    productNumber: '1010',
    image: '/art/menu/1010.svg',
    availability: 'OutOfStock',
    price: 4.95,
    currency: 'USD',
  },
  forms: [{ formCode: 'hot', sizes: [{ sizeCode: 'M', sku: '1010-M', name: 'Medium' }] }],
  childItems: [{ productNumber: '5014', sku: 'OPT5014', quantity: 1 }],
  customizations: ['Oat milk'],
};

const read = (...favoriteProducts: unknown[]) => v.parse(readFavouriteProducts.graph.answer, { favoriteProducts });

test('PRV-040 favourites are read, added and deleted by three operations', () => {
  const names = [readFavouriteProducts, addFavouriteProduct, deleteFavouriteProduct].map(({ graph }) => graph.name);
  expect(names).toEqual(['get-favorite-products', 'add-favorite-product', 'delete-favorite-product']);
});

describe('the answer about favourite products', () => {
  test('OPP-046 an entry has id, product, forms and name', () => {
    expect(read(entry)).toEqual([
      {
        id: 'f1',
        name: 'Caffè Latte',
        product: { productNumber: '1010', picture: '/art/menu/1010.svg', availability: 'SoldOut' },
        forms: entry.forms,
        childItems: entry.childItems,
        customizations: ['Oat milk'],
        price: { amount: 495, currency: 'USD' },
      },
    ]);
  });

  test('OPP-046 an entry without a form, a size or a name is left out, the others stay', () => {
    const broken = [
      { ...entry, forms: [] },
      { ...entry, name: '' },
      { ...entry, forms: [{ formCode: 'hot', sizes: [] }] },
    ];
    expect(read(...broken, entry, 7)).toHaveLength(1);
  });

  test('MNU-023 OPP-046 D-390 one of whose options cannot be read is left out: without it, it is another drink', () => {
    const [option] = entry.childItems;
    const broken = [null, { ...option, sku: null }, { ...option, quantity: 0.5 }, { ...option, quantity: '1' }];
    const entries = broken.map((one) => ({ ...entry, childItems: [option, one] }));
    expect(read(...entries, { ...entry, childItems: 'milk' }, entry)).toHaveLength(1);
  });

  test('OPP-046 D-390 a number of an option may be a number, 0 of one is none, and a list that is missing is empty', () => {
    const options = [
      { productNumber: 5014, sku: 7, quantity: 2 },
      { productNumber: '5015', sku: 'OPT5015', quantity: 0 },
    ];
    const lists = read(
      { ...entry, childItems: options },
      { ...entry, childItems: null },
      { ...entry, childItems: undefined },
    );
    expect(lists.map(({ childItems }) => childItems)).toEqual([
      [{ productNumber: '5014', sku: '7', quantity: 2 }],
      [],
      [],
    ]);
  });

  test('a price that cannot be read is none, never 0', () => {
    const [cheap] = read({ ...entry, product: { ...entry.product, price: 'free' } });
    expect(cheap?.price).toBeNull();
    const [unnamed] = read({ ...entry, product: { ...entry.product, currency: null } });
    expect(unnamed?.price).toBeNull();
  });
});

test('MNU-021 a list in another language or of another store is another list', () => {
  const at = (storeNumber: string) => ({
    storeNumber: storeNumberOf(storeNumber),
    pricing: { timeZone: 'America/Los_Angeles', ownershipTypeCode: 'CO', countryCode: 'US' },
  });
  const keys = [
    favouriteProductsQuery('en-US', null),
    favouriteProductsQuery('fr-CA', null),
    favouriteProductsQuery('en-US', at('1')),
    favouriteProductsQuery('en-US', at('2')),
    favouriteProductsQuery('en-US', { ...at('2'), pricing: null }),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(5);
});
