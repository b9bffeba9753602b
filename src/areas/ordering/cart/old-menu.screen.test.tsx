import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart } = setUpCheckout();

/** The cart as it was compared just now, by timers that the test passes; `sleep`: minutes in which they stand still. */
async function openCompared() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const atRest = async () => {
    await screen.findByRole('listitem', { name: 'Caffè Latte' });
    await app.atRest();
  };
  await openCart('guest');
  await atRest();
  const asked = app.calls(readMenus);
  return {
    atRest,
    asked: () => app.calls(readMenus) - asked,
    pass: (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)),
    sleep: async (minutes: number) => {
      vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}

test('PRV-020 PRV-021 what a cart says of its lines is as old as the menu that they were compared with', async () => {
  const { atRest, asked, pass } = await openCompared();
  await app.router.navigate({ to: '/account/signin' });
  await app.heading('Welcome back');
  await pass(8);
  await app.router.navigate({ to: '/menu/cart' });
  await atRest();
  expect(asked()).toBe(0);
  await pass(2);
  await waitFor(() => expect(asked()).toBe(1));
});

test('PRV-021 D-383 after a sleep a cart is compared anew as its page is shown, where the menu is old', async () => {
  const { asked, sleep } = await openCompared();
  await sleep(11);
  await waitFor(() => expect(asked()).toBe(1));
});

test('PRV-021 D-383 what is left of a comparison is counted anew as the page is shown', async () => {
  const { asked, pass, sleep } = await openCompared();
  await sleep(8);
  await app.atRest();
  expect(asked()).toBe(0);
  await pass(2);
  await waitFor(() => expect(asked()).toBe(1));
});

test('PRV-020 D-383 a cart that wakes without a network says so at once, and is compared once there is one', async () => {
  const { sleep } = await openCompared();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  app.world.fail(readMenus, 'drop-before');
  await sleep(11);
  const notice = (await screen.findByText('We couldn’t check what this store has today.')).closest('[role="status"]');
  expect(notice?.textContent).toContain('Check your connection');
  app.world.heal();
  await act(async () => {
    onlineManager.setOnline(true);
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('Available at this store');
  expect(screen.queryByText('We couldn’t check what this store has today.')).toBeNull();
});

test('PRV-021 FC-184 a clock that is set back makes no menu of a cart last longer: it is read anew when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openCart('guest');
  await screen.findByRole('listitem', { name: 'Caffè Latte' });
  await app.atRest();
  const asked = app.calls(readMenus);
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE_MS));
  await waitFor(() => expect(app.calls(readMenus)).toBe(asked + 1));
});
