import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { submitOrder } from '#api/ordering/submit-order.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { type OrderToPlace, RECENT_ORDER_KEY, type RecentOrder } from '#domain/ordering/order-placement.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import * as analytics from '#platform/measuring/analytics.ts';
import { keepGuestDetails } from '#session/guest/guest-details.ts';
import { orderPlacementOf } from '#session/ordering/order-placement.ts';
import { noteRecentOrder } from '#session/ordering/recent-order.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

const { storeNumber } = latteOrder();

/** The front page of a member who placed an order so many milliseconds ago. */
async function openAfter(
  age: number,
  { scheduledAt = null, pickupOption = 'in-store' }: Partial<Pick<RecentOrder, 'scheduledAt' | 'pickupOption'>> = {},
  persona: PersonaId = 'member-green',
) {
  const memberId = app.world.account('member-green').memberId;
  const owner = ownerKeyOf(memberId);
  const order = { orderId: 'order-1', storeNumber, visitor: 'member', owner, pickupOption, scheduledAt };
  const placedAt = Date.now() - age;
  app.world.become(persona);
  window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify({ ...order, placedAt }));
  await app.open('/');
  await screen.findByRole('heading', { level: 1 });
}

const kept = () => window.localStorage.getItem(RECENT_ORDER_KEY);

test('ORD-050 ORD-051 PRV-025 an order of the last hour is on top of the page', async () => {
  await openAfter(59 * MINUTE_MS);
  expect(await screen.findByRole('heading', { name: 'Your latest order' })).toBeTruthy();
  expect(kept()).not.toBeNull();
});

test('ORD-050 ORD-051 PRV-025 an order that is older than an hour is shown no more, and forgotten', async () => {
  await openAfter(61 * MINUTE_MS);
  await waitFor(() => expect(kept()).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Your latest order' })).toBeNull();
});

test('ORD-050 ORD-051 an order that becomes older than an hour is forgotten while the page stays open', async () => {
  await openAfter(58 * MINUTE_MS);
  await screen.findByRole('heading', { name: 'Your latest order' });
  const shown = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => shown + 3 * MINUTE_MS);
  // The computer may have slept, and its timers with it.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(kept()).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Your latest order' })).toBeNull();
});

test('ORD-050 ORD-051 an order is forgotten in time by itself, whatever else happens on the page', async () => {
  const pass = letTimePass();
  await openAfter(58 * MINUTE_MS);
  await screen.findByRole('heading', { name: 'Your latest order' });
  await pass(3);
  expect(kept()).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your latest order' })).toBeNull();
});

/** What the last timer that is due after about so many minutes does; a busy machine is late with it. */
const timerOf = (timers: { mock: { calls: Parameters<typeof setTimeout>[] } }, minutes: number) =>
  timers.mock.calls.findLast(([, delay = 0]) => Math.abs(delay - minutes * MINUTE_MS) < MINUTE_MS / 2)?.[0];

/** Ten minutes after the page was opened, with an order of half an hour ago by then; its timers have not rung. */
async function tenMinutesOn() {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await openAfter(20 * MINUTE_MS);
  await screen.findByRole('heading', { name: 'Your latest order' });
  const at = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => at + 30 * MINUTE_MS);
  return { timers, clock, at };
}

test('ORD-050 ORD-051 an order whose timer rings before its time, as where a clock was set back, is forgotten by the next one', async () => {
  const { timers, clock, at } = await tenMinutesOn();
  act(() => timerOf(timers, 40)?.());
  expect(kept()).not.toBeNull();
  clock.mockImplementation(() => at + 41 * MINUTE_MS);
  act(() => timerOf(timers, 10)?.());
  expect(kept()).toBeNull();
});

test('ORD-050 ORD-051 what is left of the hour is counted anew as the page is shown: the timer has slept with the computer', async () => {
  const { timers, clock, at } = await tenMinutesOn();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  clock.mockImplementation(() => at + 41 * MINUTE_MS);
  act(() => timerOf(timers, 10)?.());
  expect(kept()).toBeNull();
});

/** While the page was put aside another tab placed an order; Back brings it out of the cache that many minutes later. */
async function backAfterAnother(minutes: number) {
  await openAfter(20 * MINUTE_MS);
  await screen.findByRole('heading', { name: 'Your latest order' });
  const at = Date.now() + minutes * MINUTE_MS;
  const another = {
    ...JSON.parse(kept() ?? ''),
    orderId: 'order-2',
    pickupOption: 'curbside',
    placedAt: at - MINUTE_MS,
  };
  vi.spyOn(Date, 'now').mockImplementation(() => at);
  window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify(another));
}

test('ORD-048 ORD-050 FC-070 a page that comes out of the cache shows the order that another tab has placed meanwhile', async () => {
  await backAfterAnother(10);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Curbside at Seattle Open House')).toBeTruthy();
  expect(kept()).toContain('order-2');
});

