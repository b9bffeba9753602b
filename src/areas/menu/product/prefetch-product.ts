import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '#api/menu/product.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { keptOrderStore } from '#platform/storage/order-store-storage.ts';
import { orderStorePort } from '#session/order-store/order-store.ts';
import type { Session } from '#session/session.ts';

type Parts = { readonly session: Session; readonly queryClient: QueryClient; readonly catalogue: Catalogue };

/** Asks for a product as its page will; what becomes of it is the page's business. */
export function prefetchProduct(
  { session, queryClient, catalogue }: Parts,
  { productNumber }: { readonly productNumber: string },
): void {
  const order = orderStorePort(session, queryClient).snapshot();
  const storeNumber = order ? order.context.storeNumber : (keptOrderStore(session.clock)?.storeNumber ?? null);
  void queryClient.prefetchQuery(productQuery(productNumber, catalogue.messages.locale, storeNumber));
}
