import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '#areas/ordering/cart/cart.screen.tsx';
import { cartPort } from '#session/cart/cart.ts';

export const Route = createFileRoute('/menu/cart')({
  staticData: {
    title: 'ordering.cart.title',
    description: 'ordering.cart.description',
    header: 'minimal',
    footer: 'none',
  },
  loader: ({ context }) => Promise.all([context.catalogue.load('ordering', 'menu'), cartPort(context.session).load()]),
  component: CartScreen,
});
