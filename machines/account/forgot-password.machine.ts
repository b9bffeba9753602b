import { assertEvent, emit, setup } from 'xstate';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** Asking for the mail that resets a password. It outlives the page: nobody waits for the answer, and nobody is told of it. */
export const forgotPasswordMachine = setup({
  types: {} as {
    events: { type: 'email.submitted'; emailAddress: string };
    emitted: { type: 'mail.requested' };
    tags: 'pending';
  },
  actors: { requestMail: unprovided<{ emailAddress: string }, void>('requestMail') },
  actions: {
    tellRequested: emit({ type: 'mail.requested' }),
    /** For those who run the service; the person learns nothing of whether there is such an account. */
    logFailure: (_, _params: { failure: FailureCode }) => {},
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'forgotPassword',
  description: '[ACC-086 ACC-087 FC-139] The mail that resets a password, asked for and not waited for.',
  options: { maxIterations: 50 },
  initial: 'idle',
  states: {
    idle: {
      description: '[ACC-081] No request is under way.',
      on: {
        'email.submitted': {
          description: '[ACC-087] The success page follows at once, whatever the server will say.',
          target: 'requesting',
          actions: 'tellRequested',
        },
      },
    },
    requesting: {
      description: '[ACC-086 FC-139] The request is under way while the success page is shown.',
      tags: 'pending',
      invoke: {
        id: 'requestMail',
        src: 'requestMail',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { emailAddress: event.emailAddress };
        },
        onDone: { description: '[ACC-087] The server has it; nothing changes for the person.', target: 'idle' },
        onError: {
          description: '[ACC-087] Logged, never shown: a failure would tell who has an account.',
          target: 'idle',
          actions: { type: 'logFailure', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
        },
      },
      on: {
        'email.submitted': {
          description: '[ACC-087] Another address, or the same once more: asked at once, in place of the one before.',
          target: 'requesting',
          reenter: true,
          actions: 'tellRequested',
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
