import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { type CartItem, cartCount, withItem } from '#domain/cart.ts';
import { cartMachine } from '#machines/session/cart.machine.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';
import { labelOf } from '../kit/on-graph.ts';

const item = (sizeCode: string, quantity = 1): CartItem => cartLatte({ sizeCode, quantity });

const linesOf = (items: readonly CartItem[]): string[] =>
  items.map(({ sizeCode, quantity }) => `${sizeCode} ${Math.min(quantity, 2)}`).sort();

const [large, medium] = [item('Large'), item('Medium')];

export const model = defineModel<typeof cartMachine>({
  machine: cartMachine,
  inputs: { 'nothing kept': { items: [] }, 'a latte kept': { items: [large] } },
  events: {
    'item.added': [
      { label: 'a large latte', payload: { item: large } },
      { label: 'a medium latte', payload: { item: medium } },
      { label: 'as many as fit in no cart', payload: { item: item('Small', 1001) } },
    ],
    'item.replaced': [
      { label: 'a large latte by a medium one', payload: { itemId: large.itemId, item: medium } },
      { label: 'a line that is not there', payload: { itemId: 'gone', item: medium } },
    ],
    'cart.emptied': [{ label: 'by the person, or at sign-out' }],
    'cart.replaced': [
      { label: 'emptied in another tab', payload: { items: [] } },
      { label: 'filled in another tab', payload: { items: [medium] } },
    ],
  },
  outcomes: {},
  // How many of a kind is the business of the domain's tests: up to two distinguishes the states.
  bound: ({ items }) => linesOf(items),
  limit: 30,
  rest: ['empty', 'filled'],
  tags: ['empty'],
  invariants: {
    'ORD-007 an item is in one line at most': ({ context }) =>
      new Set(context.items.map(({ itemId }) => itemId)).size === context.items.length,
    'the state shows whether anything is in the cart': ({ context, value }) =>
      (value === 'empty') === (context.items.length === 0),
    'no line is longer than a kept cart may have': ({ context }) =>
      context.items.every(({ quantity }) => quantity <= 1000),
  },
  properties: {
    'ORD-009 an item that fits joins the line of its kind, and the other lines stay': (graph) =>
      graph.edges
        .filter(({ stimulus, taken }) => stimulus.name.startsWith('item.added') && taken.length > 0)
        .filter(({ from, to, stimulus }) => {
          const added = stimulus.event['item'] as CartItem;
          return String(linesAt(graph, to)) !== String(linesOf(withItem(itemsAt(graph, from), added)));
        })
        .map(labelOf),
    'ORD-015 emptying leaves nothing': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type === 'cart.emptied')
        .filter(({ to }) => countAt(graph, to) > 0)
        .map(labelOf),
    'what happens here is emitted, what happened in another tab is not': (graph) =>
      graph.edges
        .filter(
          ({ stimulus, taken }) =>
            taken.length > 0 &&
            (stimulus.event.type === 'cart.replaced') === taken.some((line) => line.includes('emitChange')),
        )
        .map(labelOf),
  },
  shows: {
    empty: {
      says: 'an empty cart is tagged empty',
      see: ({ snapshot }) => {
        deepStrictEqual(snapshot.context.items, []);
        ok(snapshot.hasTag('empty'));
      },
    },
    filled: {
      says: 'a cart with items is not tagged empty',
      see: ({ snapshot }) => {
        ok(cartCount(snapshot.context.items) > 0);
        equal(snapshot.hasTag('empty'), false);
      },
    },
  },
  causes: NO_VIEW,
});

function itemsAt(graph: Graph, key: string): readonly CartItem[] {
  const items: readonly CartItem[] | undefined = graph.states.get(key)?.snapshot.context.items;
  ok(items);
  return items;
}

const linesAt = (graph: Graph, key: string): string[] => linesOf(itemsAt(graph, key));
const countAt = (graph: Graph, key: string): number => cartCount(itemsAt(graph, key));
