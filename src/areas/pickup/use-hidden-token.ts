import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PickupSearch } from './pickup-search.ts';

/**
 * Takes token and name out of the address, so that they cannot be read off a screen or shared with it. The storage
 * of the tab keeps them: a page that is loaded again still knows the order (D-151, D-320).
 */
export function useHiddenToken(to: '/pickup' | '/pickup/curbside', search: PickupSearch): void {
  const router = useRouter();
  useEffect(() => {
    if (router.latestLocation.maskedLocation || (search.orderToken ?? search.firstName) === null) return;
    const shown = { ...search, orderToken: null, firstName: null };
    void router.navigate({ to, search, mask: { to, search: shown }, state: { isTokenHidden: true }, replace: true });
  }, [router, to, search]);
}
