/** The storage key of a sign-out that has not reached the server; it holds no personal data. */
export const PENDING_SIGN_OUT_KEY = 'northstar.sign-out-pending';

/** Where the browser keeps nothing, at least this page remembers. */
let pendingHere = false;

/** Remembers, for all tabs and the next start, that the sign-out has to be sent a sign-out before it is asked who it is (FC-068). */
export function markSignOutPending(): void {
  pendingHere = true;
  inStorage((storage) => storage.setItem(PENDING_SIGN_OUT_KEY, '1'));
}

/** The server has heard of it. */
export function clearSignOutPending(): void {
  pendingHere = false;
  inStorage((storage) => storage.removeItem(PENDING_SIGN_OUT_KEY));
}

/** Whether the sign-out still has to be sent. */
export function isSignOutPending(): boolean {
  return inStorage((storage) => storage.getItem(PENDING_SIGN_OUT_KEY) !== null) ?? pendingHere;
}

function inStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
