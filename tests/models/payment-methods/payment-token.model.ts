import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { paymentTokenMachine } from '#machines/payment-methods/payment-token.machine.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { valueAt } from '../kit/on-graph.ts';
import { alertOn, all, buttonOn, textOn } from '../kit/on-screen.ts';

export const TOKEN = { token: 'card_visa_1111', paymentType: 'visa', lastFour: '1111' } as const;

const submit = (screen: Screen) => buttonOn(screen, /Use this card|Checking your card…/);
const WORDS = {
  tokenless: "We couldn't add your payment method. Please try again.",
  'broken off': 'Something went wrong on our end. Please try again in a moment.',
  'after(tokenBound)': 'That took too long. Please try again.',
};

export const model = defineModel<typeof paymentTokenMachine>({
  machine: paymentTokenMachine,
  inputs: { start: undefined },
  events: {},
  outcomes: {
    awaitField: [done('there'), failed('nowhere', 'card-field-unavailable')],
    acquireToken: [
      done('a token', { kind: 'token', token: TOKEN }),
      done('wrong entries', { kind: 'invalid' }),
      done('tokenless', { kind: 'tokenless' }),
      failed('broken off', 'server'),
    ],
  },
  failures: {
    reports: { 'awaitField: after(fieldBound)': 'card-field-unavailable' },
  },
  // The specification names no bounds: our choice.
  waits: { fieldBound: 10_000 },
  bound: ({ token, failure }) => [token?.token ?? null, failure],
  limit: 30,
  rest: ['unavailable', 'ready'],
  tags: ['loading', 'unavailable'],
  invariants: {
    'BIL-022 BIL-023 there is a token exactly where the flow continues': ({ context, status }) =>
      (context.token !== null) === (status === 'done'),
    'BIL-022 the token is the one that the field answered': ({ context }) =>
      context.token === null || context.token.token === TOKEN.token,
  },
  properties: {
    'BIL-024 the step begins with the field on its way': ({ starts }) =>
      [...starts.values()]
        .map(valueAt)
        .filter((value) => value !== 'loading')
        .map(String),
    'BIL-022 BIL-023 FC-148 only a token continues; everything else stays on the card step': {
      'acquireToken: a token': 'acquired',
      'acquireToken: wrong entries': 'ready',
      'acquireToken: tokenless': 'ready',
      'acquireToken: broken off': 'ready',
      'after(fieldBound)': 'unavailable',
      'after(tokenBound)': 'ready',
      'awaitField: there': 'ready',
      'awaitField: nowhere': 'unavailable',
      'retry.pressed(pressed)': 'loading',
    },
  },
  shows: {
    loading: {
      says: 'BIL-024 while the card field is on its way no token can be asked for',
      see: ({ screen }) => equal(submit(screen)?.getAttribute('aria-disabled'), 'true'),
    },
    unavailable: {
      says: 'BIL-024 says that the card field did not open, and offers to try again',
      see: ({ screen }) => {
        ok(screen.getByText('The card form didn’t open'));
        ok(screen.getByText(/We couldn’t open the secure card form\./));
        equal(submit(screen), null);
      },
    },
    ready: {
      says: 'BIL-023 BIL-024 the card is entered in a frame; a failed try is said in words, wrong entries by the field itself',
      see: ({ screen, outcome }) => {
        equal(all('iframe').length, 1);
        ok(submit(screen));
        for (const [label, words] of Object.entries(WORDS)) {
          equal(alertOn(screen).includes(words), outcome?.label === label, words);
        }
      },
    },
    acquiring: {
      says: 'BIL-024 while the card is checked the button says so',
      see: ({ screen }) => ok(buttonOn(screen, /Checking your card…/)),
    },
    acquired: {
      says: 'BIL-022 BIL-010 the guest’s payment has the token, its kind and its last four digits',
      see: ({ screen }) => equal(textOn(screen, 'kept'), 'card_visa_1111 visa 1111'),
    },
  },
  causes: {
    'card.submitted': { control: ({ screen }) => submit(screen) },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
