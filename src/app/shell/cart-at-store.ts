import type { QueryClient } from '@tanstack/react-query';
import { menusQuery } from '#api/menu/menu.ts';
import type { Locale } from '#domain/locale.ts';
import { cartCount } from '#domain/ordering/cart.ts';
import { availabilityIn } from '#domain/ordering/cart-availability.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { cartPort } from '#session/cart/cart.ts';
import type { Session } from '#session/session.ts';

/**
 * How much of the cart a store does not have that was just chosen, by the menu that the choice has read: nothing is asked, and
 * the cart stays as it was until its page is opened (PRV-021).
 */
export async function unavailableAt(
  storeNumber: StoreNumber,
  { session, queryClient, locale }: { session: Session; queryClient: QueryClient; locale: Locale },
): Promise<number> {
  const cart = cartPort(session);
  const menus = queryClient.getQueryData(menusQuery(locale, storeNumber).queryKey);
  if (!menus || cart.count() === 0) return 0;
  await cart.load();
  const items = cart.context()?.items ?? [];
  const found = new Map(availabilityIn(menus, items).map(({ itemId, availability }) => [itemId, availability]));
  return cartCount(items.filter(({ itemId }) => found.get(itemId) !== 'Available'));
}
