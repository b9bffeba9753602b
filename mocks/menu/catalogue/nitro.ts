import type { CatalogueProduct } from './catalogue-product.ts';

export const NITRO = [
  { number: '1201', form: 'iced', name: 'Nitro Cold Brew' },
  { number: '1202', form: 'iced', name: 'Sweet Cream Nitro' },
  { number: '1203', form: 'iced', name: 'Dark Cocoa Nitro' },
  { number: '1204', form: 'iced', name: 'Orange Nitro' },
  { number: '1205', form: 'iced', name: 'Nitro Black Tea' },
] satisfies CatalogueProduct[];
