import { isRecent } from '#domain/kept-age.ts';
import { newRequestId } from '../request-id.ts';
import { inStorage, onStoredElsewhere } from './stored.ts';

/**
 * Where the mark of a sign-out lies. In the storage of the browser: when the last one was, in milliseconds, and a random text after
 * it. In that of a tab: the last one that the tab has heard of. The mark says nothing of a person.
 */
export const SIGN_OUT_KEY = 'northstar.sign-out';

/** A tab that is alive hears of a sign-out long before. */
const HEARD_AT_ONCE_MS = 2_000;

/** Marks a sign-out in this tab. Tabs whose document is not alive hear nothing, and find the mark later (FC-070, D-365). */
export function markSignOut(now: number): void {
  inStorage(({ localStorage, sessionStorage }) => {
    const mark = `${now} ${newRequestId()}`;
    localStorage.setItem(SIGN_OUT_KEY, mark);
    sessionStorage.setItem(SIGN_OUT_KEY, mark);
  });
}

/** Notes that this tab has heard of the last sign-out, wherever it was. */
export function noteSignOut(): void {
  inStorage(({ localStorage, sessionStorage }) => {
    const mark = localStorage.getItem(SIGN_OUT_KEY);
    if (mark === null) sessionStorage.removeItem(SIGN_OUT_KEY);
    else sessionStorage.setItem(SIGN_OUT_KEY, mark);
  });
}

/** Calls back when another tab has signed out: the message between tabs, which comes another way, may be heard before its mark. */
export const onSignOutMarked = (listener: () => void) => onStoredElsewhere(SIGN_OUT_KEY, listener);

/**
 * Whether a visitor has signed out while this tab could not hear it; true also in a tab that has just been opened after one. A
 * browser that has lost its mark with all of its storage says nothing of a sign-out.
 */
export function isSignOutUnheard(): boolean {
  const isOther = inStorage(({ localStorage, sessionStorage }) => {
    const mark = localStorage.getItem(SIGN_OUT_KEY);
    return mark !== null && mark !== sessionStorage.getItem(SIGN_OUT_KEY);
  });
  // Where storage is forbidden, nothing of a person lies in it either.
  return isOther ?? false;
}

/**
 * Whether this tab hears of the sign-out so late that another visitor may have begun something since, as one does that the
 * browser had frozen. `now` in milliseconds; by a clock that was set back it is not known, and counts as late.
 */
export function isSignOutHeardLate(now: number): boolean {
  if (!isSignOutUnheard()) return false;
  const at = Number.parseInt(inStorage(({ localStorage }) => localStorage.getItem(SIGN_OUT_KEY)) ?? '', 10);
  return !isRecent(at, { now, within: HEARD_AT_ONCE_MS });
}
