import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { failureCodeOf } from '#domain/failure.ts';
import { communicationPreferencesMachine } from '#machines/account/settings/communication-preferences.machine.ts';
import { starts } from '../../kit/effects.ts';
import type { Edge } from '../../kit/graph.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, does, has, hasFailed, missing } from '../../kit/on-graph.ts';
import { buttonOn, textOn } from '../../kit/on-screen.ts';

export const CONFIRMED = { product: true, general: false, personalized: false };
/** Chosen when the session ended. */
const LOST = { product: false };

const SWITCHES = {
  product: 'New drinks and Northstar news',
  general: 'Offers, events and surveys',
  personalized: 'Picks based on what I order',
} as const;
const KINDS = ['product', 'general', 'personalized'] as const;
/** Those that are turned here; nothing is wanted of the third. */
const TURNED = ['product', 'general'] as const;

const toggle = (screen: Screen, which: keyof typeof SWITCHES) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: SWITCHES[which] });

const shown = (screen: Screen) => Object.fromEntries(KINDS.map((kind) => [kind, toggle(screen, kind)?.checked]));

const sentBy = ({ effects }: Edge) => effects.filter(({ does }) => does === 'starts').map(({ value }) => value);

export const model = defineModel<typeof communicationPreferencesMachine>({
  machine: communicationPreferencesMachine,
  inputs: { afresh: { optimistic: null }, 'with a value that was not saved': { optimistic: LOST } },
  events: {
    'preference.turned': TURNED.map((which) => ({ label: which, payload: { which, shown: CONFIRMED } })),
    'unsaved.confirmed': [{ label: '' }],
    'unsaved.discarded': [{ label: '' }],
  },
  outcomes: {
    savePreferences: [done('saved'), failed('server error', 'server'), failed('unforeseen', new Error('unforeseen'))],
  },
  // A reading and a save of 15 s each; our choice is to wait a little longer than the transport.
  waits: { saveBound: 35_000 },
  bound: ({ optimistic, requested }) => [optimistic, requested],
  limit: 70,
  rest: ['resting', 'offering'],
  tags: ['offered'],
  invariants: {
    'ACC-108 pending from the turn to the answer, and at rest there is no optimistic value': (now) =>
      now.hasTag('pending') === (now.context.optimistic !== null && !now.hasTag('offered')),
    'FC-064 nothing is requested while the page waits': (now) =>
      !now.hasTag('offered') || now.context.requested === null,
  },
  properties: {
    'FC-064 a value that was not saved is saved only by a press': (graph) =>
      graph.edges
        .filter(({ before }) => before.value === 'offering')
        .filter(({ stimulus }) => stimulus.via !== 'event'),
    'ACC-108 a turned switch shows at once': (graph) =>
      always(graph, ['preference.turned'], ({ next }) => next.value === 'saving'),
    'ACC-108 D-410 only the switch that was turned is another one, and nothing is wanted of one that was not': (
      graph,
    ) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        if (stimulus.via !== 'event' || stimulus.event.type !== 'preference.turned') return false;
        const was = before.context.optimistic;
        const which: keyof typeof SWITCHES = stimulus.event['which'];
        return !isDeepStrictEqual(next.context.optimistic, { ...was, [which]: !(was?.[which] ?? CONFIRMED[which]) });
      }),
    'ACC-108 every failure is emitted and drops the optimistic value': (graph) =>
      graph.edges
        .filter(hasFailed)
        .filter((edge) => !does(edge, 'emitRefused') || edge.next.context.optimistic !== null),
    'ACC-108 FC-064 a failure is emitted with its reason, and with what was wanted': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'preferences.refused'))
        .filter(({ before, effects, stimulus }) => {
          const failure =
            stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'
              ? failureCodeOf(stimulus.outcome.error)
              : 'timed-out';
          const emitted = effects.find(({ name }) => name === 'preferences.refused')?.value;
          return !isDeepStrictEqual(emitted, { failure, wanted: before.context.optimistic });
        }),
    'ACC-108 what was turned is sent, at once, or after the answer to what was sent before': (graph) =>
      graph.edges.filter((edge) => {
        const isFirst = edge.before.value !== 'saving' && edge.next.value === 'saving';
        const isNext =
          edge.stimulus.name === 'savePreferences: saved' &&
          !isDeepStrictEqual(edge.before.context.requested, edge.before.context.optimistic);
        const due = isFirst || isNext ? [edge.next.context.optimistic] : [];
        return !isDeepStrictEqual(sentBy(edge), due);
      }),
    'ACC-108 a switch that is turned at rest is saved, and an answer leads to rest, or to the next call': {
      'savePreferences: saved': ['resting', 'saving'],
      ...Object.fromEntries(TURNED.map((which) => [`resting preference.turned(${which})`, 'saving'])),
    },
    'ACC-108 saved is emitted exactly when the last choice is kept': (graph) =>
      graph.edges.filter((edge) => {
        const isDue =
          edge.stimulus.name === 'savePreferences: saved' &&
          isDeepStrictEqual(edge.before.context.requested, edge.before.context.optimistic);
        return isDue !== does(edge, 'emitSaved') || (isDue && edge.next.value !== 'resting');
      }),
    'FC-064 a press on it saves the value that was not saved, as it was': (graph) =>
      missing(graph, 'unsaved.confirmed()', starts('savePreferences', LOST)),
  },
  shows: {
    offering: {
      says: 'FC-064 the switches show what was lost, with the ways to save it or to leave it',
      see: ({ screen }) => {
        deepEqual(shown(screen), { ...CONFIRMED, ...LOST });
        ok(buttonOn(screen, 'Save my choice') && buttonOn(screen, 'Discard changes'));
      },
    },
    resting: {
      says: 'ACC-107 ACC-108 at rest nothing is pending and the switches show what the server confirmed',
      see: ({ screen }) => {
        equal(textOn(screen, 'confirmed'), JSON.stringify(shown(screen)));
        equal(toggle(screen, 'product')?.closest('section')?.getAttribute('aria-busy'), 'false');
        equal(buttonOn(screen, 'Save my choice'), null);
      },
    },
    saving: {
      says: 'ACC-108 while it is saved the switches that were turned show what is wanted',
      see: ({ snapshot, screen }) => deepEqual(shown(screen), { ...CONFIRMED, ...snapshot.context.optimistic }),
    },
  },
  causes: {
    'preference.turned': { control: ({ screen, payload: { which } }) => toggle(screen, which), anyPayload: true },
    'unsaved.confirmed': { control: ({ screen }) => buttonOn(screen, 'Save my choice') },
    'unsaved.discarded': { control: ({ screen }) => buttonOn(screen, 'Discard changes') },
  },
});
