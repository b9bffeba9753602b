import type { CatalogueProduct } from './catalogue-product.ts';

export const REFRESHERS = [
  { number: '1501', form: 'iced', name: 'Strawberry Hibiscus Cooler' },
  { number: '1502', form: 'iced', name: 'Mango Passion Fruit Cooler' },
  { number: '1503', form: 'iced', name: 'Blackberry Sage Cooler' },
  { number: '1504', form: 'iced', name: 'Watermelon Mint Cooler' },
  { number: '1505', form: 'iced', name: 'Cucumber Lime Cooler' },
  { number: '1506', form: 'iced', name: 'Strawberry Coconut Cooler' },
  { number: '1507', form: 'iced', name: 'Mango Coconut Cooler' },
  { number: '1508', form: 'iced', name: 'Raspberry Lemonade' },
  { number: '1509', form: 'iced', name: 'Classic Lemonade' },
  { number: '1510', form: 'iced', name: 'Sparkling Grapefruit Cooler' },
] satisfies CatalogueProduct[];
