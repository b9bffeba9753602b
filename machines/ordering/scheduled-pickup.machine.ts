import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';
import type { Load, ScheduledPickupTypes, SlotsAnswer } from './scheduled-pickup.events.ts';

/** Schedules a pickup: the times of a store, and what becomes of the one that was chosen. */
export const scheduledPickupMachine = setup({
  types: {} as ScheduledPickupTypes,
  actors: { loadSlots: unprovided<Load, SlotsAnswer>('loadSlots') },
  actions: {
    keepChosen: assign({ chosen: (_, params: { slotId: string | null }) => params.slotId, mustChoose: false }),
    loseSlot: assign({
      chosen: null,
      mustChoose: true,
      lost: ({ context }, { slotId }: { slotId: string }) => [...new Set([...context.lost, slotId])],
    }),
    loseChosen: assign(({ context: { chosen, lost } }) => ({
      chosen: null,
      mustChoose: true,
      lost: chosen === null ? lost : [...new Set([...lost, chosen])],
    })),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitKept: emit((_, { slotId }: { slotId: string | null }) => ({ type: 'slot.kept' as const, slotId })),
    emitGone: emit(({ context }) => ({ type: 'slot.gone' as const, slotId: context.chosen ?? '' })),
  },
  guards: {
    isChoiceDue: ({ context }) => context.mustChoose,
    isFirstLoss: ({ context }, { slotId }: { slotId: string }) => !context.lost.includes(slotId),
    isLeft: ({ context }, { slotId }: { slotId: string | null }) => slotId === null || !context.lost.includes(slotId),
    isSoonest: (_, { slotId }: { slotId: string | null }) => slotId === null,
    isAnother: ({ context }, { slotId }: { slotId: string | null }) =>
      slotId !== context.chosen && (slotId === null || !context.lost.includes(slotId)),
    isNone: (_, { answer }: { answer: SlotsAnswer }) => answer.slotIds.length === 0,
    isLastGone: ({ context }, { answer }: { answer: SlotsAnswer }) =>
      context.chosen !== null && answer.slotIds.length === 0,
    isChosenGone: ({ context }, { answer }: { answer: SlotsAnswer }) =>
      context.chosen !== null && !answer.slotIds.includes(context.chosen),
  },
  delays: {
    /** The estimate moves with the queue, and times pass. */
    freshness: 60_000,
    loadBound: 20_000,
  },
}).createMachine({
  id: 'scheduledPickup',
  description: '[ORD-039..042] As soon as possible, or a time within the next hour.',
  context: ({ input }) => ({ ...input, failure: null }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  on: {
    'slot.lost': {
      description:
        '[ORD-041 ORD-042 OPP-014 OPP-015 FC-022] Others took the chosen time: it is marked, the times are read anew.',
      guard: { type: 'isFirstLoss', params: ({ event }) => event },
      target: '.reloading',
      actions: [{ type: 'loseSlot', params: ({ event }) => event }],
    },
  },
  states: {
    beginning: {
      description: '[ORD-041] A time may have been lost on another page.',
      always: [
        { description: '[ORD-041] It was: another one is to be chosen.', guard: 'isChoiceDue', target: 'reloading' },
        { description: '[ORD-040] Nothing is wrong.', target: 'loading' },
      ],
    },
    loading: {
      description: '[ORD-040] The times are loading.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: { isSure: false },
        onDone: [
          {
            description: '[ORD-041 ORD-042] The store has no time now, so not the chosen one either.',
            guard: { type: 'isLastGone', params: ({ event }) => ({ answer: event.output }) },
            target: 'soonestOnly.none',
            actions: ['emitGone', 'loseChosen'],
          },
          {
            description: '[ORD-042] The store has no time now.',
            guard: { type: 'isNone', params: ({ event }) => ({ answer: event.output }) },
            target: 'none',
          },
          {
            description: '[ORD-041] The chosen time has passed or was taken.',
            guard: { type: 'isChosenGone', params: ({ event }) => ({ answer: event.output }) },
            target: 'lost',
            actions: ['emitGone', 'loseChosen'],
          },
          { description: '[ORD-040] The times are there.', target: 'offered' },
        ],
        onError: {
          description: '[ORD-040] They could not be read.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        loadBound: {
          description: '[ORD-040] They did not come.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    offered: {
      description: '[ORD-039 ORD-042] The visitor chooses as soon as possible, or a time.',
      tags: 'offered',
      initial: 'fresh',
      on: {
        'slot.chosen': {
          description: '[ORD-041 ORD-042] The chosen time is kept; one that was lost cannot be chosen again.',
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [
            { type: 'keepChosen', params: ({ event }) => event },
            { type: 'emitKept', params: ({ event }) => event },
          ],
        },
      },
      states: {
        fresh: {
          description: '[ORD-042] The times are those of this minute.',
          after: {
            freshness: { description: '[ORD-042 FC-184] The store says which are left.', target: 'refreshing' },
          },
        },
        refreshing: {
          description: '[ORD-042 FC-184] The times of the next minute are read; the earlier ones stand meanwhile.',
          invoke: {
            id: 'refreshSlots',
            src: 'loadSlots',
            input: { isSure: true },
            onDone: [
              {
                description: '[ORD-041 ORD-042] The store has no time any more, so not the chosen one either.',
                guard: { type: 'isLastGone', params: ({ event }) => ({ answer: event.output }) },
                target: '#scheduledPickup.soonestOnly.none',
                actions: ['emitGone', 'loseChosen'],
              },
              {
                description: '[ORD-042] The store has no time any more.',
                guard: { type: 'isNone', params: ({ event }) => ({ answer: event.output }) },
                target: '#scheduledPickup.none',
              },
              {
                description: '[ORD-041] The chosen time has passed or was taken.',
                guard: { type: 'isChosenGone', params: ({ event }) => ({ answer: event.output }) },
                target: '#scheduledPickup.lost',
                actions: ['emitGone', 'loseChosen'],
              },
              { description: '[ORD-042] The times are there.', target: 'fresh' },
            ],
            onError: { description: '[ORD-040] The earlier ones stand; the order is checked anyway.', target: 'fresh' },
          },
          after: { loadBound: { description: '[ORD-040] The earlier ones stand.', target: 'fresh' } },
        },
      },
    },
    reloading: {
      description: '[ORD-041 ORD-042 OPP-014] The times are read anew after one was lost.',
      tags: ['busy', 'lost'],
      entry: 'dropFailure',
      invoke: {
        id: 'reloadSlots',
        src: 'loadSlots',
        input: { isSure: true },
        onDone: [
          {
            description: '[ORD-042] The store has no time any more.',
            guard: { type: 'isNone', params: ({ event }) => ({ answer: event.output }) },
            target: 'soonestOnly.none',
          },
          { description: '[ORD-042] Another one is asked for.', target: 'lost' },
        ],
        onError: {
          description: '[ORD-040] They could not be read.',
          target: 'soonestOnly.unread',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        loadBound: {
          description: '[ORD-040] They did not come.',
          target: 'soonestOnly.unread',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    lost: {
      description: '[ORD-041 ORD-042 FC-022] Says that the time was taken; another one is to be chosen.',
      tags: ['offered', 'lost'],
      initial: 'fresh',
      on: {
        'slot.chosen': {
          description: '[ORD-042] Another time, or as soon as possible; one that was lost cannot be chosen again.',
          guard: { type: 'isLeft', params: ({ event }) => event },
          target: 'offered',
          actions: [
            { type: 'keepChosen', params: ({ event }) => event },
            { type: 'emitKept', params: ({ event }) => event },
          ],
        },
      },
      states: {
        fresh: {
          description: '[ORD-042] The times are those of this minute.',
          after: {
            freshness: { description: '[ORD-042 FC-184] The store says which are left.', target: 'refreshing' },
          },
        },
        refreshing: {
          description: '[ORD-042 FC-184] The times of the next minute are read; the earlier ones stand meanwhile.',
          invoke: {
            id: 'refreshOthers',
            src: 'loadSlots',
            input: { isSure: true },
            onDone: [
              {
                description: '[ORD-042] The store has no time any more.',
                guard: { type: 'isNone', params: ({ event }) => ({ answer: event.output }) },
                target: '#scheduledPickup.soonestOnly.none',
              },
              { description: '[ORD-042] The times are there.', target: 'fresh' },
            ],
            onError: { description: '[ORD-040] The earlier ones stand; the order is checked anyway.', target: 'fresh' },
          },
          after: { loadBound: { description: '[ORD-040] The earlier ones stand.', target: 'fresh' } },
        },
      },
    },
    soonestOnly: {
      description: '[FC-022 ORD-042] Says that the time was taken; only as soon as possible can be chosen (D-373).',
      tags: ['offered', 'lost', 'soonest'],
      initial: 'unread',
      on: {
        'slot.chosen': {
          description: '[ORD-042] As soon as possible needs no time of the store; the times are asked for again.',
          guard: { type: 'isSoonest', params: ({ event }) => event },
          target: 'loading',
          actions: [
            { type: 'keepChosen', params: ({ event }) => event },
            { type: 'emitKept', params: ({ event }) => event },
          ],
        },
      },
      states: {
        unread: {
          description: '[ORD-040] The others could not be read: they can be asked for again.',
          tags: 'error',
          on: { 'retry.pressed': { description: '[ORD-040] Tries again.', target: '#scheduledPickup.reloading' } },
        },
        none: {
          description: '[ORD-042] The store has no other one now.',
          tags: 'none',
          after: { freshness: { description: '[ORD-042] There may be some by now.', target: 'refreshing' } },
        },
        refreshing: {
          description: '[ORD-042] The store is asked for others; what can be chosen stays meanwhile.',
          tags: 'none',
          invoke: {
            id: 'refreshSoonest',
            src: 'loadSlots',
            input: { isSure: true },
            onDone: [
              {
                description: '[ORD-042] There are none still.',
                guard: { type: 'isNone', params: ({ event }) => ({ answer: event.output }) },
                target: 'none',
              },
              { description: '[ORD-042] There are some.', target: '#scheduledPickup.lost' },
            ],
            onError: { description: '[ORD-040] It is asked again.', target: 'none' },
          },
          after: { loadBound: { description: '[ORD-040] It is asked again.', target: 'none' } },
        },
      },
    },
    none: {
      description: '[ORD-042] The store has no time now.',
      tags: 'none',
      after: { freshness: { description: '[ORD-042] There may be some by now.', target: 'loading' } },
    },
    failed: {
      description: '[ORD-040] The times could not be read: they can be asked for again.',
      tags: 'error',
      on: { 'retry.pressed': { description: '[ORD-040] Tries again.', target: 'loading' } },
    },
  },
});
