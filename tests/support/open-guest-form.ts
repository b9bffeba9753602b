import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { CartItem } from '#domain/ordering/cart.ts';
import { latteOrder } from './an-order.ts';
import { keepCartAt } from './cart-at.ts';
import { GUEST_CARD, keepGuestCard } from './guest-card.ts';
import type { setUpApp } from './set-up-app.ts';
import { storeNamed } from './store-where.ts';

export const GUEST_CHECKOUT = '/menu/cart/guest/checkout';

/** The filled form of a guest at an open store, whose card came at this time; resolves with its button and the card. */
export async function openGuestForm(
  app: ReturnType<typeof setUpApp>,
  acquired: (now: number) => unknown = (now) => now,
  token?: string,
  options: { hasBrowserHistory?: boolean } = {},
) {
  await keepCartAt(app, storeNamed(app.world, 'Seattle Open House'), latteOrder().items as readonly CartItem[]);
  await app.open(GUEST_CHECKOUT, options);
  await screen.findByRole('button', { name: 'Add a card' });
  const { session } = app.parts;
  const instrument = keepGuestCard(session, acquired(session.clock.now()), token);
  await screen.findByText(GUEST_CARD);
  await app.user.type(screen.getByLabelText('First name'), 'Nora');
  await app.user.type(screen.getByLabelText('Last name'), 'North');
  await app.user.type(screen.getByLabelText('Email address'), 'nora@example.com');
  const place = screen.getByRole('button', { name: 'Place order' });
  await waitFor(() => expect(place.getAttribute('aria-disabled')).toBeNull());
  return { place, instrument };
}
