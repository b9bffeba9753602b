import { createFileRoute, redirect } from '@tanstack/react-router';
import { GuestCheckoutScreen } from '#areas/ordering/guest/guest-checkout.screen.tsx';
import { cartPort } from '#session/cart/cart.ts';

export const Route = createFileRoute('/menu/cart_/guest/checkout')({
  staticData: {
    title: 'guest-checkout.title',
    description: 'guest-checkout.description',
    header: 'minimal',
    footer: 'none',
  },
  // Who it is must be known before the page (ORD-033): members have their own way, and a cart that waits for one stays theirs.
  beforeLoad: async ({ context: { session } }) => {
    const visitor = await session.resolveVisitor();
    if (visitor.kind === 'member') throw redirect({ to: '/menu/cart', replace: true });
    if (session.visitorActor.getSnapshot().context.former !== null) {
      throw redirect({ to: '/account/signin', search: { returnUrl: '/menu/cart' }, replace: true });
    }
  },
  loader: ({ context }) =>
    Promise.all([
      context.catalogue.load(
        'ordering',
        'ordering-pickup',
        'ordering-summary',
        'ordering-errors',
        'menu',
        'payment',
        'card-errors',
        'guest-checkout',
      ),
      cartPort(context.session).load(),
    ]),
  component: GuestCheckoutScreen,
});
