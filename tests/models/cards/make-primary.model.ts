import { equal, ok } from 'node:assert/strict';
import { makePrimaryMachine } from '#machines/cards/make-primary.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { has, missing, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, buttonOn } from '../kit/on-screen.ts';

export const model = defineModel<typeof makePrimaryMachine>({
  machine: makePrimaryMachine,
  inputs: { 'a card': { cardId: 'one' } },
  events: {},
  outcomes: {
    makePrimary: [
      done('made'),
      failed('refused', 'refused'),
      failed('offline', 'offline'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: ({ failure }) => failure,
  limit: 20,
  rest: ['resting'],
  invariants: {
    'nothing of an earlier failure is left while it is tried again': ({ context, value }) =>
      value !== 'saving' || context.failure === null,
  },
  properties: {
    'SVC-035 the card of the page is made the primary one, by one request': (graph) => [
      ...missing(graph, 'resting primary.requested(pressed)', starts('makePrimary', { cardId: 'one' })),
      ...graph.edges.filter(({ before, stimulus }) => before.value === 'saving' && stimulus.via === 'event'),
    ],
    'SVC-035 only a success is said to be one, and every end can be followed by another try': (graph) => [
      ...missing(graph, 'makePrimary: made', emits('primary.made')),
      ...graph.edges
        .filter(({ stimulus }) => stimulus.name !== 'makePrimary: made')
        .filter((edge) => has(edge, 'primary.made')),
      ...wrongTargets(graph, { 'makePrimary: made': 'resting', 'makePrimary: refused': 'resting' }),
    ],
  },
  shows: {
    resting: {
      says: 'SVC-035 a failure has a message of its own, different from the one for an unexpected error',
      see: ({ screen, outcome }) => {
        ok(buttonOn(screen, /^Make primary/));
        const said = alertOn(screen);
        if (outcome === null || outcome.label === 'made') equal(said, '');
        else ok(said.startsWith("We couldn't make this your primary card. Please try again."), said);
      },
    },
    saving: {
      says: 'SVC-035 while the request is running the button says so, and nothing of an earlier failure is left',
      see: ({ screen }) => {
        ok(buttonOn(screen, /Saving…/));
        equal(alertOn(screen), '');
      },
    },
  },
  causes: { 'primary.requested': { control: ({ screen }) => buttonOn(screen, /^Make primary|Saving…/) } },
});
