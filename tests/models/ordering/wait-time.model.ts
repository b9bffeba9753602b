import { equal } from 'node:assert/strict';
import type { Wait } from '#domain/ordering/wait-time.ts';
import { waitTimeMachine } from '#machines/ordering/wait-time.machine.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { all } from '../kit/on-screen.ts';

const said = () => all('p:not([data-testid])').map(({ textContent }) => textContent);

/** What is said after each answer. */
const SAID: Readonly<Record<string, string>> = {
  'five to eight': 'Ready in around 5-8 minutes',
  'up to twenty': 'Ready in around 15-20 minutes',
  'over twenty': 'Ready in around 20+ minutes',
};

const left = (wait: Wait | null) => ({ wait, isExpired: false });

export const model = defineModel<typeof waitTimeMachine>({
  machine: waitTimeMachine,
  inputs: { start: undefined },
  events: { 'page.shown': [{ label: 'shown again' }] },
  outcomes: {
    readWait: [
      done('five to eight', left({ minimum: 5, maximum: 8 })),
      done('up to twenty', left({ minimum: 15, maximum: 20 })),
      done('over twenty', left({ minimum: 15, maximum: 21 })),
      done('over', left({ minimum: 0, maximum: 0 })),
      done('no estimate', left(null)),
      done('three hours ago', { wait: null, isExpired: true }),
      failed('no such order', 'order-not-found'),
      failed('offline', 'offline'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  waits: { minute: 60_000 },
  bound: ({ wait }) => wait,
  limit: 30,
  rest: ['waiting', 'unknown', 'ready', 'gone'],
  tags: ['ready'],
  invariants: {
    'ORD-046 an estimate is kept while one is said, and only then': ({ context, value }) =>
      ['waiting', 'refreshing'].includes(value) === (context.wait !== null),
    'FC-184 no wait is below zero': ({ context: { wait } }) => wait === null || (wait.minimum >= 0 && wait.maximum > 0),
  },
  properties: {
    'OPP-030 ORD-046 each answer leads where it should, and of an order of three hours ago nothing more is asked': {
      'readWait: five to eight': 'waiting',
      'readWait: over': 'ready',
      'readWait: no estimate': 'unknown',
      'readWait: three hours ago': 'gone',
      'readWait: no such order': 'gone',
      'readWait: offline': 'unknown',
      'reading after(readBound)': 'unknown',
      'waiting after(minute)': 'refreshing',
      'waiting page.shown(shown again)': 'refreshing',
      'refreshWait: over': 'ready',
      'refreshWait: no estimate': 'unknown',
      'refreshWait: three hours ago': 'gone',
      'refreshWait: offline': 'waiting',
      'refreshing after(readBound)': 'waiting',
      'unknown after(minute)': 'reading',
      'unknown page.shown(shown again)': 'reading',
    },
  },
  shows: {
    reading: { says: 'ORD-046 nothing before there is an estimate', see: () => equal(said().length, 0) },
    waiting: {
      says: 'ORD-044 ORD-045 ORD-046 a range up to twenty minutes, and 20+ over them',
      see: ({ outcome }) => {
        equal(said().length, 1);
        const due = SAID[outcome?.label ?? ''];
        if (due !== undefined) equal(said()[0], due);
      },
    },
    refreshing: { says: 'ORD-044 ORD-045 what was said before', see: () => equal(said().length, 1) },
    unknown: { says: 'ORD-046 nothing without an estimate', see: () => equal(said().length, 0) },
    ready: {
      says: 'FC-184 that it should be ready, and no wait',
      see: () => equal(said()[0], 'Your order should be ready'),
    },
    gone: { says: 'ORD-046 nothing of an order that is gone', see: () => equal(said().length, 0) },
  },
  causes: {
    'page.shown': { arrives: () => void document.dispatchEvent(new Event('visibilitychange')) },
  },
});
