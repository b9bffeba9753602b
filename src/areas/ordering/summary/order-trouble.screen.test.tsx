import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reloadCard } from '#api/account/reload.ts';
import { priceOrder } from '#api/ordering/price-order.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { refuse } from '#mocks/respond.ts';
import * as analytics from '#platform/measuring/analytics.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { standIn } from '#tests/support/stand-in.ts';

const { app, openCart, openSummary, choose, ordered, place, orderHere } = setUpCheckout();

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

const errorOfOrder = (error_code: string) => ({
  event: 'order_error',
  customer_type: expect.stringMatching(/^rewards_/),
  store_number: storeOf(),
  price: '6.01',
  error_code,
});

test('ORD-098 ORD-099 an order that is turned away before it is looked at is measured, each time', async () => {
  const opened = await openSummary('member-gold');
  const measured = troubles();
  const turnedAway = errorOfOrder('rate-limited');
  app.world.fail(submitOrder, '429');
  await place();
  await orderHere();
  await within(opened).findByText(NOT_PLACED);
  expect(measured()).toEqual([turnedAway]);
  await place();
  await waitFor(() => expect(measured()).toEqual([turnedAway, turnedAway]));
});

test('ORD-099 an order that is refused because its time is taken is measured', async () => {
  await openSummary('member-gold');
  const measured = troubles();
  const extensions = { code: 'SLOT_UNAVAILABLE', message: null };
  answerInstead(submitOrder, () => Response.json({ data: null, errors: [{ message: 'For developers', extensions }] }));
  await place();
  await orderHere();
  await waitFor(() => expect(measured()).toEqual([errorOfOrder('SLOT_UNAVAILABLE')]));
});

test('ORD-098 ORD-099 an order whose reload is refused, or turned away, is measured, each time', async () => {
  const opened = await openSummary('member-empty-balance');
  const measured = troubles();
  answerInstead(reloadCard, () => refuse(400, '121048'));
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByRole('alert');
  expect(measured()).toEqual([errorOfOrder('121048')]);
  answerInstead(reloadCard, () => new Response(null, { status: 429 }));
  await place('Reload & place order');
  await waitFor(() => expect(measured()).toEqual([errorOfOrder('121048'), errorOfOrder('rate-limited')]));
  expect(ordered()).toBe(0);
});

test('ORD-098 ORD-099 an order that its reload would not reach any more is measured', async () => {
  const [card] = app.world.account('member-green').cards;
  const opened = await openSummary('member-green', { quantity: 5 });
  const measured = troubles();
  await choose('$10');
  if (card) card.balance = 0;
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByText('Insufficient balance available.');
  expect(measured()).toMatchObject([{ event: 'insufficient_funds', store_number: storeOf(), price: '30.07' }]);
});

test.each([
  ['an order', 'member-gold', 'Place order'],
  ['a reload', 'member-empty-balance', 'Reload & place order'],
] as const)(
  'ORD-098 %s that is not sent as there is no network is no error of an order',
  async (_, persona, button) => {
    const opened = await openSummary(persona);
    const measured = troubles();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await place(button);
    await orderHere();
    await within(opened).findByText(NOT_PLACED);
    expect([measured(), ordered()]).toEqual([[], 0]);
  },
);
