import type { CatalogueProduct } from './catalogue-product.ts';

export const BLENDED = [
  { number: '1601', form: 'blended', name: 'Coffee Frost' },
  { number: '1602', form: 'blended', name: 'Mocha Frost' },
  { number: '1603', form: 'blended', name: 'Caramel Frost' },
  { number: '1604', form: 'blended', name: 'Mocha Chip Frost' },
  { number: '1605', form: 'blended', name: 'Espresso Frost' },
  { number: '1606', form: 'blended', name: 'Vanilla Cream Frost' },
  { number: '1607', form: 'blended', name: 'Matcha Cream Frost' },
  { number: '1608', form: 'blended', name: 'Strawberry Cream Frost' },
  { number: '1609', form: 'blended', name: 'Cookies and Cream Frost' },
  { number: '1610', form: 'blended', name: 'Mango Lime Frost' },
  { number: '1611', form: 'blended', name: 'Banana Oat Smoothie' },
] satisfies CatalogueProduct[];
