import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** Which partner programmes there are. Their names lie in the query cache. */
export const partnerLinkingMachine = setup({
  types: {} as {
    context: { failure: FailureCode | null };
    events: { type: 'retry.pressed' };
    tags: 'busy' | 'error' | 'offering';
  },
  actors: { readPartners: unprovided<void, { count: number }>('readPartners') },
  actions: {
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
  },
  guards: { isAny: (_, params: { count: number }) => params.count > 0 },
  delays: { readBound: 20_000 },
}).createMachine({
  id: 'partnerLinking',
  description: '[ACC-128] The partner programmes whose account can go with the member’s own.',
  context: { failure: null },
  options: { maxIterations: 50 },
  initial: 'reading',
  states: {
    reading: {
      description: '[ACC-128] Which programmes the market has is not known yet.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'readPartners',
        src: 'readPartners',
        onDone: [
          {
            description: '[ACC-128] The market has some.',
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'offering',
          },
          { description: '[ACC-128] The market has none.', target: 'withoutPartners' },
        ],
        onError: {
          description: '[ACC-128] It could not be found out; that says nothing about the programmes.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        readBound: {
          description: '[ACC-128] No answer in time counts as a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    offering: {
      description: '[ACC-128] The programmes by name.',
      tags: 'offering',
    },
    withoutPartners: { description: '[ACC-128] Says that there are none, with the way back.' },
    failed: {
      description: '[ACC-128] Says why, with a way to try again.',
      tags: 'error',
      on: { 'retry.pressed': { description: '[ACC-128] Tries again.', target: 'reading' } },
    },
  },
});
