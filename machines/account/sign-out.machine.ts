import { setup } from 'xstate';
import { safeReturnUrl } from '#domain/return-url.ts';
import { unprovided } from '../unprovided.ts';

/** The page that signs out and leads on, whatever the server says. */
export const signOutMachine = setup({
  types: {} as {
    context: { to: string };
    /** The address to go on to, as it was asked for. */
    input: { returnUrl: string | undefined };
    /** Where to go on. */
    output: { to: string };
    tags: 'busy';
  },
  actors: {
    /** Clears what this browser holds, and tells the server or tries to. */
    endSession: unprovided<void, void>('endSession'),
  },
  delays: { signOutBound: 30_000 },
}).createMachine({
  id: 'signOut',
  description: '[ACC-042 ACC-043] Signs out and leads on.',
  context: ({ input }) => ({ to: safeReturnUrl(input.returnUrl, '/') }),
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
      after: { signOutBound: { description: '[ACC-043] Also where nobody answers.', target: 'left' } },
    },
    left: {
      description: '[ACC-042 ACC-043] Goes on to the return address where it may be followed, else home.',
      type: 'final',
    },
  },
});
