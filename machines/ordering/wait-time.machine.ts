import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { Wait } from '#domain/ordering/wait-time.ts';
import { unprovided } from '../unprovided.ts';

/** `wait`: null where the store gives no estimate. `isExpired`: no order takes as long as this one has. */
export type WaitAnswer = { wait: Wait | null; isExpired: boolean };

/** How long an order still takes, asked for every minute until it is ready. */
export const waitTimeMachine = setup({
  types: {} as {
    /** What is left by the latest answer; null where the store gives no estimate. */
    context: { wait: Wait | null };
    events: { type: 'page.shown' };
    tags: 'busy' | 'ready';
  },
  actors: { readWait: unprovided<void, WaitAnswer>('readWait') },
  actions: {
    keepWait: assign({ wait: (_, params: WaitAnswer) => params.wait }),
    dropWait: assign({ wait: null }),
  },
  guards: {
    isExpired: (_, { isExpired }: WaitAnswer) => isExpired,
    isNone: (_, { wait }: WaitAnswer) => wait === null,
    isOver: (_, { wait }: WaitAnswer) => wait !== null && wait.maximum <= 0,
    isGone: (_, { failure }: { failure: FailureCode }) => failure === 'order-not-found',
  },
  delays: { minute: 60_000, readBound: 20_000 },
}).createMachine({
  id: 'waitTime',
  description: '[ORD-043..046 OPP-030 OPP-031] How long an order that was placed still takes.',
  context: { wait: null },
  options: { maxIterations: 50 },
  initial: 'reading',
  states: {
    reading: {
      description: '[OPP-030] The estimate is read.',
      tags: 'busy',
      invoke: {
        id: 'readWait',
        src: 'readWait',
        onDone: [
          {
            description: '[ORD-046] It was placed so long ago that nothing true can be said of its wait any more.',
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'gone',
          },
          {
            description: '[ORD-046] The store gives no estimate.',
            guard: { type: 'isNone', params: ({ event }) => event.output },
            target: 'unknown',
          },
          {
            description: '[ORD-045 FC-184] The time has passed.',
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'ready',
          },
          {
            description: '[ORD-044 ORD-045] So many minutes are left.',
            target: 'waiting',
            actions: { type: 'keepWait', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            description: '[OPP-030] There is no such order any more.',
            guard: { type: 'isGone', params: failureOfEvent },
            target: 'gone',
          },
          { description: '[ORD-046] Without an answer there is no estimate.', target: 'unknown' },
        ],
      },
      after: { readBound: { description: '[ORD-046] No answer in time.', target: 'unknown' } },
    },
    waiting: {
      description: '[ORD-044 ORD-045] Says how long it takes.',
      on: {
        'page.shown': {
          description: '[ORD-045] The device may have slept, and the minute with it.',
          target: 'refreshing',
        },
      },
      after: { minute: { description: '[ORD-045] A minute less, or what the store says now.', target: 'refreshing' } },
    },
    refreshing: {
      description: '[OPP-030] The estimate is read again; what was said stands meanwhile.',
      invoke: {
        id: 'refreshWait',
        src: 'readWait',
        onDone: [
          {
            description: '[ORD-046] It was placed so long ago that nothing true can be said of its wait any more.',
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'gone',
            actions: 'dropWait',
          },
          {
            description: '[ORD-046] The store gives no estimate any more.',
            guard: { type: 'isNone', params: ({ event }) => event.output },
            target: 'unknown',
            actions: 'dropWait',
          },
          {
            description: '[ORD-045 FC-184] The time has passed.',
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'dropWait',
          },
          {
            description: '[ORD-044 ORD-045] So many minutes are left.',
            target: 'waiting',
            actions: { type: 'keepWait', params: ({ event }) => event.output },
          },
        ],
        onError: { description: '[ORD-046] What was said stands for another minute.', target: 'waiting' },
      },
      after: { readBound: { description: '[ORD-046] What was said stands for another minute.', target: 'waiting' } },
    },
    unknown: {
      description: '[ORD-046] No estimate, so nothing is said.',
      on: {
        'page.shown': {
          description: '[OPP-030] The device may have slept, and the minute with it.',
          target: 'reading',
        },
      },
      after: { minute: { description: '[OPP-030] There may be one by now.', target: 'reading' } },
    },
    ready: {
      description: '[ORD-045 FC-184] Says that the order should be ready.',
      tags: 'ready',
    },
    gone: { description: '[OPP-030] Nothing is said, and nothing more is asked.' },
  },
});
