import type { Session } from '../session.ts';

/** The pages of the menu from which the picker was opened: choosing another store leads back there. */
const pages = new WeakMap<Session, string>();

const PICKER = /^\/menu\/store-locator(\/|$)/;

/** The picker and the locator: every page from which a store is chosen. */
const STORES = /^(\/menu)?\/store-locator(\/|$)/;

/** Notes the address of the page from which the picker is opened. */
export function leaveMenuPage(session: Session, href: string): void {
  pages.set(session, href);
}

/**
 * The page to go back to with a chosen store; the menu itself where the picker was opened otherwise (LOC-077). Null where the
 * visitor has left the stores by now: an answer that comes late leads no visitor away from another page.
 */
export function menuPageToReturnTo(session: Session, path: string): string | null {
  return STORES.test(path) ? (pages.get(session) ?? '/menu') : null;
}

/** Forgets the page to go back to once a page other than it and the picker is shown. */
export function forgetMenuPage(session: Session, path: string): void {
  if (!PICKER.test(path) && path !== pages.get(session)?.split(/[?#]/)[0]) pages.delete(session);
}
