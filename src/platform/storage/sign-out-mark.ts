import { newRequestId } from '../request-id.ts';
import { inStorage } from './stored.ts';

/**
 * In the storage of the browser: another text after each sign-out. In that of a tab: the one after the last sign-out that the
 * tab has heard of. It says nothing of a person.
 */
export const SIGN_OUT_KEY = 'northstar.sign-out';

/** A visitor signs out in this tab. Tabs whose document is not alive hear nothing, and find it later (FC-070, D-365). */
export function markSignOut(): void {
  inStorage(({ localStorage, sessionStorage }) => {
    const mark = newRequestId();
    localStorage.setItem(SIGN_OUT_KEY, mark);
    sessionStorage.setItem(SIGN_OUT_KEY, mark);
  });
}

/** This tab has heard of the last sign-out, wherever it was. */
export function noteSignOut(): void {
  inStorage(({ localStorage, sessionStorage }) => {
    const mark = localStorage.getItem(SIGN_OUT_KEY);
    if (mark === null) sessionStorage.removeItem(SIGN_OUT_KEY);
    else sessionStorage.setItem(SIGN_OUT_KEY, mark);
  });
}

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
