import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readStreamItems, streamKey } from '#api/home/stream.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { StreamItem } from '#domain/home/stream-item.ts';
import { createClock } from '#mocks/clock.ts';
import { systemClock } from '#platform/clock.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { comeBack } from '#tests/support/visibility.ts';

const SERVER_NOW = Date.UTC(2026, 5, 10, 18, 0);
const SIX_MINUTES = 6 * 60_000;
const COUPON = '$2 off orders from $5';

const app = setUpApp();

/** The feed of a member with one coupon that ends so long after now by the clock of the server; that of the device goes wrong. */
async function openFeed(couponEndsIn: number, error: number) {
  const clock = createClock({ at: SERVER_NOW, frozen: true });
  app.startWorld({ clock, persona: 'member-green' });
  const coupons = app.world.account('member-green').loyalty.coupons;
  coupons.splice(0, coupons.length, ...coupons.map((one) => ({ ...one, expiresAt: SERVER_NOW + couponEndsIn })));
  vi.spyOn(systemClock, 'now').mockImplementation(() => clock.now() + error);
  await app.open('/account/for-you');
  await screen.findByRole('heading', { name: 'Maple Oat Latte is back' });
  // An answer that is still on its way would take the place of what a test puts there.
  await app.atRest();
  return clock;
}
const coupon = () => screen.queryByRole('heading', { name: COUPON });

for (const [what, error] of [
  ['an hour fast', HOUR_MS],
  ['right', 0],
  ['an hour slow', -HOUR_MS],
] as const) {
  test(`FED-042 FED-044 a coupon that was used elsewhere leaves the feed of a device whose clock is ${what}`, async () => {
    const clock = createClock({ at: SERVER_NOW, frozen: true });
    app.startWorld({ clock, persona: 'member-green' });
    vi.spyOn(systemClock, 'now').mockImplementation(() => clock.now() + error);
    await app.open('/account/for-you');
    await screen.findByRole('heading', { name: COUPON });
    clock.advance(SIX_MINUTES / 2);
    const loyalty = app.world.account('member-green').loyalty;
    loyalty.coupons.splice(0);
    // The member's phone has asked since, so that the server knows when it was used.
    await app.world.send('/apiproxy/v1/stream-items?locale=en-US&streamItemTypes=coupon&streamItemStatus=active');
    clock.advance(SIX_MINUTES / 2);
    await comeBack();
    await waitFor(() => expect(app.calls(readStreamItems)).toBe(3));
    await waitFor(() => expect(coupon()).toBeNull());
  });
}

for (const [what, error] of [
  ['a day ahead', DAY_MS],
  ['right', 0],
  ['a day behind', -DAY_MS],
] as const) {
  test(`FC-184 FED-048 FED-057 an offer is shown as long as it is good by the server, with a clock that is ${what}`, async () => {
    const clock = await openFeed(DAY_MS / 2, error);
    expect(coupon()).toBeTruthy();
    // From here on nothing but time takes it away.
    app.world.fail(readStreamItems, 'status:500');
    clock.advance(DAY_MS / 2 - 1000);
    await comeBack();
    expect(coupon()).toBeTruthy();
    clock.advance(2000);
    await comeBack();
    expect(coupon()).toBeNull();
  });

  test(`FC-184 FED-047 an offer that has ended by the server is dropped, with a clock that is ${what}`, async () => {
    await openFeed(-DAY_MS / 2, error);
    expect(coupon()).toBeNull();
    const kept = app.parts.queryClient.getQueriesData<StreamItem[]>({ queryKey: streamKey });
    expect(kept.flatMap(([, items = []]) => items.map(({ title }) => title))).not.toContain(COUPON);
  });
}

test('FC-184 FED-057 an offer that ends while it is watched goes by the server, with a clock that is a day ahead', async () => {
  const clock = await openFeed(DAY_MS / 2, DAY_MS);
  expect(coupon()).toBeTruthy();
  const asked = app.calls(readStreamItems);
  clock.resume();
  await act(async () => {
    app.parts.queryClient.setQueriesData<StreamItem[]>({ queryKey: streamKey }, (items = []) =>
      items.map((item) => (item.title === COUPON ? { ...item, endsAt: clock.now() + 1000 } : item)),
    );
  });
  await waitFor(() => expect(coupon(), `asked ${app.calls(readStreamItems)} times, ${asked} before`).toBeNull());
  expect(app.calls(readStreamItems)).toBe(asked);
});

test('FED-057 a timer that rings a moment early does not lose the end of a card: the clock may pass it between two readings', async () => {
  await openFeed(DAY_MS / 2, 0);
  const end = SERVER_NOW + HOUR_MS;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await act(async () => {
    app.parts.queryClient.setQueriesData<StreamItem[]>({ queryKey: streamKey }, (items = []) =>
      items.map((item) => (item.title === COUPON ? { ...item, endsAt: end } : item)),
    );
  });
  await app.atRest();
  const ring = timers.mock.calls.find(([, delay]) => delay === HOUR_MS)?.[0];
  let now = end - 1;
  vi.spyOn(systemClock, 'now').mockImplementation(() => now++);
  await act(async () => ring?.());
  expect(coupon()).toBeNull();
});

test('FED-057 D-239 a card ends in time after a computer has slept: what is left is counted anew as the page is shown', async () => {
  const clock = await openFeed(HOUR_MS, 0);
  app.world.fail(readStreamItems, 'status:500');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  clock.advance(HOUR_MS / 2);
  await comeBack();
  const ring = timers.mock.calls.find(([, delay]) => delay === HOUR_MS / 2)?.[0];
  clock.advance(HOUR_MS / 2);
  expect(coupon()).toBeTruthy();
  await act(async () => ring?.());
  expect(coupon()).toBeNull();
});

test('FC-184 a clock that is a few minutes off is taken as it is: the time of an answer may be that of a cache', async () => {
  const clock = await openFeed(DAY_MS / 2, 4 * 60_000);
  app.world.fail(readStreamItems, 'status:500');
  clock.advance(DAY_MS / 2 - 3 * 60_000);
  await comeBack();
  expect(coupon()).toBeNull();
});
