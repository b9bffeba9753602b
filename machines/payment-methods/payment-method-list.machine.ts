import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** What a member does with saved payment methods: another default, and removal after a question. */
export const paymentMethodListMachine = setup({
  types: {} as {
    context: {
      /** What a question, a change or a failure is about. */
      chosen: PaymentMethod | null;
      failure: FailureCode | null;
    };
    events:
      | { type: 'default.pressed'; method: PaymentMethod }
      | { type: 'default.read'; methodId: string }
      | { type: 'removal.requested'; method: PaymentMethod }
      | { type: 'removal.confirmed' }
      | { type: 'removal.declined' };
    emitted: { type: 'default.changed' } | { type: 'method.removed' };
    tags: 'busy' | 'asking' | 'promoting';
  },
  actors: {
    makeDefault: unprovided<{ methodId: string }, void>('makeDefault'),
    removeMethod: unprovided<{ methodId: string }, void>('removeMethod'),
  },
  guards: {
    isChosen: ({ context }, params: { methodId: string }) => context.chosen?.paymentMethodId === params.methodId,
  },
  actions: {
    keepChosen: assign({ chosen: (_, params: { method: PaymentMethod }) => params.method, failure: null }),
    dropChosen: assign({ chosen: null }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitDefault: emit({ type: 'default.changed' }),
    emitRemoved: emit({ type: 'method.removed' }),
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'paymentMethodList',
  description: '[CRD-037 CRD-050] The saved payment methods: one is the default, any can be removed after a question.',
  context: { chosen: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'listing',
  states: {
    listing: {
      description: '[CRD-037] The methods are listed; says why the last change of the default failed.',
      on: {
        'default.pressed': {
          description: '[CRD-050] Another method is to be the default.',
          target: 'promoting',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
        'default.read': {
          description: '[CRD-050] Only the answer was lost: the list that was read again has it as the default.',
          guard: { type: 'isChosen', params: ({ event }) => event },
          actions: ['emitDefault', 'dropChosen', 'dropFailure'],
        },
        'removal.requested': {
          description: '[CRD-050] The member asks to remove a method.',
          target: 'asking',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
      },
    },
    promoting: {
      description: '[CRD-050] The method shows as the default while the server is asked.',
      tags: ['busy', 'promoting'],
      invoke: {
        id: 'makeDefault',
        src: 'makeDefault',
        input: ({ context }) => ({ methodId: known(context.chosen, 'method').paymentMethodId }),
        onDone: {
          description: '[CRD-050] It is the default now.',
          target: 'listing',
          actions: ['emitDefault', 'dropChosen'],
        },
        onError: {
          description: '[CRD-050] The old default stays, and the page says why.',
          target: 'listing',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: it can be tried again.',
          target: 'listing',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    asking: {
      description: '[CRD-050] Asks whether to remove the method; says why the last try failed.',
      tags: 'asking',
      on: {
        'removal.confirmed': { description: '[CRD-050] The removal is confirmed.', target: 'removing' },
        'removal.declined': {
          description: '[CRD-050] The method stays.',
          target: 'listing',
          actions: ['dropChosen', 'dropFailure'],
        },
      },
    },
    removing: {
      description: '[CRD-050] One request is under way; a second press sends none.',
      tags: ['busy', 'asking'],
      entry: 'dropFailure',
      invoke: {
        id: 'removeMethod',
        src: 'removeMethod',
        input: ({ context }) => ({ methodId: known(context.chosen, 'method').paymentMethodId }),
        onDone: {
          description: '[CRD-050] It is removed.',
          target: 'listing',
          actions: ['emitRemoved', 'dropChosen'],
        },
        onError: {
          description: '[CRD-050] Not removed: the question says why, and it can be tried again.',
          target: 'asking',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: it can be tried again.',
          target: 'asking',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
  },
});
