/** The storage key of a sign-out that the server has not heard of; it says nothing about anybody. */
export const OWED_SIGN_OUT_KEY = 'northstar.sign-out-owed';

/** Where the browser keeps nothing, at least this page remembers. */
let owedHere = false;

/** Remembers, for all tabs and the next start, that the server has to be told of a sign-out before it is asked who it is (FC-068). */
export function oweSignOut(): void {
  owedHere = true;
  inStorage((storage) => storage.setItem(OWED_SIGN_OUT_KEY, '1'));
}

/** The server has heard of it. */
export function dropOwedSignOut(): void {
  owedHere = false;
  inStorage((storage) => storage.removeItem(OWED_SIGN_OUT_KEY));
}

/** Whether the server still has to be told. */
export function isSignOutOwed(): boolean {
  return inStorage((storage) => storage.getItem(OWED_SIGN_OUT_KEY) !== null) ?? owedHere;
}

function inStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
