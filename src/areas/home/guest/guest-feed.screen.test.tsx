import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readGuestStreamItems } from '#api/home/stream.ts';
import { readGuestOrderStatus } from '#api/ordering/guest-order-status.ts';
import { aGuestCardToken } from '#tests/contracts/wire/money-calls.ts';
import { placeAsGuest, priceOfLattes } from '#tests/support/an-order.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ settings: { enableUnauthenticatedStream: false } });

const FEED = '/account/for-you';
const GREETING = 'Can we get something started for you?';
const NORA = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };

const region = (name: string) => app.main().findByRole('region', { name });
const hrefOf = (part: ReturnType<typeof within>, name: string) => part.getByRole('link', { name }).getAttribute('href');

describe.each(['anonymous', 'guest'] as const)('of the kind %s', (persona) => {
  test('FED-002 FED-020 FED-021 FED-023 FED-027 a visitor sees the guest view: greeting, two cards, and how to join or sign in', async () => {
    await app.open(FEED, { as: persona });
    await app.heading(GREETING);
    expect(app.address()).toBe(FEED);
    expect(app.main().getAllByRole('link', { name: 'See the menu' })[0]?.getAttribute('href')).toBe('/menu');
    const joining = within(await region('Coffee that gives back'));
    expect(hrefOf(joining, 'Join now')).toBe('/account/create');
    expect(hrefOf(joining, 'Sign in')).toBe('/account/signin');
    expect(await region('What members enjoy')).toBeTruthy();
    await app.press('Add a card');
    await screen.findByRole('dialog', { name: 'To add a card, create an account or sign in' });
  });
});

test('FED-027 a guest is greeted the same in the morning, in the afternoon and at night, in French too', async () => {
  holdClock();
  for (const [hour, locale, greeting] of [
    [6, 'en-US', GREETING],
    [14, 'en-US', GREETING],
    [23, 'en-US', GREETING],
    [23, 'fr-CA', 'On vous prépare quelque chose?'],
  ] as const) {
    vi.setSystemTime(new Date().setHours(hour));
    await app.open(FEED, { locale });
    await app.heading(greeting);
  }
});

test('FED-019 RWD-001 with the flag off visitors see four benefits, and neither a stream nor the order of a guest is asked for', async () => {
  await app.open(FEED);
  const benefits = within(await region('What members enjoy')).getAllByRole('listitem');
  expect(benefits.map((benefit) => within(benefit).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Earn on every order',
    'Redeem for treats',
    'Birthdays are on us',
    'Order ahead, walk right in',
  ]);
  await app.atRest();
  expect(app.calls(readGuestStreamItems)).toBe(0);
  expect(app.calls(readGuestOrderStatus)).toBe(0);
});

test('FED-014 FED-020 the order card says how far the order of a guest has come, and where it waits', async () => {
  app.world.become('guest');
  await placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken(), NORA);
  await app.open(FEED);
  await screen.findByRole('heading', { name: 'We’ve got your order' });
  expect(screen.getByText('Pickup at Seattle Open House')).toBeTruthy();
  for (const [minutes, words] of [
    [2, 'We’re making your order'],
    [30, 'Your order is ready'],
  ] as const) {
    app.world.clock.advance(minutes * 60_000);
    await app.open(FEED);
    await screen.findByRole('heading', { name: words });
  }
});

