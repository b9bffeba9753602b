import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { priceOrder } from '#api/ordering/price-order.ts';
import { SIX_MINUTES, setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { setVisibility } from '#tests/support/visibility.ts';

const { app, openCart, pricing } = setUpCheckout();

/** Long enough for a burst to be over and a price to come. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));

const subtotal = () => screen.getByText('Subtotal').nextSibling?.textContent;

test('PRV-022 D-157 D-357 a cart that is changed behind another tab is priced once it is seen, and then at once', async () => {
  await openCart('member-green');
  await screen.findByText('Estimated tax');
  await setVisibility('hidden');
  // As where the tab in front changes the cart.
  await app.press('One more Caffè Latte');
  await aWhile();
  expect(app.calls(priceOrder)).toBe(1);
  await setVisibility('visible');
  await waitFor(() => expect(subtotal()).toBe('$10.90'));
  expect(app.calls(priceOrder)).toBe(2);
});

test('PRV-022 OPP-009 D-357 a price whose time is over out of sight is asked for again by the page that is seen', async () => {
  await openCart('member-green');
  await screen.findByText('Estimated tax');
  await setVisibility('hidden');
  pricing().send({ type: 'page.shown', now: Date.now() + SIX_MINUTES });
  await aWhile();
  expect(app.calls(priceOrder)).toBe(1);
  await setVisibility('visible');
  await waitFor(() => expect(app.calls(priceOrder)).toBe(2));
});
