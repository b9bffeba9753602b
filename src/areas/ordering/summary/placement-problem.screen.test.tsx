import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { reloadCard } from '#api/account/reload.ts';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { readStoreTimeSlots, storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { refuse } from '#mocks/respond.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { storeNamed, storeWhere } from '#tests/support/store-where.ts';

const { app, openSummary, choose, ordered, place, orderHere } = setUpCheckout();

/** The server refuses every order from now on, for a reason and in words of its own. */
const refuseOrders = (extensions: { code: string | null; message: string | null }) =>
  answerInstead(submitOrder, () => Response.json({ data: null, errors: [{ message: 'For developers', extensions }] }));

const OURS = 'Something unexpected happened. Please try again.';
const THEIRS = 'Your bank asks you to confirm this payment.';

test.each([
  ['DIGITAL_CARD_PROVISION_ERROR', THEIRS, THEIRS],
  ['INSUFFICIENT_BALANCE', THEIRS, THEIRS],
  ['DIGITAL_CARD_PROVISION_ERROR', 'card_provision: <b>400</b>', OURS],
  ['UNEXPECTED_ERROR', null, OURS],
  ['121048', THEIRS, THEIRS],
] as const)(
  'OPP-077 an order that is refused as %s in the words %j says what the server says, where that can be read',
  async (code, message, shown) => {
    const opened = await openSummary('member-gold');
    refuseOrders({ code, message });
    await place();
    await orderHere();
    const notice = within(await within(opened).findByRole('alert'));
    expect(notice.getByText(shown)).toBeTruthy();
    expect(app.world.effects.ordersPlaced).toBe(0);
  },
);

test.each([
  ['121032', 'There’s a problem with your card. Contact customer service'],
  ['121035', 'There’s a problem with your card. Contact your bank.'],
  ['121037', 'This card is closed.'],
  ['121048', 'Select a different payment method.'],
  ['121025', 'Choose different card'],
])(
  'SVC-020 OPP-066 OPP-067 OPP-069 OPP-072 an order that is refused as %s says %j, in the words of an order',
  async (code, shown) => {
    const opened = await openSummary('member-gold');
    refuseOrders({ code, message: null });
    await place();
    await orderHere();
    const { textContent } = await within(opened).findByRole('alert');
    expect(textContent).toContain(shown);
  },
);

test.each([
  ['STORE_CLOSED', 'This store has closed. Your cart comes along to any other store.'],
  ['ITEMS_NOT_FOUND', 'We couldn’t find something in your cart. Remove it, or find something similar.'],
  ['REWARD_NOT_APPLIED', 'Your offer wasn’t applied. You can still order without it.'],
  ['CHOOSE_DIFFERENT_ITEM', 'Something in your cart can’t be ordered here. Choose a different item.'],
])('ORD-049 an order that is refused as %s says why, and what to do next: %s', async (code, shown) => {
  const opened = await openSummary('member-gold');
  refuseOrders({ code, message: null });
  await place();
  await orderHere();
  const notice = within(await within(opened).findByRole('alert'));
  expect(notice.getByText(shown)).toBeTruthy();
});

test('FC-176 a cart that another tab has changed since it was priced is not ordered, which is said', async () => {
  const opened = await openSummary('member-gold');
  await place();
  // Unheard of here until the order is about to be sent.
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 3 })]));
  await orderHere();
  const notice = within(await within(opened).findByRole('alert'));
  notice.getByText('Your cart changed in the meantime. Look it over and place your order again.');
  expect(ordered()).toBe(0);
});

const alertsIn = (opened: HTMLElement) =>
  within(opened)
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

/** The reload before an order is refused with the code that the number of the payment method ends in; there is another one. */
async function openRefusedReload(end: string) {
  const methods = app.world.account('member-empty-balance').paymentMethods;
  const [visa] = methods;
  if (!visa) throw new Error('Ella has nothing to pay with.');
  visa.accountNumberLastFour = end;
  methods.push({ ...visa, paymentMethodId: 'spare', paymentInstrumentId: 'spare-1', accountNumberLastFour: '4444' });
  const opened = await openSummary('member-empty-balance');
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByRole('alert');
  const radios = (group: string) => within(within(opened).getByRole('group', { name: group })).getAllByRole('radio');
  return { opened, radios };
}

test('OPP-072 ORD-066 a rejected payment method of a reload leads to what reloads, and another one takes the error away', async () => {
  const { opened, radios } = await openRefusedReload('1048');
  within(opened).getByText('Select a different payment method.');
  await app.press('Choose another payment method');
  const [visa, spare] = radios('Reload with');
  expect(document.activeElement).toBe(visa);
  if (spare) await app.user.click(spare);
  expect(spare).toHaveProperty('checked', true);
  expect(alertsIn(opened)).toEqual([]);
});

test('OPP-068 ORD-067 a refused amount of a reload is not said beside another one', async () => {
  const { opened } = await openRefusedReload('1036');
  within(opened).getByText('This reload amount isn’t valid. Choose another amount.');
  await choose('$50');
  expect(alertsIn(opened)).toEqual([]);
});

test('SVC-020 OPP-078 a card whose balance is too low while an order is paid offers to choose another one', async () => {
  const { opened, radios } = await openRefusedReload('1025');
  within(opened).getByText("This card's balance is too low.");
  await app.press('Choose different card');
  expect(document.activeElement).toBe(radios('How would you like to pay?')[0]);
});

