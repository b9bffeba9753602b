import type { PreviousOrder, PreviousProduct } from '#domain/menu/previous-order.ts';
import type { OptionProduct, Product, ProductDetails } from '#domain/menu/product.ts';

type Item = PreviousOrder['basket'][number];

/** A large latte as an order remembers it, or what a test changes about it. */
export function aPreviousItem(change: Partial<Item> & { productNumber?: string }): PreviousProduct;
export function aPreviousItem(change: Partial<Item>): Item;
export function aPreviousItem(change: Partial<Item>): Item {
  return {
    itemId: 'latte',
    productNumber: '1010',
    name: 'Caffè Latte',
    picture: '/art/menu/1010.svg',
    availability: 'Available',
    formCode: 'hot',
    size: 'Large',
    sizeCode: 'L',
    quantity: 1,
    childItems: [],
    ...change,
  };
}

/** An order of one latte. */
export const aPreviousOrder = (change: Partial<PreviousOrder> = {}): PreviousOrder => ({
  orderId: 'order-1',
  orderType: '101',
  date: '2026-11-20T15:00:00Z',
  storeName: 'Pine Street',
  basket: [aPreviousItem({})],
  expressOrderToken: null,
  ...change,
});

const oat: OptionProduct = {
  productNumber: '5014',
  sku: 'OPT5014',
  name: 'Oat milk',
  price: 80,
  charged: 'each',
  maximum: 1,
  needs: [],
  allergens: ['oats'],
  bySize: {},
};

/** A hot latte of one size, with oat milk where it is wanted. */
export const someDetails = (change: Partial<Product> = {}): ProductDetails => ({
  product: {
    productNumber: '1010',
    name: 'Caffè Latte',
    description: 'Espresso and steamed milk.',
    picture: '/art/menu/1010.svg',
    availability: 'Available',
    currency: 'USD',
    forms: [
      {
        formCode: 'hot',
        name: 'Hot',
        sizes: [{ sizeCode: 'L', name: 'Large', sku: '1010-L', price: 545, isUsual: true, nutrition: null }],
      },
    ],
    ingredients: '',
    allergens: null,
    ...change,
  },
  optionGroups: [],
  pictureLayers: [],
  optionsByProductNumber: { '5014': { category: 'milk', parentCategory: null, product: oat, unitOfMeasure: '' } },
});
