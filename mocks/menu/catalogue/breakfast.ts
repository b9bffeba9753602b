import type { CatalogueProduct } from './catalogue-product.ts';

export const BREAKFAST = [
  { number: '2001', form: 'kitchen', name: 'Bacon, Egg and Gouda Sandwich' },
  { number: '2002', form: 'kitchen', name: 'Sausage, Egg and Cheddar Sandwich' },
  { number: '2003', form: 'kitchen', name: 'Turkey Bacon and Egg White Sandwich' },
  { number: '2004', form: 'kitchen', name: 'Plant Sausage Breakfast Sandwich' },
  { number: '2005', form: 'kitchen', name: 'Spinach and Feta Wrap' },
  { number: '2006', form: 'kitchen', name: 'Chorizo Breakfast Burrito' },
  { number: '2007', form: 'kitchen', name: 'Kale and Mushroom Egg Bites' },
  { number: '2008', form: 'kitchen', name: 'Bacon and Gruyère Egg Bites' },
  { number: '2009', form: 'kitchen', name: 'Steel-Cut Oatmeal' },
  { number: '2010', form: 'kitchen', name: 'Blueberry Oatmeal' },
  { number: '2011', form: 'kitchen', name: 'Avocado Toast' },
] satisfies CatalogueProduct[];
