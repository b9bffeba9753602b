import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder, submitOrderGuest } from '#api/ordering/submit-order.ts';
import type { Store } from '#domain/stores/store.ts';
import { orderChoicesOf } from '#session/ordering/order-choices.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { GUEST_CHECKOUT, openGuestForm } from '#tests/support/open-guest-form.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, choose, sheet, place, orderHere, order, pricing } = setUpCheckout();

const IN_STORE = 'That way to pick up isn’t available right now. Your order is now for pickup in store.';
const lost = () => screen.queryByText(IN_STORE);

/** The store is read again, and brings nothing out to the car any more. */
async function endCurbside() {
  app.parts.queryClient.setQueriesData<Store>(
    { queryKey: ['store'] },
    (store) => store && { ...store, mobileOrdering: { ...store.mobileOrdering, curbsideAvailability: 'NOT_READY' } },
  );
  const chosen = () => orderChoicesOf(app.parts.session).getSnapshot().context.pickupOption;
  await waitFor(() => expect(chosen()).toBe('in-store'));
}

const openReview = async () => {
  await app.router.navigate({ to: '/menu/cart', hash: 'payment-summary' });
  return within(await sheet());
};

/** The summary of an order to the car, with the way to change it closed again. */
async function reviewCurbside() {
  await openSummary('member-gold');
  await app.press('Change pickup');
  await choose(/^Curbside/);
  await app.router.navigate({ to: '/menu/cart' });
  await app.noDialog();
  const opened = await openReview();
  await opened.findByText(/^Curbside · /);
  return opened;
}

test('ORD-023 D-433 curbside that ends under review is said where the order is placed, with the ways open, until the next choice', async () => {
  const opened = await reviewCurbside();
  expect(screen.queryByRole('radio', { name: /^Drive-thru/ })).toBeNull();
  await endCurbside();
  await opened.findByText(IN_STORE);
  expect(opened.getByRole('radio', { name: /^In store/ })).toHaveProperty('checked', true);
  await choose(/^Drive-thru/);
  expect(lost()).toBeNull();
  expect(opened.getByRole('radio', { name: /^Drive-thru/ })).toHaveProperty('checked', true);
  await order();
});

test('ORD-023 D-433 curbside that ends on the cart is said once the order is reviewed, and for here answers it', async () => {
  await reviewCurbside();
  await app.router.navigate({ to: '/menu/cart' });
  await app.noDialog();
  await endCurbside();
  expect(lost()).toBeNull();
  const opened = await openReview();
  await opened.findByText(IN_STORE);
  await choose('For here');
  expect(lost()).toBeNull();
});

test('ORD-023 D-433 curbside that ends on the page of a guest is said there, until the next choice', async () => {
  await openGuestForm(app);
  await choose(/^Curbside/);
  await endCurbside();
  await screen.findByText(IN_STORE);
  expect(screen.getByRole('radio', { name: /^In store/ })).toHaveProperty('checked', true);
  await choose(/^Drive-thru/);
  expect(lost()).toBeNull();
  expect(app.address()).toBe(GUEST_CHECKOUT);
});

const reviewMember = async () => {
  await reviewCurbside();
  await place();
};
const fillInGuest = async () => {
  const form = await openGuestForm(app);
  await choose(/^Curbside/);
  await waitFor(() => expect(form.place.getAttribute('aria-disabled')).toBeNull());
  await app.user.click(form.place);
};

for (const [whose, pressed, submit] of [
  ['a member', reviewMember, submitOrder],
  ['a guest', fillInGuest, submitOrderGuest],
] as const) {
  test(`ORD-023 D-433 curbside that ends while the order of ${whose} is on its way is said once the order is refused`, async () => {
    const { release, released } = held();
    let isSent = false;
    answerInstead(submit, async () => {
      isSent = true;
      await released;
      return Response.json({ data: null, errors: [{ message: 'x', extensions: { code: '121048', message: null } }] });
    });
    await pressed();
    await orderHere();
    await waitFor(() => expect(isSent).toBe(true));
    await endCurbside();
    expect(lost()).toBeNull();
    await act(async () => release());
    await screen.findByText(IN_STORE);
  });
}

test('ORD-023 OPP-018 D-433 that the store takes no orders is not said over an order that it has priced since', async () => {
  await openSummary('member-gold');
  await app.press('Change pickup');
  let isRefused = false;
  answerInstead(priceOrder, (send) => {
    if (isRefused) return send();
    isRefused = true;
    return Response.json({ data: null, errors: [{ message: 'x', extensions: { code: 'MOP_NOT_ACCEPTED' } }] });
  });
  await choose(/^Curbside/);
  await screen.findByRole('link', { name: 'Choose store' });
  await endCurbside();
  await waitFor(() => expect(pricing().getSnapshot().hasTag('fresh')).toBe(true));
  await app.noDialog();
  await (await openReview()).findByText(IN_STORE);
});
