import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import * as analytics from '#platform/measuring/analytics.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { standIn } from '#tests/support/stand-in.ts';

const { app, openCart, openSummary, ordered, place, orderHere } = setUpCheckout();

const NOT_PLACED = 'Your order wasn’t placed.';

/** The store by the number that prices and orders name it with. */
const storeOf = () => app.world.directory.find(latteOrder().storeNumber)?.storeNumber;

type Measured = Readonly<Record<string, unknown>>;

/** What is measured of orders that fail, from now on. */
function troubles(): () => readonly Measured[] {
  const recorded = vi.fn((_: Measured) => {});
  standIn(analytics, 'recordEvent', recorded);
  return () =>
    recorded.mock.calls
      .map(([event]) => event)
      .filter(({ event }) => event === 'insufficient_funds' || event === 'order_error');
}

test('ORD-098 ORD-099 OPP-035 a press that the review refuses for its balance is measured', async () => {
  app.world.account('member-empty-balance').paymentMethods.splice(0);
  const opened = await openSummary('member-empty-balance');
  const measured = troubles();
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByText('Insufficient balance available.');
  expect(measured()).toEqual([
    {
      event: 'insufficient_funds',
      customer_type: expect.stringMatching(/^rewards_/),
      store_number: storeOf(),
      price: '6.01',
      error_code: 'INSUFFICIENT_BALANCE',
    },
  ]);
});

test('ORD-098 ORD-099 a price that is refused is measured', async () => {
  await openCart('member-gold');
  await app.press('Add a reward or coupon');
  const measured = troubles();
  await app.user.type(screen.getByLabelText('Reward or coupon code'), 'FAIL-110000{enter}');
  await screen.findByRole('dialog');
  expect(measured()).toEqual([
    {
      event: 'order_error',
      customer_type: expect.stringMatching(/^rewards_/),
      store_number: storeOf(),
      price: '',
      error_code: '110000',
    },
  ]);
});

test('ORD-098 a price that is refused without a code that can be read is measured, too', async () => {
  answerInstead(priceOrder, () => Response.json({ errors: [{ message: 'No price.' }] }));
  const measured = troubles();
  await openCart('member-gold');
  await screen.findByRole('dialog');
  expect(measured()).toMatchObject([{ event: 'order_error', store_number: storeOf(), error_code: 'UNKNOWN' }]);
});

test('ORD-098 ORD-099 an order that is turned away before it is looked at is measured, each time', async () => {
  const opened = await openSummary('member-gold');
  const measured = troubles();
  const turnedAway = {
    event: 'order_error',
    customer_type: expect.stringMatching(/^rewards_/),
    store_number: storeOf(),
    price: '6.01',
    error_code: 'rate-limited',
  };
  app.world.fail(submitOrder, '429');
  await place();
  await orderHere();
  await within(opened).findByText(NOT_PLACED);
  expect(measured()).toEqual([turnedAway]);
  await place();
  await waitFor(() => expect(measured()).toEqual([turnedAway, turnedAway]));
});

test('ORD-098 an order that is not sent as there is no network is no error of an order', async () => {
  const opened = await openSummary('member-gold');
  const measured = troubles();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await place();
  await orderHere();
  await within(opened).findByText(NOT_PLACED);
  expect([measured(), ordered()]).toEqual([[], 0]);
});
