import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { cardRemovalMachine } from '#machines/cards/card-removal.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, has, missing, valueAt } from '../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn, dialogOn } from '../kit/on-screen.ts';

const question = (screen: Screen) => dialogOn(screen, 'Remove this card?');

/** The states that come after a request was sent. */
function afterTry(graph: Graph): ReadonlySet<string> {
  const keys = new Set([...graph.states.keys()].filter((key) => valueAt(key) === 'removing'));
  // A set grows while it is gone through.
  for (const key of keys) for (const { to } of graph.states.get(key)?.out ?? []) keys.add(to);
  return keys;
}

export const model = defineModel<typeof cardRemovalMachine>({
  machine: cardRemovalMachine,
  inputs: { 'a card': { cardId: 'one', lastFour: '4321' } },
  events: { 'card.missed': [{ label: 'in the list' }] },
  outcomes: {
    removeCard: [
      done('removed'),
      failed('refused', 'refused'),
      failed('offline', 'offline'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: ({ failure, isTried }) => [failure, isTried],
  limit: 30,
  rest: ['resting', 'asking', 'removed'],
  tags: ['asking', 'removed'],
  invariants: {
    'the card in question is the one that the page shows': ({ context }) =>
      context.cardId === 'one' && context.lastFour === '4321',
    'why it failed is said while it is asked, and only then': ({ context, value }) =>
      context.failure === null || value === 'asking' || value === 'resting',
  },
  properties: {
    'SVC-011 nothing is removed without a yes, and the card of the page is': (graph) => [
      ...graph.edges
        .filter(({ before, next }) => next.value === 'removing' && before.value !== 'removing')
        .filter(({ stimulus }) => !stimulus.name.startsWith('removal.confirmed')),
      ...missing(graph, 'removal.confirmed(pressed)', starts('removeCard', { cardId: 'one' })),
    ],
    'SVC-043 only what the server has removed is said to be removed, by its last four digits': (graph) => [
      ...missing(graph, 'removeCard: removed', emits('card.removed', { lastFour: '4321' })),
      ...graph.edges
        .filter(({ stimulus }) => !['removeCard: removed', 'card.missed(in the list)'].includes(stimulus.name))
        .filter((edge) => has(edge, 'card.removed')),
    ],
    'SVC-043 a card that the list has no more was removed, where that was tried, and only there': (graph) => [
      ...missing(graph, 'card.missed(in the list)', emits('card.removed', { lastFour: '4321' })),
      ...[...graph.states.values()]
        .filter(({ key }) => valueAt(key) === 'resting' || valueAt(key) === 'asking')
        .filter(({ key, out }) => {
          const missed = out.filter(({ stimulus }) => stimulus.name === 'card.missed(in the list)');
          return missed.length !== (afterTry(graph).has(key) ? 1 : 0);
        })
        .map(({ key }) => key),
    ],
    'SVC-042 a failure comes back to the question, a no to the card': {
      'removeCard: refused': 'asking',
      'removeCard: offline': 'asking',
      'removal.declined(pressed)': 'resting',
      'removeCard: removed': 'removed',
      'card.missed(in the list)': 'removed',
    },
    'a new question shows nothing of an earlier failure': (graph) =>
      always(graph, ['removal.requested'], ({ next }) => isDeepStrictEqual(next.context.failure, null)),
  },
  shows: {
    resting: {
      says: 'SVC-011 the card is shown, and nothing is asked',
      see: ({ screen }) => {
        equal(question(screen), null);
        ok(buttonOn(screen, 'Remove'));
      },
    },
    asking: {
      says: 'SVC-011 SVC-042 it is asked whether the card is to go; a failed removal says so',
      see: ({ screen, outcome }) => {
        ok(question(screen)?.textContent?.includes('4321'));
        const failure = outcome === null ? '' : 'Failed to remove card';
        if (outcome?.label !== 'removed') ok(alertOn(screen).startsWith(failure));
      },
    },
    removing: {
      says: 'SVC-011 while the request is running the button says so',
      see: ({ screen }) => ok(buttonOn(screen, /Removing card…/)),
    },
    removed: {
      says: 'SVC-043 the list of the other cards follows',
      see: ({ screen }) => equal(addressOn(screen), '/account/cards'),
    },
  },
  causes: {
    'removal.requested': { control: ({ screen }) => (question(screen) ? null : buttonOn(screen, 'Remove')) },
    'removal.confirmed': {
      control: ({ screen }) => (question(screen) ? buttonOn(screen, /^Remove$|Removing card…/) : null),
    },
    'removal.declined': { control: ({ screen }) => buttonOn(screen, 'Keep card') },
    'card.missed': { arrives: () => externalEvents.fire({ type: 'card.missed' }) },
  },
});
