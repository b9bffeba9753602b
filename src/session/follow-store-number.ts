import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { storeNumberOf } from '#domain/store.ts';
import type { GuardNeeds } from './require-member.ts';

/** Longer texts are cut, so that the server has the last word on every number that somebody types. */
const LONGEST_NUMBER = 40;

/** The `storeNumber` of an address, or null. */
export function storeNumberIn(search: unknown): string | null {
  if (typeof search !== 'object' || search === null || !('storeNumber' in search)) return null;
  const { storeNumber } = search;
  const first: unknown = Array.isArray(storeNumber) ? storeNumber[0] : storeNumber;
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim().slice(0, LONGEST_NUMBER) : null;
}

/**
 * An address of ordering that names a store makes it the order store, if it passes, and becomes `/menu` (ORD-079, decision
 * AO-54). In the address of the picker the number is a question of the locator.
 */
export async function followStoreNumber({ context, location, preload }: FollowNeeds): Promise<void> {
  const wanted = storeNumberIn(location.search);
  if (wanted === null || wanted === '' || /^\/menu\/store-locator(\/|$)/.test(location.pathname)) return;
  if (!preload) {
    const { orderStorePort } = await import('./order-store.ts');
    const port = orderStorePort(context.session, context.queryClient);
    // Not awaited: the menu need not wait until it is known whether the store takes orders.
    void port.want({ storeNumber: storeNumberOf(wanted), distance: null, origin: 'address' });
  }
  throw redirect({ to: '/menu', replace: true });
}

/** What the guard is told by the router; a page that is only preloaded has no effect. */
interface FollowNeeds extends GuardNeeds {
  readonly context: GuardNeeds['context'] & { readonly queryClient: QueryClient };
  readonly location: GuardNeeds['location'] & { readonly pathname: string; readonly search: unknown };
  readonly preload: boolean;
}
