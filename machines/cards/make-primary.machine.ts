import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** A card becomes the primary one: the one that pays and is shown first. */
export const makePrimaryMachine = setup({
  types: {} as {
    input: { cardId: string };
    context: { cardId: string; failure: FailureCode | null };
    events: { type: 'primary.requested' };
    emitted: { type: 'primary.made' };
    tags: 'busy';
  },
  actors: { makePrimary: unprovided<{ cardId: string }, void>('makePrimary') },
  actions: {
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitMade: emit({ type: 'primary.made' }),
  },
  delays: { saveBound: 20_000 },
}).createMachine({
  id: 'makePrimary',
  description: '[SVC-035] A card becomes the primary one, or a message of its own says that it did not.',
  context: ({ input }) => ({ ...input, failure: null }),
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[SVC-035] The card is shown; it says so where it could not become the primary one.',
      on: {
        'primary.requested': { description: 'It is to become the primary one.', target: 'saving' },
      },
    },
    saving: {
      description: 'One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'makePrimary',
        src: 'makePrimary',
        input: ({ context }) => ({ cardId: context.cardId }),
        onDone: {
          description: 'It is the primary card.',
          target: 'resting',
          actions: 'emitMade',
        },
        onError: {
          description: '[SVC-035] It is not: a message of its own says so, and it can be tried again.',
          target: 'resting',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        saveBound: {
          description: '[SVC-035] No answer in time: it can be tried again.',
          target: 'resting',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
  },
});
