import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useCart } from '#session/cart/cart.ts';
import { ProductPage } from './product-page.tsx';
import { useMenuStore } from './use-menu-store.ts';

type ProductScreenProps = {
  readonly productNumber: string;
  readonly formCode: string;
  /** The line of the cart that is changed, or that this product replaces; null, or a line that is gone, is an ordinary product page. */
  readonly line: string | null;
};

/** A product that is made one's own and put into the order; or a line of the order that is changed (MNU-003, MNU-018). */
export function ProductScreen({ productNumber, formCode, line }: ProductScreenProps) {
  const { locale } = useMessages();
  const navigate = useNavigate();
  const storeNumber = useMenuStore();
  const items = useCart()?.items ?? [];
  // What the line was when the page opened: it may go while it is changed.
  const [edited] = useState(() => items.find(({ itemId }) => itemId === line) ?? null);
  return (
    <ProductPage
      request={{ productNumber, formCode, locale, storeNumber }}
      line={edited}
      onSaved={() => void navigate({ to: '/menu/cart' })}
    />
  );
}
