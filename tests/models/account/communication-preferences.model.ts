import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { Failure } from '#domain/failure.ts';
import { communicationPreferencesMachine } from '#machines/account/communication-preferences.machine.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';

export const CONFIRMED = { product: true, general: false, personalized: false };
/** Wished for when the session ended. */
const LOST = { ...CONFIRMED, product: false };

const product = (screen: Screen) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: 'New drinks and Northstar news' });
const button = (screen: Screen, name: string) => screen.queryByRole('button', { name });
const does = ({ taken }: Edge, what: string) => taken.some((line) => line.includes(what));

export const model = defineModel<typeof communicationPreferencesMachine>({
  machine: communicationPreferencesMachine,
  inputs: { afresh: { wish: null }, 'with a lost wish': { wish: LOST } },
  events: {
    'preference.turned': [{ label: 'product', payload: { which: 'product', shown: CONFIRMED } }],
    'wish.confirmed': [{ label: '' }],
    'wish.declined': [{ label: '' }],
  },
  outcomes: {
    savePreferences: [
      done('saved'),
      failed('server error', new Failure('server')),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: ({ wish, asked }) => [wish, asked],
  limit: 30,
  rest: ['resting', 'offering'],
  tags: ['offered'],
  invariants: {
    'ACC-108 pending from the turn to the answer, and at rest there is no wish': (now) =>
      now.hasTag('pending') === (now.context.wish !== null && !now.hasTag('offered')),
    'FC-064 what waits is asked for by nobody': (now) => !now.hasTag('offered') || now.context.asked === null,
    'ACC-108 only the switch that was turned is another one': ({ context: { wish } }) =>
      wish === null || (wish.general === CONFIRMED.general && wish.personalized === CONFIRMED.personalized),
  },
  properties: {
    'FC-064 a lost wish is saved only by a press': (graph) =>
      graph.edges
        .filter(({ from }) => graph.states.get(from)?.snapshot.value === 'offering')
        .filter(({ stimulus }) => stimulus.via !== 'event')
        .map((edge) => edge.label),
    'ACC-108 a turned switch shows at once': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'event' && stimulus.event.type === 'preference.turned')
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
    offering: {
      says: 'FC-064 the switches show what was lost, with the ways to save it or to leave it',
      see: ({ screen }) => {
        equal(product(screen)?.checked, LOST.product);
        ok(button(screen, 'Save my choice') && button(screen, 'Leave it as it was'));
      },
    },
    resting: {
      says: 'ACC-107 ACC-108 at rest nothing is pending and the switches show what the server confirmed',
      see: ({ screen }) => {
        equal(screen.getByTestId('confirmed').textContent, String(product(screen)?.checked));
        equal(product(screen)?.closest('section')?.getAttribute('aria-busy'), 'false');
        equal(button(screen, 'Save my choice'), null);
      },
    },
    saving: {
      says: 'ACC-108 while it is saved the switch shows the wish',
      see: ({ snapshot, screen }) => equal(product(screen)?.checked, snapshot.context.wish?.product),
    },
  },
  causes: {
    'preference.turned': { control: ({ screen }) => product(screen), anyPayload: true },
    'wish.confirmed': { control: ({ screen }) => button(screen, 'Save my choice') },
    'wish.declined': { control: ({ screen }) => button(screen, 'Leave it as it was') },
  },
});
