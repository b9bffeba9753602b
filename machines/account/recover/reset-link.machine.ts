import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** The link of the mail: it leads on while it is valid, and says that it is not otherwise. */
export const resetLinkMachine = setup({
  types: {} as {
    /** `failure`: why it could not be found out whether the link is valid. */
    context: { token: string; failure: FailureCode | null };
    input: { token: string };
    events: { type: 'retry.pressed' };
    emitted: { type: 'link.accepted'; token: string };
    tags: 'busy' | 'error' | 'expired';
  },
  actors: { checkLink: unprovided<{ token: string }, void>('checkLink') },
  actions: {
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitAccepted: emit(({ context }) => ({ type: 'link.accepted' as const, token: context.token })),
  },
  guards: {
    /** Also where the server will not even look at such a token. */
    isExpired: (_, { failure }: { failure: FailureCode }) => failure === 'link-expired' || failure === 'refused',
  },
  delays: { checkBound: 20_000 },
}).createMachine({
  id: 'resetLink',
  description: '[ACC-099..101 FC-155] Whether the link of a mail still works.',
  context: ({ input }) => ({ token: input.token, failure: null }),
  options: { maxIterations: 50 },
  initial: 'checking',
  states: {
    checking: {
      description: '[ACC-100] The token is validated before any page is shown.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: { description: '[ACC-101] Valid: the form for a new password follows.', target: 'accepted' },
        onError: [
          {
            description: '[ACC-099 ACC-101] Used, too old or unknown.',
            guard: { type: 'isExpired', params: failureOfEvent },
            target: 'expired',
          },
          {
            description: 'It could not be found out, which says nothing about the link.',
            target: 'failed',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        checkBound: {
          description: 'No answer in time, which says nothing about the link.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    accepted: {
      description: '[ACC-101] Leads to the form for a new password.',
      entry: 'emitAccepted',
    },
    expired: {
      description: "[ACC-099] 'Forgot password link expired', with a way to ask for another mail.",
      tags: 'expired',
    },
    failed: {
      description: 'The link could not be checked: it can be tried again, or another mail requested.',
      tags: 'error',
      on: { 'retry.pressed': { description: 'Tries again.', target: 'checking' } },
    },
  },
});
