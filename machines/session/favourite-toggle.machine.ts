import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/**
 * The heart of one store or product, named by `subject`. The server's answer lives in the query cache; only the value that is
 * not saved yet lives here.
 */
export const favouriteToggleMachine = setup({
  types: {} as {
    context: {
      subject: string;
      /** What is wanted in the end. */
      optimistic: boolean | null;
      /** What the call under way asks for. */
      requested: boolean | null;
      /** What the visitor wanted when signing in came between. */
      deferred: boolean | null;
    };
    input: { subject: string };
    events:
      | { type: 'heart.pressed'; favourite: boolean; mayKeepFavourites: boolean }
      | { type: 'removal.undone' }
      | { type: 'prompt.dismissed' }
      | { type: 'signIn.chosen' }
      | { type: 'member.admitted' };
    emitted:
      | { type: 'favourite.kept'; favourite: boolean }
      | { type: 'favourite.removed' }
      | { type: 'favourite.refused'; failure: FailureCode };
    tags: 'pending' | 'asking' | 'deferred';
  },
  actors: {
    saveFavourite: unprovided<{ subject: string; favourite: boolean }, void>('saveFavourite'),
  },
  actions: {
    setOptimistic: assign({ optimistic: (_, params: { optimistic: boolean }) => params.optimistic }),
    toggleOptimistic: assign({ optimistic: ({ context }) => context.optimistic !== true }),
    markRequested: assign({ requested: ({ context }) => context.optimistic }),
    clearOptimistic: assign({ optimistic: null, requested: null }),
    defer: assign((_, params: { favourite: boolean }) => ({ deferred: params.favourite })),
    deferOptimistic: assign({ deferred: ({ context }) => context.optimistic }),
    takeUpDeferred: assign({ optimistic: ({ context }) => context.deferred, deferred: null }),
    dropDeferred: assign({ deferred: null }),
    emitKept: emit(({ context }) => ({ type: 'favourite.kept' as const, favourite: context.requested === true })),
    emitRemoved: emit({ type: 'favourite.removed' }),
    emitRefused: emit((_, params: { failure: FailureCode }) => ({
      type: 'favourite.refused' as const,
      failure: params.failure,
    })),
  },
  guards: {
    mayKeepFavourites: (_, params: { mayKeepFavourites: boolean }) => params.mayKeepFavourites,
    isOptimisticChanged: ({ context }) => context.optimistic !== context.requested,
    isRemoved: ({ context }) => context.requested === false,
    isSignedOut: (_, params: { failure: FailureCode }) => params.failure === 'signed-out',
  },
  delays: { saveBound: 20_000, /** Long enough to join and to confirm an email. */ signInBound: 30 * 60_000 },
}).createMachine({
  id: 'favouriteToggle',
  description: '[LOC-062..067 LST-015 OPP-048 OPP-049 FC-056] The favourite heart of one store or product.',
  context: ({ input }) => ({ subject: input.subject, optimistic: null, requested: null, deferred: null }),
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[LOC-064 LOC-065 OPP-048 OPP-049] The heart shows what the server last confirmed.',
      on: {
        'heart.pressed': [
          {
            description: '[LOC-063] A member turns the heart; it flips at once.',
            guard: {
              type: 'mayKeepFavourites',
              params: ({ event }) => ({ mayKeepFavourites: event.mayKeepFavourites }),
            },
            target: 'saving',
            actions: { type: 'setOptimistic', params: ({ event }) => ({ optimistic: !event.favourite }) },
          },
          {
            description: '[LOC-062] Other visitors are asked to sign in; nothing is sent.',
            target: 'askingToSignIn',
            actions: { type: 'defer', params: ({ event }) => ({ favourite: !event.favourite }) },
          },
        ],
        'removal.undone': {
          description: '[LOC-063 LOC-066] It becomes a favourite again, at once.',
          target: 'saving',
          actions: { type: 'setOptimistic', params: { optimistic: true } },
        },
      },
    },
    saving: {
      description:
        '[LOC-063 LOC-066 LOC-067 LST-015 OPP-051 OPP-052] The new value shows at once and is marked pending while one call is under way.',
      tags: 'pending',
      entry: 'markRequested',
      invoke: {
        id: 'saveFavourite',
        src: 'saveFavourite',
        input: ({ context }) => ({ subject: context.subject, favourite: context.optimistic === true }),
        onDone: [
          {
            description:
              '[FC-056] The heart was turned again meanwhile: the newer value is sent, never two calls at once.',
            guard: 'isOptimisticChanged',
            target: 'saving',
            reenter: true,
            actions: 'emitKept',
          },
          {
            description: '[LOC-064 OPP-049] The server has removed it, and it stays removed: that can be undone.',
            guard: 'isRemoved',
            target: 'resting',
            actions: ['emitKept', 'emitRemoved', 'clearOptimistic'],
          },
          {
            description: '[LOC-064 OPP-048 OPP-049] The server accepted it; the cache holds the new server state.',
            target: 'resting',
            actions: ['emitKept', 'clearOptimistic'],
          },
        ],
        onError: [
          {
            description: '[LOC-062] The session ended meanwhile: signing in is the way forward.',
            guard: { type: 'isSignedOut', params: failureOfEvent },
            target: 'askingToSignIn',
            actions: ['deferOptimistic', 'clearOptimistic'],
          },
          {
            description: '[FC-056] The heart was turned again meanwhile: the newer value is sent all the same.',
            guard: 'isOptimisticChanged',
            target: 'saving',
            reenter: true,
          },
          {
            description: '[LOC-065 OPP-054 OPP-055] The call failed: the earlier heart shows again with the reason.',
            target: 'resting',
            actions: [{ type: 'emitRefused', params: failureOfEvent }, 'clearOptimistic'],
          },
        ],
      },
      on: {
        'heart.pressed': {
          description: '[FC-056] Another press turns it again; the last one wins.',
          actions: 'toggleOptimistic',
        },
        'removal.undone': {
          description: '[FC-056] Whatever is under way, in the end it is a favourite.',
          actions: { type: 'setOptimistic', params: { optimistic: true } },
        },
      },
      after: {
        saveBound: [
          {
            description:
              '[FC-056] No answer in time, and turned again meanwhile: the newer value is sent all the same.',
            guard: 'isOptimisticChanged',
            target: 'saving',
            reenter: true,
          },
          {
            description: '[LOC-065] No answer in time counts as a failed call.',
            target: 'resting',
            actions: [{ type: 'emitRefused', params: { failure: 'timed-out' } }, 'clearOptimistic'],
          },
        ],
      },
    },
    askingToSignIn: {
      description:
        "[LOC-062 MNU-008] The dialog 'You must sign in to add this store to your favorites.', or this product, with a sign-in button.",
      tags: 'asking',
      on: {
        'prompt.dismissed': {
          description: '[LOC-062] Closing the dialog leaves the heart as it was.',
          target: 'resting',
          actions: 'dropDeferred',
        },
        'signIn.chosen': {
          description: '[LOC-062] The visitor goes to sign in.',
          target: 'awaitingSignIn',
        },
      },
    },
    awaitingSignIn: {
      description: '[LOC-062] The visitor is signing in; the heart is turned right after that.',
      tags: 'deferred',
      on: {
        'member.admitted': {
          description: '[LOC-063] Signed in: what led there is done now.',
          target: 'saving',
          actions: 'takeUpDeferred',
        },
        'heart.pressed': {
          description: '[LOC-062] Back without having signed in: the dialog asks again.',
          target: 'askingToSignIn',
          actions: { type: 'defer', params: ({ event }) => ({ favourite: !event.favourite }) },
        },
      },
      after: {
        signInBound: {
          description: '[LOC-062] Not signed in for half an hour: nothing is done any more.',
          target: 'resting',
          actions: 'dropDeferred',
        },
      },
    },
  },
});
