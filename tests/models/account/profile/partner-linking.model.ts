import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { partnerLinkingMachine } from '#machines/account/profile/partner-linking.machine.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { alertOn, buttonOn } from '../../kit/on-screen.ts';

const programmes = (screen: Screen) => screen.queryAllByRole('listitem').map((item) => item.textContent);
const none = (screen: Screen) => screen.queryByRole('heading', { name: 'No partner programs right now' });

export const model = defineModel<typeof partnerLinkingMachine>({
  machine: partnerLinkingMachine,
  inputs: { start: undefined },
  events: {},
  outcomes: {
    readPartners: [
      done('two', { count: 2 }),
      done('none', { count: 0 }),
      failed('server error', 'server'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: ({ failure }) => failure,
  limit: 12,
  rest: ['offering', 'withoutPartners', 'failed'],
  tags: ['offering'],
  invariants: {
    'ACC-128 the reason of a failure is kept where it is shown, and only there': (now) =>
      (now.context.failure !== null) === now.hasTag('error'),
  },
  properties: {
    'ACC-128 only an answer says that there are none': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'withoutPartners')
        .filter(({ stimulus }) => stimulus.name !== 'readPartners: none'),
  },
  shows: {
    reading: {
      says: 'ACC-128 nothing is claimed before it is known',
      see: ({ screen }) => {
        deepEqual(programmes(screen), []);
        equal(none(screen), null);
      },
    },
    offering: {
      says: 'ACC-128 the programmes of the market by name',
      see: ({ screen }) => deepEqual(programmes(screen), ['Delta SkyMilesAirline', 'Bank of AmericaBank']),
    },
    withoutPartners: {
      says: 'ACC-128 there are none, and the way back',
      see: ({ screen }) => {
        ok(none(screen));
        deepEqual(programmes(screen), []);
      },
    },
    failed: {
      says: 'ACC-128 why it could not be found out',
      see: ({ screen }) => {
        match(alertOn(screen), /^We couldn’t load the partner programs/);
        equal(none(screen), null);
      },
    },
  },
  causes: { 'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') } },
});
