import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** A card goes out of the account, after a question. */
export const cardRemovalMachine = setup({
  types: {} as {
    input: { cardId: string; lastFour: string };
    context: {
      cardId: string;
      lastFour: string;
      failure: FailureCode | null;
      /** A request was sent, so that a card that is gone was removed by it, whatever was heard of it. */
      isTried: boolean;
    };
    events:
      | { type: 'removal.requested' }
      | { type: 'removal.confirmed' }
      | { type: 'removal.declined' }
      /** The list, read anew, does not have the card. */
      | { type: 'card.missed' };
    emitted: { type: 'card.removed'; lastFour: string };
    tags: 'busy' | 'asking' | 'removed';
  },
  actors: { removeCard: unprovided<{ cardId: string }, void>('removeCard') },
  actions: {
    dropFailure: assign({ failure: null }),
    noteTry: assign({ isTried: true }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitRemoved: emit(({ context }) => ({ type: 'card.removed' as const, lastFour: context.lastFour })),
  },
  guards: { isTried: ({ context }) => context.isTried },
  delays: { removeBound: 20_000 },
}).createMachine({
  id: 'cardRemoval',
  description: '[SVC-011 SVC-043] A card is removed from the account, after a question.',
  context: ({ input }) => ({ ...input, failure: null, isTried: false }),
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[SVC-011] The card is shown.',
      on: {
        'removal.requested': {
          description: '[SVC-011] The member asks to remove it.',
          target: 'asking',
          actions: 'dropFailure',
        },
        'card.missed': {
          guard: 'isTried',
          description: '[SVC-043] It was removed, though no answer said so.',
          target: 'removed',
          actions: ['dropFailure', 'emitRemoved'],
        },
      },
    },
    asking: {
      description: '[SVC-011 SVC-042] Asks whether to remove it; shows why the last try failed.',
      tags: 'asking',
      on: {
        'removal.confirmed': { description: '[SVC-011] The removal is confirmed.', target: 'removing' },
        'removal.declined': { description: '[SVC-011] The card stays.', target: 'resting' },
        'card.missed': {
          guard: 'isTried',
          description: '[SVC-043] It was removed, though no answer said so.',
          target: 'removed',
          actions: ['dropFailure', 'emitRemoved'],
        },
      },
    },
    removing: {
      description: '[SVC-011] One request is under way; a second press sends none.',
      tags: ['busy', 'asking'],
      entry: ['dropFailure', 'noteTry'],
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        input: ({ context }) => ({ cardId: context.cardId }),
        onDone: {
          description: '[SVC-043] It is removed.',
          target: 'removed',
          actions: 'emitRemoved',
        },
        onError: {
          description: '[SVC-042] Not removed: the question says so, and it can be tried again.',
          target: 'asking',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        removeBound: {
          description: '[SVC-042] No answer in time: it can be tried again.',
          target: 'asking',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    removed: {
      description: '[SVC-043] The card is gone, and the list of the others follows.',
      tags: 'removed',
    },
  },
});
