import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type {
  CardProblem,
  CreateField,
  CreateFieldCode,
  CreateRefusal,
  NewAccount,
} from '#domain/account/new-account.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { SafePath } from '#domain/return-url.ts';
import { known } from '../../known.ts';
import { unprovided } from '../../unprovided.ts';

export type CreateAnswer = { outcome: 'created' } | CreateRefusal;

/** Where a person goes on once an account was made, whole or without its card. */
export type AfterCreating =
  | { readonly page: 'return'; readonly to: SafePath }
  | { readonly page: 'sign-in'; readonly to: SafePath }
  | { readonly page: 'partial-success'; readonly problem: CardProblem }
  | { readonly page: 'cards'; readonly problem: CardProblem };

type RefusedCard = { readonly card: 'digital' | 'registered'; readonly problem: CardProblem };

type Context = {
  returnTo: SafePath;
  /** Why the last try came to no answer. */
  failure: FailureCode | null;
  /** The card without which the account was made. */
  refused: RefusedCard | null;
  signedIn: boolean;
};

/** Joining: one account for one press, then a silent sign-in. Nothing that was entered is kept here. */
export const createAccountMachine = setup({
  types: {} as {
    context: Context;
    input: { returnTo: SafePath };
    events: { type: 'account.submitted'; account: NewAccount };
    emitted:
      | { type: 'field.refused'; field: CreateField; code: CreateFieldCode; message: string | null }
      | { type: 'account.refused' }
      | { type: 'page.requested'; next: AfterCreating };
    tags: 'busy' | 'entering' | 'created';
  },
  actors: {
    clearSession: unprovided<void, void>('clearSession'),
    createAccount: unprovided<{ account: NewAccount }, CreateAnswer>('createAccount'),
    /** With what was submitted last; false where the server asks for more than that. */
    signInSilently: unprovided<void, boolean>('signInSilently'),
    recordConversion: unprovided<void, void>('recordConversion'),
  },
  actions: {
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    keepRefusedCard: enqueueActions(({ enqueue }, { answer }: { answer: CreateAnswer }) => {
      if (answer.outcome !== 'card-refused') return;
      const { card, problem } = answer;
      enqueue.assign({ refused: { card, problem } });
    }),
    keepSignedIn: assign({ signedIn: (_, params: { signedIn: boolean }) => params.signedIn }),
    emitField: enqueueActions(({ enqueue }, { answer }: { answer: CreateAnswer }) => {
      if (answer.outcome !== 'invalid') return;
      const { field, code, message } = answer;
      enqueue.emit({ type: 'field.refused', field, code, message });
    }),
    emitRefused: emit({ type: 'account.refused' }),
    leaveForReturn: emit(({ context }) => ({
      type: 'page.requested' as const,
      next: { page: 'return' as const, to: context.returnTo },
    })),
    leaveForSignIn: emit(({ context }) => ({
      type: 'page.requested' as const,
      next: { page: 'sign-in' as const, to: context.returnTo },
    })),
    leaveForPartialSuccess: emit(({ context }) => ({
      type: 'page.requested' as const,
      next: { page: 'partial-success' as const, problem: known(context.refused, 'refusal').problem },
    })),
    leaveForCards: emit(({ context }) => ({
      type: 'page.requested' as const,
      next: { page: 'cards' as const, problem: known(context.refused, 'refusal').problem },
    })),
  },
  guards: {
    isCreated: (_, params: { answer: CreateAnswer }) => params.answer.outcome === 'created',
    isCardRefused: (_, params: { answer: CreateAnswer }) => params.answer.outcome === 'card-refused',
    isFieldRefused: (_, params: { answer: CreateAnswer }) => params.answer.outcome === 'invalid',
    hasNoDigitalCard: ({ context }) => context.refused?.card === 'digital',
    hasNoRegisteredCard: ({ context }) => context.refused?.card === 'registered',
    isSignedIn: ({ context }) => context.signedIn,
  },
  delays: { clearBound: 5_000, createBound: 35_000, recordBound: 200, signInBound: 15_000, redirectPause: 200 },
}).createMachine({
  id: 'createAccount',
  description: '[ACC-044..074 FC-140 FC-154] Creating an account, from the cleared session to the page that follows.',
  context: ({ input }) => ({
    returnTo: input.returnTo,
    failure: null,
    refused: null,
    signedIn: false,
  }),
  options: { maxIterations: 50 },
  initial: 'entering',
  states: {
    entering: {
      description: '[ACC-044] Both cookies of an earlier session are cleared before the form is shown.',
      tags: ['busy', 'entering'],
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: { description: '[ACC-044] The visitor is anonymous now.', target: 'filling' },
        onError: {
          description: 'The server could not be reached: the form says so when it is sent.',
          target: 'filling',
        },
      },
      after: { clearBound: { description: 'No answer in time: the form opens anyway.', target: 'filling' } },
    },
    filling: {
      description: '[ACC-069 ACC-073] The form can be sent; it shows why the last try failed and keeps what was typed.',
      on: {
        'account.submitted': {
          description: '[ACC-048] A form without mistakes is sent.',
          target: 'creating',
        },
      },
    },
    creating: {
      description: '[ACC-064] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ event }) => {
          assertEvent(event, 'account.submitted');
          return { account: event.account };
        },
        onDone: [
          {
            description: '[ACC-066] The account is created.',
            guard: { type: 'isCreated', params: ({ event }) => ({ answer: event.output }) },
            target: 'recording',
          },
          {
            description:
              '[ACC-070 ACC-071] The account is created, its card is not: the page that follows needs a session too.',
            guard: { type: 'isCardRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'signingIn',
            actions: { type: 'keepRefusedCard', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ACC-069 ACC-074] A field is wrong, or its address is taken: it says so and takes the focus.',
            guard: { type: 'isFieldRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'filling',
            actions: { type: 'emitField', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ACC-072 ACC-073] Refused for reasons that are not disclosed: the generic notification.',
            target: 'filling',
            actions: 'emitRefused',
          },
        ],
        onError: {
          description: '[ACC-073] No readable answer: the form shows why and can be sent again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        createBound: {
          description: '[ACC-073] No answer in time: the form can be sent again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    recording: {
      description: '[ACC-066] Both trackers get the event, once, also where the visitor leaves while being signed in.',
      tags: ['busy', 'created'],
      invoke: {
        id: 'recordConversion',
        src: 'recordConversion',
        onDone: { description: '[ACC-066] Recorded, or not consented to.', target: 'signingIn' },
        onError: { description: '[FC-140] A tracker that fails changes nothing.', target: 'signingIn' },
      },
      after: { recordBound: { description: '[FC-140] Nor does one that takes long.', target: 'signingIn' } },
    },
    signingIn: {
      description: '[ACC-065] Signs in with what was just entered, without asking for it again.',
      tags: ['busy', 'created'],
      invoke: {
        id: 'signInSilently',
        src: 'signInSilently',
        onDone: {
          description: '[ACC-065] Signed in, or asked for a second factor.',
          target: 'settling',
          actions: { type: 'keepSignedIn', params: ({ event }) => ({ signedIn: event.output }) },
        },
        onError: { description: '[ACC-068] Not signed in: no error of its own.', target: 'settling' },
      },
      after: { signInBound: { description: '[ACC-068] No answer in time.', target: 'settling' } },
    },
    settling: {
      description: '[ACC-067..071] Chooses the page that follows.',
      tags: 'created',
      always: [
        {
          description: '[ACC-070] The digital card failed.',
          guard: 'hasNoDigitalCard',
          target: 'partlyCreated',
        },
        {
          description: '[ACC-071] The registered card failed.',
          guard: 'hasNoRegisteredCard',
          target: 'atCards',
        },
        { description: '[ACC-067] All of it succeeded.', target: 'welcoming' },
      ],
    },
    welcoming: {
      description: '[ACC-067] The page is left after 200 ms.',
      tags: ['busy', 'created'],
      after: {
        redirectPause: [
          {
            description: '[ACC-067] Signed in: the requested page.',
            guard: 'isSignedIn',
            target: 'welcomed',
          },
          { description: '[ACC-068] Not signed in: the sign-in page, without an error.', target: 'atSignIn' },
        ],
      },
    },
    welcomed: {
      description: '[ACC-067 ACC-068] Leads to the requested page, or to the account page.',
      tags: 'created',
      entry: 'leaveForReturn',
    },
    atSignIn: {
      description: '[ACC-068] Leads to sign-in, which keeps the requested page.',
      tags: 'created',
      entry: 'leaveForSignIn',
    },
    partlyCreated: {
      description: '[ACC-070] Leads to the page of an account whose card failed.',
      tags: 'created',
      entry: 'leaveForPartialSuccess',
    },
    atCards: {
      description: '[ACC-071] Leads to the cards, where the card can be added again.',
      tags: 'created',
      entry: 'leaveForCards',
    },
  },
});
