import type { Locale } from '#domain/locale.ts';
import type { MenuOutline } from '#domain/menu-outline.ts';
import { MENU_OUTLINE_ID } from '#domain/menu-outline-id.ts';

/** The outline of the national menus that the build has written into this page; none in pages without it, or in another language. */
export function prerenderedMenu(locale: Locale): MenuOutline | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(MENU_OUTLINE_ID);
  if (element?.getAttribute('lang') !== locale) return undefined;
  // Of the same build, so it is what it says.
  const outline: MenuOutline = JSON.parse(element.textContent);
  return outline;
}
