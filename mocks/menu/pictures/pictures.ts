import type { DrinkPictures } from './parts/vessel.ts';
import { BAGEL_PICTURES } from './recipes/bagels.ts';
import { BLENDED_PICTURES } from './recipes/blended.ts';
import { BREAKFAST_PICTURES } from './recipes/breakfast.ts';
import { COLD_COFFEE_PICTURES } from './recipes/cold-coffee.ts';
import { HOT_COFFEE_PICTURES } from './recipes/hot-coffee.ts';
import { LOAF_PICTURES } from './recipes/loaves.ts';
import { LUNCH_PICTURES } from './recipes/lunch.ts';
import { PASTRY_PICTURES } from './recipes/pastries.ts';
import { REFRESHER_PICTURES } from './recipes/refreshers.ts';
import { SHOP_PICTURES } from './recipes/shop.ts';
import { SNACK_PICTURES } from './recipes/snacks.ts';
import { SWEET_PICTURES } from './recipes/sweets.ts';
import { TEA_PICTURES } from './recipes/tea.ts';
import { WARM_TREAT_PICTURES } from './recipes/warm-treats.ts';

/** The pictures of each drink, by product number. */
export const DRINK_PICTURES: Readonly<Record<string, DrinkPictures>> = {
  ...HOT_COFFEE_PICTURES,
  ...COLD_COFFEE_PICTURES,
  ...TEA_PICTURES,
  ...REFRESHER_PICTURES,
  ...BLENDED_PICTURES,
  ...WARM_TREAT_PICTURES,
};

/** The picture of each product as SVG, by product number. */
export const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(DRINK_PICTURES).map(([number, { usual }]) => [number, usual])),
  ...BREAKFAST_PICTURES,
  ...PASTRY_PICTURES,
  ...BAGEL_PICTURES,
  ...LOAF_PICTURES,
  ...LUNCH_PICTURES,
  ...SWEET_PICTURES,
  ...SNACK_PICTURES,
  ...SHOP_PICTURES,
};
