import { useMessages } from '#messages/messages-provider.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './cart.css.ts';
import type { CartPage } from './cart.flow.ts';
import { Checkout } from './checkout.tsx';

/** What the order will cost about, and how it goes on. */
export function CartSummary({ cart }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { subtotal, checkout } = cart;
  return (
    <>
      <div className={css.notes}>
        <p className={look.caption}>
          {checkout.obstacle === 'unavailable-items' ? `${text('ordering.cart.not-counted')} ` : null}
          {text('ordering.cart.tax-later')}
        </p>
        {checkout.kind === 'member' ? null : <p className={look.caption}>{text('ordering.cart.sign-in-why')}</p>}
      </div>
      <div className={css.summary}>
        {subtotal ? (
          <p className={css.subtotal}>
            <span className={look.strong}>{text('ordering.cart.subtotal')}</span>
            <span className={classNames(look.price, css.sum)}>{priceText(subtotal.amount, subtotal.currency)}</span>
          </p>
        ) : null}
        <Checkout cart={cart} />
      </div>
    </>
  );
}
