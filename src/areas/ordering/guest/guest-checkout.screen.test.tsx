import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { submitOrderGuest } from '#api/ordering/submit-order.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import { keepLocale } from '#platform/locale.ts';
import * as analytics from '#platform/measuring/analytics.ts';
import { guestKey } from '#platform/storage/guest-key.ts';
import { cartPort } from '#session/cart/cart.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { beginGuestSession } from '#session/guest/guest-session.ts';
import { orderChoicesOf } from '#session/ordering/order-choices.ts';
import { typedPagesOf } from '#session/pages/typed-pages.ts';
import { aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { admitMember } from '#tests/support/admit-member.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { keptCartText } from '#tests/support/cart-items.ts';
import { keepGuestCard } from '#tests/support/guest-card.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { openGuestForm } from '#tests/support/open-guest-form.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

/** The store was restored by the page, which is asked about once. */
const orderHere = () => app.press('Yes, order here');

/** The press so many milliseconds after the card came, and the answer to the question. */
async function openWithCard(
  tokenAcquiredTimestamp: (now: number) => unknown,
  pressedAfter: number | null = null,
  beforePress = () => {},
  token?: string,
) {
  const { place, instrument } = await openGuestForm(app, tokenAcquiredTimestamp, token);
  if (pressedAfter !== null) {
    const pressedAt = Number(instrument.tokenAcquiredTimestamp) + pressedAfter;
    vi.spyOn(Date, 'now').mockImplementation(() => pressedAt);
  }
  beforePress();
  await app.user.click(place);
  await orderHere();
}

const dialog = () => screen.findByRole('dialog', { name: 'Your payment has expired' });

test('PRV-004 ORD-032 who has come to the form orders without an account, until they sign in', async () => {
  await openWithCard((now) => now - 600_000);
  const continuesAsGuest = () => orderChoicesOf(app.parts.session).getSnapshot().context.continueAsGuest;
  expect(continuesAsGuest()).toBe(true);
  await admitMember(app, 'member-gold');
  expect(continuesAsGuest()).toBe(false);
});

test('ORD-024 the total of a guest’s order is called as the server calls it', async () => {
  await openGuestForm(app);
  const label = await within(screen.getByRole('main')).findByText('Total');
  expect(label.nextSibling?.textContent).toBe('$6.01');
  expect(screen.queryByText('Order total')).toBeNull();
});

test('BIL-033 ORD-035 a guest is offered a card and no PayPal, though a member may add it', async () => {
  await openGuestForm(app);
  const pay = within(screen.getByRole('main')).getByRole('region', { name: 'Payment' });
  expect(within(pay).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('main').textContent).not.toMatch(/PayPal/i);
});

test('ORD-036 a guest sees which store makes the order, and where it is', async () => {
  await openGuestForm(app);
  const pickup = within(screen.getByRole('region', { name: 'Pickup details' }));
  pickup.getByText('Seattle Open House');
  pickup.getByText(/^\d+ .*, Seattle, WA/);
});

test.each([TYPICAL.links.rewardsTerms, ''])(
  'ORD-036 a guest agrees to the terms by placing the order, at “%s”',
  async (rewardsTerms) => {
    app.startWorld({ settings: { links: { ...TYPICAL.links, rewardsTerms } } });
    await openGuestForm(app);
    screen.getByText('By placing your order, you agree to our Terms of Use.');
    expect(screen.queryAllByRole('link', { name: /^Read the Terms of Use/ })).toHaveLength(rewardsTerms === '' ? 0 : 1);
  },
);

test('ORD-036 D-353 Enter in a field leads on to the next one and places no order', async () => {
  const { place } = await openGuestForm(app, (now) => now - 60_000);
  const sent = vi.fn();
  place.closest('form')?.addEventListener('submit', sent);
  const fields = ['First name', 'Last name', 'Email address'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  const optIn = screen.getByRole('checkbox', { name: /^Email me offers and news/ });
  fields[0]?.focus();
  for (const next of [...fields.slice(1), optIn, optIn]) {
    await app.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(next);
  }
  expect(fields.map((field) => field.getAttribute('enterkeyhint'))).toEqual(['next', 'next', 'next']);
  (await screen.findByRole('radio', { name: /^As soon as possible/ })).focus();
  await app.user.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test.each(['{Enter}', ' '])('ORD-036 D-353 “%s” on its button places the order', async (key) => {
  const { place } = await openGuestForm(app, (now) => now - 60_000);
  place.focus();
  await app.user.keyboard(key);
  await orderHere();
  await waitFor(() => expect(app.calls(submitOrderGuest)).toBe(1));
});

for (const marketingOptIn of [false, true]) {
  test(`ORD-019 ORD-036 an order says who it is for, and that the opt-in is ${marketingOptIn}`, async () => {
    const { place } = await openGuestForm(app, (now) => now - 60_000);
    const optIn = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Email me offers and news/ });
    expect(optIn.checked).toBe(false);
    if (marketingOptIn) await app.user.click(optIn);
    const sent = vi.spyOn(globalThis, 'fetch');
    await app.user.click(place);
    await orderHere();
    await waitFor(() => expect(app.calls(submitOrderGuest)).toBe(1));
    const orders = sent.mock.calls
      .map(([, request]) => String(request?.body))
      .filter((body) => body.includes('"submit-order-guest"'));
    expect(orders.map((body) => JSON.parse(body).variables.guest)).toEqual([
      { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn },
    ]);
  });
}

test('FC-028 OPP-034 OPP-025 a token of exactly five minutes pays, no balance is asked for, and risk data goes along', async () => {
  vi.spyOn(globalThis, 'fetch');
  // The price that was just read is still good then.
  await openWithCard((now) => now - 60_000, 300_000);
  await waitFor(() => expect(app.calls(submitOrderGuest)).toBe(1));
  expect(sentVariables(submitOrderGuest)).toMatchObject([{ reputation: expect.stringMatching(/^\S+$/) }]);
});

test.each([
  ['the card that paid', undefined],
  ['no card that was entered since', 'entered since'],
])(
  'BIL-030 BIL-031 D-177 an order that is found placed on another page takes along what was typed and %s',
  async (_, since) => {
    const begin = () => {
      app.world.fail(submitOrderGuest, 'drop-after');
      app.world.fail(readPickupTime, 'status:500');
    };
    await openWithCard((now) => now - 60_000, null, begin, await aGuestCardToken());
    await screen.findByRole('dialog', { name: 'We’re not sure your order went through' });
    await act(() => app.router.navigate({ to: '/menu' }));
    const { session } = app.parts;
    const { kept } = typedPagesOf(session);
    expect(JSON.stringify([...kept])).toContain('nora@example.com');
    if (since !== undefined) keepGuestCard(session, session.clock.now(), since);
    app.world.heal();
    await app.press('Check again');
    await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
    expect([...kept]).toEqual([]);
    expect(guestPaymentOf(session).getSnapshot().context.instrument?.paymentInstrumentToken).toBe(since);
  },
);

test('PRV-015 FC-020 what a member left open in this browser neither holds back a guest’s order nor is looked for', async () => {
  const order = { orderId: 'order-of-a-member', storeNumber: '900994', visitor: 'member', reload: null, lines: [] };
  const sent = { ...order, pickupOption: 'in-store', scheduledAt: null, stage: 'dismissed', at: Date.now() };
  const leave = () => window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([sent]));
  await openWithCard((now) => now - 60_000, null, leave);
  await waitFor(() => expect(app.calls(submitOrderGuest)).toBe(1));
  expect(app.calls(readPreviousOrders)).toBe(0);
  // It is there for the member who signs in again.
  expect(window.localStorage.getItem(UNFINISHED_ORDERS_KEY)).toContain('order-of-a-member');
});

test.each([
  ['by this guest was not taken where the server says so', true, 1],
  ['by a guest before, whose cookie is gone, may have been', false, 0],
] as const)('FC-020 D-312 an order without an end %s', async (_, isHere, sent) => {
  await openWithCard(
    (now) => now - 60_000,
    null,
    () => {
      const owner = isHere ? guestKey() : 'guest-before';
      const order = { orderId: 'order-before', storeNumber: '900994', visitor: 'guest', owner, reload: null };
      const lost = { ...order, pickupOption: 'in-store', scheduledAt: null, stage: 'dismissed', at: Date.now() };
      window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([lost]));
    },
  );
  if (sent === 0) await screen.findByRole('button', { name: 'Order anyway' });
  await waitFor(() => expect(app.calls(submitOrderGuest)).toBe(sent));
});

