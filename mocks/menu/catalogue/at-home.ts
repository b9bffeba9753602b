import type { CatalogueProduct } from './catalogue-product.ts';

export const AT_HOME = [
  { number: '3201', form: 'packaged', name: 'House Roast Pods' },
  { number: '3202', form: 'packaged', name: 'Dark Harbor Pods' },
  { number: '3203', form: 'packaged', name: 'Decaf House Pods' },
  { number: '3204', form: 'packaged', name: 'Polaris Espresso Capsules' },
  { number: '3205', form: 'packaged', name: 'Instant Medium Roast' },
  { number: '3206', form: 'packaged', name: 'Instant Vanilla Latte' },
  { number: '3207', form: 'packaged', name: 'Cold Brew Concentrate' },
  { number: '3208', form: 'packaged', name: 'Chai Concentrate' },
  { number: '3209', form: 'packaged', name: 'Breakfast Tea Tin' },
  { number: '3210', form: 'packaged', name: 'Vanilla Syrup Bottle' },
] satisfies CatalogueProduct[];
