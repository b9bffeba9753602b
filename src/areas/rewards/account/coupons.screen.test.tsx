import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart } = setUpCheckout();

const couponsOf = (persona: 'member-green' | 'member-gold') => app.world.account(persona).loyalty.coupons;
const toRewards = () => app.router.navigate({ to: '/account/rewards', hash: 'rewards' });

test('ORD-029 ORD-030 a press puts a coupon into the order, in the place of another one, and leads to the cart', async () => {
  couponsOf('member-gold').push(...couponsOf('member-green'));
  await openCart('member-gold', { quantity: 2 });
  await toRewards();
  await app.press('Use in my order: $2 off orders from $5');
  await waitFor(() => expect(app.address()).toBe('/menu/cart'));
  expect((await screen.findByText('Offer')).nextSibling?.textContent).toBe('-$2.00');
  await toRewards();
  await screen.findByText('In your order');
  expect(screen.getByRole('link', { name: 'See your cart' }).getAttribute('href')).toBe('/menu/cart');
  await app.press('Use in my order: Your whole order on us');
  await screen.findByRole('button', { name: 'Remove Your whole order on us' });
  expect(screen.queryByRole('button', { name: 'Remove $2 off orders from $5' })).toBeNull();
});

test('a coupon that is put into an empty order waits there, which is said, and the menu opens', async () => {
  await app.open('/account/rewards#rewards', { as: 'member-green' });
  await app.press('Use in my order: $2 off orders from $5');
  await waitFor(() => expect(app.address()).toBe('/menu'));
  await screen.findByText('$2 off orders from $5: it’s in your order. Now pick something good.');
});
