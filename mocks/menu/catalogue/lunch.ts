import type { CatalogueProduct } from './catalogue-product.ts';

export const LUNCH = [
  { number: '2401', form: 'kitchen', name: 'Chicken Pesto Panini' },
  { number: '2402', form: 'kitchen', name: 'Turkey and Havarti Sandwich' },
  { number: '2403', form: 'kitchen', name: 'Tomato and Mozzarella Panini' },
  { number: '2404', form: 'kitchen', name: 'Three-Cheese Toastie' },
  { number: '2405', form: 'kitchen', name: 'Roast Beef and Horseradish Roll' },
  { number: '2406', form: 'kitchen', name: 'Falafel and Hummus Wrap' },
  { number: '2407', form: 'kitchen', name: 'Chicken Caesar Wrap' },
  { number: '2408', form: 'kitchen', name: 'Egg Salad Sandwich' },
  { number: '2409', form: 'kitchen', name: 'Harvest Grain Bowl' },
  { number: '2410', form: 'kitchen', name: 'Tomato Basil Soup' },
  { number: '2411', form: 'kitchen', name: 'Cheese and Fruit Box' },
  { number: '2412', form: 'kitchen', name: 'Egg and Hummus Box' },
] satisfies CatalogueProduct[];
