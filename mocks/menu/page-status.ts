import * as v from 'valibot';
import { readMenus } from '#api/menu/menu.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { mayNameMenu, menuPageAt } from '#domain/menu/menu-pages.ts';
import type { World } from '../world.ts';
import { nationalMenus } from './national-menus.ts';

const MENU_PAGE = /^\/menu(?:\/([^/]+)\/([^/]+)(?:\/([^/]+))?)?\/?$/;

/** Names differ by language, ids do not; read once, with the first page. */
let menus: readonly Menu[] | null = null;

/**
 * The status of a page of the menu (OPP-089 to OPP-091, D-081): only who stands beside the backend knows it before the page is
 * there. Null for pages of which nothing else is known.
 */
export function menuPageStatus({ faults }: World, path: string): 404 | 500 | null {
  const [page, menu, category, subcategory] = MENU_PAGE.exec(path) ?? [];
  if (page === undefined || (menu !== undefined && !mayNameMenu(menu))) return null;
  const operation = `${readMenus.contract.method} ${readMenus.contract.path}`;
  // Looked at, not used up: the page asks for its menu itself.
  const failing = faults.find((rule) => rule.operation === operation && rule.fault.kind === 'status');
  if (failing) return failing.fault.value === 404 ? 404 : 500;
  if (menu === undefined || category === undefined) return null;
  menus ??= v.parse(readMenus.graph.answer, nationalMenus('en-US'));
  const found = menuPageAt(menus, { menu, category, subcategory: subcategory ?? null });
  return found.kind === 'no-category' ? 404 : null;
}
