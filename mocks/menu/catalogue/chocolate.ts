import type { CatalogueProduct } from './catalogue-product.ts';

export const CHOCOLATE = [
  { number: '1701', form: 'hot', name: 'Hot Chocolate' },
  { number: '1702', form: 'hot', name: 'White Hot Chocolate' },
  { number: '1703', form: 'hot', name: 'Dark Hot Chocolate' },
  { number: '1704', form: 'hot', name: 'Peppermint Hot Chocolate' },
  { number: '1705', form: 'hot', name: 'Vanilla Steamer' },
  { number: '1706', form: 'hot', name: 'Cinnamon Honey Steamer' },
  { number: '1707', form: 'hot', name: 'Hot Apple Cider' },
  { number: '1708', form: 'hot', name: 'Steamed Milk' },
  { number: '1709', form: 'iced', name: 'Iced Chocolate' },
] satisfies CatalogueProduct[];
