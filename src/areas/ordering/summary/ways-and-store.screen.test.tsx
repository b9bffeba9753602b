import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { cardsKey, readCards } from '#api/account/cards.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import { reloadCard } from '#api/account/reload.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { CONFIRMATION_LIFE_MS } from '#domain/ordering/order-store.ts';
import { createClock } from '#mocks/clock.ts';
import { traitsIn } from '#mocks/locations/store-search.ts';
import { systemClock } from '#platform/clock.ts';
import { orderStorePort } from '#session/order-store/order-store.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { storeWhere } from '#tests/support/store-where.ts';

const { app, openCart, openSummary, sheet, ordered, place, orderHere, isStoreAsked, order } = setUpCheckout();

const NONE = 'Your account has no payment methods.';
const NONE_USABLE = 'None of your saved payment methods can pay for an order. Add another one.';

test('ORD-065 a member whose saved ways to pay are none for an order is not said to have none', async () => {
  const account = app.world.account('member-without-cards');
  account.paymentMethods.splice(1);
  for (const method of account.paymentMethods) method.paymentType = 'venmo';
  const opened = await openSummary('member-without-cards');
  within(opened).getByText(NONE_USABLE);
  expect(screen.queryByText(NONE)).toBeNull();
});

test('ORD-065 a member without any is said to have none by a store that takes only cards, too', async () => {
  app.world.account('member-without-cards').paymentMethods.splice(0);
  const storeNumber = storeWhere(app.world, (record) => traitsIn(app.world, record).ordering.svcOnly);
  await openCart('member-without-cards', { hash: '#payment-summary', storeNumber });
  const opened = await sheet();
  await within(opened).findByText('This store takes only Northstar Cards for orders placed ahead.');
  within(opened).getByText(NONE);
  expect(screen.queryByText(NONE_USABLE)).toBeNull();
});

test.each(['member-empty-balance', 'member-without-cards'] as const)(
  'ORD-065 %s, who has a card or a saved way to pay, is not said to have none',
  async (persona) => {
    app.world.account(persona).paymentMethods.splice(persona === 'member-without-cards' ? 1 : 0);
    await openSummary(persona);
    for (const words of [NONE, NONE_USABLE]) expect(screen.queryByText(words)).toBeNull();
  },
);

test('ORD-056 D-355 cards that cannot be read keep no saved method from paying', async () => {
  app.world.fail(readCards, 'html');
  const opened = await openSummary('member-many-cards');
  await within(opened).findAllByRole('radio', { name: /Visa/ });
  expect(within(opened).queryByRole('button', { name: 'Try again' })).toBeNull();
  // Asked for once more, with what stands in the summary as it was.
  const [visa] = within(opened).getAllByRole('radio', { name: /Visa/ });
  await refetch(cardsKey);
  expect(visa?.isConnected).toBe(true);
});

test.each([
  ['a member without another way to pay', 'member-without-payment-methods', false],
  ['a store that takes nothing else', 'member-gold', true],
] as const)('ORD-056 D-355 with %s, cards that cannot be read are said to be so', async (_, persona, svcOnly) => {
  app.world.fail(readCards, 'html');
  const storeNumber = storeWhere(app.world, (record) => traitsIn(app.world, record).ordering.svcOnly === svcOnly);
  await openCart(persona, { hash: '#payment-summary', storeNumber });
  const opened = await sheet();
  await within(opened).findByRole('button', { name: 'Try again' });
  expect(within(opened).queryByText(NONE_USABLE)).toBeNull();
});

const MISSING = 'No payment method selected';

const accountOf = (persona: 'member-many-cards' | 'member-empty-balance') => app.world.account(persona);
const choices = (opened: HTMLElement, group: string) =>
  within(within(opened).getByRole('group', { name: group })).getAllByRole('radio');

/** Another tab or phone has removed something; the page has heard of it. */
const refetch = (queryKey: readonly unknown[]) => act(() => app.parts.queryClient.refetchQueries({ queryKey }));

