import type { CatalogueProduct } from './catalogue-product.ts';

export const SNACKS = [
  { number: '2501', form: 'packaged', name: 'Sea Salt Potato Chips' },
  { number: '2502', form: 'packaged', name: 'White Cheddar Popcorn' },
  { number: '2503', form: 'packaged', name: 'Roasted Almonds' },
  { number: '2504', form: 'packaged', name: 'Trail Mix' },
  { number: '2505', form: 'packaged', name: 'Oat and Honey Bar' },
  { number: '2506', form: 'packaged', name: 'Dark Chocolate Nut Bar' },
  { number: '2507', form: 'packaged', name: 'Dried Mango' },
  { number: '2508', form: 'packaged', name: 'Berry Yogurt Parfait' },
  { number: '2509', form: 'packaged', name: 'Fresh Fruit Cup' },
  { number: '2510', form: 'packaged', name: 'Banana' },
  { number: '2511', form: 'packaged', name: 'String Cheese' },
] satisfies CatalogueProduct[];
