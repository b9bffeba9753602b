import type { CatalogueProduct } from './catalogue-product.ts';

export const CUPS = [
  { number: '3101', form: 'ware', name: 'Evergreen Ceramic Mug' },
  { number: '3102', form: 'ware', name: 'Night Sky Ceramic Mug' },
  { number: '3103', form: 'ware', name: 'Steel Travel Tumbler' },
  { number: '3104', form: 'ware', name: 'Matte Black Tumbler' },
  { number: '3105', form: 'ware', name: 'Clear Cold Cup' },
  { number: '3106', form: 'ware', name: 'Everyday Reusable Cup' },
  { number: '3107', form: 'ware', name: 'Glass Pour-Over Carafe' },
  { number: '3108', form: 'ware', name: 'French Press' },
  { number: '3109', form: 'ware', name: 'Insulated Water Bottle' },
  { number: '3110', form: 'ware', name: 'Camp Enamel Mug' },
] satisfies CatalogueProduct[];
