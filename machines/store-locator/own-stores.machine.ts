import { setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** The stores that a member knows, offered before anything is searched; they stay in the query cache. */
export const ownStoresMachine = setup({
  types: {} as {
    events: { type: 'member.arrived' } | { type: 'member.left' } | { type: 'retry.pressed' };
    tags: 'busy' | 'error' | 'listed';
  },
  actors: { loadOwnStores: unprovided<void, { count: number }>('loadOwnStores') },
  guards: {
    isAny: (_, params: { count: number }) => params.count > 0,
    isRefused: (_, params: { failure: FailureCode }) => params.failure === 'refused',
  },
  delays: { loadBound: 20_000 },
}).createMachine({
  id: 'ownStores',
  description: '[LOC-004 LOC-034 LOC-035] Favourite, usual and previous stores of a member, before any search.',
  options: { maxIterations: 50 },
  initial: 'idle',
  on: {
    'member.left': {
      description: 'Signed out, or the session has ended: the stores of a member are not shown any more.',
      target: '.idle',
    },
  },
  states: {
    idle: {
      description: '[LOC-004] No member is signed in: there are no own stores.',
      on: { 'member.arrived': { description: 'A member looks for a store.', target: 'loading' } },
    },
    loading: {
      description: '[LOC-034 LOC-035] The stores of the member are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadOwnStores',
        src: 'loadOwnStores',
        onDone: [
          {
            description: '[LOC-034 LOC-035] The member has stores: they are listed.',
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'listed',
          },
          { description: 'The member has none yet.', target: 'none' },
        ],
        onError: [
          {
            description: 'The server does not know the question: that counts as no stores.',
            guard: { type: 'isRefused', params: failureOfEvent },
            target: 'none',
          },
          { description: 'They could not be loaded; a search works all the same.', target: 'failed' },
        ],
      },
      after: {
        loadBound: { description: 'No answer in time counts as a failure.', target: 'failed' },
      },
    },
    listed: {
      description: '[LOC-034 LOC-035] Favourite, usual and previous stores are listed, each group under its name.',
      tags: 'listed',
    },
    none: {
      description: 'Only the invitation to search is shown.',
      on: {
        'member.arrived': {
          description: 'Back from a search, during which a store may have become a favourite.',
          target: 'loading',
        },
      },
    },
    failed: {
      description: 'One line says that the own stores could not be loaded, and offers to try again.',
      tags: 'error',
      on: {
        'retry.pressed': { description: 'The member tries again.', target: 'loading' },
        'member.arrived': { description: 'Back from a search: tries again.', target: 'loading' },
      },
    },
  },
});
