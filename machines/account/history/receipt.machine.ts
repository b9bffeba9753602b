import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** The receipt that lies over the history. What it says lies in the query cache. */
export const receiptMachine = setup({
  types: {} as {
    /** `historyId`: whose receipt is open; null while none is. */
    context: { historyId: string | null; failure: FailureCode | null };
    events:
      | { type: 'receipt.opened'; historyId: string }
      | { type: 'receipt.closed' }
      | { type: 'retry.pressed' }
      | { type: 'member.returned' };
    tags: 'busy' | 'error' | 'open' | 'shown';
  },
  actors: { readReceipt: unprovided<{ historyId: string | null }, void>('readReceipt') },
  actions: {
    chooseReceipt: assign({ historyId: (_, params: { historyId: string }) => params.historyId }),
    dropReceipt: assign({ historyId: null, failure: null }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
  },
  delays: { readBound: 20_000 },
}).createMachine({
  id: 'receipt',
  description: '[ACC-123 ACC-125] The receipt of one order or gift, fetched when it is opened.',
  context: { historyId: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'closed',
  states: {
    closed: {
      description: '[ACC-125] No receipt is open, and none is fetched.',
      on: {
        'receipt.opened': {
          description: '[ACC-125] The member opens a receipt.',
          target: 'reading',
          actions: { type: 'chooseReceipt', params: ({ event }) => ({ historyId: event.historyId }) },
        },
      },
    },
    reading: {
      description: '[ACC-125] The receipt is loading; it can be closed meanwhile.',
      tags: ['busy', 'open'],
      entry: 'dropFailure',
      invoke: {
        id: 'readReceipt',
        src: 'readReceipt',
        input: ({ context }) => ({ historyId: context.historyId }),
        onDone: { description: '[ACC-125] It is there.', target: 'shown' },
        onError: {
          description: '[ACC-125] It could not be read, or there is none.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      on: {
        'receipt.closed': {
          description: '[ACC-125] Closes; the answer is not waited for.',
          target: 'closed',
          actions: 'dropReceipt',
        },
        'member.returned': {
          description: '[ACC-125 FC-070] The same member is back: what was asked for before is asked for again.',
          target: 'reading',
          reenter: true,
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
    shown: {
      description: '[ACC-123 ACC-125] What was bought, taxes, tip, total and how it was paid.',
      tags: ['open', 'shown'],
      on: {
        'receipt.closed': { description: '[ACC-125] Closes.', target: 'closed', actions: 'dropReceipt' },
        'member.returned': {
          description: '[ACC-125 FC-070] The same member is back, after what was read had gone: it is read again.',
          target: 'reading',
        },
      },
    },
    failed: {
      description: '[ACC-125] Says why in the place of the receipt, with a way to try again.',
      tags: ['error', 'open'],
      on: {
        'retry.pressed': { description: '[ACC-125] Tries again.', target: 'reading' },
        'receipt.closed': { description: '[ACC-125] Closes.', target: 'closed', actions: 'dropReceipt' },
      },
    },
  },
});
