import type { GiftCategory } from '#domain/gifting/gift.ts';
import type { Locale } from '#domain/locale.ts';
import { neverAsked } from '../never-asked.ts';

/** The outline of the gifts that came with the page, where one did; it is never asked for. */
export const giftOutlineQuery = (locale: Locale) => neverAsked<readonly GiftCategory[]>(['gift-outline', locale]);
