import { equal, ok } from 'node:assert/strict';
import { creditCardMachine } from '#machines/payment-methods/credit-card.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { missing, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, all, buttonOn } from '../kit/on-screen.ts';

const TOKEN = { token: 'card_visa_1111', paymentType: 'visa', lastFour: '1111' } as const;
const WORDS = {
  declined: 'Your bank declined this card. Check the details or use another card.',
  offline: 'We can’t connect right now. Check your connection and try again.',
  'after(requestBound)': 'That took too long. Please try again.',
};

export const model = defineModel<typeof creditCardMachine>({
  machine: creditCardMachine,
  inputs: { start: undefined },
  events: {},
  outcomes: {
    paymentToken: [done('a token', TOKEN), failed('broken', 'card-not-added')],
    saveMethod: [
      done('saved'),
      failed('declined', 'card-declined'),
      failed('offline', 'offline'),
      failed('late', 'timed-out'),
      failed('server', 'server'),
      failed('too often', 'rate-limited'),
      failed('unreadable', 'bad-answer'),
    ],
  },
  // The specification names no bound of a request: our choice.
  waits: { requestBound: 40_000 },
  bound: ({ token, failure }) => [token?.token ?? null, failure],
  limit: 60,
  rest: ['unsaved', 'saved'],
  tags: ['saved', 'unsaved'],
  invariants: {
    'BIL-022 a token is held only from the field to the answer': ({ context, value }) =>
      (context.token !== null) === (value === 'saving' || value === 'unsaved'),
  },
  properties: {
    'BIL-022 the token of the field is what is saved, again and again the same': (graph) => [
      ...missing(graph, 'paymentToken: a token', starts('saveMethod', { token: TOKEN.token })),
      ...missing(graph, 'retry.pressed(pressed)', starts('saveMethod', { token: TOKEN.token })),
    ],
    'CRD-039 a saved card ends the step; a declined one is entered anew, a lost answer is tried again': (graph) => [
      ...wrongTargets(graph, {
        'saveMethod: saved': 'saved',
        'saveMethod: declined': 'entering',
        'saveMethod: offline': 'unsaved',
        'saveMethod: late': 'unsaved',
        'saveMethod: server': 'unsaved',
        'saveMethod: too often': 'unsaved',
        'saveMethod: unreadable': 'unsaved',
        'paymentToken: a token': 'saving',
      }),
      ...missing(graph, 'saveMethod: saved', emits('method.saved')),
    ],
  },
  shows: {
    entering: {
      says: 'CRD-039 CRD-048 the card is entered in the frame; says why the last card was not saved',
      see: ({ screen, outcome }) => {
        equal(all('iframe').length, 1);
        ok(buttonOn(screen, 'Add card'));
        equal(alertOn(screen).includes(WORDS.declined), outcome?.label === 'declined');
      },
    },
    saving: {
      says: 'BIL-022 while the card is saved the button says so',
      see: ({ screen }) => ok(buttonOn(screen, /Checking your card…/)),
    },
    unsaved: {
      says: 'BIL-022 says why the card is not saved, and offers to try the same once more',
      see: ({ screen, outcome }) => {
        ok(buttonOn(screen, 'Try again'));
        equal(alertOn(screen).includes(WORDS.offline), outcome?.label === 'offline');
        equal(
          alertOn(screen).includes(WORDS['after(requestBound)']),
          outcome?.label === 'after(requestBound)' || outcome?.label === 'late',
        );
      },
    },
    saved: {
      says: 'CRD-039 BIL-001 the step leads back to the payment methods',
      see: ({ screen }) => equal(addressOn(screen), '/account/payment-method'),
    },
  },
  causes: { 'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') } },
});
