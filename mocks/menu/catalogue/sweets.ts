import type { CatalogueProduct } from './catalogue-product.ts';

export const SWEETS = [
  { number: '2601', form: 'bakery', name: 'Chocolate Chip Cookie' },
  { number: '2602', form: 'bakery', name: 'Oatmeal Raisin Cookie' },
  { number: '2603', form: 'bakery', name: 'Double Chocolate Brownie' },
  { number: '2604', form: 'bakery', name: 'Vanilla Bean Cake Pop' },
  { number: '2605', form: 'bakery', name: 'Sprinkle Cake Pop' },
  { number: '2606', form: 'bakery', name: 'Lemon Tartlet' },
  { number: '2607', form: 'bakery', name: 'Carrot Cake' },
  { number: '2608', form: 'bakery', name: 'New York Cheesecake' },
  { number: '2609', form: 'bakery', name: 'Marshmallow Rice Square' },
  { number: '2610', form: 'bakery', name: 'Shortbread Star' },
  { number: '2611', form: 'bakery', name: 'Macaron Trio' },
] satisfies CatalogueProduct[];
