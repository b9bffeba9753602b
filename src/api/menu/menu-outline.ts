import type { Locale } from '#domain/locale.ts';
import type { MenuOutline } from '#domain/menu/menu-outline.ts';
import { neverAsked } from '../never-asked.ts';

/** The outline of the national menus that came with the page, where one did; it is never asked for. */
export const menuOutlineQuery = (locale: Locale) => neverAsked<MenuOutline>(['menu-outline', locale]);
