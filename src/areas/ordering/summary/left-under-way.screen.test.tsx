import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { cartPort } from '#session/cart/cart.ts';
import { admitMember } from '#tests/support/admit-member.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, sheet, place, orderHere } = setUpCheckout();

const NOT_PLACED = 'Your card was reloaded, but your order wasn’t placed.';

const CLOSED = { data: null, errors: [{ message: 'x', extensions: { code: 'STORE_CLOSED', message: null } }] };

/** A card is reloaded, and the order that it pays is on its way, until the server refuses it. */
async function orderUnderWay() {
  await openCart('member-empty-balance', { hasBrowserHistory: true });
  await app.press('Review order (1)');
  const { release, released } = held();
  answerInstead(submitOrder, async () => {
    await released;
    return Response.json(CLOSED);
  });
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.world.effects.reloads).toBe(1));
  await screen.findByText(/^Sending your order/);
  // The question about the store is out of the history.
  await waitFor(() => expect(app.router.history.location.state.dialog).toBeUndefined());
  return () => act(async () => release());
}

const close = async () => app.user.click(within(await sheet()).getByRole('button', { name: 'Close' }));

test.each([
  ['its button', close],
  ['Escape', () => app.user.keyboard('{Escape}')],
  ['Back', () => app.goBack()],
] as const)(
  'FC-025 ORD-047 ORD-049 D-412 the summary is not left by %s while its order is under way, and says what became of it',
  async (_, leave) => {
    const refuse = await orderUnderWay();
    await leave();
    await refuse();
    within(await within(await sheet()).findByRole('alert')).getByText(NOT_PLACED);
    expect(app.address()).toBe('/menu/cart#payment-summary');
    // Once that is said each of them leaves, and it was read.
    await leave();
    await app.noDialog();
    expect(app.address()).toBe('/menu/cart');
    expect(screen.queryByText(NOT_PLACED)).toBeNull();
  },
);

test('FC-025 ORD-049 D-412 where the summary is gone all the same, any page says that the order was not placed, with the way back', async () => {
  const refuse = await orderUnderWay();
  await act(() => app.router.navigate({ to: '/menu' }));
  await app.noDialog();
  await refuse();
  const alert = await app.main().findByRole('alert');
  within(alert).getByText(NOT_PLACED);
  await app.user.click(within(alert).getByRole('link', { name: 'Back to my order' }));
  within(await within(await sheet()).findByRole('alert')).getByText(NOT_PLACED);
  expect(screen.getAllByText(NOT_PLACED)).toHaveLength(1);
});

test('FC-025 D-412 where the store takes no order any more, the summary goes, and what became of card and order is said on the page', async () => {
  const refuse = await orderUnderWay();
  answerInstead(priceOrder, async () => Response.json(CLOSED));
  await refuse();
  await app.press('Close');
  await app.noDialog();
  within(await app.main().findByRole('alert')).getByText(NOT_PLACED);
});

test('FC-025 FC-176 D-412 the summary stays until it is known what became of an order whose cart another tab has emptied, and then it is said', async () => {
  const refuse = await orderUnderWay();
  act(() => cartPort(app.parts.session).send({ type: 'cart.emptied' }));
  await sheet();
  await refuse();
  await app.noDialog();
  within(await app.main().findByRole('alert')).getByText(NOT_PLACED);
});

test('FC-025 FC-064 a member whose session ends between the reload and the order reads of the reload after signing in', async () => {
  await openCart('member-empty-balance', { hasBrowserHistory: true });
  await app.press('Review order (1)');
  app.world.fail(submitOrder, 'status:401', 1);
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.address()).toContain('/account/signin'));
  await admitMember(app, 'member-empty-balance');
  await act(() => app.router.navigate({ to: '/menu/cart', hash: 'payment-summary' }));
  within(await within(await sheet()).findByRole('alert')).getByText(NOT_PLACED);
});
