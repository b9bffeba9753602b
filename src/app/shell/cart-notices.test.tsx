import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cartPort } from '#session/cart/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

test('OPP-037 an item without a size is refused, which is said, and the cart stays as it was', async () => {
  await app.open('/menu');
  const cart = cartPort(app.parts.session);
  await act(() => cart.load());
  act(() => cart.send({ type: 'item.added', item: cartLatte(), limit: 15 }));
  act(() => cart.send({ type: 'item.added', item: cartLatte({ sizeCode: '' }), limit: 15 }));
  expect(await screen.findByText('Product data is invalid')).toBeTruthy();
  expect(cart.count()).toBe(1);
});

test('FC-175 a browser that keeps nothing says so when something is added, and the cart goes on', async () => {
  await app.open('/menu');
  const cart = cartPort(app.parts.session);
  await act(() => cart.load());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  });
  act(() => cart.send({ type: 'item.added', item: cartLatte(), limit: 15 }));
  expect(await screen.findByText(/^This browser won’t keep your cart/)).toBeTruthy();
  expect(cart.count()).toBe(1);
});

test('PRV-023 where the words of the cart cannot be had, that is said instead of nothing', async () => {
  await app.open('/menu');
  const cart = cartPort(app.parts.session);
  await act(() => cart.load());
  vi.spyOn(app.parts.catalogue, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => cart.send({ type: 'item.added', item: cartLatte(), limit: 0 }));
  expect(await screen.findByText(/^We can’t connect right now/)).toBeTruthy();
});