describe('an order that is watched', () => {
  const HALF_A_MINUTE = 30_000;
  const asked = () => app.calls(readGuestOrderStatus);
  /** Half a minute goes by, for the timers of the page. */
  const halfAMinute = () => act(async () => void vi.advanceTimersByTime(HALF_A_MINUTE));
  const watch = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    app.world.become('guest');
    await placeAsGuest(await priceOfLattes(1, 'guest'), await aGuestCardToken(), NORA);
    await app.open(FEED);
    await screen.findByRole('heading', { name: 'We’ve got your order' });
  };

  test('FED-014 FED-020 is read again each half minute until it is ready, and each news is announced', async () => {
    await watch();
    const before = asked();
    for (const [minutes, words] of [
      [2, 'We’re making your order'],
      [30, 'Your order is ready'],
    ] as const) {
      app.world.clock.advance(minutes * 60_000);
      await halfAMinute();
      expect((await screen.findByRole('heading', { name: words })).getAttribute('aria-live')).toBe('polite');
    }
    expect(asked()).toBe(before + 2);
    await halfAMinute();
    await halfAMinute();
    await app.atRest();
    expect(asked()).toBe(before + 2);
  });

  test('FED-014 FED-020 is not read while another tab is in front, and at once when the page is in sight again', async () => {
    await watch();
    const before = asked();
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await halfAMinute();
    await halfAMinute();
    await app.atRest();
    expect(asked()).toBe(before);
    app.world.clock.advance(2 * 60_000);
    sight.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await screen.findByRole('heading', { name: 'We’re making your order' });
  });

  test('FED-014 is read no more once the session of the guest is over: the way to an order takes its place', async () => {
    await watch();
    app.world.fail(readGuestOrderStatus, 'status:401');
    await halfAMinute();
    await screen.findByRole('heading', { name: 'Ready when you are' });
    const before = asked();
    await halfAMinute();
    await app.atRest();
    expect(asked()).toBe(before);
    expect(app.main().queryByRole('alert')).toBeNull();
  });

  test('FED-014 stays as it was known where one of these reads fails, and the next one is made', async () => {
    await watch();
    app.world.fail(readGuestOrderStatus, 'status:400', 1);
    await halfAMinute();
    await app.atRest();
    expect(screen.getByRole('heading', { name: 'We’ve got your order' })).toBeTruthy();
    app.world.clock.advance(2 * 60_000);
    await halfAMinute();
    await screen.findByRole('heading', { name: 'We’re making your order' });
  });

  test('FED-013 FED-014 says beside what was known that reading fails, for as long as it does', async () => {
    await watch();
    app.world.fail(readGuestOrderStatus, 'status:500');
    await halfAMinute();
    await halfAMinute();
    const alert = within(await app.main().findByRole('alert'));
    expect(alert.getByText('Something went wrong.')).toBeTruthy();
    expect(alert.getByText('Please try refreshing the page.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'We’ve got your order' })).toBeTruthy();
    app.world.heal();
    app.world.clock.advance(2 * 60_000);
    await app.press('Try again');
    await screen.findByRole('heading', { name: 'We’re making your order' });
    expect(app.main().queryByRole('alert')).toBeNull();
  });
});

test('FED-013 FED-014 a status that cannot be read says so, and the rest of the page goes on without it', async () => {
  app.world.become('guest');
  app.world.fail(readGuestOrderStatus, 'status:500');
  await app.open(FEED);
  const alert = within(await app.main().findByRole('alert'));
  expect(alert.getByText('Something went wrong.')).toBeTruthy();
  expect(alert.getByText('Please try refreshing the page.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ready when you are' })).toBeTruthy();
  expect(await region('What members enjoy')).toBeTruthy();
  app.world.heal();
  await app.press('Try again');
  await waitFor(() => expect(app.main().queryByRole('alert')).toBeNull());
});

test('FED-014 a guest whose session has ended is shown the way to an order, and no error', async () => {
  app.world.become('guest');
  app.world.fail(readGuestOrderStatus, 'status:401');
  await app.open(FEED);
  await screen.findByRole('heading', { name: 'Ready when you are' });
  await waitFor(() => expect(app.calls(readGuestOrderStatus)).toBeGreaterThan(0));
  await app.atRest();
  expect(app.main().queryByRole('alert')).toBeNull();
});

test('FED-013 FED-018 a stream of guests that cannot be read says so beside the guest cards, and is tried again', async () => {
  app.startWorld({ settings: { enableUnauthenticatedStream: true } });
  app.world.fail(readGuestStreamItems, 'status:500');
  await app.open(FEED);
  const alert = within(await app.main().findByRole('alert'));
  expect(alert.getByText('Something went wrong.')).toBeTruthy();
  expect(alert.getByText('Please try refreshing the page.')).toBeTruthy();
  expect(app.main().getByRole('button', { name: 'Add a card' })).toBeTruthy();
  app.world.heal();
  await app.press('Try again');
  expect(await region('Today at Northstar')).toBeTruthy();
  await waitFor(() => expect(app.main().queryByRole('alert')).toBeNull());
});
