import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent, maySendAgain } from '#domain/failure.ts';
import type { CardToken } from '#domain/payment-methods/card-token.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';
import { paymentTokenMachine } from './payment-token.machine.ts';

/** The card step of a member: a token from the card field is saved as a payment method. */
export const creditCardMachine = setup({
  types: {} as {
    context: { token: CardToken | null; failure: FailureCode | null };
    events: { type: 'retry.pressed' };
    emitted: { type: 'method.saved' };
    children: { paymentToken: 'paymentToken' };
    tags: 'busy' | 'saved' | 'unsaved';
  },
  actors: {
    paymentToken: paymentTokenMachine,
    saveMethod: unprovided<{ token: string }, void>('saveMethod'),
  },
  actions: {
    keepToken: assign({ token: (_, params: { token: CardToken | null }) => params.token }),
    dropToken: assign({ token: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    emitSaved: emit({ type: 'method.saved' }),
  },
  guards: {
    maySendAgain: (_, { failure }: { failure: FailureCode }) => maySendAgain(failure),
  },
  delays: { requestBound: 40_000 },
}).createMachine({
  id: 'creditCard',
  description: '[BIL-004 BIL-005 CRD-039] A member’s card is added, or its expiry and address changed.',
  context: { token: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'entering',
  states: {
    entering: {
      description:
        '[CRD-048] Waits for a person to enter the card in the card field, whose own steps are bounded; says why the last card was not saved.',
      invoke: {
        id: 'paymentToken',
        src: 'paymentToken',
        onDone: {
          description: '[BIL-022] A token came out of the field.',
          target: 'saving',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: {
          description: 'The card field failed: it is loaded again.',
          target: 'entering',
          reenter: true,
          actions: { type: 'keepFailure', params: { failure: 'card-not-added' } },
        },
      },
    },
    saving: {
      description: '[BIL-022] The token is saved as a payment method; a second press sends nothing.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'saveMethod',
        src: 'saveMethod',
        input: ({ context }) => ({ token: known(context.token, 'token').token }),
        onDone: {
          description: '[CRD-039] It is saved: the flow goes back to where it came from.',
          target: 'saved',
          actions: ['emitSaved', 'dropToken'],
        },
        onError: [
          {
            description: 'The answer was lost, or the request came too soon: the same token may be saved once more.',
            guard: { type: 'maySendAgain', params: failureOfEvent },
            target: 'unsaved',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: '[CRD-048] The card was refused: it is entered anew, and the page says why.',
            target: 'entering',
            actions: ['dropToken', { type: 'keepFailure', params: failureOfEvent }],
          },
        ],
      },
      after: {
        requestBound: {
          description: 'No answer in time: the same token may be saved once more.',
          target: 'unsaved',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unsaved: {
      description: 'Says why the card is not saved; it need not be entered again.',
      tags: 'unsaved',
      on: {
        'retry.pressed': {
          description: '[BIL-022] The same token is sent once more, for the same card.',
          target: 'saving',
        },
      },
    },
    saved: {
      description: '[CRD-039] The step is done.',
      tags: 'saved',
    },
  },
});
