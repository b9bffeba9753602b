import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

/** Orders that are two hours old, and could not be read again. */
async function openOldOrders() {
  const pass = letTimePass();
  await app.open('/menu/previous', { as: 'member-green' });
  await screen.findAllByRole('button', { name: /^Reorder/ });
  app.world.fail(readPreviousOrders, 'status:500');
  await pass(121);
  await screen.findByText('We couldn’t update your orders.');
  return pass;
}

test('PRV-011 PRV-012 orders that could not be read again stay, beside the reason, and are asked for again within minutes', async () => {
  const pass = await openOldOrders();
  expect(screen.getAllByRole('button', { name: /^Reorder/ })).toHaveLength(10);
  const asked = app.calls(readPreviousOrders);
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  await pass(6);
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(asked + 1));
  await app.atRest();
  await screen.findByText('We couldn’t update your orders.');
  expect(document.activeElement, 'the reason has stayed, and the focus with it').toBe(again);
  app.world.heal();
  await app.press('Try again');
  await waitFor(() => expect(screen.queryByText('We couldn’t update your orders.')).toBeNull());
  expect(screen.getAllByRole('button', { name: /^Reorder/ })).toHaveLength(10);
});

test('PRV-012 D-395 orders that are old are not asked for again out of sight or without a network', async () => {
  const pass = await openOldOrders();
  const asked = app.calls(readPreviousOrders);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(12);
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(app.calls(readPreviousOrders)).toBe(asked);
  sight.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(app.calls(readPreviousOrders)).toBe(asked + 1));
});
