import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import type { GuardNeeds } from './require-member.ts';

/** Longer texts are cut, so that the server has the last word on every number that is typed. */
const LONGEST_NUMBER = 40;

/** The `storeNumber` of an address, null where there is none; of several the first counts. */
export const storeNumberSearchSchema = v.object({
  storeNumber: v.optional(v.pipe(v.unknown(), v.transform(storeNumberIn)), null),
});

function storeNumberIn(value: unknown): StoreNumber | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'string' || typeof first === 'number' ? String(first).trim() : '';
  return text === '' ? null : storeNumberOf(text.slice(0, LONGEST_NUMBER));
}

/**
 * An address of ordering that names a store makes it the order store, if it passes, and becomes `/menu` (ORD-079, decision
 * AO-54). In the address of the picker the number is a question of the locator.
 */
export async function followStoreNumber({ context, location, search, preload }: FollowNeeds): Promise<void> {
  const { storeNumber } = search;
  if (storeNumber === null || /^\/menu\/store-locator(\/|$)/.test(location.pathname)) return;
  if (!preload) {
    const { orderStorePort } = await import('../order-store/order-store.ts');
    const port = orderStorePort(context.session, context.queryClient);
    // Not awaited: the menu need not wait until it is known whether the store takes orders.
    void port.request({ storeNumber, distance: null, origin: 'address' });
  }
  throw redirect({ to: '/menu', replace: true });
}

/** What the guard gets from the router; a page that is only preloaded has no effect. */
interface FollowNeeds extends GuardNeeds {
  readonly context: GuardNeeds['context'] & { readonly queryClient: QueryClient };
  readonly location: GuardNeeds['location'] & { readonly pathname: string };
  readonly search: v.InferOutput<typeof storeNumberSearchSchema>;
  readonly preload: boolean;
}
