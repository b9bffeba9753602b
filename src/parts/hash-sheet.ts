import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A modal was opened over this very page: closing it goes back to it. */
    hashModal?: true | undefined;
  }
}

/** The hash of the payment summary over the page of the cart (ORD-006). */
export const PAYMENT_SUMMARY = 'payment-summary';

/** Back where it was opened over this page; a link that was opened from outside only loses its hash. */
export function useCloseHash(): () => void {
  const { history } = useRouter();
  return useCallback(() => {
    const { pathname, search, state } = history.location;
    if (state.hashModal === true) history.back();
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
  const isPressed = useSyncExternalStore(
    history.subscribe,
    () => history.location.state.hashModal === true && history.location.hash === `#${hash}`,
    () => false,
  );
  return resolved?.hash === hash || (isPressed && resolved?.pathname === history.location.pathname);
}

/** Opens over the page that is shown what a hash names; Back closes it. */
export function useOpenHash(hash: string): () => void {
  const router = useRouter();
  return useCallback(
    () => void router.navigate({ to: '.', search: true, hash, state: { hashModal: true }, resetScroll: false }),
    [router, hash],
  );
}
