import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { forgotPasswordMachine } from '#machines/account/recover/forgot-password.machine.ts';
import { starts } from '../../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../../kit/model.ts';
import { missing } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../../kit/on-screen.ts';

const submit = (screen: Screen) => buttonOn(screen, 'Send me a link');

/** Nothing on the page depends on what the server says. */
const seesNoAnswer = (screen: Screen) => {
  equal(alertOn(screen), '');
  ok(submit(screen));
};

/** Whatever the server said and however long it took, the address shown is that of the page a submit led to. */
const ADDRESSES = { 'before any answer': '/account/forgot-password', answered: '/account/forgot-password/success' };

export const model = defineModel<typeof forgotPasswordMachine>({
  machine: forgotPasswordMachine,
  inputs: { start: undefined },
  events: {
    'email.submitted': [
      { label: 'Ada', payload: { emailAddress: 'ada@example.com' } },
      { label: 'unknown', payload: { emailAddress: 'unknown@example.com' } },
    ],
  },
  outcomes: {
    requestMail: [done('accepted'), ...REQUEST_FAILS, failed('rate limited', 'rate-limited')],
  },
  bound: () => null,
  limit: 10,
  rest: ['idle'],
  supersedes: { requestMail: ['email.submitted'] },
  invariants: {
    'FC-139 no address is kept': ({ context }) => !JSON.stringify(context ?? {}).includes('@'),
  },
  properties: {
    'ACC-087 every submit leads to the success page at once, also while an earlier one is under way': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'event')
        .filter(({ taken }) => !taken.some((line) => line.includes('emitRequested'))),
    'ACC-087 FC-139 no answer and no failure is emitted': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via !== 'event')
        .filter(({ taken }) => taken.some((line) => line.includes('emit'))),
    'ACC-087 the mail is for the address that was entered, also while an earlier one is under way': (graph) =>
      ['idle', 'requesting'].flatMap((state) =>
        Object.entries({ Ada: 'ada@example.com', unknown: 'unknown@example.com' }).flatMap(([label, emailAddress]) =>
          missing(graph, `${state} email.submitted(${label})`, starts('requestMail', { emailAddress })),
        ),
      ),
    'ACC-087 a failure is logged as what it was': (graph) =>
      Object.entries({
        'requestMail: server error': 'server',
        'requestMail: offline': 'offline',
        'requestMail: rate limited': 'rate-limited',
        'requestMail: unforeseen': 'unexpected',
        'after(requestBound)': 'timed-out',
      }).flatMap(([step, failure]) => missing(graph, step, { does: 'runs', name: 'logFailure', value: { failure } })),
  },
  shows: {
    idle: {
      says: 'ACC-081 FC-139 the form with one field for an address, and no word about any answer',
      see: ({ screen, outcome }) => {
        seesNoAnswer(screen);
        equal(addressOn(screen), ADDRESSES[outcome ? 'answered' : 'before any answer']);
        equal(screen.getAllByRole('textbox').length, 1);
      },
    },
    requesting: {
      says: 'ACC-087 the success page follows while the request is still under way',
      see: ({ screen }) => {
        seesNoAnswer(screen);
        equal(addressOn(screen), '/account/forgot-password/success');
      },
    },
  },
  causes: {
    'email.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload }) => {
        const field = screen.getByRole('textbox', { name: 'Email address' });
        await user.clear(field);
        await user.paste(payload.emailAddress);
        await user.click(screen.getByRole('button', { name: 'Send me a link' }));
      },
    },
  },
});