test('OPP-074 SVC-032 a reload that the server has had before is on the card, and the order goes on', async () => {
  answerInstead(reloadCard, async (send) => {
    await send();
    return refuse(400, '121063');
  });
  await openSummary('member-empty-balance');
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
});

test.each([
  ['+1 800 555 0177', 'There’s a problem with your card. Contact customer service at +1 800 555 0177.'],
  ['', 'There’s a problem with your card. Contact customer service.'],
])('SVC-044 OPP-066 with %j as the number of customer service a refused card says: %s', async (phone, said) => {
  app.startWorld({ settings: { supportPhoneNumber: phone } });
  const { opened } = await openRefusedReload('1062');
  expect(alertsIn(opened)).toEqual([said]);
});

test('OPP-068 SVC-018 D-356 the most that a card holds is said in the currency of the card that was to be reloaded', async () => {
  const storeNumber = storeWhere(app.world, ({ country, subdivision }) => country === 'CA' && subdivision === 'ON');
  answerInstead(readCards, async (send) => {
    const answer = await send();
    return new Response((await answer.text()).replaceAll('"USD"', '"CAD"'), answer);
  });
  answerInstead(reloadCard, () => refuse(400, '121023'));
  const opened = await openSummary('member-empty-balance', { storeNumber });
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByRole('alert');
  expect(alertsIn(opened)).toEqual(["Your card's total amount cannot exceed CA$500."]);
});

test('ORD-067 AMB-03 a reload that would not reach any more charges nothing, and what reaches is offered', async () => {
  const card = app.world.account('member-green').cards[0];
  if (!card) throw new Error('Gwen has no card.');
  const opened = await openSummary('member-green', { quantity: 5 });
  await choose('$10');
  card.balance = 0;
  await place('Reload & place order');
  await orderHere();
  await within(opened).findByText('Insufficient balance available.');
  expect(app.world.effects).toMatchObject({ reloads: 0, ordersPlaced: 0 });
  await waitFor(() => expect(within(opened).queryByRole('radio', { name: '$10' })).toBeNull());
  await place('Reload & place order');
  await waitFor(() => expect(app.world.effects).toMatchObject({ reloads: 1, ordersPlaced: 1 }));
});

test('ORD-049 ORD-063 an order from a card that was spent elsewhere is refused, and the card is said to be too low', async () => {
  const card = app.world.account('member-green').cards[0];
  if (!card) throw new Error('Gwen has no card.');
  const opened = await openSummary('member-green');
  card.balance = 0;
  await place();
  await orderHere();
  await within(opened).findByText('Looks like your card balance is too low to complete your order.');
  expect(app.world.effects.ordersPlaced).toBe(0);
});

const LOST = 'That time isn’t available anymore. Nothing was charged. Pick another one.';
const LOST_RELOADED = 'That time isn’t available anymore. Pick another one.';

test.each([
  ['SLOT_UNAVAILABLE', 'member-gold', 'Place order', LOST, []],
  ['110000', 'member-gold', 'Place order', LOST, []],
  [
    '110000',
    'member-empty-balance',
    'Reload & place order',
    LOST_RELOADED,
    ['Your card was reloaded, but your order wasn’t placed.'],
  ],
] as const)(
  'FC-022 ORD-041 ORD-042 an order refused as %s for %s says beside the times, and there alone, that its time is gone',
  async (code, persona, button, lost, stays) => {
    const opened = await openSummary(persona);
    await app.press('Change pickup');
    await choose('11:10 AM');
    refuseOrders({ code, message: null });
    await place(button);
    await orderHere();
    await within(opened).findByText(lost);
    expect(alertsIn(opened)).toEqual([lost, ...stays]);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(opened).getByRole('radio', { name: /^As soon as possible/ })),
    );
    await choose('11:30 AM');
    expect(alertsIn(opened)).toEqual(stays);
    expect(app.world.effects.ordersPlaced).toBe(0);
  },
);

test('OPP-014 the times are read anew also where an order as soon as possible was refused for its time', async () => {
  const opened = await openSummary('member-gold');
  const times = storeTimeSlotsQuery(storeNumberOf(storeNamed(app.world, 'Seattle Open House')));
  await app.parts.queryClient.fetchQuery(times);
  const before = app.calls(readStoreTimeSlots);
  refuseOrders({ code: 'SLOT_UNAVAILABLE', message: null });
  await place();
  await orderHere();
  await within(opened).findByRole('alert');
  await app.parts.queryClient.fetchQuery(times);
  expect(app.calls(readStoreTimeSlots)).toBe(before + 1);
});

test('FC-022 D-373 as soon as possible, taken where the other times cannot be had, keeps the focus while they are read', async () => {
  const opened = await openSummary('member-gold');
  await app.press('Change pickup');
  await choose('11:10 AM');
  refuseOrders({ code: '110000', message: null });
  app.world.fail(readStoreTimeSlots, 'status:500');
  await place();
  await orderHere();
  await within(opened).findByText(/^We couldn’t load the pickup times/);
  await choose(/^As soon as possible/);
  const soonest = await within(opened).findByRole('radio', { name: /^As soon as possible/ });
  expect(soonest).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(soonest);
});
