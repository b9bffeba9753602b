import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { mistakeOf, type PasswordAnswer, type PasswordMistake } from '#domain/account/password.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

type Passwords = { currentPassword: string; newPassword: string };

/** A new password by the present one. Neither of them is ever kept here. */
export const changePasswordMachine = setup({
  types: {} as {
    context: {
      /** Why the last try failed, where no field shows it. */
      failure: FailureCode | null;
      /** An earlier answer was lost: the new password may be the present one by now. */
      isMaybeChanged: boolean;
    };
    events: { type: 'passwords.submitted' } & Passwords;
    emitted:
      | { type: 'password.mistaken'; mistake: PasswordMistake }
      | { type: 'current.refused' }
      | { type: 'change.refused' }
      | { type: 'verification.required' }
      | { type: 'password.changed' };
    tags: 'busy' | 'changed';
  },
  actors: { changePassword: unprovided<Passwords, PasswordAnswer>('changePassword') },
  actions: {
    dropFailure: assign({ failure: null }),
    keepFailure: assign({
      failure: (_, params: { failure: FailureCode }) => params.failure,
      isMaybeChanged: ({ context }, params: { failure: FailureCode }) =>
        context.isMaybeChanged || isAnswerLost(params.failure),
    }),
    emitMistake: enqueueActions(({ enqueue }, { answer }: { answer: PasswordAnswer }) => {
      const mistake = mistakeOf(answer);
      if (mistake) enqueue.emit({ type: 'password.mistaken', mistake });
    }),
    emitCurrentRefused: emit({ type: 'current.refused' }),
    emitRefused: emit({ type: 'change.refused' }),
    emitVerificationRequired: emit({ type: 'verification.required' }),
    emitChanged: emit({ type: 'password.changed' }),
  },
  guards: {
    isDone: (_, params: { answer: PasswordAnswer }) => params.answer.outcome === 'done',
    isMistake: (_, params: { answer: PasswordAnswer }) => mistakeOf(params.answer) !== null,
    isMaybeReplaced: ({ context }, { failure }: { failure: FailureCode }) =>
      failure === 'password-refused' && context.isMaybeChanged,
    isCurrentRefused: (_, { failure }: { failure: FailureCode }) => failure === 'password-refused',
    isVerificationDue: (_, { failure }: { failure: FailureCode }) => failure === 'verification-due',
  },
  delays: { changeBound: 20_000 },
}).createMachine({
  id: 'changePassword',
  description: '[ACC-104 ACC-105] Another password in place of the present one.',
  context: { failure: null, isMaybeChanged: false },
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description: '[ACC-104 ACC-105] The form for both passwords; it shows why the last try failed.',
      on: {
        'passwords.submitted': {
          description: '[ACC-105] A new password that keeps the rule is sent with the present one.',
          target: 'changing',
        },
      },
    },
    changing: {
      description: '[ACC-105] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'passwords.submitted');
          return { currentPassword: event.currentPassword, newPassword: event.newPassword };
        },
        onDone: [
          {
            description: '[ACC-105] The password is changed.',
            guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
            target: 'changed',
          },
          {
            description: '[ACC-105] 111084, 111011 and 111022: shown on the field of the new password.',
            guard: { type: 'isMistake', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: { type: 'emitMistake', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ACC-105] Any other code: a notification.',
            target: 'filling',
            actions: 'emitRefused',
          },
        ],
        onError: [
          {
            description:
              '[ACC-105] The new password may have taken its place when an answer was lost: the form says so.',
            guard: { type: 'isMaybeReplaced', params: failureOfEvent },
            target: 'filling',
            actions: { type: 'keepFailure', params: { failure: 'password-refused' } },
          },
          {
            description: '[ACC-105] The present password was wrong: shown on its field.',
            guard: { type: 'isCurrentRefused', params: failureOfEvent },
            target: 'filling',
            actions: 'emitCurrentRefused',
          },
          {
            description: '[ACC-104 ACC-106] The proof has expired: it is requested again, and what was typed stays.',
            guard: { type: 'isVerificationDue', params: failureOfEvent },
            target: 'filling',
            actions: 'emitVerificationRequired',
          },
          {
            description: 'No readable answer: the form shows why and can be sent again.',
            target: 'filling',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        changeBound: {
          description: 'No answer in time: the form can be sent again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    changed: {
      description: '[ACC-105] A success notification, and back to the settings.',
      tags: 'changed',
      entry: 'emitChanged',
    },
  },
});
