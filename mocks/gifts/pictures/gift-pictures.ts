import type { GiftArt } from '../catalogue/gift-catalogue.ts';
import { ANY_DAY } from './any-day.ts';
import { BIRTHDAY } from './birthday.ts';
import { CONGRATULATIONS } from './congratulations.ts';
import type { GiftPicture } from './gift-canvas.ts';
import { HOLIDAYS } from './holidays.ts';
import { LOVE } from './love.ts';
import { SEASONS } from './seasons.ts';
import { THANKS } from './thanks.ts';

/** The pictures of each design as SVG. */
export const GIFT_PICTURES: Readonly<Record<GiftArt, GiftPicture>> = {
  ...BIRTHDAY,
  ...THANKS,
  ...CONGRATULATIONS,
  ...HOLIDAYS,
  ...ANY_DAY,
  ...LOVE,
  ...SEASONS,
};
