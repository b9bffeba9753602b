import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';
import { comeBackAfter } from '#tests/support/visibility.ts';

const { app, openCart } = setUpCheckout();

/** The cart as it was compared just now, by timers that the test passes. */
async function openCompared() {
  const pass = letTimePass();
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
    pass,
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
  const { asked } = await openCompared();
  await comeBackAfter(11);
  await waitFor(() => expect(asked()).toBe(1));
});

test('PRV-021 D-383 what is left of a comparison is counted anew as the page is shown', async () => {
  const { asked, pass } = await openCompared();
  await comeBackAfter(8);
  await app.atRest();
  expect(asked()).toBe(0);
  await pass(2);
  await waitFor(() => expect(asked()).toBe(1));
});

test('PRV-020 D-383 a cart that wakes without a network says so at once, and is compared once there is one', async () => {
  await openCompared();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  app.world.fail(readMenus, 'drop-before');
  await comeBackAfter(11);
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
  const pass = letTimePass();
  await openCart('guest');
  await screen.findByRole('listitem', { name: 'Caffè Latte' });
  await app.atRest();
  const asked = app.calls(readMenus);
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
  await pass(10);
  await waitFor(() => expect(app.calls(readMenus)).toBe(asked + 1));
});

test('PRV-021 PRV-026 what the store has again takes its dialog away, and Back leads to the page before', async () => {
  app.world.soldOut.add('1010');
  const { pass } = await openCompared();
  const isOver = () => app.router.history.location.state.dialog === true;
  await screen.findByRole('dialog', { name: /available at this store/ });
  await waitFor(() => expect(isOver()).toBe(true));
  app.world.soldOut.delete('1010');
  await pass(10);
  await app.noDialog();
  await waitFor(() => expect(isOver()).toBe(false));
  expect(app.address()).toBe('/menu/cart');
});
