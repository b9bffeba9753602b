import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { partnershipRedirectMachine } from '#machines/rewards/partnership-redirect.machine.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing, wrongTargets } from '../kit/on-graph.ts';
import { addressOn } from '../kit/on-screen.ts';

export const REDIRECT_PAGE = '/rewards/partnerships/marriottbonvoy/redirect';
const PARTNER = 'https://partner.example.com/link?state=abc';

const partnerLink = (screen: Screen) => screen.queryByRole('link', { name: 'Continue to Marriott Bonvoy' });

/** On the way: where it leads, that it takes a while, and the way back. */
const seesWaiting = (screen: Screen) => {
  ok(screen.getByRole('heading', { level: 1, name: 'Taking you to Marriott Bonvoy' }));
  ok(screen.getByText('Just a few seconds. You’ll confirm there and come straight back.'));
  equal(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href'), '/rewards/partnerships/marriottbonvoy');
  equal(partnerLink(screen), null);
  equal(addressOn(screen), REDIRECT_PAGE);
};

export const model = defineModel<typeof partnershipRedirectMachine>({
  machine: partnershipRedirectMachine,
  inputs: { start: undefined },
  events: {},
  outcomes: {
    authenticate: [
      done('an address', PARTNER),
      failed('not allowed', 'bad-answer'),
      failed('refused', 'refused'),
      ...REQUEST_FAILS,
      failed('too late', 'timed-out'),
      failed('session over', 'signed-out'),
    ],
  },
  // PTN-026: five seconds. How long a browser may take to leave is our choice.
  waits: { pauseBefore: 5_000, leaveBound: 10_000 },
  bound: ({ address }) => address,
  limit: 10,
  rest: ['stalled', 'failed', 'signedOut'],
  tags: ['stalled'],
  invariants: {
    'PTN-028 an address is known only once it was answered': ({ context, value }) =>
      (context.address !== null) === (value === 'leaving' || value === 'stalled'),
  },
  properties: {
    'PTN-026 FC-095 the call is sent once, and only when the five seconds are over': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'authenticate'))
        .filter(({ before, stimulus }) => before.value !== 'pausing' || stimulus.name !== 'after(pauseBefore)'),
    'PTN-028 the browser leaves for the answered address, and for nothing else': (graph) => [
      ...missing(graph, 'authenticate: an address', emits('partner.found', { address: PARTNER })),
      ...graph.edges
        .filter((edge) => has(edge, 'partner.found'))
        .filter(({ stimulus }) => stimulus.name !== 'authenticate: an address'),
    ],
    'PTN-029 PTN-031 PTN-032 FC-094 each failure leads to the error page, the end of a session to sign-in': (graph) => [
      ...wrongTargets(graph, {
        'authenticate: an address': 'leaving',
        'authenticate: not allowed': 'failed',
        'authenticate: refused': 'failed',
        'authenticate: server error': 'failed',
        'authenticate: offline': 'failed',
        'authenticate: too late': 'failed',
        'authenticate: session over': 'signedOut',
        'authenticate: unforeseen': 'failed',
      }),
      ...['not allowed', 'refused', 'server error', 'offline', 'too late', 'unforeseen'].flatMap((label) =>
        missing(graph, `authenticate: ${label}`, emits('linking.failed')),
      ),
    ],
  },
  shows: {
    pausing: {
      says: 'PTN-007 PTN-026 where the way leads, for five seconds',
      see: ({ screen }) => seesWaiting(screen),
    },
    authenticating: {
      says: 'PTN-026 nothing changes while the call is on its way',
      see: ({ screen }) => seesWaiting(screen),
    },
    leaving: { says: 'PTN-028 nothing changes while the browser leaves', see: ({ screen }) => seesWaiting(screen) },
    stalled: {
      says: 'PTN-028 where the browser stayed, a plain link leads to the answered address',
      see: ({ screen }) => {
        ok(screen.getByText('Still here? This link takes you there.'));
        equal(partnerLink(screen)?.getAttribute('href'), PARTNER);
      },
    },
    failed: {
      says: 'PTN-029 the error page has taken its place',
      see: ({ screen }) => equal(addressOn(screen), '/rewards/partnerships/marriottbonvoy/error'),
    },
    signedOut: {
      says: 'PTN-031 it goes nowhere by itself: the guard of the page leads to sign-in',
      see: ({ screen }) => {
        equal(addressOn(screen), REDIRECT_PAGE);
        equal(partnerLink(screen), null);
      },
    },
  },
  causes: {},
});
