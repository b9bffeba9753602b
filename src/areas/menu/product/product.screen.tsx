import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { cartOf } from '#session/cart.ts';
import { useSession } from '#session/session-provider.tsx';
import { CART_ADDRESS } from './cart-address.ts';
import { ProductPage } from './product-page.tsx';
import { useMenuStore } from './use-menu-store.ts';

type ProductScreenProps = {
  productNumber: string;
  formCode: string;
  /** The line of the cart that is changed; null, or a line that is gone, is an ordinary product page. */
  line: string | null;
};

/** A product that is made one's own and put into the order; or a line of the order that is changed (MNU-003, MNU-018). */
export function ProductScreen({ productNumber, formCode, line }: ProductScreenProps) {
  const { locale } = useMessages();
  const session = useSession();
  const router = useRouter();
  const storeNumber = useMenuStore();
  const [edited] = useState(() => {
    const { items } = cartOf(session).getSnapshot().context;
    return items.find(({ itemId, product }) => itemId === line && product.productNumber === productNumber) ?? null;
  });
  return (
    <ProductPage
      request={{ productNumber, formCode, locale, storeNumber }}
      line={edited}
      onSaved={() => router.history.push(CART_ADDRESS)}
    />
  );
}
