import type { CatalogueProduct } from './catalogue-product.ts';

export const BAGELS = [
  { number: '2201', form: 'bakery', name: 'Plain Bagel' },
  { number: '2202', form: 'bakery', name: 'Everything Bagel' },
  { number: '2203', form: 'bakery', name: 'Sesame Bagel' },
  { number: '2204', form: 'bakery', name: 'Cinnamon Raisin Bagel' },
  { number: '2205', form: 'bakery', name: 'Multigrain Bagel' },
  { number: '2206', form: 'bakery', name: 'Jalapeño Cheddar Bagel' },
  { number: '2207', form: 'kitchen', name: 'Smoked Salmon Bagel' },
] satisfies CatalogueProduct[];
