import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CartItem } from '#domain/ordering/cart.ts';
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
  expect(cart.getSnapshot().matches('empty')).toBe(true);
  expect(emitted()).toEqual([]);
});

/** What the machine says of each event, without what the cart then holds. */
function newsOf(items: readonly CartItem[], event: Parameters<ReturnType<typeof start>['cart']['send']>[0]) {
  const cart = createActor(cartMachine, { input: { items } });
  const news: unknown[] = [];
  cart.on('*', (emitted) => {
    if (emitted.type !== 'items.changed') news.push(emitted);
  });
  cart.start();
  cart.send(event);
  return { news, items: cart.getSnapshot().context.items };
}

const [large, small] = [item('Large'), item('Small')];
const { itemId } = large;
const limit = 2;

test('PRV-023 what is above the limit is refused and named, by whichever way it comes', () => {
  const refused = { news: [{ type: 'limit.reached', limit }], items: [large, small] };
  const full = [large, small];
  expect(newsOf(full, { type: 'item.added', item: large, limit })).toEqual(refused);
  expect(newsOf(full, { type: 'item.replaced', itemId, item: item('Medium', 2), limit })).toEqual(refused);
  expect(newsOf(full, { type: 'quantity.changed', itemId, delta: 1, limit })).toEqual(refused);
  expect(newsOf(full, { type: 'removal.undone', removed: [{ item: large, index: 0 }], limit })).toEqual(refused);
});

test('ORD-009 ORD-010 what was added or put in the place of another is named', () => {
  expect(newsOf([], { type: 'item.added', item: large, limit }).news).toEqual([{ type: 'item.added', item: large }]);
  expect(newsOf([large], { type: 'item.replaced', itemId, item: small, limit })).toEqual({
    news: [{ type: 'item.replaced', item: small }],
    items: [small],
  });
  expect(newsOf([large], { type: 'item.replaced', itemId: 'gone', item: small, limit })).toEqual({
    news: [],
    items: [large],
  });
});

test('ORD-011 what was taken out is named with its place, and what was not there is not', () => {
  const removed = { news: [{ type: 'items.removed', removed: [{ item: large, index: 1 }] }], items: [small] };
  expect(newsOf([small, large], { type: 'item.removed', itemId })).toEqual(removed);
  expect(newsOf([small, large], { type: 'quantity.changed', itemId, delta: -1, limit })).toEqual(removed);
  expect(newsOf([large], { type: 'item.removed', itemId: 'gone' })).toEqual({ news: [], items: [large] });
  expect(newsOf([item('Large', 3)], { type: 'quantity.changed', itemId, delta: -2, limit }).items).toEqual([large]);
  expect(newsOf([small, large], { type: 'quantity.changed', itemId, delta: 1, limit: 3 }).items).toEqual([
    small,
    item('Large', 2),
  ]);
});
