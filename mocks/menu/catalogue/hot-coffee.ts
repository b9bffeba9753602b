import type { CatalogueProduct } from './catalogue-product.ts';

export const HOT_COFFEE = [
  { number: '1001', form: 'hot', name: 'House Brew' },
  { number: '1002', form: 'hot', name: 'Dark Harbor Brew' },
  { number: '1003', form: 'hot', name: 'Light Morning Brew' },
  { number: '1004', form: 'hot', name: 'Decaf House Brew' },
  { number: '1005', form: 'hot', name: 'Espresso' },
  { number: '1006', form: 'hot', name: 'Espresso Macchiato' },
  { number: '1007', form: 'hot', name: 'Americano' },
  { number: '1008', form: 'hot', name: 'Cortado' },
  { number: '1009', form: 'hot', name: 'Cappuccino' },
  { number: '1010', form: 'hot', name: 'Caffè Latte' },
  { number: '1011', form: 'hot', name: 'Flat White' },
  { number: '1012', form: 'hot', name: 'Caffè Mocha' },
  { number: '1013', form: 'hot', name: 'White Mocha' },
  { number: '1014', form: 'hot', name: 'Vanilla Latte' },
  { number: '1015', form: 'hot', name: 'Caramel Latte' },
  { number: '1016', form: 'hot', name: 'Maple Oat Latte' },
  { number: '1017', form: 'hot', name: 'Café au Lait' },
] satisfies CatalogueProduct[];
