import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type CartItem, cartItemId, MOST_OF_A_LINE } from '#domain/cart.ts';
import { cartMachine } from './cart.machine.ts';

function item(sizeCode: string, quantity = 1): CartItem {
  const made = { product: { productNumber: '406', formCode: 'Hot', name: 'Latte' }, sizeCode, childItems: [] };
  return { ...made, itemId: cartItemId(made), quantity };
}

function start(items: readonly CartItem[] = []) {
  const cart = createActor(cartMachine, { input: { items } });
  const emitted = vi.fn();
  cart.on('items.changed', (event) => emitted(event.items));
  cart.start();
  return { cart, emitted: () => emitted.mock.calls.flat(), items: () => cart.getSnapshot().context.items };
}

test('ORD-009 an item that is added twice is one line of two', () => {
  const { cart, items, emitted } = start();
  cart.send({ type: 'item.added', item: item('Grande') });
  cart.send({ type: 'item.added', item: item('Grande') });
  expect(items()).toEqual([item('Grande', 2)]);
  expect(emitted()).toEqual([[item('Grande')], [item('Grande', 2)]]);
});

test('ORD-015 emptying takes everything out, emits it once, and leaves a cart that takes items again', () => {
  const { cart, items, emitted } = start([item('Grande'), item('Tall')]);
  cart.send({ type: 'cart.emptied' });
  cart.send({ type: 'cart.emptied' });
  expect(items()).toEqual([]);
  expect(emitted()).toEqual([[]]);
  cart.send({ type: 'item.added', item: item('Tall') });
  expect(items()).toEqual([item('Tall')]);
});

test('what another tab did is taken over and not emitted again', () => {
  const { cart, items, emitted } = start([item('Grande')]);
  cart.send({ type: 'cart.replaced', items: [item('Tall')] });
  expect(items()).toEqual([item('Tall')]);
  cart.send({ type: 'cart.replaced', items: [] });
  expect(cart.getSnapshot().hasTag('empty')).toBe(true);
  expect(emitted()).toEqual([]);
});

test('more of an item than a cart can keep is not added', () => {
  const { cart, items } = start([item('Grande', MOST_OF_A_LINE)]);
  cart.send({ type: 'item.added', item: item('Grande') });
  expect(items()).toEqual([item('Grande', MOST_OF_A_LINE)]);
});
