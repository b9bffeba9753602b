import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type RefObject, useRef, useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTag } from '#parts/flow/use-tag.ts';
import { TextTo } from '#parts/page-links.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page, stackedPage, wayBack } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './cart.css.ts';
import { type CartPage, useCartPage } from './cart.flow.ts';
import { CartLine } from './cart-line.tsx';
import { CartStore } from './cart-store.tsx';
import { CartSummary } from './cart-summary.tsx';
import { Comparison } from './comparison.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.ts';
import { Review } from './review.tsx';
import { UnavailableItems } from './unavailable-items.tsx';

/** The order before it is paid (ORD-001, ORD-017). */
export function CartScreen() {
  const { text } = useMessages();
  const cart = useCartPage();
  const { lines, count } = cart;
  const whole = useRef<HTMLDivElement>(null);
  const onLineGoes = useFocusAfterRemoval(whole, lines.length);
  // An emptied cart has a heading of its own.
  const [heading] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      return whole.current?.querySelector('h1') ?? null;
    },
  }));
  return (
    <div ref={whole} className={classNames(page.wide, stackedPage)}>
      <TextTo to="/menu" className={wayBack}>
        <ChevronLeft aria-hidden="true" />
        {text('ordering.cart.back')}
      </TextTo>
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
              <Lines cart={cart} onLineGoes={onLineGoes} />
            </div>
            <CartSummary cart={cart} />
          </div>
        </>
      )}
      <UnavailableItems cart={cart} finalFocus={heading} />
      <Review cart={cart} finalFocus={heading} />
    </div>
  );
}

type LinesProps = { readonly cart: CartPage; readonly onLineGoes: (index: number) => void };

function Lines({ cart: { lines, flagged, count, limit, cart, menus, availability }, onLineGoes }: LinesProps) {
  const { text } = useMessages();
  const isComparing = useTag(availability, 'busy');
  const isCompared = useTag(availability, 'compared');
  const empty = () => {
    onLineGoes(0);
    cart.empty();
  };
  return (
    <>
      <ul className={css.lines} aria-label={text('ordering.cart.items')}>
        {lines.map((line, index) => (
          <CartLine
            key={line.item.itemId}
            line={line}
            menus={menus}
            comparison={isComparing ? 'comparing' : isCompared ? 'compared' : null}
            isFlagged={flagged.includes(line.item.itemId)}
            room={limit - count}
            onQuantityChange={(delta) => {
              if (line.item.quantity + delta <= 0) onLineGoes(index);
              cart.changeQuantity(line.item.itemId, delta);
            }}
            onRemove={() => {
              onLineGoes(index);
              cart.remove(line.item.itemId);
            }}
          />
        ))}
      </ul>
      {count < limit ? null : <p className={look.smallMuted}>{text('ordering.cart.limit', { limit })}</p>}
      <Button variant="ghost" size="small" atStart className={css.clear} onClick={empty}>
        {text('ordering.cart.clear')}
      </Button>
    </>
  );
}
