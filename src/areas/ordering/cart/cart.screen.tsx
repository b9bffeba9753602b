import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, Suspense } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './cart.css.ts';
import { type CartPage, useCartPage } from './cart.flow.ts';
import { CartLine } from './cart-line.tsx';
import { CartStore } from './cart-store.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';

// It comes when it is wanted: most carts can be had as they are.
const UnavailableDialog = lazy(async () => ({ default: (await import('./unavailable-dialog.tsx')).UnavailableDialog }));

/** The order before it is paid (ORD-001, ORD-017). */
export function CartScreen() {
  const { text } = useMessages();
  const cart = useCartPage();
  const { lines, count } = cart;
  return (
    <div className={classNames(page.wide, css.screen)}>
      <TextLink standalone className={css.back} render={<Link to="/menu" />}>
        <ArrowLeft aria-hidden="true" />
        {text('ordering.cart.back')}
      </TextLink>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <header className={css.head}>
            <h1 className={look.heading1} tabIndex={-1}>
              {text('ordering.cart.title')}
            </h1>
            <p className={look.smallMuted}>{text('ordering.cart.count', { count })}</p>
          </header>
          <div className={css.columns}>
            <CartStore pickup={cart.pickup} />
            <div className={css.main}>
              <Comparison availability={cart.availability} />
              <Lines cart={cart} />
            </div>
            <CartSummary cart={cart} />
          </div>
        </>
      )}
      {cart.availability.asking ? (
        <Suspense>
          <UnavailableDialog cart={cart} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Lines({ cart: { lines, flagged, count, limit, cart, menus } }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  return (
    <>
      <ul className={css.lines} aria-label={text('ordering.cart.items')}>
        {lines.map((line) => (
          <CartLine
            key={line.item.itemId}
            line={line}
            menus={menus}
            isFlagged={flagged.includes(line.item.itemId)}
            room={limit - count}
            onQuantityChange={(delta) => cart.changeQuantity(line.item.itemId, delta)}
            onRemove={() => cart.remove(line.item.itemId)}
          />
        ))}
      </ul>
      <Button variant="ghost" size="small" className={css.clear} onClick={cart.empty}>
        {text('ordering.cart.clear')}
      </Button>
    </>
  );
}

/** Whether it is known what the store has. */
function Comparison({ availability: { comparing, failure, retry } }: Pick<CartPage, 'availability'>) {
  const { text, failureText } = useMessages();
  useOnReconnect(failure === 'offline', retry);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {comparing ? text('ordering.cart.checking') : null}
      </VisuallyHidden>
      {failure ? (
        <Notice
          tone="error"
          live="polite"
          title={text('ordering.cart.check-failed')}
          action={
            <Button size="small" variant="secondary" onClick={retry}>
              {text('common.try-again')}
            </Button>
          }
        >
          {failureText(failure)}
        </Notice>
      ) : null}
    </>
  );
}
