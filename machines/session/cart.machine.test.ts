import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CartItem } from '#domain/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { cartMachine } from './cart.machine.ts';

const item = (sizeCode: string, quantity = 1): CartItem => cartLatte({ sizeCode, quantity });

function start(items: readonly CartItem[] = []) {
  const cart = createActor(cartMachine, { input: { items } });
  const emitted = vi.fn();
  cart.on('items.changed', (event) => emitted(event.items));
  cart.start();
  return { cart, emitted: () => emitted.mock.calls.flat(), items: () => cart.getSnapshot().context.items };
}

test('ORD-009 an item that is added twice is one line of two', () => {
  const { cart, items, emitted } = start();
  cart.send({ type: 'item.added', limit: 15, item: item('Large') });
  cart.send({ type: 'item.added', limit: 15, item: item('Large') });
  expect(items()).toEqual([item('Large', 2)]);
  expect(emitted()).toEqual([[item('Large')], [item('Large', 2)]]);
});

test('ORD-015 emptying takes everything out, emits it once, and leaves a cart that takes items again', () => {
  const { cart, items, emitted } = start([item('Large'), item('Small')]);
  cart.send({ type: 'cart.emptied' });
  cart.send({ type: 'cart.emptied' });
  expect(items()).toEqual([]);
  expect(emitted()).toEqual([[]]);
  cart.send({ type: 'item.added', limit: 15, item: item('Small') });
  expect(items()).toEqual([item('Small')]);
});

test('what another tab did is taken over and not emitted again', () => {
  const { cart, items, emitted } = start([item('Large')]);
  cart.send({ type: 'cart.replaced', items: [item('Small')] });
  expect(items()).toEqual([item('Small')]);
  cart.send({ type: 'cart.replaced', items: [] });
  expect(cart.getSnapshot().hasTag('empty')).toBe(true);
  expect(emitted()).toEqual([]);
});
