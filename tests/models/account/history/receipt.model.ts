import { equal, match, ok } from 'node:assert/strict';
import { receiptMachine } from '#machines/account/history/receipt.machine.ts';
import { externalEvents } from '../../kit/external-events.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { buttonOn, dialogOn } from '../../kit/on-screen.ts';

export const model = defineModel<typeof receiptMachine>({
  machine: receiptMachine,
  inputs: { start: undefined },
  events: {
    'receipt.opened': [{ label: 'the first', payload: { historyId: 'first' } }],
    'member.returned': [{ label: 'the same' }],
  },
  outcomes: {
    readReceipt: [
      done('read'),
      failed('no such receipt', 'receipt-not-found'),
      failed('server error', 'server'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: (context) => context,
  limit: 20,
  rest: ['closed', 'shown', 'failed'],
  tags: ['open', 'shown'],
  supersedes: { readReceipt: ['member.returned'] },
  invariants: {
    'ACC-125 a receipt is named while one is open, and only then': (now) =>
      (now.context.historyId !== null) === now.hasTag('open'),
    'ACC-125 the reason of a failure is kept where it is shown, and only there': (now) =>
      (now.context.failure !== null) === now.hasTag('error'),
  },
  properties: {
    'ACC-125 nothing is fetched before a receipt is opened': (graph) =>
      graph.edges.filter(({ next }) => next.value === 'reading').filter(({ stimulus }) => stimulus.via !== 'event'),
    'ACC-125 FC-070 an open receipt is read anew when the member is known again': {
      'shown member.returned(the same)': 'reading',
      'reading member.returned(the same)': 'reading',
    },
  },
  shows: {
    closed: {
      says: 'ACC-125 no receipt lies over the history',
      see: ({ screen }) => equal(dialogOn(screen), null),
    },
    reading: {
      says: 'ACC-125 the dialog is open and claims nothing yet',
      see: ({ screen }) => {
        ok(dialogOn(screen));
        equal(screen.queryByText('Paid with'), null);
      },
    },
    shown: {
      says: 'ACC-123 ACC-125 what was bought, tax, tip, total and how it was paid',
      see: ({ screen }) => {
        const words = dialogOn(screen)?.textContent ?? '';
        for (const part of ['2 × Cold Brew$8.90', 'Tax$0.89', 'Tip$1.00', 'Total$10.79', 'Card ending in 0042']) {
          ok(words.includes(part), `${part} in ${words}`);
        }
      },
    },
    failed: {
      says: 'ACC-125 why there is no receipt',
      see: ({ screen }) => match(dialogOn(screen)?.textContent ?? '', /We couldn’t load this receipt/),
    },
  },
  causes: {
    'receipt.opened': {
      control: ({ screen }) => buttonOn(screen, /^View receipt\s*of Pine Street/),
    },
    'receipt.closed': { control: ({ screen }) => buttonOn(screen, 'Close') },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
    'member.returned': { arrives: () => externalEvents.fire({ type: 'member.returned' }) },
  },
});
