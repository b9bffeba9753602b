import type { CatalogueProduct } from './catalogue-product.ts';

export const BEANS = [
  { number: '3001', form: 'beans', name: 'House Roast' },
  { number: '3002', form: 'beans', name: 'Dark Harbor Roast' },
  { number: '3003', form: 'beans', name: 'Light Morning Roast' },
  { number: '3004', form: 'beans', name: 'Decaf House Roast' },
  { number: '3005', form: 'beans', name: 'Polaris Espresso Roast' },
  { number: '3006', form: 'beans', name: 'Ethiopia Sidama' },
  { number: '3007', form: 'beans', name: 'Guatemala Antigua' },
  { number: '3008', form: 'beans', name: 'Sumatra Lintong' },
  { number: '3009', form: 'beans', name: 'Colombia Huila' },
  { number: '3010', form: 'beans', name: 'Winter Night Blend' },
] satisfies CatalogueProduct[];
