import { inStorage } from './stored.ts';

/** The storage key of a sign-out that has not reached the server; it holds no personal data. */
export const PENDING_SIGN_OUT_KEY = 'northstar.sign-out-pending';

/** Where the browser keeps nothing, at least this page remembers. */
let pendingHere = false;

/**
 * Remembers, for all tabs and the next start, that a sign-out must still be sent before the server is asked who the visitor is
 * (FC-068).
 */
export function markSignOutPending(): void {
  // Where the browser keeps it, another tab may be the one that sends it.
  pendingHere = !inStorage(({ localStorage }) => {
    localStorage.setItem(PENDING_SIGN_OUT_KEY, '1');
    return true;
  });
}

/** The server has heard of it. */
export function clearSignOutPending(): void {
  pendingHere = false;
  inStorage(({ localStorage }) => localStorage.removeItem(PENDING_SIGN_OUT_KEY));
}

/** Whether the sign-out still has to be sent. */
export const isSignOutPending = (): boolean =>
  pendingHere || (inStorage(({ localStorage }) => localStorage.getItem(PENDING_SIGN_OUT_KEY) !== null) ?? false);
