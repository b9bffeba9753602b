import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Takes the token out of the address: it cannot be read off a screen, a history or a bookmark. The storage of
 * the tab keeps it, so that the page can be loaded again (D-034, D-320).
 */
export function useHiddenToken(to: TokenPage, token: string): void {
  const router = useRouter();
  useEffect(() => {
    // Asked once: later the address is on its way to another page.
    if (!router.latestLocation.maskedLocation) void router.navigate(hiddenTokenPage(to, token));
  }, [router, to, token]);
}

type TokenPage = '/account/forgot-password-reset/$token' | '/account/reset-password/$token';

/** A page of a token, under an address that does not hold it. */
export function hiddenTokenPage(to: TokenPage, token: string) {
  return {
    to,
    params: { token },
    mask: { to: '/account/reset-password' },
    state: { isTokenHidden: true },
    replace: true,
  } as const;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Without a difference of its own, an address that is shown already would not be shown anew. */
    isTokenHidden?: boolean;
  }
}
