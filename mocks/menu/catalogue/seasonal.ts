import type { CatalogueProduct } from './catalogue-product.ts';

export const SEASONAL = [
  { number: '1801', form: 'hot', name: 'Gingerbread Latte' },
  { number: '1802', form: 'hot', name: 'Candy Cane Mocha' },
  { number: '1803', form: 'hot', name: 'Pumpkin Pie Latte' },
  { number: '1804', form: 'hot', name: 'Roasted Chestnut Latte' },
  { number: '1805', form: 'hot', name: 'Orange Spice Tea' },
  { number: '1806', form: 'iced', name: 'Iced Gingerbread Chai' },
  { number: '1807', form: 'iced', name: 'Cranberry Rosemary Cooler' },
  { number: '1808', form: 'iced', name: 'Pumpkin Foam Cold Brew' },
  { number: '1809', form: 'blended', name: 'Candy Cane Frost' },
  { number: '1810', form: 'hot', name: 'Eggnog Latte' },
] satisfies CatalogueProduct[];
