import { MINUTE_MS } from '#domain/durations.ts';
import { isRecent } from '#domain/kept-age.ts';
import { type Clock, systemClock } from './clock.ts';
import { leaveTyped, TYPED_FIELDS, type TypedBefore, type TypedField } from './typed-before-key.ts';

/** A host that stays broken must not be asked for ever: by itself the document is loaded anew once in this time, milliseconds. */
const RELOAD_PAUSE_MS = MINUTE_MS;
const RELOADED_AT_KEY = 'northstar.reloaded-at';

/** What Chrome, Firefox, Safari and the loader of styles say of a file that cannot be had. */
const MISSING = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether this is a part of the app whose file cannot be had: gone since a release, most often. */
export function isMissingPart(thrown: unknown): boolean {
  return thrown instanceof Error && MISSING.test(thrown.message);
}

/**
 * Keeps libraries from loading the document anew by themselves where a part cannot be had: without a network that would end in the
 * browser's own error page. They know such an error by how its message begins.
 */
export function keepReloadsHere(): () => void {
  const rename = ({ payload }: VitePreloadErrorEvent) => {
    payload.message = `A part of the app cannot be had. ${payload.message}`;
  };
  window.addEventListener('vite:preloadError', rename);
  return () => window.removeEventListener('vite:preloadError', rename);
}

/** React makes up an id where none is given: it is another one in the next document. */
const MADE_UP = /^[_:«]/;

/** How forms name the number and the security code of a card, which are not put into storage (D-056). */
const OF_CARDS = /card(number|pin)|^pin$/i;

/** Bears what is said of other people, whose names and addresses are not put into storage (D-186). */
const OF_OTHERS = '[data-of-others]';

/**
 * What stands in the fields of the page; passwords, codes, the numbers of cards and what is said of other people stay where
 * they are. To be read before the page is drawn anew: while React renders what takes its place, it is still there. By then
 * the address may be that of the next page: `path` is that of the one with the fields.
 */
export function typedNow(path = window.location.pathname): TypedBefore {
  const typed: Record<string, string | boolean> = {};
  const address = new URLSearchParams(window.location.search);
  for (const control of document.querySelectorAll<TypedField>(TYPED_FIELDS)) {
    const { type, name, id, value, autocomplete } = control;
    if (type === 'password' || /password|one-time-code|cc-/.test(autocomplete) || OF_CARDS.test(name)) continue;
    // Ids may be numbered otherwise in the next document; radio buttons share their name.
    const key = (type !== 'radio' && name) || id;
    if (key === '' || MADE_UP.test(key) || control.closest(OF_OTHERS)) continue;
    // It stands there again by itself; entered, it would open what is suggested for it.
    if (address.get(key) === value) continue;
    const isTicked = control instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio');
    typed[key] = isTicked ? control.checked : value;
  }
  return { path, typed };
}

/** Loads the document anew, and keeps until then what was typed. */
export function loadDocument(typed: TypedBefore): void {
  leaveTyped(typed);
  window.location.reload();
}

const underWay = new Set<() => boolean>();

/** A document is not loaded anew by itself while this is under way, such as a purchase (FC-173); returns how to stop. */
export function keepDocumentWhile(isUnderWay: () => boolean): () => void {
  underWay.add(isUnderWay);
  return () => void underWay.delete(isUnderWay);
}

/** Whether something is under way that a document loaded anew would cut off. */
export const isDocumentKept = (): boolean => [...underWay].some((isUnderWay) => isUnderWay());

/**
 * Loads the document anew as `loadDocument` does, unless that was done just now, the browser keeps nothing that would say so, or
 * something must not be cut off; false where it was not loaded.
 */
export function loadDocumentOnce(typed: TypedBefore, clock: Clock = systemClock): boolean {
  if (isDocumentKept()) return false;
  try {
    const now = clock.now();
    const before = Number(window.sessionStorage.getItem(RELOADED_AT_KEY));
    if (isRecent(before, { now, within: RELOAD_PAUSE_MS })) return false;
    window.sessionStorage.setItem(RELOADED_AT_KEY, String(now));
  } catch {
    return false;
  }
  loadDocument(typed);
  return true;
}
