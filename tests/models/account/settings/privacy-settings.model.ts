import { equal } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { Failure } from '#domain/failure.ts';
import { privacySettingsMachine } from '#machines/account/settings/privacy-settings.machine.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { does, labelOf, valueAt } from '../../kit/on-graph.ts';
import { textOn } from '../../kit/on-screen.ts';

const sharing = (screen: Screen) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: 'Do Not Sell or Share My Personal Information' });

export const model = defineModel<typeof privacySettingsMachine>({
  machine: privacySettingsMachine,
  inputs: { start: undefined },
  events: { 'sharing.turned': [{ label: 'on or off', payload: { shown: false } }] },
  outcomes: {
    savePrivacy: [
      done('saved'),
      failed('server error', new Failure('server')),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  // The specification names no bound of a request: our choice.
  waits: { saveBound: 20_000 },
  bound: ({ optimistic, requested }) => [optimistic, requested],
  limit: 30,
  rest: ['resting'],
  invariants: {
    'ACC-114 pending from the turn to the answer, and at rest there is no optimistic value': (now) =>
      now.hasTag('pending') === (now.context.optimistic !== null),
  },
  properties: {
    'ACC-114 a turned switch shows at once': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'event')
        .filter(({ to }) => valueAt(to) !== 'saving')
        .map(labelOf),
    'ACC-114 every failure is emitted and drops the optimistic value': (graph) =>
      graph.edges
        .filter(
          ({ stimulus }) =>
            stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'),
        )
        .filter((edge) => !does(edge, 'emitRefused') || graph.states.get(edge.to)?.snapshot.context.optimistic !== null)
        .map(labelOf),
  },
  shows: {
    resting: {
      says: 'ACC-113 ACC-114 at rest nothing is pending and the switch shows what the server confirmed',
      see: ({ screen }) => {
        equal(textOn(screen, 'confirmed'), String(sharing(screen)?.checked));
        equal(sharing(screen)?.closest('section')?.getAttribute('aria-busy'), 'false');
      },
    },
    saving: {
      says: 'ACC-114 while it is saved the switch shows the optimistic value',
      see: ({ snapshot, screen }) => equal(sharing(screen)?.checked, snapshot.context.optimistic),
    },
  },
  causes: { 'sharing.turned': { control: ({ screen }) => sharing(screen), anyPayload: true } },
});
