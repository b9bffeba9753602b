import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PickupSearch } from './pickup-search.ts';

/** Leads on with token and name, which the next address does not show either. */
export function hiddenOnTheWay<To extends '/pickup' | '/pickup/curbside'>(to: To, search: PickupSearch) {
  return { to, search, ...(hasSecrets(search) && { mask: { to, search: withoutSecrets(search) } }) };
}

/**
 * Takes token and name out of the address, so that they cannot be read off a screen or shared with it. The storage
 * of the tab keeps them: a page that is loaded again still knows the order (D-151, D-320).
 */
export function useHiddenToken(to: '/pickup' | '/pickup/curbside', search: PickupSearch): void {
  const router = useRouter();
  useEffect(() => {
    if (router.latestLocation.maskedLocation || !hasSecrets(search)) return;
    void router.navigate({ ...hiddenOnTheWay(to, search), state: { isTokenHidden: true }, replace: true });
  }, [router, to, search]);
}

const hasSecrets = ({ orderToken, firstName }: PickupSearch) => (orderToken ?? firstName) !== null;

const withoutSecrets = (search: PickupSearch): PickupSearch => ({ ...search, orderToken: null, firstName: null });
