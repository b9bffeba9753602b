import type { Locale } from '#domain/locale.ts';
import { nationwide } from './availability.ts';
import { menusWith } from './menu-answer.ts';
import { marketOf } from './prices.ts';

/** What `get-menu` answers without a store on an ordinary day: what a build may write into the page of the menu (D-080). */
export const nationalMenus = (locale: Locale) => ({
  menus: menusWith(locale, marketOf(locale), nationwide({ soldOut: new Set() })),
});
