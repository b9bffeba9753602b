import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { CardToken, TokenAnswer } from '#domain/payment-methods/card-token.ts';
import { unprovided } from '../unprovided.ts';

/** A card becomes a token inside the card field, which has an origin of its own; only the token comes out. */
export const paymentTokenMachine = setup({
  types: {} as {
    /** `isTried`: a card was submitted since the field began. */
    context: { token: CardToken | null; failure: FailureCode | null; isTried: boolean };
    events: { type: 'card.submitted' } | { type: 'retry.pressed' };
    output: CardToken | null;
    tags: 'busy' | 'loading' | 'unavailable';
  },
  actors: {
    awaitField: unprovided<void, void>('awaitField'),
    acquireToken: unprovided<void, TokenAnswer>('acquireToken'),
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: CardToken | null }) => params.token }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    begin: assign({ failure: null, isTried: true }),
  },
  guards: {
    isToken: (_, { answer }: { answer: TokenAnswer }) => answer.kind === 'token',
    isInvalid: (_, { answer }: { answer: TokenAnswer }) => answer.kind === 'invalid',
  },
  delays: { fieldBound: 10_000, tokenBound: 20_000 },
}).createMachine({
  id: 'paymentToken',
  description: '[BIL-022 BIL-023 BIL-024 CRD-048] Acquires a payment token from the card field.',
  context: { token: null, failure: null, isTried: false },
  options: { maxIterations: 50 },
  initial: 'loading',
  states: {
    loading: {
      description: '[BIL-024] The card field is on its way from its own origin.',
      tags: 'loading',
      invoke: {
        id: 'awaitField',
        src: 'awaitField',
        onDone: { description: '[BIL-024] The field is there.', target: 'ready' },
        onError: {
          description: '[BIL-024] The field cannot be had: it is blocked, or has no origin of its own.',
          target: 'unavailable',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        fieldBound: {
          description: '[BIL-024] The frame never answers: it is blocked or out of reach.',
          target: 'unavailable',
          actions: { type: 'keepFailure', params: { failure: 'card-field-unavailable' } },
        },
      },
    },
    unavailable: {
      description: '[BIL-024] Says that the field cannot be shown, and offers to try again.',
      tags: 'unavailable',
      on: {
        'retry.pressed': {
          description: '[BIL-024] The field is fetched once more.',
          target: 'loading',
          actions: 'dropFailure',
        },
      },
    },
    ready: {
      description: '[BIL-024 CRD-048] The card is entered inside the field; says why the last try failed.',
      on: {
        'card.submitted': {
          description: '[BIL-024] The field is asked for a token.',
          target: 'acquiring',
          actions: 'begin',
        },
      },
    },
    acquiring: {
      description: '[BIL-024] The field checks the card and asks the provider; a second press does nothing.',
      tags: 'busy',
      invoke: {
        id: 'acquireToken',
        src: 'acquireToken',
        onDone: [
          {
            description: '[BIL-022] A token: the flow continues to its next step.',
            guard: { type: 'isToken', params: ({ event }) => ({ answer: event.output }) },
            target: 'acquired',
            actions: {
              type: 'keepToken',
              params: ({ event: { output } }) => ({ token: output.kind === 'token' ? output.token : null }),
            },
          },
          {
            description: '[CRD-048] The field itself says what is wrong with the card; nothing was sent.',
            guard: { type: 'isInvalid', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
          },
          {
            description:
              '[BIL-023 BIL-024] An answer without a token: the notice says so, and the flow does not continue.',
            target: 'ready',
            actions: { type: 'keepFailure', params: { failure: 'card-not-added' } },
          },
        ],
        onError: {
          description: '[BIL-023] No token: the notice says why, and the flow does not continue.',
          target: 'ready',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        tokenBound: {
          description: '[BIL-023] No answer in time: it can be tried again.',
          target: 'ready',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    acquired: {
      description: '[BIL-022] The token is there; later answers change nothing.',
      type: 'final',
    },
  },
  output: ({ context }) => context.token,
});
