import type { CatalogueProduct } from './catalogue-product.ts';

export const LOAVES = [
  { number: '2301', form: 'bakery', name: 'Blueberry Muffin' },
  { number: '2302', form: 'bakery', name: 'Double Chocolate Muffin' },
  { number: '2303', form: 'bakery', name: 'Morning Glory Muffin' },
  { number: '2304', form: 'bakery', name: 'Lemon Poppy Seed Muffin' },
  { number: '2305', form: 'bakery', name: 'Banana Walnut Loaf' },
  { number: '2306', form: 'bakery', name: 'Iced Lemon Loaf' },
  { number: '2307', form: 'bakery', name: 'Pumpkin Seed Loaf' },
  { number: '2308', form: 'bakery', name: 'Marble Loaf' },
  { number: '2309', form: 'bakery', name: 'Zucchini Loaf' },
] satisfies CatalogueProduct[];
