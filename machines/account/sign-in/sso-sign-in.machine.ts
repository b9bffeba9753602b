import { assign, setup } from 'xstate';
import { HOME_AFTER_SIGN_IN, type SafePath } from '#domain/return-url.ts';
import { unprovided } from '../../unprovided.ts';

/** Signing in by the single-use token of a link. The token itself is never here. */
export const ssoSignInMachine = setup({
  types: {} as {
    context: {
      hasToken: boolean;
      returnUrl: SafePath | undefined;
      /** The first name of the member who is signed in on this browser; null where none is. */
      signedIn: string | null;
      end: { signedIn: boolean; to: SafePath };
    };
    /** `returnUrl`: the address to return to, as the link has it. */
    input: { hasToken: boolean; returnUrl: SafePath | undefined };
    /** Where to go on: to a page that may be followed, or to sign in by hand. */
    output: { signedIn: boolean; to: SafePath };
    events: { type: 'replacement.confirmed' } | { type: 'replacement.declined' };
    tags: 'busy' | 'asking';
  },
  actors: {
    /** The first name of the member who is signed in on this browser, or null. */
    readSignedIn: unprovided<void, string | null>('readSignedIn'),
    /** Signs out the member who is signed in on this browser; rejects where the server could not be reached. */
    endOtherSession: unprovided<void, void>('endOtherSession'),
    /** Uses up the token; answers where the server wants the person to go. */
    signInByToken: unprovided<{ returnUrl: SafePath | undefined }, { returnUrl: SafePath | null }>('signInByToken'),
  },
  actions: {
    keepSignedIn: assign({ signedIn: (_, { name }: { name: string | null }) => name }),
    keepSession: assign({
      end: ({ context }) => ({ signedIn: true, to: context.returnUrl ?? HOME_AFTER_SIGN_IN }),
    }),
    keepDestination: assign({
      end: (_, { returnUrl }: { returnUrl: SafePath | null }) => ({
        signedIn: true,
        to: returnUrl ?? HOME_AFTER_SIGN_IN,
      }),
    }),
  },
  guards: {
    hasNoToken: ({ context }) => !context.hasToken,
    isMember: (_, { name }: { name: string | null }) => name !== null,
  },
  delays: { requestBound: 40_000 },
}).createMachine({
  id: 'ssoSignIn',
  description: '[ACC-037..041 FC-080 FC-092] From the link of a mail to the page that it is about.',
  context: ({ input }) => ({ ...input, signedIn: null, end: { signedIn: false, to: HOME_AFTER_SIGN_IN } }),
  output: ({ context }) => context.end,
  options: { maxIterations: 50 },
  initial: 'reading',
  states: {
    reading: {
      description: '[FC-080] Learns who is signed in on this browser; the token has left the address by now.',
      tags: 'busy',
      invoke: {
        id: 'readSignedIn',
        src: 'readSignedIn',
        onDone: [
          {
            description: '[ACC-040 FC-080] No token, or it was used: the form sends a member on who is known by now.',
            guard: 'hasNoToken',
            target: 'failed',
          },
          {
            description: '[FC-080] A member is: a link may be of another person, so it is asked first.',
            guard: { type: 'isMember', params: ({ event }) => ({ name: event.output }) },
            target: 'asking',
            actions: { type: 'keepSignedIn', params: ({ event }) => ({ name: event.output }) },
          },
          { description: '[ACC-037] No member is.', target: 'endingOther' },
        ],
        onError: { description: 'Who is signed in could not be learned.', target: 'failed' },
      },
      after: { requestBound: { description: 'Who is signed in could not be learned in time.', target: 'failed' } },
    },
    asking: {
      description: '[FC-080] Says who is signed in, and asks before the link signs in another.',
      tags: 'asking',
      on: {
        'replacement.confirmed': { description: '[FC-080] The link is meant.', target: 'endingOther' },
        'replacement.declined': {
          description: '[FC-080] The session stays, the token is not used.',
          target: 'stayed',
          actions: 'keepSession',
        },
      },
    },
    endingOther: {
      description: '[FC-080] A member who is signed in on this browser is signed out first: accounts are never mixed.',
      tags: 'busy',
      invoke: {
        id: 'endOtherSession',
        src: 'endOtherSession',
        onDone: { description: 'The visitor is anonymous.', target: 'signingIn' },
        onError: { description: 'The other session could not be ended.', target: 'failed' },
      },
      after: { requestBound: { description: 'The other session could not be ended in time.', target: 'failed' } },
    },
    signingIn: {
      description: '[ACC-039] The token is used, once.',
      tags: 'busy',
      invoke: {
        id: 'signInByToken',
        src: 'signInByToken',
        input: ({ context }) => ({ returnUrl: context.returnUrl }),
        onDone: {
          description: '[ACC-037 ACC-041 FC-092] Signed in; the answer names a page of this site, or none.',
          target: 'signedIn',
          actions: { type: 'keepDestination', params: ({ event }) => event.output },
        },
        onError: {
          description: '[ACC-038 ACC-040] The token is too old, was used, or was not accepted.',
          target: 'failed',
        },
      },
      after: { requestBound: { description: '[ACC-038] No answer in time.', target: 'failed' } },
    },
    signedIn: { description: '[ACC-037 ACC-039] Goes on to the address of the answer.', type: 'final' },
    stayed: { description: '[FC-080] Goes on as the member who was signed in.', type: 'final' },
    failed: { description: '[ACC-038] Goes on to the sign-in form, with the same return address.', type: 'final' },
  },
});
