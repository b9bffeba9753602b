import { deepStrictEqual, ok } from 'node:assert/strict';
import { type CartItem, cartCount, type RemovedLine, withItem } from '#domain/ordering/cart.ts';
import { cartMachine } from '#machines/session/cart.machine.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { emits } from '../kit/effects.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';
import { does, has } from '../kit/on-graph.ts';

const LIMIT = 3;

const item = (sizeCode: string, quantity = 1): CartItem => cartLatte({ sizeCode, quantity });
const [large, medium] = [item('Large'), item('Medium')];
const { itemId } = large;
const mediumLine: RemovedLine = { item: medium, index: 0 };

const linesOf = (items: readonly CartItem[]): string[] =>
  items.map(({ sizeCode, quantity, product }) => `${sizeCode} ${quantity} ${product.availability}`).sort();

export const model = defineModel<typeof cartMachine>({
  machine: cartMachine,
  inputs: { 'nothing kept': { items: [] }, 'a latte kept': { items: [large] } },
  events: {
    'item.added': [
      { label: 'a large latte', payload: { item: large, limit: LIMIT } },
      { label: 'a medium latte', payload: { item: medium, limit: LIMIT } },
      { label: 'one more than the limit', payload: { item: item('Large', LIMIT + 1), limit: LIMIT } },
      { label: 'one without a size', payload: { item: item(''), limit: LIMIT } },
      { label: 'none of it', payload: { item: item('Large', 0), limit: LIMIT } },
    ],
    'item.replaced': [
      { label: 'a large latte by a medium one', payload: { itemId, item: medium, limit: LIMIT } },
      { label: 'a large latte by too many', payload: { itemId, item: item('Medium', LIMIT + 1), limit: LIMIT } },
      { label: 'a large latte by nothing', payload: { itemId, item: item('Medium', 0), limit: LIMIT } },
      { label: 'a line that is not there', payload: { itemId: 'gone', item: medium, limit: LIMIT } },
    ],
    'quantity.changed': [
      { label: 'one more', payload: { itemId, delta: 1, limit: LIMIT } },
      { label: 'one fewer', payload: { itemId, delta: -1, limit: LIMIT } },
      { label: 'two fewer', payload: { itemId, delta: -2, limit: LIMIT } },
      { label: 'by no number', payload: { itemId, delta: Number.NaN, limit: LIMIT } },
      { label: 'of a line that is not there', payload: { itemId: 'gone', delta: 1, limit: LIMIT } },
    ],
    'item.removed': [
      { label: 'the large latte', payload: { itemId } },
      { label: 'the medium latte', payload: { itemId: medium.itemId } },
      { label: 'a line that is not there', payload: { itemId: 'gone' } },
    ],
    'unavailable.removed': [{ label: 'the visitor goes on without' }],
    'removal.undone': [
      { label: 'a medium latte', payload: { removed: [mediumLine], limit: LIMIT } },
      { label: 'nothing', payload: { removed: [], limit: LIMIT } },
    ],
    'availability.updated': [
      { label: 'sold out', payload: { updates: [{ itemId, availability: 'SoldOut' }] } },
      { label: 'available', payload: { updates: [{ itemId, availability: 'Available' }] } },
      { label: 'of a line that is not there', payload: { updates: [{ itemId: 'gone', availability: 'SoldOut' }] } },
    ],
    'cart.emptied': [{ label: 'by the person' }],
    'order.placed': [
      { label: 'of all that was in it', payload: { ordered: [] } },
      { label: 'of one large latte', payload: { ordered: [{ itemId, quantity: 1 }] } },
    ],
    'previous.cleared': [{ label: 'forgotten' }],
    'visitor.forgotten': [{ label: 'at sign-out' }],
    'cart.replaced': [
      { label: 'emptied in another tab', payload: { items: [] } },
      { label: 'filled in another tab', payload: { items: [medium] } },
    ],
  },
  outcomes: {},
  bound: ({ items, previous, flagged }) => [linesOf(items), previous.length > 0, [...flagged].sort()],
  limit: 120,
  rest: ['empty', 'filled'],
  invariants: {
    'ORD-007 OPP-038 an item is in one line at most': ({ context }) =>
      new Set(context.items.map((each) => each.itemId)).size === context.items.length,
    'the state shows whether anything is in the cart': ({ context, value }) =>
      (value === 'empty') === (context.items.length === 0),
    'PRV-023 no order is larger than the limit': ({ context }) => cartCount(context.items) <= LIMIT,
    'ORD-016 a flag belongs to a line': ({ context }) =>
      context.flagged.every((id) => context.items.some((each) => each.itemId === id)),
    'ORD-012 what was ordered last can be ordered again': ({ context }) =>
      context.previous.every(({ product }) => product.availability === 'Available'),
  },
  properties: {
    'ORD-009 an item that fits joins the line of its kind, and the other lines stay': (graph) =>
      edgesOf(graph, 'item.added', ({ taken }) => taken.some((line) => line.includes('emitAdded'))).filter(
        ({ from, to, stimulus }) => {
          const added = stimulus.event['item'] as CartItem;
          return String(linesAt(graph, to)) !== String(linesOf(withItem(itemsAt(graph, from), added)));
        },
      ),
    'ORD-010 a replacement takes the place of its line': (graph) =>
      edgesOf(graph, 'item.replaced', ({ taken }) => taken.some((line) => line.includes('emitReplaced'))).filter(
        ({ from, to }) => {
          const rest = itemsAt(graph, from).filter((each) => each.itemId !== itemId);
          return String(linesAt(graph, to)) !== String(linesOf(withItem(rest, medium)));
        },
      ),
    'ORD-009 ORD-010 what was added, or put in the place of another, is named': (graph) =>
      graph.edges
        .filter((edge) => does(edge, 'emitAdded') || does(edge, 'emitReplaced'))
        .filter((edge) => {
          const { type, ...event } = edge.stimulus.event;
          return !has(edge, emits(type, { item: event['item'] }));
        }),
    'ORD-011 a quantity changes by as many as were pressed, to none at least': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /^quantity\.changed\((one|two) /.test(stimulus.name))
        .filter((edge) => !does(edge, 'emitLimit'))
        .filter(({ from, to, stimulus }) => {
          const due = itemsAt(graph, from).flatMap((each) => {
            if (each.itemId !== itemId) return [each];
            const quantity = each.quantity + Number(stimulus.event['delta']);
            return quantity > 0 ? [{ ...each, quantity }] : [];
          });
          return String(linesAt(graph, to)) !== String(linesOf(due));
        }),
    'ORD-011 a line that was taken out is named with its place': (graph) =>
      graph.edges
        .filter(({ stimulus }) => ['item.removed', 'quantity.changed'].includes(stimulus.event.type))
        .filter(({ from, to }) => itemsAt(graph, to).length < itemsAt(graph, from).length)
        .filter((edge) => {
          const items: readonly CartItem[] = edge.before.context.items;
          const removed = items
            .map((each, index) => ({ item: each, index }))
            .filter(({ item: { itemId: id } }) => id === edge.stimulus.event['itemId']);
          return !has(edge, emits('items.removed', { removed }));
        }),
    'ORD-011 what was put back is named': (graph) =>
      edgesOf(graph, 'removal.undone', (edge) => !does(edge, 'emitLimit')).filter(
        (edge) => !has(edge, emits('items.restored', { removed: edge.stimulus.event['removed'] })),
      ),
    'PRV-023 where more is refused than one order may hold, its limit is named': (graph) =>
      graph.edges
        .filter((edge) => does(edge, 'emitLimit'))
        .filter((edge) => !has(edge, emits('limit.reached', { limit: LIMIT }))),
    'FC-176 the cart is what another tab made of it': (graph) =>
      edgesOf(graph, 'cart.replaced').filter(
        ({ to, stimulus }) =>
          String(linesAt(graph, to)) !== String(linesOf(stimulus.event['items'] as readonly CartItem[])),
      ),
    'OPP-037 PRV-023 what is refused leaves the cart as it was': (graph) =>
      graph.edges
        .filter(({ taken }) => taken.some((line) => /emitLimit|emitRefused/.test(line)))
        .filter(({ from, to }) => from !== to),
    'OPP-037 an edit without size, quantity or number is refused': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /without a size|none of it|by nothing|by no number/.test(stimulus.name))
        .filter(({ from, taken }) => {
          const isRefused = taken.some((line) => line.includes('emitRefused'));
          return !isRefused && (itemsAt(graph, from).length > 0 || taken.length > 0);
        }),
    'ORD-012 ORD-015 ORD-018 what empties the cart leaves nothing in it': (graph) =>
      graph.edges
        .filter(({ stimulus: { event, name } }) =>
          ['cart.emptied', 'visitor.forgotten'].includes(event.type) ? true : name.endsWith('(of all that was in it)'),
        )
        .filter(({ to }) => countAt(graph, to) > 0),
    'ORD-012 FC-176 an order takes out what it was of, and nothing else': (graph) =>
      edgesOf(graph, 'order.placed', ({ stimulus }) => stimulus.name.endsWith('(of one large latte)')).filter(
        ({ from, to }) => {
          const left = itemsAt(graph, from).flatMap((each) =>
            each.itemId !== itemId ? [each] : each.quantity > 1 ? [{ ...each, quantity: each.quantity - 1 }] : [],
          );
          return String(linesAt(graph, to)) !== String(linesOf(left));
        },
      ),
    'ORD-012 what was ordered and can be had again is remembered, and no more': (graph) =>
      edgesOf(graph, 'order.placed', ({ from }) => itemsAt(graph, from).length > 0).filter(
        ({ from, next, stimulus }) => {
          const isAll = stimulus.name.endsWith('(of all that was in it)');
          const ordered = itemsAt(graph, from).flatMap((each) =>
            isAll ? [each] : each.itemId === itemId ? [{ ...each, quantity: 1 }] : [],
          );
          const due = ordered.filter(({ product }) => product.availability === 'Available');
          const previous: readonly CartItem[] = next.context.previous;
          return String(linesOf(previous)) !== String(linesOf(due));
        },
      ),
    'ORD-013 ORD-015 emptying the cart keeps what was ordered last, and forgetting that keeps the cart': (graph) => [
      ...edgesOf(graph, 'cart.emptied').filter(
        ({ from, to }) => previousAt(graph, from).length !== previousAt(graph, to).length,
      ),
      ...edgesOf(graph, 'previous.cleared').filter(
        ({ from, to }) =>
          previousAt(graph, to).length > 0 || String(linesAt(graph, from)) !== String(linesAt(graph, to)),
      ),
    ],
    'ORD-018 at sign-out nothing is remembered of the last order': (graph) =>
      edgesOf(graph, 'visitor.forgotten').filter(({ to }) => previousAt(graph, to).length > 0),
    'ORD-014 ORD-016 what the store has is overwritten, and flagged where it changed': (graph) =>
      edgesOf(graph, 'availability.updated', ({ taken }) => taken.length > 0).filter(({ to, next, stimulus }) => {
        const availability = stimulus.name.includes('sold out') ? 'SoldOut' : 'Available';
        const line = itemsAt(graph, to).find((each) => each.itemId === itemId);
        const flagged: readonly string[] = next.context.flagged;
        return line?.product.availability !== availability || !flagged.includes(itemId);
      }),
    'what happens here is emitted, what happened in another tab is not': (graph) =>
      graph.edges.filter(({ from, to, taken, stimulus }) => {
        const isEmitted = taken.some((line) => line.includes('emitChange'));
        if (stimulus.event.type === 'cart.replaced') return isEmitted;
        return String(linesAt(graph, from)) !== String(linesAt(graph, to)) && !isEmitted;
      }),
    'ORD-011 whatever a person takes out can be undone': (graph) =>
      graph.edges
        .filter(({ stimulus, from, to }) => {
          const isPersons = ['item.removed', 'quantity.changed', 'unavailable.removed', 'cart.emptied'].includes(
            stimulus.event.type,
          );
          return isPersons && itemsAt(graph, to).length < itemsAt(graph, from).length;
        })
        .filter(({ taken }) => !taken.some((line) => /emit\w*Removed/.test(line))),
  },
  shows: {
    empty: {
      says: 'nothing is in the cart',
      see: ({ snapshot }) => deepStrictEqual(snapshot.context.items, []),
    },
    filled: {
      says: 'something is in the cart',
      see: ({ snapshot }) => ok(cartCount(snapshot.context.items) > 0),
    },
  },
  causes: NO_VIEW,
});

type Edge = Graph['edges'][number];

const edgesOf = (graph: Graph, type: string, holds: (edge: Edge) => boolean = () => true): Edge[] =>
  graph.edges.filter((edge) => edge.stimulus.event.type === type && holds(edge));

function itemsAt(graph: Graph, key: string): readonly CartItem[] {
  const items: readonly CartItem[] | undefined = graph.states.get(key)?.snapshot.context.items;
  ok(items);
  return items;
}

function previousAt(graph: Graph, key: string): readonly CartItem[] {
  const previous: readonly CartItem[] | undefined = graph.states.get(key)?.snapshot.context.previous;
  ok(previous);
  return previous;
}

const linesAt = (graph: Graph, key: string): string[] => linesOf(itemsAt(graph, key));
const countAt = (graph: Graph, key: string): number => cartCount(itemsAt(graph, key));
