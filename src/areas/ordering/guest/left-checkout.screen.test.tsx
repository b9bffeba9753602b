import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { submitOrderGuest } from '#api/ordering/submit-order.ts';
import { admitMember } from '#tests/support/admit-member.ts';
import { GUEST_CARD } from '#tests/support/guest-card.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { GUEST_CHECKOUT, openGuestForm } from '#tests/support/open-guest-form.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const NOT_PLACED = 'Your order wasn’t placed.';

/** A guest has left the checkout for the menu with an order on its way, which its bank refuses then. */
async function leaveRefused() {
  const { place } = await openGuestForm(app);
  const { release, released } = held();
  let isSent = false;
  answerInstead(submitOrderGuest, async () => {
    isSent = true;
    await released;
    return Response.json({ data: null, errors: [{ message: 'x', extensions: { code: '121048', message: null } }] });
  });
  await app.user.click(place);
  await app.press('Yes, order here');
  await waitFor(() => expect(isSent).toBe(true));
  await screen.findByText(/^Sending your order/);
  screen.getByText(GUEST_CARD);
  await act(() => app.router.navigate({ to: '/menu' }));
  await app.heading('Menu');
  expect(screen.queryByText(NOT_PLACED)).toBeNull();
  await act(async () => release());
  return app.main().findByRole('alert');
}

test('OPP-026 ORD-032 ORD-049 D-403 D-412 an order of a guest is said to be sent, beside its card; one that is refused after its page was left says so on any page, with the way back to why', async () => {
  const alert = await leaveRefused();
  within(alert).getByText(NOT_PLACED);
  await app.user.click(within(alert).getByRole('link', { name: 'Back to my order' }));
  await screen.findByText('Select a different payment method.');
  expect(app.address()).toBe(GUEST_CHECKOUT);
  expect(screen.getAllByText(NOT_PLACED)).toHaveLength(1);
  // It was read there.
  await act(() => app.router.navigate({ to: '/menu' }));
  await app.heading('Menu');
  expect(screen.queryByText(NOT_PLACED)).toBeNull();
});

test('ORD-049 an order of a guest that is turned away says why, and begins no other session', async () => {
  const { place } = await openGuestForm(app);
  app.world.fail(submitOrderGuest, 'status:429', 1);
  await app.user.click(place);
  await app.press('Yes, order here');
  await screen.findByText(NOT_PLACED);
  await app.atRest();
  screen.getByText(/^Too many tries/);
  expect(app.calls(startGuestSession)).toBe(1);
});

test('OPP-072 a guest whose bank refused the card is led to another payment method', async () => {
  const alert = await leaveRefused();
  await app.user.click(within(alert).getByRole('link', { name: 'Back to my order' }));
  await screen.findByText('Select a different payment method.');
  await app.press('Choose another payment method');
  await waitFor(() => expect(app.address()).toMatch(/^\/account\/payment-method\/add\/billing-address\?returnUrl=/));
});

test('ORD-049 D-412 that an order was not placed is put aside where it is said', async () => {
  const alert = await leaveRefused();
  await app.user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(NOT_PLACED)).toBeNull());
  await act(() => app.router.navigate({ to: GUEST_CHECKOUT }));
  await screen.findByRole('button', { name: 'Place order' });
  expect(screen.queryByText(NOT_PLACED)).toBeNull();
});

test('ORD-049 FC-080 D-412 who has signed in since is not led to the page of guests, and the summary says nothing of the guest’s card', async () => {
  await leaveRefused();
  await admitMember(app, 'member-gold');
  within(await app.main().findByRole('alert')).getByText(NOT_PLACED);
  expect(screen.queryByRole('link', { name: 'Back to my order' })).toBeNull();
  await act(() => app.router.navigate({ to: '/menu/cart', hash: 'payment-summary' }));
  await screen.findByRole('group', { name: 'How would you like to pay?' });
  await app.atRest();
  expect(screen.queryByText('Select a different payment method.')).toBeNull();
});
