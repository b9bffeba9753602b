import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardsQuery } from '#api/account/cards.ts';
import { reloadCard } from '#api/account/reload.ts';
import { priceOrder } from '#api/ordering/price-order.ts';
import type { Store } from '#domain/stores/store.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { storeWhere } from '#tests/support/store-where.ts';

const { app, openSummary, ordered, place, orderHere, isStoreAsked, choose } = setUpCheckout();

const offered = (opened: HTMLElement) =>
  within(within(opened).getByRole('group', { name: 'How would you like to pay?' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? '');

test('ORD-056 D-342 a card in another currency than the order pays nothing, and another way does', async () => {
  app.startWorld({ settings: { currency: 'CAD' } });
  const opened = await openSummary('member-gold');
  await within(opened).findByText('A card in another currency can’t pay for this order.');
  expect(offered(opened)).toEqual([
    expect.stringContaining('Visa'),
    expect.stringContaining('PayPal'),
    expect.stringContaining('Add'),
  ]);
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await choose(/Visa/);
  await place();
  await orderHere();
  await waitFor(() => expect(ordered()).toBe(1));
  expect(app.world.effects).toMatchObject({ ordersPlaced: 1, reloads: 0 });
});

/** From now on the store takes nothing but the retailer's card. */
async function takeOnlyCards(opened: HTMLElement) {
  await within(opened).findByText('Seattle Open House');
  app.parts.queryClient.setQueriesData<Store>(
    { queryKey: ['store'] },
    (store) => store && { ...store, mobileOrdering: { ...store.mobileOrdering, svcOnly: true } },
  );
  await within(opened).findByText('This store takes only Northstar Cards for orders placed ahead.');
}

test('ORD-056 ORD-066 D-343 at a store that takes only the stored-value card nothing else pays, but may reload it', async () => {
  const opened = await openSummary('member-empty-balance');
  await takeOnlyCards(opened);
  expect(offered(opened).some((label) => /Visa|PayPal|Add/.test(label))).toBe(false);
  const sources = within(opened).getByRole('group', { name: 'Reload with' });
  expect(within(sources).getAllByRole('radio').length).toBeGreaterThan(0);
});

test('ORD-059 ORD-066 D-413 there a member with nothing to reload a card that is too low is led to adding a payment method, with the way back to the order', async () => {
  app.world.account('member-empty-balance').paymentMethods = [];
  const opened = await openSummary('member-empty-balance');
  await takeOnlyCards(opened);
  await within(opened).findByText('To reload it, add a payment method first.');
  expect(within(opened).queryByText(/can’t be reloaded enough/)).toBeNull();
  await app.press('Add a payment method');
  await waitFor(() => expect(app.address()).toBe('/account/payment-method?returnUrl=%2Fmenu%2Fcart%23payment-summary'));
});

/** What each order costs from now on, in dollars. */
const priceAt = (price: number) =>
  answerInstead(priceOrder, async (send) => {
    const answer = await (await send()).json();
    answer.data.priceOrder.summary.price = price;
    return Response.json(answer);
  });

test('ORD-068 where no amount reaches, what is missing is offered and reloaded to the cent', async () => {
  priceAt(123.33);
  await openSummary('member-empty-balance');
  expect(await screen.findByRole('radio', { name: '$123.33', checked: true })).toBeTruthy();
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(sentBodies(reloadCard)).toMatchObject([{ amount: 123.33 }]));
});

test('ORD-068 what is missing counts the tip', async () => {
  priceAt(123.33);
  await openSummary('member-empty-balance');
  await screen.findByRole('radio', { name: '$123.33', checked: true });
  await choose('$2');
  expect(await screen.findByRole('radio', { name: '$125.33', checked: true })).toBeTruthy();
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(sentBodies(reloadCard)).toMatchObject([{ amount: 125.33 }]));
});

test('ORD-063 ORD-070 SVC-008 a card that may not hold what the order costs is too low, and not said to need a payment method', async () => {
  app.world.account('member-empty-balance').paymentMethods = [];
  priceAt(501);
  const opened = await openSummary('member-empty-balance');
  await within(opened).findByText('This card can’t be reloaded enough. Choose another way to pay.');
  within(opened).getByText('Looks like your card balance is too low to complete your order.');
  expect(within(opened).queryByRole('button', { name: 'Add a payment method' })).toBeNull();
});

test('ORD-056 ORD-061 D-343 there a member without a card is led to another store, and can place nothing', async () => {
  const opened = await openSummary('member-without-cards');
  await takeOnlyCards(opened);
  const link = within(opened).getByRole('link', { name: 'Choose another store' });
  expect(link.getAttribute('href')).toBe('/menu/store-locator');
  expect(within(opened).queryByRole('group', { name: 'How would you like to pay?' })).toBeNull();
  const button = await within(opened).findByRole('button', { name: 'Place order' });
  await waitFor(() => expect(button.getAttribute('aria-describedby')).toBe('summary-unpayable'));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(button);
  expect(isStoreAsked()).toBe(false);
  expect(ordered()).toBe(0);
});

test('ORD-056 CRD-004 D-356 a card whose balance names no currency is in the retailer’s own, and pays an order in it', async () => {
  app.startWorld({ settings: { currency: 'CAD' } });
  const toronto = storeWhere(app.world, ({ country, subdivision }) => country === 'CA' && subdivision === 'ON');
  const opened = await openSummary('member-gold', { storeNumber: toronto });
  await waitFor(() => expect(offered(opened).join()).toContain('CA$42.50'));
  forgetCurrencies();
  await waitFor(() => expect(offered(opened).join()).toContain('CA$42.50'));
  expect(screen.queryByText(/A card in another currency/)).toBeNull();
});

/** The backend says of a balance no more than the specification names. */
const forgetCurrencies = () =>
  act(() =>
    app.parts.queryClient.setQueryData(cardsQuery().queryKey, (cards) =>
      cards?.map((card) => ({ ...card, balance: { ...card.balance, currency: null } })),
    ),
  );
