import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { mistakeOf, type PasswordAnswer, type PasswordMistake } from '#domain/account/password.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** A new password by the token of a mail. The tab keeps the token for a reload of the form (D-034), the password is never kept. */
export const resetPasswordMachine = setup({
  types: {} as {
    context: {
      token: string;
      /** Why the last try came to no answer. */
      failure: FailureCode | null;
      /** An earlier answer was lost: the link may have done its work, and the new password be the present one. */
      isMaybeUpdated: boolean;
    };
    input: { token: string };
    events: { type: 'password.submitted'; newPassword: string };
    emitted:
      | { type: 'password.mistaken'; mistake: PasswordMistake }
      | { type: 'reset.refused' }
      | { type: 'password.updated' };
    tags: 'busy' | 'updated';
  },
  actors: { resetPassword: unprovided<{ token: string; newPassword: string }, PasswordAnswer>('resetPassword') },
  actions: {
    dropFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, params: { failure: FailureCode }) => params.failure,
      isMaybeUpdated: ({ context }, params: { failure: FailureCode }) =>
        context.isMaybeUpdated || isAnswerLost(params.failure),
    }),
    forgetToken: assign({ token: '' }),
    emitMistake: enqueueActions(({ enqueue }, { answer }: { answer: PasswordAnswer }) => {
      const mistake = mistakeOf(answer);
      if (mistake) enqueue.emit({ type: 'password.mistaken', mistake });
    }),
    emitRefused: emit({ type: 'reset.refused' }),
    emitUpdated: emit({ type: 'password.updated' }),
  },
  guards: {
    isDone: (_, params: { answer: PasswordAnswer }) => params.answer.outcome === 'done',
    isMistake: (_, params: { answer: PasswordAnswer }) => mistakeOf(params.answer) !== null,
    isMaybeUpdated: ({ context }) => context.isMaybeUpdated,
  },
  delays: { resetBound: 20_000 },
}).createMachine({
  id: 'resetPassword',
  description: '[ACC-090..098 FC-155] A new password in place of a forgotten one.',
  context: ({ input }) => ({ token: input.token, failure: null, isMaybeUpdated: false }),
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description: '[ACC-090] The form for a new password; it shows why the last try failed.',
      on: {
        'password.submitted': {
          description: '[ACC-091] A password that keeps the rule is sent.',
          target: 'resetting',
        },
      },
    },
    resetting: {
      description: '[ACC-091] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          return { token: context.token, newPassword: event.newPassword };
        },
        onDone: [
          {
            description: '[ACC-092] The password is changed.',
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'updated',
          },
          {
            description: '[ACC-094..096 ACC-098] Reused, missing or too weak: shown on the field.',
            guard: { type: 'isMistake', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: { type: 'emitMistake', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ACC-097] After a lost answer a used link is no failure: the password may have been changed.',
            guard: 'isMaybeUpdated',
            target: 'filling',
            actions: { type: 'keepFailure', params: { failure: 'password-refused' } },
          },
          {
            description: "[ACC-097] Any other code: the notification 'Password reset failed'.",
            target: 'filling',
            actions: 'emitRefused',
          },
        ],
        onError: {
          description: 'No readable answer: the form shows why and can be sent again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        resetBound: {
          description: 'No answer in time: the form can be sent again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    updated: {
      description: '[ACC-092] Leads to the confirmation page; the used token is dropped.',
      tags: 'updated',
      entry: ['forgetToken', 'emitUpdated'],
    },
  },
});
