import { expect, test } from 'vitest';
import type { MenuProduct } from './menu.ts';
import { type MenuFilters, meetsFilters, placedProducts } from './menu-filters.ts';

const product = (change: Partial<MenuProduct> = {}): MenuProduct => ({
  productNumber: '1',
  formCode: 'hot',
  name: 'Tea',
  picture: '',
  price: 300,
  calories: 0,
  caffeine: 0,
  allergens: [],
  availability: 'Available',
  ...change,
});
const meets = (change: Partial<MenuProduct>, filters: Partial<MenuFilters>) =>
  meetsFilters(product(change), { noCaffeine: false, lowCalorie: false, without: [], ...filters });

test('what is not known of a product meets no filter', () => {
  expect(meets({ caffeine: 0 }, { noCaffeine: true })).toBe(true);
  expect(meets({ caffeine: 1 }, { noCaffeine: true })).toBe(false);
  expect(meets({ caffeine: null }, { noCaffeine: true })).toBe(false);
  expect(meets({ calories: 199 }, { lowCalorie: true })).toBe(true);
  expect(meets({ calories: 200 }, { lowCalorie: true })).toBe(false);
  expect(meets({ calories: null }, { lowCalorie: true })).toBe(false);
  expect(meets({ allergens: [] }, { without: ['milk'] })).toBe(true);
  expect(meets({ allergens: ['soy', 'milk'] }, { without: ['milk'] })).toBe(false);
  expect(meets({ allergens: null }, { without: ['milk'] })).toBe(false);
  expect(meets({ allergens: null, calories: null, caffeine: null }, {})).toBe(true);
});

test('a product that stands in two places is found once, where it stands first', () => {
  const menus = [
    {
      id: 'drinks',
      name: 'Drinks',
      currency: 'USD',
      categories: [
        { id: 'tea', name: 'Tea', products: [product()], subcategories: [] },
        {
          id: 'new',
          name: 'New',
          products: [],
          subcategories: [{ id: 'hot', name: 'Hot', products: [product(), product({ formCode: 'iced' })] }],
        },
      ],
    },
  ];
  expect(placedProducts(menus).map(({ product: { formCode }, places }) => `${formCode}: ${places.join(', ')}`)).toEqual(
    ['hot: Drinks, Tea', 'iced: Drinks, New, Hot'],
  );
});
