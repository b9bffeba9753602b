import { assertEvent, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** Asking for the mail that resets a password. It outlives the page, and its answer is never shown. */
export const forgotPasswordMachine = setup({
  types: {} as {
    events: { type: 'email.submitted'; emailAddress: string };
    emitted: { type: 'mail.requested' };
  },
  actors: { requestMail: unprovided<{ emailAddress: string }, void>('requestMail') },
  actions: {
    emitRequested: emit({ type: 'mail.requested' }),
    /** For those who run the service; the person learns nothing of whether there is such an account. */
    logFailure: (_, _params: { failure: FailureCode }) => {},
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'forgotPassword',
  description: '[ACC-086 ACC-087 FC-139] The mail that resets a password, requested without waiting for the answer.',
  options: { maxIterations: 50 },
  initial: 'idle',
  states: {
    idle: {
      description: '[ACC-081] No request is under way.',
      on: {
        'email.submitted': {
          description: '[ACC-087] The success page follows at once, whatever the server answers.',
          target: 'requesting',
          actions: 'emitRequested',
        },
      },
    },
    requesting: {
      description: '[ACC-086 FC-139] The request is under way while the success page is shown.',
      invoke: {
        id: 'requestMail',
        src: 'requestMail',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { emailAddress: event.emailAddress };
        },
        onDone: { description: '[ACC-087] The server has it; nothing changes on the page.', target: 'idle' },
        onError: {
          description: '[ACC-087] Logged, never shown: a failure would disclose who has an account.',
          target: 'idle',
          actions: { type: 'logFailure', params: failureOfEvent },
        },
      },
      on: {
        'email.submitted': {
          description:
            '[ACC-087] Another address, or the same once more: requested at once, in place of the one before.',
          target: 'requesting',
          reenter: true,
          actions: 'emitRequested',
        },
      },
      after: {
        requestBound: {
          description: '[ACC-087] No answer in time is logged too.',
          target: 'idle',
          actions: { type: 'logFailure', params: { failure: 'timed-out' } },
        },
      },
    },
  },
});
