import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useCartCount } from '#session/cart/cart.ts';
import * as css from './cart-entry.css.ts';

type CartEntryProps = { readonly className: string; readonly children?: ReactNode };

/** The way to the cart with how much is in it; a change is also said by the notices of the cart. */
export function CartEntry({ className, children }: CartEntryProps) {
  const { text } = useMessages();
  const count = useCartCount();
  return (
    <Link to="/menu/cart" className={className} aria-label={text('shell.cart-of', { count })}>
      <span className={css.bag} aria-hidden="true">
        <ShoppingBag />
        {count > 0 ? (
          <span key={count} className={css.count}>
            {count}
          </span>
        ) : null}
      </span>
      {children}
    </Link>
  );
}