test('ORD-048 ORD-050 an order that is stale by now takes no later one of another tab with it', async () => {
  await backAfterAnother(50);
  // Shown again without having been put aside: nothing has been heard of the other tab yet.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(kept() ?? '').toContain('order-2');
  expect(await screen.findByText('Curbside at Seattle Open House')).toBeTruthy();
});

test('ORD-050 where the browser keeps nothing, the order is there as long as the page, also out of the cache', async () => {
  await openAfter(20 * MINUTE_MS);
  await screen.findByText('In the store at Seattle Open House');
  const placed = { ...JSON.parse(kept() ?? ''), orderId: 'order-2', pickupOption: 'curbside', orderToken: null };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => noteRecentOrder(app.parts.session, placed));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Curbside at Seattle Open House')).toBeTruthy();
});

test.each(['member-gold', 'guest', 'anonymous'] as const)(
  'FC-071 D-311 the order that a member placed last is not shown where that member is not here: %s',
  async (persona) => {
    await openAfter(MINUTE_MS, {}, persona);
    await app.parts.session.confirmVisitor();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.queryByRole('heading', { name: 'Your latest order' })).toBeNull();
    expect(kept()).not.toBeNull();
  },
);

test('ORD-053 a chosen time is said by the clock of the store, wherever the visitor is', async () => {
  const at = Date.UTC(2026, 5, 10, 18, 10);
  await openAfter(MINUTE_MS, { scheduledAt: at });
  expect(await screen.findByText(/11:10\sAM/)).toBeTruthy();
});

test.each([
  ['in-store', 'In the store at Seattle Open House'],
  ['drive-thru', 'Drive-thru at Seattle Open House'],
  ['curbside', 'Curbside at Seattle Open House'],
] as const)('ORD-053 how a %s order is picked up is said', async (pickupOption, words) => {
  await openAfter(MINUTE_MS, { pickupOption });
  expect(await screen.findByText(words)).toBeTruthy();
});

/** What an order that cannot be sent is refused for, and the events that were recorded of it. */
async function refusalOf(change: Partial<OrderToPlace>) {
  const recorded = vi.fn();
  standIn(analytics, 'recordEvent', recorded);
  await app.open('/menu/cart', { as: 'member-green' });
  await screen.findByRole('heading', { level: 1 });
  const placement = orderPlacementOf(app.parts.session, app.parts.queryClient);
  const order: OrderToPlace = {
    orderId: 'order-2',
    storeNumber,
    tenders: [{ id: 'card', tender: 'stored-value-card', amount: 100 }],
    tipAmount: 0,
    timeSlot: null,
    guest: null,
    ...change,
  };
  placement.send({ type: 'order.requested', order, reload: null, lines: [] });
  await waitFor(() => expect(placement.snapshot().placement.matches({ ready: 'refused' })).toBe(true));
  expect(app.calls(submitOrder)).toBe(0);
  const events = recorded.mock.calls.map(([{ event, price, error_code }]) => [event, price, error_code]);
  return { refusal: placement.snapshot().placement.context.refusal, events };
}

test('CRB-007 D-151 a guest’s order leads to the check-in with its name, which no address shows', async () => {
  app.world.become('guest');
  const order = { orderId: 'order-1', storeNumber, visitor: 'guest', owner: null, pickupOption: 'curbside' };
  window.localStorage.setItem(
    RECENT_ORDER_KEY,
    JSON.stringify({ ...order, scheduledAt: null, placedAt: Date.now() - MINUTE_MS, orderToken: 'token-1' }),
  );
  await app.open('/', { hasBrowserHistory: true });
  keepGuestDetails(app.parts.session, { firstName: 'Nora', lastName: 'North', email: 'nora@example.com' });
  await app.router.navigate({ to: '/menu' });
  await app.router.navigate({ to: '/' });
  await app.follow('Check in at the curb');
  await app.heading('Pick up your order');
  expect(app.address()).toMatch(/^\/pickup\?store=\d+$/);
  await app.follow('Check in');
  expect(await screen.findByText('Hi, Nora! Where are you parked?')).toBeTruthy();
  expect(app.address()).toMatch(/^\/pickup\/curbside\?store=\d+$/);
});

test('OPP-032 ORD-098 ORD-099 an order without the id of a price is not sent, and is measured as an error', async () => {
  expect(await refusalOf({ orderId: '' })).toEqual({
    refusal: { code: null, message: null },
    events: [['order_error', '1.00', 'UNKNOWN']],
  });
});

test('OPP-033 ORD-098 ORD-099 an order that nothing pays is not sent, and is measured as one without funds', async () => {
  expect(await refusalOf({ tenders: [] })).toEqual({
    refusal: { code: 'INSUFFICIENT_BALANCE', message: null },
    events: [['insufficient_funds', '0.00', 'INSUFFICIENT_BALANCE']],
  });
});