test('D-312 D-172 a guest is another one where a session begins, and the same where it is started anew', async () => {
  await openGuestForm(app);
  const first = guestKey();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await act(() => beginGuestSession(app.parts.session, new AbortController().signal));
  expect(guestKey()).toBe(first);
  act(() => app.parts.session.expire());
  await act(() => beginGuestSession(app.parts.session, new AbortController().signal));
  expect(guestKey()).not.toBe(first);
});

test('FC-023 ORD-060 a price that ended while the computer slept orders nothing, and says that it is stale', async () => {
  await openWithCard((now) => now + 120_000, 240_000);
  await screen.findByText(STALE);
  expect(screen.getByRole('button', { name: 'Place order', description: STALE })).toBeTruthy();
  expect(app.calls(submitOrderGuest)).toBe(0);
  await app.press('Refresh');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

for (const [what, at, pressedAfter] of [
  ['FC-028 a token of more than five minutes', (now: number) => now, 300_001],
  ['FC-029 a token from the future, as the clock was set back', (now: number) => now, -3_600_000],
  ['FC-031 a token without a time', () => undefined, null],
  ['FC-031 a token whose time is no number', () => '2026-06-10T18:00:00Z', null],
  ['FC-031 a token whose time is in seconds', (now: number) => now / 1000, null],
] as const) {
  test(`${what} orders nothing, and the card is asked for again`, async () => {
    await openWithCard(at, pressedAfter);
    expect(await dialog()).toBeTruthy();
    expect(app.calls(submitOrderGuest)).toBe(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('nora@example.com');
  });
}

const NOT_PLACED = 'Your order wasn’t placed.';

/** The server knows the price of the form no more. */
const openRefused = () =>
  openWithCard(
    (now) => now,
    null,
    () => app.world.ordering.priced.clear(),
  );

test('ORD-096 ORD-098 ORD-099 a refused order of a guest is measured', async () => {
  const recorded = vi.fn();
  standIn(analytics, 'recordEvent', recorded);
  await openRefused();
  await screen.findByText(NOT_PLACED);
  expect(recorded).toHaveBeenCalledWith(expect.objectContaining({ event: 'order_error', customer_type: 'guest' }));
});

test('OPP-016 OPP-018 a store that has closed since is said to a guest when the price is asked for anew, with the way to another', async () => {
  await openGuestForm(app);
  app.world.clock.set(Date.UTC(2026, 5, 11, 2));
  // What was agreed to before the network went is priced anew.
  act(() => window.dispatchEvent(new Event('online')));
  const closed = within(await screen.findByRole('dialog', { name: 'This store has closed.' }));
  expect(closed.getByRole('link', { name: 'Choose store' }).getAttribute('href')).toBe('/menu/store-locator');
});

test('ORD-049 CRD-044 why an order was refused is not said beside another card, whose steps begin with its address', async () => {
  await openRefused();
  await screen.findByText(NOT_PLACED);
  await app.press('Use another card');
  await waitFor(() => expect(app.address()).toMatch(/^\/account\/payment-method\/add\/billing-address\?returnUrl=/));
  await app.router.navigate({ to: '/menu/cart/guest/checkout' });
  await screen.findByRole('button', { name: 'Place order' });
  expect(screen.queryByText(NOT_PLACED)).toBeNull();
});

const TEN_PAST = '11:10 AM';
const LOST = 'That time isn’t available anymore. Nothing was charged. Pick another one.';
const STALE = 'Looks like your order may be a little stale. Refresh to continue with your order.';
const PLACING = /^Sending your order/;
const timeOf = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

/** Presses the button of an order for a chosen time, up to the question about the store. */
async function pressForTenPast() {
  const { place } = await openGuestForm(app);
  await app.user.click(await timeOf(TEN_PAST));
  await app.user.click(place);
  await screen.findByRole('button', { name: 'Yes, order here' });
}

const holdTimes = () => holdCalls((call) => call.includes('"get-store-time-slots"'));

test('ORD-080 ORD-055 D-170 a time that is lost under the question about the store is not ordered as soon as possible', async () => {
  await pressForTenPast();
  const choices = orderChoicesOf(app.parts.session);
  const slotId = choices.getSnapshot().context.timeSlot?.id ?? '';
  act(() => choices.send({ type: 'slot.lost', slotId }));
  await orderHere();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, order here' })).toBeNull());
  await screen.findByText(LOST);
  const button = screen.getByRole('button', { name: 'Place order', description: LOST });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(app.calls(submitOrderGuest)).toBe(0);
});

test('ORD-060 FC-176 what another tab adds while the time is looked at is neither left out nor ordered at the old price', async () => {
  await pressForTenPast();
  const release = holdTimes();
  await orderHere();
  await screen.findByText(PLACING);
  const [latte] = latteOrder().items as readonly CartItem[];
  window.localStorage.setItem(CART_KEY, keptCartText(latte ? [{ ...latte, quantity: 2 }] : []));
  act(() => cartPort(app.parts.session).refresh());
  await screen.findByText(STALE);
  release();
  await waitFor(() => expect(screen.queryByText(PLACING)).toBeNull());
  expect(app.calls(submitOrderGuest)).toBe(0);
  expect(await app.inCart()).toEqual([expect.objectContaining({ quantity: 2 })]);
});

test('ORD-060 FC-181 an order whose price is replaced while its time is looked at is not sent, and that is said', async () => {
  await pressForTenPast();
  const release = holdTimes();
  await orderHere();
  await screen.findByText(PLACING);
  act(() => keepLocale('fr-CA'));
  release();
  await screen.findByText(/^This price has changed/);
  expect(app.calls(submitOrderGuest)).toBe(0);
});

test('FC-172 ORD-055 D-211 without a network an order for a time is not sent, which is said until it is back', async () => {
  await pressForTenPast();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => window.dispatchEvent(new Event('offline')));
  await orderHere();
  await screen.findByText(NOT_PLACED);
  expect(screen.queryByText(PLACING)).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(NOT_PLACED)).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Place order' }).getAttribute('aria-disabled')).toBeNull(),
  );
  expect(app.calls(submitOrderGuest)).toBe(0);
});

