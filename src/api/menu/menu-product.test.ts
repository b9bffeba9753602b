import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readMenus } from './menu.ts';
import { menuProductSchema } from './menu-product.ts';

const least = { productNumber: '1010', formCode: 'hot', name: 'Latte' };
const read = (product: object) => v.parse(menuProductSchema, { ...least, ...product });

describe('a product of a menu', () => {
  test('says what it is available as, whatever the word', () => {
    const words = [
      'Available',
      'SoldOut',
      'OutOfStock',
      'NotOrderable',
      'NotAvailableHere',
      'Recalled',
      null,
      undefined,
    ];
    expect(words.map((availability) => read({ availability }).availability)).toEqual([
      'Available',
      'SoldOut',
      'SoldOut',
      'NotOrderable',
      'NotAvailableHere',
      'Unavailable',
      'NotAvailableHere',
      'NotAvailableHere',
    ]);
  });

  test('may lack everything but its number, form and name', () => {
    const bare = { ...least, picture: '', price: null, calories: null, caffeine: null, allergens: null };
    expect(read({})).toEqual({ ...bare, availability: 'NotAvailableHere' });
    expect(read({ price: -1, calories: 'many', caffeine: null, allergens: 'milk', image: 7 })).toMatchObject(bare);
    expect(v.is(menuProductSchema, { ...least, name: '' })).toBe(false);
  });

  test('has its price in cents', () => {
    expect(read({ price: 4.95 }).price).toBe(495);
    expect(read({ price: 74 }).price).toBe(7400);
  });
});

test('PRV-041 a broken menu hides no other; where none can be read there is no answer', () => {
  const drinks = { id: 'drinks', name: 'Drinks', currency: 'USD', categories: [] };
  const read = (...menus: unknown[]) => v.safeParse(readMenus.graph.answer, { menus });
  expect(read(drinks, { ...drinks, id: 'food', name: null }, null).output).toMatchObject([{ id: 'drinks' }]);
  expect(read(null).success).toBe(false);
  expect(read().output).toEqual([]);
});

test('a broken product, subcategory or category hides no other', () => {
  const category = {
    id: 'hot',
    name: 'Hot',
    products: [least, { name: 'Nameless' }, null],
    subcategories: [7],
  };
  const menus = v.parse(readMenus.graph.answer, {
    menus: [{ id: 'drinks', name: 'Drinks', currency: 'dollars', categories: [category, { name: 'No id' }] }],
  });
  expect(menus).toHaveLength(1);
  expect(menus[0]?.currency).toBe('USD');
  expect(menus[0]?.categories).toHaveLength(1);
  expect(menus[0]?.categories[0]?.products.map(({ productNumber }) => productNumber)).toEqual(['1010']);
  expect(menus[0]?.categories[0]?.subcategories).toEqual([]);
});
