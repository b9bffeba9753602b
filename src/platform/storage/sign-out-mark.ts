import { newRequestId } from '../request-id.ts';

/**
 * In the storage of the browser: another text after each sign-out. In that of a tab: the one after the last sign-out that the
 * tab has heard of. It says nothing of a person.
 */
export const SIGN_OUT_KEY = 'northstar.sign-out';

/** A visitor signs out in this tab. Tabs whose document is not alive hear nothing, and find it later (FC-070, D-365). */
export function markSignOut(): void {
  inStorages((browser, tab) => {
    const mark = newRequestId();
    browser.setItem(SIGN_OUT_KEY, mark);
    tab.setItem(SIGN_OUT_KEY, mark);
  });
}

/** This tab has heard of the last sign-out, wherever it was. */
export function noteSignOut(): void {
  inStorages((browser, tab) => {
    const mark = browser.getItem(SIGN_OUT_KEY);
    if (mark === null) tab.removeItem(SIGN_OUT_KEY);
    else tab.setItem(SIGN_OUT_KEY, mark);
  });
}

/**
 * Whether a visitor has signed out while this tab could not hear it; true also in a tab that has just been opened after one. A
 * browser that has lost its mark with all of its storage says nothing of a sign-out.
 */
export function isSignOutUnheard(): boolean {
  const isOther = inStorages((browser, tab) => {
    const mark = browser.getItem(SIGN_OUT_KEY);
    return mark !== null && mark !== tab.getItem(SIGN_OUT_KEY);
  });
  return isOther ?? false;
}

function inStorages<Answer>(use: (browser: Storage, tab: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage, window.sessionStorage);
  } catch {
    // Storage is full or forbidden: nothing of a person lies in it either.
    return undefined;
  }
}
