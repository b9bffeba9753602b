import type { CatalogueProduct } from './catalogue-product.ts';

export const PASTRIES = [
  { number: '2101', form: 'bakery', name: 'Butter Croissant' },
  { number: '2102', form: 'bakery', name: 'Chocolate Croissant' },
  { number: '2103', form: 'bakery', name: 'Almond Croissant' },
  { number: '2104', form: 'bakery', name: 'Ham and Swiss Croissant' },
  { number: '2105', form: 'bakery', name: 'Cheese Danish' },
  { number: '2106', form: 'bakery', name: 'Apple Turnover' },
  { number: '2107', form: 'bakery', name: 'Cinnamon Roll' },
  { number: '2108', form: 'bakery', name: 'Blueberry Scone' },
  { number: '2109', form: 'bakery', name: 'Maple Pecan Scone' },
  { number: '2110', form: 'bakery', name: 'Glazed Doughnut' },
  { number: '2111', form: 'bakery', name: 'Raspberry Puff' },
] satisfies CatalogueProduct[];
