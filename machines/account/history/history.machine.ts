import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** A little more than the transport gives one page. */
const PAGE_BOUND_MS = 20_000;

/** The list of past orders or gifts, page by page. The entries lie in the query cache. */
export const historyMachine = setup({
  types: {} as {
    context: { failure: FailureCode | null; pages: number };
    /** `pages`: how many an earlier look has left; none where they hold no entry. */
    input: { pages: number };
    events:
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'member.returned' }
      /** What was read may not be so any more; `pages` as in the input. */
      | { type: 'list.aged'; pages: number };
    tags: 'busy' | 'error' | 'reading' | 'refreshing' | 'readingMore' | 'failed' | 'stale' | 'moreFailed';
  },
  actors: {
    readNewest: unprovided<void, void>('readNewest'),
    readMore: unprovided<void, void>('readMore'),
  },
  actions: {
    dropFailure: assign({ failure: null }),
    keepPages: assign({ pages: (_, params: { pages: number }) => params.pages }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
  },
  guards: { hasEntries: ({ context }) => context.pages > 0 },
  delays: { readBound: PAGE_BOUND_MS, refreshBound: ({ context }) => context.pages * PAGE_BOUND_MS },
}).createMachine({
  id: 'history',
  description: '[ACC-122 ACC-123 ACC-125] Past orders, or gifts, newest first.',
  context: ({ input }) => ({ failure: null, pages: input.pages }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  on: {
    'member.returned': {
      description: '[ACC-125 FC-070] The same member is back, after what was read had gone: the newest are read again.',
      target: '.reading',
    },
  },
  states: {
    beginning: {
      description:
        '[ACC-125] Starts with what an earlier look has left, or with nothing; so it is where the list is read anew.',
      always: [
        { description: '[ACC-125] Entries are there.', guard: 'hasEntries', target: 'refreshing' },
        { description: '[ACC-125] Nothing is there yet.', target: 'reading' },
      ],
    },
    reading: {
      description: '[ACC-125] The newest entries are loading.',
      tags: ['busy', 'reading'],
      entry: 'dropFailure',
      invoke: {
        id: 'readNewest',
        src: 'readNewest',
        onDone: { description: '[ACC-125] They are there, or there are none.', target: 'shown' },
        onError: {
          description: '[ACC-125] They could not be read.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        readBound: {
          description: '[ACC-125] No answer in time counts as a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    refreshing: {
      description: '[ACC-125] The entries of an earlier look stay while they are read anew.',
      tags: ['busy', 'refreshing'],
      entry: 'dropFailure',
      invoke: {
        id: 'readNewest',
        src: 'readNewest',
        onDone: { description: '[ACC-125] They are there, or there are none.', target: 'shown' },
        onError: {
          description: '[ACC-125] They could not be read; what is there stays.',
          target: 'stale',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        refreshBound: {
          description: '[ACC-125] The pages are read one after another; no answer in time counts as a failure.',
          target: 'stale',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    stale: {
      description:
        '[ACC-125] The entries of an earlier look, an error notification above them, and a way to try again.',
      tags: ['error', 'stale'],
      on: { 'retry.pressed': { description: '[ACC-125] Tries again.', target: 'refreshing' } },
    },
    shown: {
      description: '[ACC-123 ACC-124 ACC-125] The entries read so far, or that there are none.',
      on: {
        'more.pressed': { description: '[ACC-125] Requests the next page.', target: 'readingMore' },
        'list.aged': {
          description:
            '[ACC-124 ACC-125] A gift has ended, or the page is looked at again: what is listed is read anew.',
          target: 'beginning',
          actions: { type: 'keepPages', params: ({ event }) => event },
        },
      },
    },
    readingMore: {
      description: '[ACC-125] The next page is loading below the list.',
      tags: ['busy', 'readingMore'],
      entry: 'dropFailure',
      invoke: {
        id: 'readMore',
        src: 'readMore',
        onDone: { description: '[ACC-125] It is added at the end.', target: 'shown' },
        onError: {
          description: '[ACC-125] What is there stays; the reason stands below it.',
          target: 'moreFailed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        readBound: {
          description: '[ACC-125] No answer in time counts as a failure.',
          target: 'moreFailed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    failed: {
      description: '[ACC-125] An error notification in the place of the list, with a way to try again.',
      tags: ['error', 'failed'],
      on: { 'retry.pressed': { description: '[ACC-125] Tries again.', target: 'reading' } },
    },
    moreFailed: {
      description: '[ACC-125] An error notification below the list, with a way to try again.',
      tags: ['error', 'moreFailed'],
      on: {
        'retry.pressed': { description: '[ACC-125] Tries the same page again.', target: 'readingMore' },
        'list.aged': {
          description: '[ACC-124 ACC-125] What is listed is read anew, and the next page with the next press.',
          target: 'beginning',
          actions: { type: 'keepPages', params: ({ event }) => event },
        },
      },
    },
  },
});
