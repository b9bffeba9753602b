import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
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
      /** Why the last try failed. */
      failure: FailureCode | null;
      end: { signedIn: boolean; to: SafePath };
    };
    /** `returnUrl`: the address to return to, as the link has it. */
    input: { hasToken: boolean; returnUrl: SafePath | undefined };
    /** Where to go on: to a page that may be followed, or to sign in by hand; `failure`: why the link is worth nothing. */
    output: { signedIn: boolean; to: SafePath; failure: FailureCode | null };
    events:
      | { type: 'replacement.confirmed' }
      | { type: 'replacement.declined' }
      | { type: 'retry.pressed' }
      | { type: 'visitor.forgotten' };
    tags: 'busy' | 'asking' | 'error';
  },
  actors: {
    /** The first name of the member who is signed in on this browser, or null. */
    readSignedIn: unprovided<void, string | null>('readSignedIn'),
    /** Signs out the member who is signed in on this browser; rejects where the server could not be reached. */
    endOtherSession: unprovided<void, void>('endOtherSession'),
    /** Uses up the token; answers where the server wants the person to go. */
    signInByToken: unprovided<{ returnUrl: SafePath | undefined }, { returnUrl: SafePath | null }>('signInByToken'),
    /** Whether the session of a token whose answer was lost has begun; rejects where the server cannot say whose it is. */
    askWhetherBegun: unprovided<void, boolean>('askWhetherBegun'),
  },
  actions: {
    keepSignedIn: assign({ signedIn: (_, { name }: { name: string | null }) => name }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
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
    /** Used, too old, or nothing that the server will even look at. */
    isUnusable: (_, { failure }: { failure: FailureCode }) => failure === 'link-expired' || failure === 'refused',
    isTooSoon: (_, { failure }: { failure: FailureCode }) => failure === 'rate-limited',
    isBegun: (_, params: { isBegun: boolean }) => params.isBegun,
  },
  delays: { requestBound: 40_000 },
}).createMachine({
  id: 'ssoSignIn',
  description: '[ACC-037..041 FC-080 FC-092] From the link of a mail to the page that it is about.',
  context: ({ input }) => ({
    ...input,
    signedIn: null,
    failure: null,
    end: { signedIn: false, to: HOME_AFTER_SIGN_IN },
  }),
  output: ({ context: { end, failure } }) => ({ ...end, failure }),
  options: { maxIterations: 50 },
  initial: 'reading',
  states: {
    reading: {
      description: '[FC-080] Learns who is signed in on this browser; the token has left the address by now.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'readSignedIn',
        src: 'readSignedIn',
        onDone: [
          {
            description: '[ACC-040 FC-080] No token, or it was used: the form sends a member on who is known by now.',
            guard: 'hasNoToken',
            target: 'failed',
            actions: { type: 'keepFailure', params: { failure: 'link-expired' } },
          },
          {
            description: '[FC-080] A member is: a link may be of another person, so it is asked first.',
            guard: { type: 'isMember', params: ({ event }) => ({ name: event.output }) },
            target: 'asking',
            actions: { type: 'keepSignedIn', params: ({ event }) => ({ name: event.output }) },
          },
          { description: '[ACC-037] No member is.', target: 'endingOther' },
        ],
        onError: [
          {
            description: '[ACC-040] Nor is there a token to try again with.',
            guard: 'hasNoToken',
            target: 'failed',
            actions: { type: 'keepFailure', params: { failure: 'link-expired' } },
          },
          {
            description: '[FC-080] Who is signed in could not be learned, which says nothing about the link.',
            target: 'unused',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        requestBound: [
          {
            description: '[ACC-040] Nor is there a token to try again with.',
            guard: 'hasNoToken',
            target: 'failed',
            actions: { type: 'keepFailure', params: { failure: 'link-expired' } },
          },
          {
            description: '[FC-080] Who is signed in could not be learned in time, which says nothing about the link.',
            target: 'unused',
            actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
          },
        ],
      },
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
        'visitor.forgotten': {
          description: '[FC-067] Who is named is gone, and the token goes too.',
          target: 'dropped',
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
        onError: {
          description: '[FC-080] The server could not be asked to end the other session: the token is not used.',
          target: 'unused',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: '[FC-080] The other session could not be ended in time: the token is not used.',
          target: 'unused',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
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
        onError: [
          {
            description: '[ACC-038 ACC-040] The token is too old, was used, or was not accepted.',
            guard: { type: 'isUnusable', params: failureOfEvent },
            target: 'failed',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: 'Too many tries: the token was not looked at.',
            guard: { type: 'isTooSoon', params: failureOfEvent },
            target: 'unused',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: '[ACC-037] The answer was lost: the token may have been accepted.',
            target: 'unanswered',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        requestBound: {
          description: '[ACC-037] No answer in time: the token may have been accepted.',
          target: 'unanswered',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unanswered: {
      description: '[ACC-037] Asks whether the session of the token has begun, which no page may end then.',
      tags: 'busy',
      invoke: {
        id: 'askWhetherBegun',
        src: 'askWhetherBegun',
        onDone: [
          {
            description: '[ACC-037] It has begun.',
            guard: { type: 'isBegun', params: ({ event }) => ({ isBegun: event.output }) },
            target: 'signedIn',
            actions: ['keepSession', 'dropFailure'],
          },
          { description: '[ACC-038] It has not: the page says why the link could not be used.', target: 'unused' },
        ],
        onError: {
          description: '[ACC-037] The server could not say.',
          target: 'undecided',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: '[ACC-037] The server did not say in time.',
          target: 'undecided',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unused: {
      description: '[ACC-038 FC-080] Says why the link could not be used; the same one can be tried again.',
      tags: 'error',
      on: {
        'retry.pressed': { description: '[FC-080] Tries again, from who is signed in on.', target: 'reading' },
        'visitor.forgotten': {
          description: '[FC-080] The visitor has gone, and the token goes too.',
          target: 'dropped',
          actions: 'dropFailure',
        },
      },
    },
    undecided: {
      description: '[ACC-037] The token may have been used: says that the sign-in is not finished, and blames no link.',
      tags: 'error',
      on: {
        'retry.pressed': { description: '[ACC-037] Asks again, and sends no token.', target: 'unanswered' },
        'visitor.forgotten': {
          description: '[FC-080] The visitor has gone, and the token goes too.',
          target: 'dropped',
          actions: 'dropFailure',
        },
      },
    },
    signedIn: { description: '[ACC-037 ACC-039] Goes on to the address of the answer.', type: 'final' },
    stayed: { description: '[FC-080] Goes on as the member who was signed in.', type: 'final' },
    dropped: {
      description: '[FC-067 FC-080] Goes on to the sign-in form; nothing is said of the link.',
      type: 'final',
    },
    failed: {
      description: '[ACC-038] The link is no longer valid: goes on to the sign-in form, with the same return address.',
      type: 'final',
    },
  },
});
