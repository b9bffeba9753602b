import { ANY_DAY } from './any-day.ts';
import { OCCASIONS } from './occasions.ts';
import { SEASONS } from './seasons.ts';

/** Everything that can be given, in the order in which it is shown. */
export const GIFT_CATALOGUE = [...OCCASIONS, ...SEASONS, ...ANY_DAY];

/** What a picture of a gift can show. */
export type GiftArt = (typeof GIFT_CATALOGUE)[number]['designs'][number]['art'];

export const GIFT_DESIGNS = GIFT_CATALOGUE.flatMap(({ designs }) => [...designs]);

/** Where the picture of a design is, on the app's own host; the large one shows more of it. */
export const giftPictureAddress = (art: GiftArt, size: 'small' | 'large'): string =>
  `/art/gifts/${art}${size === 'large' ? '-large' : ''}.svg`;
