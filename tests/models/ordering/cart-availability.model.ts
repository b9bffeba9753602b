import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { storeNumberOf } from '#domain/stores/store.ts';
import { cartAvailabilityMachine } from '#machines/ordering/cart-availability.machine.ts';
import { starts } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, type LastOutcome, REQUEST_FAILS } from '../kit/model.ts';
import { always, missing, readContext } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';

const PINE = storeNumberOf('2001');
const OAK = storeNumberOf('2002');

const FAILED = 'We couldn’t check what this store has today.';
const isSaid = (words: string) => all('p').some((each) => each.textContent === words);
const saysNothing = () => {
  equal(isSaid('Checking what this store has…'), false);
  equal(isSaid(FAILED), false);
};
const reason = (outcome: LastOutcome | null) =>
  ({ offline: 'Check your connection', 'server error': 'Something went wrong on our end' })[outcome?.label ?? ''] ?? '';

export const model = defineModel<typeof cartAvailabilityMachine>({
  machine: cartAvailabilityMachine,
  inputs: { start: undefined },
  events: {
    'store.resolved': [
      { label: 'one store', payload: { storeNumber: PINE } },
      { label: 'another store', payload: { storeNumber: OAK } },
      { label: 'none', payload: { storeNumber: null } },
    ],
    'items.joined': [{ label: 'from another tab' }],
    'menu.doubted': [{ label: 'by a refused price' }],
    'page.shown': [
      { label: 'while the menu is fresh', payload: { freshMs: 120_000 } },
      { label: 'when the menu has just become old', payload: { freshMs: 0 } },
    ],
  },
  outcomes: {
    compareWithMenu: [
      done('compared', { freshMs: 600_000 }),
      done('with a menu of eight minutes ago', { freshMs: 120_000 }),
      ...REQUEST_FAILS,
    ],
  },
  // A menu is fresh for ten minutes.
  waits: { comparisonLife: [600_000, 120_000] },
  bound: ({ storeNumber, freshMs, failure }) => [storeNumber, freshMs, failure],
  limit: 60,
  rest: ['storeless', 'compared', 'failed'],
  tags: ['compared'],
  supersedes: { compareWithMenu: ['store.resolved', 'menu.doubted'] },
  invariants: {
    'why it failed is kept where it failed, and only there': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
    'ORD-016 without a store nothing is compared': ({ context, value }) =>
      (context.storeNumber === null) === (value === 'storeless'),
  },
  properties: {
    'ORD-016 another store is compared at once, and the same one is not compared again': (graph) =>
      always(graph, ['store.resolved(another store)'], ({ from, before, to, next }) => {
        const was = before.context.storeNumber;
        return was === OAK ? from === to : next.value === 'comparing';
      }),
    'PRV-020 PRV-021 OPP-017 a line that joined, what has become old, and what a price was refused for is compared': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => /^items.joined|^menu.doubted|comparisonLife/.test(stimulus.name))
        .filter(
          ({ before, next }) => ['compared', 'failed'].includes(String(before.value)) && next.value !== 'comparing',
        ),
    'OPP-017 FC-181 a menu that is doubted while it is compared with is asked for anew': (graph) =>
      missing(graph, 'comparing menu.doubted(by a refused price)', (from) =>
        starts('compareWithMenu', {
          storeNumber: readContext<typeof cartAvailabilityMachine>(graph, from).storeNumber,
        }),
      ),
    'PRV-021 D-383 a page that is shown again is compared anew where the menu is old, and else says what is left': (
      graph,
    ) =>
      always(graph, ['page.shown'], ({ before, next, stimulus }) => {
        const freshMs = Number(stimulus.event['freshMs']);
        if (before.value !== 'compared' || freshMs === 0) return next.value === 'comparing';
        return next.value === 'compared' && next.context.freshMs === freshMs;
      }),
    'ORD-016 what is compared is the menu of the store that was resolved last': (graph) =>
      graph.edges.filter(({ next, effects }) => {
        const { storeNumber } = next.context;
        const started = effects.find(({ name }) => name === 'compareWithMenu');
        return started !== undefined && !isDeepStrictEqual(started.value, { storeNumber });
      }),
    'ORD-016 a store that was resolved is the one that is known': (graph) =>
      always(
        graph,
        ['store.resolved'],
        ({ next, stimulus }) => next.context.storeNumber === stimulus.event['storeNumber'],
      ),
  },
  shows: {
    storeless: { says: 'ORD-016 without a store nothing is said of what it has', see: saysNothing },
    comparing: {
      says: 'PRV-020 it is said that the store is asked',
      see: () => ok(isSaid('Checking what this store has…')),
    },
    compared: { says: 'PRV-020 once it is known the lines say it, and nothing else does', see: saysNothing },
    failed: {
      says: 'PRV-020 says that it is not known what the store has, why, and offers to try again',
      see: ({ outcome }) => {
        ok(isSaid(FAILED));
        ok(named('button', 'Try again'));
        ok(document.body.textContent?.includes(reason(outcome)), document.body.textContent ?? '');
      },
    },
  },
  causes: {
    // Which store is chosen, what is in the cart and what it costs is of other machines.
    ...fromOutside('store.resolved', 'items.joined', 'menu.doubted', 'page.shown'),
    'retry.pressed': { control: () => named('button', 'Try again') },
  },
});
