import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { StoreNumber } from '#domain/store.ts';
import { unprovided } from '../unprovided.ts';

/** The heart of one store. The server's answer lives in the query cache; only the wish not yet granted lives here. */
export const favouriteToggleMachine = setup({
  types: {} as {
    context: { storeNumber: StoreNumber; wish: boolean | null; asked: boolean | null; failure: FailureCode | null };
    input: { storeNumber: StoreNumber };
    events:
      | { type: 'heart.pressed'; favourite: boolean; mayKeepFavourites: boolean }
      | { type: 'removal.undone' }
      | { type: 'prompt.dismissed' };
    emitted:
      | { type: 'favourite.kept'; storeNumber: StoreNumber; favourite: boolean }
      | { type: 'favourite.removed'; storeNumber: StoreNumber }
      | { type: 'favourite.refused'; storeNumber: StoreNumber; failure: FailureCode };
    tags: 'pending' | 'asking';
  },
  actors: {
    saveFavourite: unprovided<{ storeNumber: StoreNumber; favourite: boolean }, void>('saveFavourite'),
  },
  actions: {
    makeWish: assign({ wish: (_, params: { wish: boolean }) => params.wish, failure: null }),
    turnWish: assign({ wish: ({ context }) => context.wish !== true }),
    askForWish: assign({ asked: ({ context }) => context.wish }),
    dropWish: assign({ wish: null, asked: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    tellKept: emit(({ context }) => ({
      type: 'favourite.kept' as const,
      storeNumber: context.storeNumber,
      favourite: context.asked === true,
    })),
    tellRemoved: emit(({ context }) => ({ type: 'favourite.removed' as const, storeNumber: context.storeNumber })),
    tellRefused: emit(({ context }, params: { failure: FailureCode }) => ({
      type: 'favourite.refused' as const,
      storeNumber: context.storeNumber,
      failure: params.failure,
    })),
  },
  guards: {
    mayKeepFavourites: (_, params: { mayKeepFavourites: boolean }) => params.mayKeepFavourites,
    isWishTurned: ({ context }) => context.wish !== context.asked,
    isRemoved: ({ context }) => context.asked === false,
    isSignedOut: (_, params: { failure: FailureCode }) => params.failure === 'signed-out',
  },
  delays: { saveBound: 20_000 },
}).createMachine({
  id: 'favouriteToggle',
  description: '[LOC-062..067 LST-015 FC-056] The favourite heart of one store.',
  context: ({ input }) => ({ storeNumber: input.storeNumber, wish: null, asked: null, failure: null }),
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[LOC-064 LOC-065] The heart shows what the server last confirmed.',
      on: {
        'heart.pressed': [
          {
            description: '[LOC-063] A member turns the heart; it flips at once.',
            guard: { type: 'mayKeepFavourites', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'makeWish', params: ({ event }) => ({ wish: !event.favourite }) },
          },
          {
            description: '[LOC-062] Anyone else is asked to sign in; nothing is sent.',
            target: 'askingToSignIn',
          },
        ],
        'removal.undone': {
          description: '[LOC-063 LOC-066] The store becomes a favourite again, at once.',
          target: 'saving',
          actions: { type: 'makeWish', params: { wish: true } },
        },
      },
    },
    saving: {
      description:
        '[LOC-063 LOC-066 LOC-067 LST-015] The wish shows and the store is marked pending while one call is under way.',
      tags: 'pending',
      entry: 'askForWish',
      invoke: {
        id: 'saveFavourite',
        src: 'saveFavourite',
        input: ({ context }) => ({ storeNumber: context.storeNumber, favourite: context.wish === true }),
        onDone: [
          {
            description:
              '[FC-056] The heart was turned again meanwhile: the newer wish is sent, never two calls at once.',
            guard: 'isWishTurned',
            target: 'saving',
            reenter: true,
            actions: 'tellKept',
          },
          {
            description: '[LOC-064] The server has removed it, and it stays removed: that can be undone.',
            guard: 'isRemoved',
            target: 'resting',
            actions: ['tellKept', 'tellRemoved', 'dropWish'],
          },
          {
            description: '[LOC-064] The server agreed; the cache holds the new fact.',
            target: 'resting',
            actions: ['tellKept', 'dropWish'],
          },
        ],
        onError: [
          {
            description: '[LOC-062] The session ended meanwhile: signing in is the way forward.',
            guard: { type: 'isSignedOut', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
            target: 'askingToSignIn',
            actions: 'dropWish',
          },
          {
            description: '[LOC-065] The call failed: the earlier heart shows again and the reason is told.',
            target: 'resting',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
              { type: 'tellRefused', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
              'dropWish',
            ],
          },
        ],
      },
      on: {
        'heart.pressed': {
          description: '[FC-056] Another press turns the wish; the last one wins.',
          actions: 'turnWish',
        },
        'removal.undone': {
          description: '[FC-056] Whatever is under way, in the end the store is a favourite.',
          actions: { type: 'makeWish', params: { wish: true } },
        },
      },
      after: {
        saveBound: {
          description: '[LOC-065] No answer in time counts as a failed call.',
          target: 'resting',
          actions: [
            { type: 'keepFailure', params: { failure: 'timed-out' } },
            { type: 'tellRefused', params: { failure: 'timed-out' } },
            'dropWish',
          ],
        },
      },
    },
    askingToSignIn: {
      description:
        "[LOC-062] The dialog 'You must sign in to add this store to your favorites.' with a sign-in button.",
      tags: 'asking',
      on: {
        'prompt.dismissed': {
          description: '[LOC-062] Closing the dialog leaves the heart as it was.',
          target: 'resting',
        },
      },
    },
  },
});