test.each(['a card', 'a saved method'])(
  'ORD-056 ORD-061 D-318 where %s that was chosen is removed elsewhere, nothing else is charged unasked',
  async (what) => {
    const account = accountOf('member-many-cards');
    const opened = await openSummary('member-many-cards');
    const id = what === 'a card' ? account.cards[1]?.cardId : account.paymentMethods[0]?.paymentInstrumentId;
    const isIt = (radio: HTMLElement) => radio.getAttribute('value') === id;
    const pay = () => choices(opened, 'How would you like to pay?');
    await app.user.click(pay().find(isIt) ?? expect.fail('it is not offered'));
    account.cards = account.cards.filter(({ cardId }) => cardId !== id);
    account.paymentMethods = account.paymentMethods.filter(({ paymentInstrumentId }) => paymentInstrumentId !== id);
    await refetch(what === 'a card' ? cardsKey : paymentMethodsKey);
    await waitFor(() => expect(pay().some(isIt)).toBe(false));
    expect(within(opened).queryAllByRole('radio', { checked: true, name: /\$|Visa|PayPal/ })).toEqual([]);
    await place();
    expect(await within(opened).findByText(MISSING)).toBeTruthy();
    expect(document.activeElement).toBe(pay()[0]);
    expect(ordered()).toBe(0);
  },
);

test('ORD-066 BIL-032 D-318 where what reloads the card is removed elsewhere, nothing else reloads it unasked', async () => {
  const account = accountOf('member-empty-balance');
  const [visa] = account.paymentMethods;
  if (!visa) return expect.fail('nothing reloads');
  account.paymentMethods.push(
    { ...visa, paymentMethodId: 'spare', paymentInstrumentId: 'spare-1' },
    { ...visa, paymentMethodId: 'venmo', paymentInstrumentId: 'venmo-1', paymentType: 'venmo' },
  );
  const opened = await openSummary('member-empty-balance');
  const sources = () => choices(opened, 'Reload with');
  expect(sources(), 'no reload by Venmo').toHaveLength(2);
  expect(sources()[0]).toHaveProperty('checked', true);
  account.paymentMethods = account.paymentMethods.filter(({ paymentMethodId }) => paymentMethodId === 'spare');
  await refetch(paymentMethodsKey);
  await waitFor(() => expect(sources()).toHaveLength(1));
  expect(sources()[0]).toHaveProperty('checked', false);
  await place('Reload & place order');
  expect(await within(opened).findByText(MISSING)).toBeTruthy();
  expect(document.activeElement).toBe(sources()[0]);
  expect(app.world.effects).toMatchObject({ reloads: 0, ordersPlaced: 0 });
  for (const spare of sources()) await app.user.click(spare);
  expect(within(opened).queryByText(MISSING)).toBeNull();
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(app.world.effects).toMatchObject({ reloads: 1, ordersPlaced: 1 }));
});

test('ORD-066 ORD-070 FC-070 D-318 what was chosen to reload the card stays while it is asked whose session it is', async () => {
  const account = accountOf('member-empty-balance');
  const [visa] = account.paymentMethods;
  if (!visa) return expect.fail('nothing reloads');
  account.paymentMethods.push({ ...visa, paymentMethodId: 'spare', paymentInstrumentId: 'spare-1' });
  const opened = await openSummary('member-empty-balance');
  const checked = (group: string) => choices(opened, group).map((radio) => radio.matches(':checked'));
  const groups = ['Reload with', 'Reload amount'];
  for (const group of groups) await app.user.click(choices(opened, group).at(-1) ?? expect.fail(group));
  const chosen = groups.map(checked);
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(within(opened).queryByRole('group', { name: 'Reload with' })).toBeNull());
  await within(opened).findByRole('group', { name: 'Reload with' });
  expect(groups.map(checked)).toEqual(chosen);
  vi.spyOn(globalThis, 'fetch');
  await place('Reload & place order');
  await orderHere();
  await waitFor(() => expect(sentBodies(reloadCard)).toMatchObject([{ paymentMethodId: 'spare' }]));
});

