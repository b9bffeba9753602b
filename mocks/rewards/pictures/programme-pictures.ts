import { BENEFIT_PICTURES } from './benefit-pictures.ts';
import { MARKETING_PICTURES } from './marketing-pictures.ts';
import { PROMO_PICTURES } from './promo-pictures.ts';
import { TIER_MEDALS } from './tier-medals.ts';

/** Every picture of the programme by its path under the images base, without the ending. */
export const PROGRAMME_PICTURES: Readonly<Record<string, string>> = {
  ...MARKETING_PICTURES,
  ...BENEFIT_PICTURES,
  ...TIER_MEDALS,
  ...Object.fromEntries(Object.entries(PROMO_PICTURES).map(([name, svg]) => [`promo-codes/${name}`, svg])),
};