test('ORD-055 ORD-036 how and when an order is picked up cannot be changed while its time is looked at', async () => {
  await pressForTenPast();
  const release = holdTimes();
  await orderHere();
  await screen.findByText(PLACING);
  for (const name of [/^In store/, 'To go', /^As soon as possible/, TEN_PAST])
    expect(screen.getByRole('radio', { name }), String(name)).toHaveProperty('disabled', true);
  release();
  await waitFor(() => expect(app.calls(submitOrderGuest)).toBe(1));
});

test('ORD-098 ORD-099 ORD-055 an order of a guest whose time is gone when it is looked at is measured', async () => {
  await pressForTenPast();
  const recorded = vi.fn();
  standIn(analytics, 'recordEvent', recorded);
  app.world.clock.advance(11 * 60_000);
  await orderHere();
  await screen.findByText(LOST);
  expect(recorded.mock.calls.filter(([event]) => event.event === 'order_error')).toEqual([
    [
      {
        event: 'order_error',
        customer_type: 'guest',
        store_number: expect.any(String),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        error_code: 'SLOT_UNAVAILABLE',
      },
    ],
  ]);
  expect(app.calls(submitOrderGuest)).toBe(0);
});

test('ORD-049 why an order was refused is not said any more to a guest who comes back from the cart', async () => {
  await openRefused();
  await screen.findByText(NOT_PLACED);
  await app.router.navigate({ to: '/menu/cart' });
  await app.heading('Your order');
  await app.router.navigate({ to: '/menu/cart/guest/checkout' });
  await screen.findByRole('button', { name: 'Place order' });
  expect(screen.queryByText(NOT_PLACED)).toBeNull();
});

test('ORD-034 a cart that is emptied while a session is started anew leads back to the cart', async () => {
  await openWithCard(
    (now) => now,
    null,
    () => {
      app.world.sessions.clear();
      app.world.fail(startGuestSession, 'latency:3000', 1);
    },
  );
  await waitFor(() => expect(app.calls(startGuestSession)).toBe(2));
  await act(() => cartPort(app.parts.session).send({ type: 'cart.emptied' }));
  await waitFor(() => expect(app.address()).toBe('/menu/cart'));
});
