import type { CatalogueProduct } from './catalogue-product.ts';

export const HOT_TEA = [
  { number: '1301', form: 'hot', name: 'Breakfast Black Tea' },
  { number: '1302', form: 'hot', name: 'Earl Grey Tea' },
  { number: '1303', form: 'hot', name: 'Jade Green Tea' },
  { number: '1304', form: 'hot', name: 'Mint Garden Tea' },
  { number: '1305', form: 'hot', name: 'Chamomile Honey Tea' },
  { number: '1306', form: 'hot', name: 'Peach Rooibos Tea' },
  { number: '1307', form: 'hot', name: 'Spiced Chai Latte' },
  { number: '1308', form: 'hot', name: 'Matcha Latte' },
  { number: '1309', form: 'hot', name: 'London Mist Latte' },
  { number: '1310', form: 'hot', name: 'Golden Turmeric Latte' },
  { number: '1311', form: 'hot', name: 'Honey Lemon Ginger Tea' },
] satisfies CatalogueProduct[];
