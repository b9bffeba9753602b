import { AT_HOME } from './at-home.ts';
import { BAGELS } from './bagels.ts';
import { BEANS } from './beans.ts';
import { BLENDED } from './blended.ts';
import { BREAKFAST } from './breakfast.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { CHOCOLATE } from './chocolate.ts';
import { COLD_COFFEE } from './cold-coffee.ts';
import { COLD_TEA } from './cold-tea.ts';
import { CUPS } from './cups.ts';
import { HOT_COFFEE } from './hot-coffee.ts';
import { HOT_TEA } from './hot-tea.ts';
import { LOAVES } from './loaves.ts';
import { LUNCH } from './lunch.ts';
import { NITRO } from './nitro.ts';
import { PASTRIES } from './pastries.ts';
import { REFRESHERS } from './refreshers.ts';
import { SEASONAL } from './seasonal.ts';
import { SNACKS } from './snacks.ts';
import { SWEETS } from './sweets.ts';

/** Everything that the pretended retailer sells, by category, in the order of the menu. */
export const CATALOGUE = {
  'hot-coffee': HOT_COFFEE,
  'cold-coffee': COLD_COFFEE,
  nitro: NITRO,
  'hot-tea': HOT_TEA,
  'cold-tea': COLD_TEA,
  refreshers: REFRESHERS,
  blended: BLENDED,
  chocolate: CHOCOLATE,
  seasonal: SEASONAL,
  breakfast: BREAKFAST,
  pastries: PASTRIES,
  bagels: BAGELS,
  loaves: LOAVES,
  lunch: LUNCH,
  snacks: SNACKS,
  sweets: SWEETS,
  beans: BEANS,
  cups: CUPS,
  'at-home': AT_HOME,
} satisfies Record<string, readonly CatalogueProduct[]>;
