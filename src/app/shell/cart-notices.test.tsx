import { act, screen, waitFor } from '@testing-library/react';
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

test('D-429 the same item added once more within the time of its notice is said once more', async () => {
  await app.open('/menu');
  const cart = cartPort(app.parts.session);
  await act(() => cart.load());
  const add = () => act(() => cart.send({ type: 'item.added', item: cartLatte(), limit: 15 }));
  add();
  const first = await screen.findByText('Caffè Latte added to your order');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  add();
  // Screen readers announce what is added to a live region, and no words that stay.
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(screen.getByText('Caffè Latte added to your order')).toBeTruthy();
  expect(document.activeElement).toBe(dismiss);
});

test('D-429 several products that are added at once are one notice, which says how many they are', async () => {
  await app.open('/menu');
  const cart = cartPort(app.parts.session);
  await act(() => cart.load());
  act(() => {
    for (const product of [{}, { productNumber: '1020', name: 'Caffè Mocha' }]) {
      cart.send({ type: 'item.added', item: cartLatte({ product, quantity: 2 }), limit: 15 });
    }
  });
  expect(await screen.findByText('4 items added to your order')).toBeTruthy();
  expect(screen.queryByText(/Mocha added/)).toBeNull();
});

test('ORD-011 what is back in the order by Undo is said, where the button to undo it went', async () => {
  await app.open('/menu');
  const cart = cartPort(app.parts.session);
  await act(() => cart.load());
  act(() => cart.send({ type: 'item.added', item: cartLatte(), limit: 15 }));
  act(() => cart.send({ type: 'item.removed', itemId: cartLatte().itemId }));
  await app.press('Undo');
  expect(await screen.findByText('Caffè Latte is back in your order')).toBeTruthy();
  act(() => cart.send({ type: 'item.added', item: cartLatte({ sizeCode: 'Small' }), limit: 15 }));
  act(() => cart.send({ type: 'cart.emptied' }));
  await app.press('Undo');
  expect(await screen.findByText('2 items are back in your order')).toBeTruthy();
  expect(cart.count()).toBe(2);
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
