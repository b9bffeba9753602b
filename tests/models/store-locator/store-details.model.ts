import { equal, notEqual, ok } from 'node:assert/strict';
import { storeNumberOf } from '#domain/stores/store.ts';
import { storeDetailsMachine } from '#machines/store-locator/store-details.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { always, missing, readContext, wrongTargets } from '../kit/on-graph.ts';
import { all, named, textOn } from '../kit/on-screen.ts';

export const PINE_STREET = storeNumberOf('12345-67890');
export const OAK_AVENUE = storeNumberOf('20000-1');
/** Pine Street by the first part of its number. */
const SHORT = storeNumberOf('12345');

const overlay = () => all('[role="dialog"]')[0];
const inOverlay = (name: string) => named('button', name, overlay() ?? document.createElement('div'));

const OPEN = JSON.stringify({ shown: 'open' });
const contextAt = readContext<typeof storeDetailsMachine>;

export const model = defineModel<typeof storeDetailsMachine>({
  machine: storeDetailsMachine,
  inputs: { start: undefined },
  events: {
    'details.requested': [
      { label: 'a listed store', payload: { storeNumber: PINE_STREET, listed: true } },
      { label: 'the same store, not listed', payload: { storeNumber: PINE_STREET, listed: false } },
      { label: 'another listed store', payload: { storeNumber: OAK_AVENUE, listed: true } },
      {
        label: 'a short number',
        payload: { storeNumber: SHORT, listed: false },
        offView: 'the stores of the view are listed by their full numbers',
      },
    ],
    'details.dropped': [{ label: 'Back' }],
    'overlay.dismissed': [{ label: 'closed' }],
    'retry.pressed': [{ label: 'tried again' }],
  },
  outcomes: {
    loadStore: [
      done('the store', PINE_STREET),
      failed('404 STORE_NOT_FOUND', 'store-not-found'),
      failed('404', 'place-not-found'),
      failed('400, no store number', 'refused'),
      ...REQUEST_FAILS,
      failed('unreadable', 'bad-answer'),
      failed('rate limited', 'rate-limited'),
      failed('signed out', 'signed-out'),
    ],
  },
  failures: {
    unreported: {
      'loadStore: 404 STORE_NOT_FOUND': 'The page for a store that does not exist says it.',
      'loadStore: 404': 'The page for a store that does not exist says it.',
      'loadStore: 400, no store number': 'The page for a store that does not exist says it.',
    },
  },
  // The specification names no bound of closing: our choice.
  waits: { closeBound: 2_000 },
  bound: ({ storeNumber, failure }) => [storeNumber, failure],
  limit: 60,
  rest: ['closed', 'shown.open', 'shown.notFound', 'shown.failed'],
  tags: ['shown', 'open', 'notFound'],
  supersedes: { loadStore: ['details.requested'] },
  invariants: {
    'LOC-046 an overlay that is shown is about a store': (now) =>
      !now.hasTag('shown') || now.context.storeNumber !== null,
    'LOC-014 a failure is kept as long as it is shown': (now) =>
      now.hasTag('error') ? now.context.failure !== null : !now.hasTag('shown') || now.context.failure === null,
    'LOC-046 it is one thing at a time: under way, open, unknown or failed': (now) =>
      (['busy', 'open', 'notFound', 'error'] as const).filter((tag) => now.hasTag(tag)).length ===
      (now.hasTag('shown') ? 1 : 0),
  },
  properties: {
    'LOC-046 LOC-068 a listed store opens at once wherever it is asked for, and is emitted as expanded; one that was just closed stays so':
      (graph) =>
        always(
          graph,
          ['details.requested(a listed store)', 'details.requested(another listed store)'],
          ({ before, next, taken, stimulus }) => {
            const asked = stimulus.name.startsWith('details.requested(another') ? OAK_AVENUE : PINE_STREET;
            if (before.matches('closing') && before.context.storeNumber === asked) return next.matches('closing');
            return next.hasTag('open') && taken.some((transition) => transition.includes('emitExpanded'));
          },
        ),
    'LOC-046 a store that is not listed is asked for, unless its details are open, or were just closed': (graph) =>
      always(graph, ['details.requested(the same store, not listed)'], ({ before, next }) => {
        if (before.context.storeNumber !== PINE_STREET) return next.hasTag('busy');
        if (before.matches('closing')) return next.matches('closing');
        return next.hasTag(before.hasTag('open') ? 'open' : 'busy');
      }),
    'LOC-046 a store is loaded by the number that was asked for, and after a failure by the same one': (graph) => [
      ...missing(graph, 'closed details.requested(a short number)', starts('loadStore', { storeNumber: SHORT })),
      ...missing(graph, 'retry.pressed(tried again)', (from) =>
        starts('loadStore', { storeNumber: contextAt(graph, from).storeNumber }),
      ),
    ],
    'LOC-046 LOC-068 a store that was loaded opens, and is emitted by its full number': (graph) => [
      ...wrongTargets(graph, { 'loadStore: the store': OPEN }),
      ...missing(graph, 'loadStore: the store', emits('store.expanded', { storeNumber: PINE_STREET })),
    ],
    'LOC-046 closing emits that the address is to follow, and ends when it has, or in a moment': (graph) => [
      ...missing(graph, 'overlay.dismissed(closed)', emits('details.left')),
      ...wrongTargets(graph, {
        'overlay.dismissed(closed)': 'closing',
        'after(closeBound)': 'closed',
        'closing details.dropped(Back)': 'closed',
      }),
    ],
    'LOC-018 every answer that says there is no such store ends there': (graph) =>
      always(
        graph,
        ['loadStore: 404 STORE_NOT_FOUND', 'loadStore: 404', 'loadStore: 400, no store number'],
        ({ next }) => next.hasTag('notFound'),
      ),
    'LOC-014 every other failure is kept': (graph) =>
      always(
        graph,
        ['server error', 'offline', 'unreadable', 'rate limited', 'signed out', 'unforeseen'].map(
          (label) => `loadStore: ${label}`,
        ),
        ({ next }) => next.hasTag('error'),
      ),
    'LOC-046 Back closes whatever the overlay shows, and asks nothing of the address': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot, out }) => {
          const edge = out.find(({ stimulus }) => stimulus.name === 'details.dropped(Back)');
          return !snapshot.matches('closed') && !(edge?.next.matches('closed') && edge.effects.length === 0);
        })
        .map(({ key }) => key),
  },
  shows: {
    closed: {
      says: 'LOC-046 no overlay lies over the locator',
      see: () => equal(overlay(), undefined),
    },
    'shown.loading': {
      says: 'LOC-046 the overlay says that the store is on its way, and can be closed',
      see: () => {
        ok(overlay()?.textContent?.includes('Loading the store…'));
        ok(inOverlay('Close'));
        equal(inOverlay('Order Here'), null);
      },
    },
    'shown.open': {
      says: 'LOC-046 LOC-053 LOC-068 the overlay bears the name of the store, which is the selected one, and one can order there',
      see: ({ snapshot, screen }) => {
        ok(named('[role="dialog"]', `Store ${snapshot.context.storeNumber}`));
        ok(inOverlay('Order Here'));
        equal(textOn(screen, 'selectedStoreNumber'), snapshot.context.storeNumber);
      },
    },
    'shown.notFound': {
      says: 'LOC-018 there is no such store, and a way back to the others',
      see: () => {
        ok(overlay()?.textContent?.includes("We couldn't find that store."));
        ok(inOverlay('Back to stores'));
      },
    },
    'shown.failed': {
      says: 'LOC-014 the overlay says why the store cannot be shown',
      see: ({ snapshot, screen }) => {
        ok(overlay()?.textContent?.includes('We couldn’t load this store.'));
        ok(overlay()?.textContent?.includes(textOn(screen, `failures.${snapshot.context.failure}`) ?? 'no words'));
      },
    },
    closing: {
      says: 'LOC-046 the overlay is gone at once, and the address is shown',
      see: ({ screen }) => {
        equal(overlay(), undefined);
        notEqual(textOn(screen, 'left'), '0');
      },
    },
  },
  causes: {
    ...fromOutside('details.requested', 'details.dropped'),
    'overlay.dismissed': { control: () => inOverlay('Close') },
    'retry.pressed': { control: () => inOverlay('Try again') },
  },
});
