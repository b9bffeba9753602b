import type { CatalogueProduct } from './catalogue-product.ts';

export const COLD_TEA = [
  { number: '1401', form: 'iced', name: 'Iced Black Tea' },
  { number: '1402', form: 'iced', name: 'Iced Black Tea Lemonade' },
  { number: '1403', form: 'iced', name: 'Iced Green Tea' },
  { number: '1404', form: 'iced', name: 'Iced Green Tea Lemonade' },
  { number: '1405', form: 'iced', name: 'Iced Hibiscus Tea' },
  { number: '1406', form: 'iced', name: 'Iced Peach Green Tea' },
  { number: '1407', form: 'iced', name: 'Iced Chai Latte' },
  { number: '1408', form: 'iced', name: 'Iced Matcha Latte' },
  { number: '1409', form: 'iced', name: 'Iced Matcha Lemonade' },
  { number: '1410', form: 'iced', name: 'Iced London Mist Latte' },
] satisfies CatalogueProduct[];
