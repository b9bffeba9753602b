import { setup } from 'xstate';
import { HOME_AFTER_SIGN_OUT, type SafePath } from '#domain/return-url.ts';
import { unprovided } from '../../unprovided.ts';

/** The page that signs out and leads on, whatever the server says. */
export const signOutMachine = setup({
  types: {} as {
    context: { to: SafePath };
    /** The address to go on to, where one was asked for that may be followed. */
    input: { returnUrl: SafePath | undefined };
    /** Where to go on. */
    output: { to: SafePath };
    tags: 'busy';
  },
  actors: {
    /** Clears what this browser holds, and sends the sign-out to the server. */
    endSession: unprovided<void, void>('endSession'),
  },
  delays: { signOutBound: 30_000 },
}).createMachine({
  id: 'signOut',
  description: '[ACC-042 ACC-043] Signs out and leads on.',
  context: ({ input }) => ({ to: input.returnUrl ?? HOME_AFTER_SIGN_OUT }),
  output: ({ context }) => ({ to: context.to }),
  options: { maxIterations: 50 },
  initial: 'signingOut',
  states: {
    signingOut: {
      description: '[ACC-042] This browser is cleared first; one request revokes the session and clears the cookies.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { description: '[ACC-042] Signed out.', target: 'left' },
        onError: { description: '[ACC-043] Also where the session could not be revoked.', target: 'left' },
      },
      after: { signOutBound: { description: '[ACC-043] Also without an answer.', target: 'left' } },
    },
    left: {
      description: '[ACC-042 ACC-043] Goes on to the return address where it may be followed, else home.',
      type: 'final',
    },
  },
});
