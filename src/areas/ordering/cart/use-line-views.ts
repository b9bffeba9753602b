import { useQueries } from '@tanstack/react-query';
import { productQuery } from '#api/menu/product.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { type LineView, lineView } from './line-view.ts';

/** The lines of a cart in today's words and prices at a store, null for the country's; lines of one product share its details. */
export function useLineViews(
  items: readonly CartItem[],
  { storeNumber, enabled }: { readonly storeNumber: StoreNumber | null; readonly enabled: boolean },
): LineView[] {
  const words = useMessages();
  const numbers = [...new Set(items.map(({ product }) => product.productNumber))];
  const products = useQueries({
    queries: numbers.map((number) => ({ ...productQuery(number, words.locale, storeNumber), enabled })),
  });
  return items.map((item) =>
    lineView(item, products[numbers.indexOf(item.product.productNumber)]?.data ?? null, words),
  );
}
