import { expect, test } from 'vitest';
import { cartLatte } from '#tests/support/cart-items.ts';
import type { Availability, Menu, MenuProduct } from '../menu/menu.ts';
import { availabilityIn, placeOnMenu } from './cart-availability.ts';

const product = (productNumber: string, formCode: string, availability: Availability): MenuProduct => ({
  productNumber,
  formCode,
  name: productNumber,
  picture: '',
  price: 100,
  calories: null,
  caffeine: null,
  allergens: null,
  availability,
});

const menus: Menu[] = [
  {
    id: 'drinks',
    name: 'Drinks',
    currency: 'USD',
    categories: [
      { id: 'hot-coffee', name: 'Hot', products: [product('1010', 'hot', 'Available')], subcategories: [] },
      {
        id: 'cold-coffee',
        name: 'Cold',
        products: [],
        subcategories: [{ id: 'iced', name: 'Iced', products: [product('1020', 'iced', 'SoldOut')] }],
      },
    ],
  },
];

const line = (productNumber: string, formCode: string) => cartLatte({ product: { productNumber }, formCode });
const found = (productNumber: string, formCode: string) =>
  availabilityIn(menus, [line(productNumber, formCode)])[0]?.availability;

test('ORD-016 each line has what the menu says of its product, also in another form', () => {
  expect(found('1010', 'hot')).toBe('Available');
  expect(found('1020', 'iced')).toBe('SoldOut');
  expect(found('1020', 'hot')).toBe('SoldOut');
});

test('ORD-016 a line has what the menu says of its own form, and of the first where the menu does not name it', () => {
  const products = [product('1010', 'hot', 'Available'), product('1010', 'iced', 'SoldOut')];
  const category = { id: 'coffee', name: 'Coffee', products, subcategories: [] };
  const both: Menu[] = [{ id: 'drinks', name: 'Drinks', currency: 'USD', categories: [category] }];
  const lines = ['hot', 'iced', 'blended'].map((formCode) => line('1010', formCode));
  const availabilities = availabilityIn(both, lines).map(({ availability }) => availability);
  expect(availabilities).toEqual(['Available', 'SoldOut', 'Available']);
});

test('ORD-016 what the menu gives no availability for is not available here', () => {
  expect(found('9999', 'hot')).toBe('NotAvailableHere');
  expect(found('constructor', '__proto__')).toBe('NotAvailableHere');
  expect(availabilityIn([], [line('1010', 'hot')])[0]?.availability).toBe('NotAvailableHere');
});

test('the category of a product is where something similar is found', () => {
  expect(placeOnMenu(menus, '1020')).toEqual({ menu: 'drinks', category: 'cold-coffee' });
  expect(placeOnMenu(menus, '9999')).toBeNull();
});
