import { expect, test } from 'vitest';
import { cartItemOf, choiceOf } from './cart-choice.ts';
import type { OptionProduct, ProductDetails, ProductForm } from './product.ts';

const option = (productNumber: string, price: number): OptionProduct => ({
  productNumber,
  sku: `OPT${productNumber}`,
  name: productNumber,
  price,
  charged: 'each',
  maximum: 4,
  needs: [],
  allergens: [],
  bySize: {},
});

const form: ProductForm = {
  formCode: 'hot',
  name: 'Hot',
  sizes: [{ sizeCode: 'L', name: 'Large', sku: '1010-L', price: 545, isUsual: true, nutrition: null }],
};

const details: ProductDetails = {
  product: {
    productNumber: '1010',
    name: 'Caffè Latte',
    description: '',
    picture: '/art/menu/1010.svg',
    availability: 'Available',
    currency: 'CAD',
    forms: [form],
    ingredients: '',
    allergens: null,
  },
  optionGroups: [],
  pictureLayers: [],
  optionsByProductNumber: {
    '5014': { category: 'milk', parentCategory: null, product: option('5014', 80), unitOfMeasure: '' },
    '5031': { category: 'shots', parentCategory: null, product: option('5031', 110), unitOfMeasure: 'shot' },
  },
};

const chosen = { details, form, quantity: 2, at: 1_800_000_000_000 };

test('ORD-008 PRV-002 FC-044 a choice becomes a line with product, size, options, quantity, time and tip', () => {
  const choice = { sizeCode: 'L', quantities: { '5031': 2, '5014': 1, '9999': 1, '5012': 0, constructor: 1 } };
  expect(cartItemOf({ ...chosen, choice })).toEqual({
    itemId: '1010/hot/L/OPT5014*1/OPT5031*2',
    product: {
      productNumber: '1010',
      name: 'Caffè Latte',
      picture: '/art/menu/1010.svg',
      availability: 'Available',
      forms: [{ formCode: 'hot', sizes: [{ sizeCode: 'L', sku: '1010-L' }] }],
    },
    size: 'Large',
    sizeCode: 'L',
    quantity: 2,
    childItems: [
      { productNumber: '5014', sku: 'OPT5014', quantity: 1 },
      { productNumber: '5031', sku: 'OPT5031', quantity: 2 },
    ],
    timeAdded: 1_800_000_000_000,
    tip: null,
    price: { amount: 545 + 80 + 220, currency: 'CAD' },
  });
});

test('a size that the form does not have makes no line', () => {
  expect(cartItemOf({ ...chosen, choice: { sizeCode: 'XXL', quantities: {} } })).toBeNull();
});

test('a line says what was chosen for it', () => {
  const choice = { sizeCode: 'L', quantities: { '5014': 1, '5031': 2 } };
  const made = cartItemOf({ ...chosen, choice });
  expect(made && choiceOf(made)).toEqual(choice);
});