test('ORD-078 ORD-080 AO-66 a store that needs confirmation holds the order until it is known, and is asked about then, once', async () => {
  await openCart('member-gold');
  app.close();
  app.world.fail(readStoreByNumber, 'status:500');
  await app.open('/menu/cart#payment-summary');
  const opened = await sheet();
  await within(opened).findByText('We couldn’t load this store.');
  const button = within(opened).getByRole('button', {
    name: 'Place order',
    description: /We couldn’t load this store\.$/,
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(button);
  expect(isStoreAsked()).toBe(false);
  expect(ordered()).toBe(0);
  app.world.heal();
  await app.user.click(within(opened).getByRole('button', { name: 'Try again' }));
  await order();
  await app.router.navigate({ to: '/menu' });
  await screen.findByRole('region', { name: 'Seattle Open House' });
  expect(screen.queryByText('Still ordering from Seattle Open House?')).toBeNull();
});

test('ORD-080 AO-66 D-169 a store that was confirmed more than two hours ago is asked about by the press itself, whatever its timer says', async () => {
  await openSummary('member-gold');
  const port = orderStorePort(app.parts.session, app.parts.queryClient);
  const context = () => port.snapshot()?.context;
  const confirmedAt = Date.now() - CONFIRMATION_LIFE_MS + MINUTE_MS;
  act(() => port.send({ type: 'store.confirmed', at: confirmedAt }));
  expect(context()?.needsConfirmation).toBe(false);
  // The computer has slept, and its timers with it; no page was hidden.
  const slept = Date.now() + 2 * MINUTE_MS;
  vi.spyOn(systemClock, 'now').mockReturnValue(slept);
  await place();
  expect(isStoreAsked()).toBe(true);
  expect(ordered()).toBe(0);
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  expect(context()).toMatchObject({ needsConfirmation: false, storeConfirmationTimestamp: slept });
});

/** When the open house of Seattle closes; an order takes eight minutes there. */
const SEVEN_PM = Date.parse('2026-06-11T02:00:00.000Z');
const CLOSES_FIRST = 'It closes before your order is likely to be ready.';

for (const [clock, offset] of [
  ['right', 0],
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
  ['five hours ahead', 5 * 60 * MINUTE_MS],
] as const) {
  test(`FC-184 with a clock that is ${clock} an order is asked about where its store closes before it is ready, and only there`, async () => {
    onTestFinished(() => void vi.useRealTimers());
    for (const [minutes, isAsked] of [
      [30, false],
      [5, true],
    ] as const) {
      const at = SEVEN_PM - minutes * MINUTE_MS;
      app.startWorld({ clock: createClock({ at, frozen: true }) });
      vi.useFakeTimers({ toFake: ['Date'], now: at + offset });
      await openSummary('member-gold');
      await place();
      const question = await screen.findByRole('dialog', { name: 'Picking up at Seattle Open House?' });
      expect(question.textContent?.includes(CLOSES_FIRST), `${minutes} minutes before`).toBe(isAsked);
    }
  });
}

test('FC-184 D-153 D-169 an order is asked about where its store comes to close first while the order is reviewed', async () => {
  const clock = new SimulatedClock();
  app.startWorld({ clock: createClock({ at: SEVEN_PM - 10 * MINUTE_MS, frozen: true }) });
  await openSummary('member-gold', { runtime: { clock } });
  app.world.clock.advance(4 * MINUTE_MS);
  act(() => clock.increment(MINUTE_MS));
  await app.atRest();
  await place();
  const question = await screen.findByRole('dialog', { name: 'Picking up at Seattle Open House?' });
  expect(question.textContent).toContain(CLOSES_FIRST);
});
