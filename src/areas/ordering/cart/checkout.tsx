import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import type { CheckoutObstacle } from '#domain/checkout.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import * as css from './cart.css.ts';
import type { CartPage } from './cart.flow.ts';

const PaySoonDialog = lazy(async () => ({ default: (await import('./pay-soon-dialog.tsx')).PaySoonDialog }));

/** Where signing in leads back to. */
const CART = '/menu/cart';

/** The way on, by who the visitor is and what the store takes (ORD-002, ORD-003); where there is none, why (ORD-017, AO-59). */
export function Checkout({ cart: { checkout, count, limit, pickup } }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  const [isPaying, setPaying] = useState(false);
  const whyId = useId();
  const { kind, obstacle } = checkout;
  const blocked = { unavailable: obstacle !== null, 'aria-describedby': obstacle ? whyId : undefined };
  return (
    <div className={css.checkout}>
      {obstacle ? (
        <p id={whyId} className={css.why}>
          <Why obstacle={obstacle} limit={limit} />
        </p>
      ) : null}
      {kind === 'member' ? (
        <Button className={css.mainChoice} {...blocked} onClick={() => setPaying(true)}>
          {text('ordering.cart.review', { count })}
        </Button>
      ) : null}
      {kind === 'guest' ? <GuestFirst count={count} isBlocked={obstacle !== null} whyId={whyId} /> : null}
      {kind === 'member' ? null : (
        <SignInFirst isPrimary={kind === 'account-needed'} isBlocked={obstacle !== null} whyId={whyId} />
      )}
      {isPaying ? (
        <Suspense>
          <PaySoonDialog store={pickup.store?.name ?? null} onClose={() => setPaying(false)} />
        </Suspense>
      ) : null}
    </div>
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
    <ButtonLink className={css.mainChoice} render={<Link to="/menu/cart/guest/checkout" />}>
      {label}
    </ButtonLink>
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
