import { type RouterHistory, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/listeners.ts';
import { framePainted } from '#platform/page-usable.ts';
import { goBack } from './back-closes.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A modal was opened over this very page: closing it goes back to it. */
    hashModal?: true | undefined;
  }
}

/** The hash of the payment summary over the page of the cart (ORD-006). */
export const PAYMENT_SUMMARY = 'payment-summary';

const pressed = new WeakMap<RouterHistory, string>();
const presses = createListeners();

function setPressed(history: RouterHistory, hash: string | null): void {
  if (hash === null) pressed.delete(history);
  else pressed.set(history, hash);
  presses.notify();
}

/** Closes the sheet that the hash names: Back where it was opened over this page; a link from outside only loses its hash. */
export function useCloseHash(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    setPressed(history, null);
    const { pathname, search, hash, state } = history.location;
    // The visitor is on the way to another page, whose address may hide a token: it is left as it is (D-151).
    if (hash === '') return;
    // Back would close what lies over the sheet, and that stays.
    if (state.dialog) history.replace(`${pathname}${search}`, { dialog: true });
    else if (state.hashModal === true) void goBack(history);
    else history.replace(`${pathname}${search}`);
  }, [history]);
}

/**
 * Whether the address opens what a hash names over its page: at once where it was pressed on this very page, else once the
 * address has passed its guards.
 */
export function useIsHash(hash: string): boolean {
  const { history } = useRouter();
  const resolved = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const isOpenedHere = useSyncExternalStore(
    history.subscribe,
    () => history.location.state.hashModal === true && history.location.hash === `#${hash}`,
    () => false,
  );
  const isPressed = useSyncExternalStore(
    presses.subscribe,
    () => pressed.get(history) === hash,
    () => false,
  );
  return resolved?.hash === hash || isPressed || (isOpenedHere && resolved?.pathname === history.location.pathname);
}

/** Opens over the page that is shown what a hash names; Back closes it. */
export function useOpenHash(hash: string): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { history } = router;
    const { href } = history.location;
    setPressed(history, hash);
    // The address follows what is shown: the router works on each change of it.
    void framePainted().then(async () => {
      const isStillOpen = pressed.get(history) === hash && history.location.href === href;
      if (isStillOpen) {
        await router.navigate({ to: '.', search: true, hash, state: { hashModal: true }, resetScroll: false });
      }
      if (pressed.get(history) === hash) setPressed(history, null);
    });
  }, [router, hash]);
}
