import type { CatalogueProduct } from './catalogue-product.ts';

export const COLD_COFFEE = [
  { number: '1101', form: 'iced', name: 'Cold Brew' },
  { number: '1102', form: 'iced', name: 'Vanilla Cream Cold Brew' },
  { number: '1103', form: 'iced', name: 'Salted Caramel Foam Cold Brew' },
  { number: '1104', form: 'iced', name: 'Iced Coffee' },
  { number: '1105', form: 'iced', name: 'Iced Americano' },
  { number: '1106', form: 'iced', name: 'Iced Caffè Latte' },
  { number: '1107', form: 'iced', name: 'Iced Vanilla Latte' },
  { number: '1108', form: 'iced', name: 'Iced Caramel Macchiato' },
  { number: '1109', form: 'iced', name: 'Iced Caffè Mocha' },
  { number: '1110', form: 'iced', name: 'Iced White Mocha' },
  { number: '1111', form: 'iced', name: 'Iced Flat White' },
  { number: '1112', form: 'iced', name: 'Shaken Iced Espresso' },
  { number: '1113', form: 'iced', name: 'Brown Sugar Oat Iced Espresso' },
  { number: '1114', form: 'iced', name: 'Iced Horchata Oat Latte' },
] satisfies CatalogueProduct[];
