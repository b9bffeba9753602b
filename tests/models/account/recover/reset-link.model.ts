import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { resetLinkMachine } from '#machines/account/recover/reset-link.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../../kit/model.ts';
import { has, missing, wrongTargets } from '../../kit/on-graph.ts';
import { addressOn, buttonOn } from '../../kit/on-screen.ts';

const heading = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent;

const TOKEN = 'token-of-ada';
const CHECK = starts('checkLink', { token: TOKEN });

export const model = defineModel<typeof resetLinkMachine>({
  machine: resetLinkMachine,
  inputs: { 'a token': { token: TOKEN } },
  events: {},
  outcomes: {
    checkLink: [done('valid'), failed('410', 'link-expired'), failed('no such token', 'refused'), ...REQUEST_FAILS],
  },
  failures: {
    unreported: {
      'checkLink: 410': "ACC-099 ACC-101: the page 'Forgot password link expired' says it.",
      'checkLink: no such token': "ACC-099 ACC-101: the page 'Forgot password link expired' says it.",
    },
  },
  bound: ({ failure }) => failure,
  limit: 20,
  rest: ['accepted', 'expired', 'failed'],
  tags: ['expired'],
  invariants: {
    'why a check failed is kept where it failed, and only there': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
  },
  properties: {
    'ACC-101 200 leads on, 410 to the expired page, and a failed check to neither': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via !== 'event')
        .filter(({ stimulus, next }) => {
          const isExpired = ['checkLink: 410', 'checkLink: no such token'].includes(stimulus.name);
          const due = stimulus.name === 'checkLink: valid' ? 'accepted' : isExpired ? 'expired' : 'failed';
          return next.value !== due;
        }),
    'ACC-101 a valid token is emitted, so that the form has it; nothing else is emitted': (graph) => [
      ...missing(graph, 'checkLink: valid', emits('link.accepted', { token: TOKEN })),
      ...graph.edges
        .filter(({ stimulus }) => stimulus.name !== 'checkLink: valid')
        .filter(({ effects }) => effects.some(({ does }) => does === 'emits')),
    ],
    'ACC-100 ACC-101 the token of the link is the one that is checked, at first and again after a failure': (graph) => [
      ...wrongTargets(graph, { 'retry.pressed(pressed)': 'checking' }),
      ...[...graph.beginnings.values(), ...graph.edges.filter(({ stimulus }) => stimulus.via === 'event')]
        .filter((edge) => !has(edge, CHECK))
        .map(({ next }) => `no check in ${String(next.value)}`),
    ],
  },
  shows: {
    checking: {
      says: 'ACC-100 while the token is validated neither page is shown',
      see: ({ screen }) => {
        equal(heading(screen), 'Checking your link…');
        equal(screen.queryByLabelText('New password'), null);
      },
    },
    accepted: {
      says: 'ACC-101 a valid token leads to the form for a new password, and the address does not show it',
      see: ({ screen }) => equal(addressOn(screen), '/account/reset-password'),
    },
    expired: {
      says: "ACC-099 FC-155 'Forgot password link expired' with a link to try again",
      see: ({ screen }) => {
        equal(heading(screen), 'Forgot password link expired');
        equal(screen.getByRole('link', { name: 'Try again' }).getAttribute('href'), '/account/forgot-password');
      },
    },
    failed: {
      says: 'ACC-101 a check that failed says so and leaves both ways open',
      see: ({ screen }) => {
        equal(heading(screen), 'We couldn’t check your link');
        ok(screen.getByRole('link', { name: 'Get a new link' }));
      },
    },
  },
  causes: { 'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Check again') } },
});
