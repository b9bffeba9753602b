import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { RECENT_ORDER_KEY } from '#domain/ordering/order-placement.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { createClock } from '#mocks/clock.ts';
import { latteOrder, placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const { storeNumber } = latteOrder();

const SERVER_NOW = Date.UTC(2026, 5, 10, 18, 0);

type Estimate = { minimum: number; maximum: number } | null;

/**
 * The front page of a member who placed an order so many minutes ago; its flows run on a clock of their own, and the visitor's
 * clock is that of the server with an error.
 */
async function openWith(estimate: Estimate, { error = 0, ago = 0 } = {}) {
  const server = createClock({ at: SERVER_NOW, frozen: true });
  let off = error;
  vi.spyOn(Date, 'now').mockImplementation(() => server.now() + off);
  app.startWorld({ persona: 'member-green', clock: server });
  const { orderId, price } = await priceOfLattes();
  await placeWithCard({ orderId, price }, { storeNumber });
  Object.assign(app.world.ordering.placed.get(orderId) ?? {}, { estimate });
  const memberId = app.world.account('member-green').memberId;
  const order = { orderId, storeNumber, visitor: 'member', owner: ownerKeyOf(memberId), pickupOption: 'in-store' };
  window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify({ ...order, scheduledAt: null, placedAt: Date.now() }));
  server.advance(ago * MINUTE_MS);
  const clock = new SimulatedClock();
  await app.open('/', { runtime: { clock } });
  await screen.findByRole('heading', { name: 'Your latest order' });
  await waitFor(() => expect(app.calls(readPickupTime)).toBe(1));
  await app.atRest();
  return {
    /** Minutes in which timers stand still. */
    sleep: (minutes: number) => server.advance(minutes * MINUTE_MS),
    setBack: (minutes: number) => {
      off -= minutes * MINUTE_MS;
    },
    /** So long that the flow does what it does each minute. */
    pass: async (minutes: number) => {
      server.advance(minutes * MINUTE_MS);
      await act(async () => clock.increment(MINUTE_MS));
      await app.atRest();
    },
  };
}

const comeBack = async () => {
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await app.atRest();
};
const said = () => screen.queryByText(/^Ready in around|should be ready$/, { selector: 'p' })?.textContent;
/** What a screen reader announces of it by itself. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((words) => /^Ready in|ready$/.test(words));
const untilAnnounced = (words: string) => waitFor(() => expect(announced()).toEqual([words]), { timeout: 5_000 });

test('OPP-030 ORD-046 an order without an estimate is asked about every minute, and for three hours at most', async () => {
  const { pass } = await openWith(null);
  await pass(2);
  expect(app.calls(readPickupTime)).toBe(2);
  await pass(180);
  await pass(2);
  await pass(2);
  expect(app.calls(readPickupTime)).toBe(2);
});

test('ORD-045 D-239 a phone that has slept says what is left as soon as the page is shown', async () => {
  const { sleep } = await openWith({ minimum: 5, maximum: 8 });
  expect(said()).toBe('Ready in around 5-8 minutes');
  sleep(3);
  await comeBack();
  expect(said()).toBe('Ready in around 2-5 minutes');
  expect(app.calls(readPickupTime)).toBe(2);
  sleep(6);
  await comeBack();
  expect(said()).toBe('Your order should be ready');
});

test('ORD-045 without a network the wait goes on, by the minute and as the page is shown', async () => {
  const { pass, sleep } = await openWith({ minimum: 5, maximum: 8 });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  app.world.fail(readPickupTime, 'drop-before');
  await pass(2);
  expect(said()).toBe('Ready in around 3-6 minutes');
  sleep(2);
  await comeBack();
  expect(said()).toBe('Ready in around 1-4 minutes');
});

test('OPP-030 ORD-046 an estimate that came while a phone slept is said as soon as the page is shown', async () => {
  const { sleep } = await openWith(null);
  for (const placed of app.world.ordering.placed.values())
    Object.assign(placed, { estimate: { minimum: 5, maximum: 8 } });
  sleep(2);
  await comeBack();
  expect(said()).toBe('Ready in around 3-6 minutes');
});

test.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
  ['twelve minutes ahead', 12 * MINUTE_MS],
])('FC-184 D-153 after a reload the wait is that of the server, with a clock that is %s', async (_, error) => {
  await openWith({ minimum: 5, maximum: 8 }, { error, ago: 2 });
  expect(said()).toBe('Ready in around 3-6 minutes');
});

test('FC-184 no wait becomes longer by a clock that is set back, and what the store says then is asked for', async () => {
  const { pass, setBack } = await openWith({ minimum: 5, maximum: 8 });
  await pass(2);
  expect(said()).toBe('Ready in around 3-6 minutes');
  setBack(60);
  await pass(0);
  expect(said()).toBe('Ready in around 3-6 minutes');
  expect(app.calls(readPickupTime)).toBe(3);
  await pass(1);
  expect(said()).toBe('Ready in around 2-5 minutes');
});

test('ORD-044 ORD-045 D-423 an order that takes longer, or is ready, is announced; its minutes, and what it was at first, are not', async () => {
  const { pass } = await openWith({ minimum: 15, maximum: 19 });
  const longer = { estimate: { minimum: 25, maximum: 30 } };
  for (const placed of app.world.ordering.placed.values()) Object.assign(placed, longer);
  await pass(2);
  expect(said()).toBe('Ready in around 20+ minutes');
  await untilAnnounced('Ready in around 20+ minutes');
  await pass(20);
  expect(said()).toBe('Ready in around 3-8 minutes');
  await waitFor(() => expect(announced()).toEqual([]));
  await pass(5);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(announced()).toEqual([]);
  await pass(5);
  expect(said()).toBe('Your order should be ready');
  await untilAnnounced('Your order should be ready');
});

test('D-423 an order that was ready before its page was opened is not announced', async () => {
  await openWith({ minimum: 1, maximum: 2 }, { ago: 5 });
  expect(said()).toBe('Your order should be ready');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(announced()).toEqual([]);
});
