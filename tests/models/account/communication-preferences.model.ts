import { equal } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { Failure } from '#domain/failure.ts';
import { communicationPreferencesMachine } from '#machines/account/communication-preferences.machine.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';

export const CONFIRMED = { product: true, general: false, personalized: false };

const product = (screen: Screen) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: 'New drinks and Northstar news' });
const does = ({ taken }: Edge, what: string) => taken.some((line) => line.includes(what));

export const model = defineModel<typeof communicationPreferencesMachine>({
  machine: communicationPreferencesMachine,
  inputs: { start: undefined },
  events: { 'preference.turned': [{ label: 'product', payload: { which: 'product', shown: CONFIRMED } }] },
  outcomes: {
    savePreferences: [
      done('saved'),
      failed('server error', new Failure('server')),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: ({ wish, asked }) => [wish, asked],
  limit: 30,
  rest: ['resting'],
  invariants: {
    'ACC-108 pending from the turn to the answer, and at rest there is no wish': (now) =>
      now.hasTag('pending') === (now.context.wish !== null),
    'ACC-108 only the switch that was turned is another one': ({ context: { wish } }) =>
      wish === null || (wish.general === CONFIRMED.general && wish.personalized === CONFIRMED.personalized),
  },
  properties: {
    'ACC-108 a turned switch shows at once': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'event')
        .filter(({ to }) => graph.states.get(to)?.snapshot.value !== 'saving')
        .map((edge) => edge.label),
    'ACC-108 every failure is told and drops the wish': (graph) =>
      graph.edges
        .filter(
          ({ stimulus }) =>
            stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'),
        )
        .filter((edge) => !does(edge, 'tellRefused') || graph.states.get(edge.to)?.snapshot.context.wish !== null)
        .map((edge) => edge.label),
    'ACC-108 saved is told only when the last wish is kept': (graph) =>
      graph.edges
        .filter((edge) => does(edge, 'tellSaved'))
        .filter(({ to }) => graph.states.get(to)?.snapshot.value !== 'resting')
        .map((edge) => edge.label),
  },
  shows: {
    resting: {
      says: 'ACC-107 ACC-108 at rest nothing is pending and the switches show what the server confirmed',
      see: ({ screen }) => {
        equal(screen.getByTestId('confirmed').textContent, String(product(screen)?.checked));
        equal(product(screen)?.closest('section')?.getAttribute('aria-busy'), 'false');
      },
    },
    saving: {
      says: 'ACC-108 while it is saved the switch shows the wish',
      see: ({ snapshot, screen }) => equal(product(screen)?.checked, snapshot.context.wish?.product),
    },
  },
  causes: { 'preference.turned': { control: ({ screen }) => product(screen), anyPayload: true } },
});
