import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart } = setUpCheckout();

const MINUTE = 60_000;

test('PRV-020 PRV-021 what a cart says of its lines is as old as the menu that they were compared with', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const atRest = async () => {
    await screen.findByRole('listitem', { name: 'Caffè Latte' });
    await app.atRest();
  };
  await openCart('guest');
  await atRest();
  await app.router.navigate({ to: '/account/signin' });
  await app.heading('Welcome back');
  await act(() => vi.advanceTimersByTimeAsync(8 * MINUTE));
  const asked = app.calls(readMenus);
  await app.router.navigate({ to: '/menu/cart' });
  await atRest();
  expect(app.calls(readMenus)).toBe(asked);
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  await waitFor(() => expect(app.calls(readMenus)).toBe(asked + 1));
});
