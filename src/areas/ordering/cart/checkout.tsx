import { useId } from 'react';
import type { CheckoutObstacle } from '#domain/ordering/checkout.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { PAYMENT_SUMMARY, useOpenHash } from '#parts/hash-sheet.ts';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './cart.css.ts';
import type { CartPage } from './cart.flow.ts';

/** Where signing in leads back to. */
const CART = '/menu/cart';

/**
 * The way on, as soon as it is known who the visitor is and what the store takes (ORD-003): a wrong one would end a session. A
 * store that could not be read is tried again where that is said (D-414).
 */
export function Checkout({ cart }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  return (
    <div className={css.checkout}>
      {cart.checkout.isKnown ? (
        <WayOn cart={cart} />
      ) : cart.pickup.failure ? (
        <p className={css.why}>{text('common.store-not-loaded')}</p>
      ) : (
        <Skeleton shape="control" />
      )}
    </div>
  );
}

/** By who the visitor is and what the store takes (ORD-002, ORD-003); where there is none, why (ORD-017, AO-59). */
function WayOn({ cart: { checkout, count, limit, pricing } }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  const review = useOpenHash(PAYMENT_SUMMARY);
  const whyId = useId();
  const { kind, obstacle } = checkout;
  // A visitor who has not begun to order has no price yet (ORD-028).
  const isPriced = pricing.status === 'fresh' || pricing.status === 'none';
  const isBlocked = obstacle !== null || !isPriced;
  const blocked = { unavailable: isBlocked, 'aria-describedby': isBlocked ? whyId : undefined };
  return (
    <>
      {obstacle ? (
        <p id={whyId} className={css.why}>
          <Why obstacle={obstacle} limit={limit} />
        </p>
      ) : isPriced ? null : (
        <p id={whyId} className={visuallyHidden}>
          {text(pricing.status === 'pricing' ? 'ordering.price.waiting' : 'ordering.price.none')}
        </p>
      )}
      {kind === 'member' ? (
        <Button className={css.mainChoice} {...blocked} onClick={review}>
          {text('ordering.cart.review', { count })}
        </Button>
      ) : null}
      {kind === 'guest' ? <GuestFirst count={count} isBlocked={isBlocked} whyId={whyId} /> : null}
      {kind === 'member' ? null : (
        <SignInFirst isPrimary={kind === 'account-needed'} isBlocked={obstacle !== null} whyId={whyId} />
      )}
    </>
  );
}

type GuestFirstProps = { readonly count: number; readonly isBlocked: boolean; readonly whyId: string };

/** Checkout without an account, where the store takes guests. */
function GuestFirst({ count, isBlocked, whyId }: GuestFirstProps) {
  const { text } = useMessages();
  const label = text('ordering.cart.guest-checkout', { count });
  if (isBlocked) {
    return (
      <Button className={css.mainChoice} unavailable aria-describedby={whyId}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonTo to="/menu/cart/guest/checkout" className={css.mainChoice}>
      {label}
    </ButtonTo>
  );
}

type SignInFirstProps = { readonly isPrimary: boolean; readonly isBlocked: boolean; readonly whyId: string };

/** Checkout of who has not signed in: that comes first, and leads back here. */
function SignInFirst({ isPrimary, isBlocked, whyId }: SignInFirstProps) {
  const { text } = useMessages();
  const form = { variant: isPrimary ? 'primary' : 'secondary', className: css.choice } as const;
  const label = text('ordering.cart.checkout');
  if (isBlocked) {
    return (
      <Button {...form} unavailable aria-describedby={whyId}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink {...form} render={<Link to="/account/signin" search={{ returnUrl: CART }} />}>
      {label}
    </ButtonLink>
  );
}

function Why({ obstacle, limit }: { readonly obstacle: CheckoutObstacle; readonly limit: number }) {
  const { text } = useMessages();
  if (obstacle === 'over-limit') return text('ordering.cart.limit', { limit });
  return text(obstacle === 'no-store' ? 'ordering.cart.why-no-store' : 'ordering.cart.why-unavailable');
}
