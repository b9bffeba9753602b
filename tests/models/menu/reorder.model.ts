import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import type { PreviousProduct, SkippedItem } from '#domain/menu/previous-order.ts';
import { type PreparedItems, reorderMachine } from '#machines/menu/reorder.machine.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { aPreviousItem } from '#tests/support/previous-orders.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, REQUEST_FAILS } from '../kit/model.ts';
import { always, has, missing } from '../kit/on-graph.ts';
import { all, buttonOn, dialogOn } from '../kit/on-screen.ts';

const LATTE = aPreviousItem({});
const MOCHA = aPreviousItem({ itemId: 'mocha', name: 'Caffè Mocha', availability: 'SoldOut' });
const WHOLE: readonly PreviousProduct[] = [LATTE, MOCHA];

const GONE: SkippedItem = { name: 'Caffè Mocha', reason: 'SoldOut' };
const CHANGED: SkippedItem = { name: 'Caffè Latte', reason: 'changed' };
const twoLattes: PreparedItems = { items: [cartLatte({ quantity: 2 })], skipped: [], room: 2 };
const oneLeft: PreparedItems = { items: [cartLatte()], skipped: [GONE], room: 15 };
const nothing: PreparedItems = { items: [], skipped: [GONE, CHANGED], room: 0 };

const reorderButton = (screen: Screen) => screen.queryAllByRole('button', { name: /^(Reorder|Adding…)/ })[0] ?? null;
const addButton = (screen: Screen) =>
  screen.queryAllByRole('button', { name: 'Add Caffè Latte to your order' })[0] ?? null;
const skippedOn = (dialog: HTMLElement | null) => all('li', dialog ?? undefined).map((each) => each.textContent);
const leaves = (screen: Screen) => buttonOn(screen, /^(Got it|Not now)$/);
function nothingCanBeAdded(screen: Screen): void {
  equal(dialogOn(screen), null);
  equal(reorderButton(screen)?.getAttribute('aria-disabled'), 'true');
  equal(addButton(screen)?.getAttribute('aria-disabled'), 'true');
}

export const model = defineModel<typeof reorderMachine>({
  machine: reorderMachine,
  inputs: { start: undefined },
  events: {
    'reorder.pressed': [
      { label: 'the whole order', payload: { items: WHOLE } },
      { label: 'one item', payload: { items: [LATTE] } },
    ],
  },
  outcomes: {
    prepareItems: [
      done('all of two', twoLattes),
      done('no room for two', { ...twoLattes, room: 1 }),
      done('no room for what is left', { ...oneLeft, room: 0 }),
      done('one of two', oneLeft),
      done('nothing', nothing),
      ...REQUEST_FAILS,
    ],
  },
  // The specification names neither: our choice.
  waits: { doublePress: 600 },
  bound: ({ items, skipped, addedCount, failure }) => [items.length, skipped.length, addedCount, failure],
  limit: 200,
  rest: ['resting', 'partly', 'refused', 'tooMany', 'failed'],
  tags: ['partly', 'refused', 'tooMany'],
  invariants: {
    'the reason of a failure is kept while it is shown': (now) => !now.hasTag('error') || now.context.failure !== null,
    'MNU-023 what was skipped is known where it is named': (now) =>
      !(now.hasTag('partly') || now.hasTag('refused')) || now.context.skipped.length > 0,
  },
  properties: {
    'MNU-023 PRV-023 what comes of it is shown, and nothing where all of it was added': {
      'resting reorder.pressed(one item)': 'preparing',
      'preparing prepareItems: all of two': 'added',
      'added after(doublePress)': 'resting',
      'preparing prepareItems: no room for two': 'tooMany',
      'preparing prepareItems: no room for what is left': 'tooMany',
      'preparing prepareItems: one of two': 'partly',
      'preparing prepareItems: nothing': 'refused',
      'preparing prepareItems: server error': 'failed',
      'preparing after(prepareBound)': 'failed',
      'failed retry.pressed(pressed)': 'preparing',
      'result.dismissed(pressed)': 'resting',
    },
    'MNU-023 PRV-023 what is there is added, once, and nothing where there is no room for it': (graph) => [
      ...missing(graph, 'preparing prepareItems: all of two', emits('items.ready', { items: twoLattes.items })),
      ...missing(graph, 'preparing prepareItems: one of two', emits('items.ready', { items: oneLeft.items })),
      ...graph.edges
        .filter((edge) => has(edge, 'items.ready'))
        .filter(({ stimulus }) => !/^prepareItems: (all|one) of two$/.test(stimulus.name)),
    ],
    'MNU-023 right after it was added, nothing is added a second time': (graph) =>
      graph.edges.filter(
        ({ before, from, stimulus, to }) => before.value === 'added' && stimulus.via === 'event' && from !== to,
      ),
    'MNU-023 a retry looks at the same items': (graph) =>
      always(
        graph,
        ['retry.pressed(pressed)'],
        ({ next }) => next.context.items.length !== 0 && next.context.failure === null,
      ),
  },
  shows: {
    resting: {
      says: 'PRV-005 MNU-006 the orders with their ways to be ordered again, and no dialog',
      see: ({ screen }) => {
        equal(dialogOn(screen), null);
        ok(reorderButton(screen));
        ok(addButton(screen));
      },
    },
    added: {
      says: 'MNU-023 no dialog, and for a moment no second order',
      see: ({ screen }) => nothingCanBeAdded(screen),
    },
    preparing: {
      says: 'MNU-023 while the products are looked up no second order can be begun',
      see: ({ screen }) => nothingCanBeAdded(screen),
    },
    partly: {
      says: 'MNU-023 PRV-030 how many were added, and what was not and why',
      see: ({ screen }) => {
        const dialog = dialogOn(screen, '1 item is in your order');
        deepEqual(skippedOn(dialog), ['Caffè MochaSold out at this store.']);
      },
    },
    refused: {
      says: 'MNU-023 PRV-030 that nothing can be ordered and why, and the way to another store',
      see: ({ screen }) => {
        const dialog = dialogOn(screen, 'Nothing from this order is available right now');
        deepEqual(skippedOn(dialog), [
          'Caffè MochaSold out at this store.',
          'Caffè LatteNo longer made this way. Find it on the menu.',
        ]);
        equal(screen.getByRole('link', { name: 'Choose another store' }).getAttribute('href'), '/menu/store-locator');
      },
    },
    tooMany: {
      says: 'PRV-023 how many items one order may have',
      see: ({ screen }) => ok(dialogOn(screen, "There's a 15 item max for a single order.")),
    },
    failed: {
      says: 'what went wrong, and the way to try again',
      see: ({ screen, outcome }) => {
        const words = dialogOn(screen, 'We couldn’t add this order.')?.textContent ?? '';
        if (outcome?.label === 'offline') match(words, /Check your connection/);
        ok(buttonOn(screen, 'Try again'));
      },
    },
  },
  causes: {
    'reorder.pressed': {
      control: ({ screen, label }) =>
        dialogOn(screen) ? null : label === 'one item' ? addButton(screen) : reorderButton(screen),
    },
    'result.dismissed': { control: ({ screen }) => leaves(screen) },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
