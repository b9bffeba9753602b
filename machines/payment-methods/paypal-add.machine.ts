import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent, maySendAgain } from '#domain/failure.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** A PayPal account becomes a payment method: the member agrees at PayPal and comes back. */
export const paypalAddMachine = setup({
  types: {} as {
    /** What PayPal sent the member back with; null at the first visit. */
    input: { approval: string | null };
    context: { approval: string | null; failure: FailureCode | null; isCancelled: boolean };
    events: { type: 'paypal.pressed' } | { type: 'page.restored' } | { type: 'retry.pressed' };
    emitted: { type: 'paypal.opened'; address: string } | { type: 'method.saved' };
    tags: 'busy' | 'saved' | 'connecting' | 'unsaved';
  },
  actors: {
    beginApproval: unprovided<void, string>('beginApproval'),
    savePaypal: unprovided<{ approval: string }, void>('savePaypal'),
  },
  actions: {
    dropFailure: assign({ failure: null, isCancelled: false }),
    keepCancelled: assign({ isCancelled: true }),
    dropApproval: assign({ approval: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitOpened: emit((_, params: { address: string }) => ({ type: 'paypal.opened' as const, address: params.address })),
    emitSaved: emit({ type: 'method.saved' }),
  },
  guards: {
    isCancelled: ({ context }) => context.approval === 'cancelled',
    isApproved: ({ context }) => context.approval !== null,
    maySendAgain: (_, { failure }: { failure: FailureCode }) => maySendAgain(failure),
  },
  delays: { requestBound: 20_000, leaveBound: 10_000 },
}).createMachine({
  id: 'paypalAdd',
  description: '[CRD-038] A PayPal account is added.',
  context: ({ input }) => ({ approval: input.approval, failure: null, isCancelled: false }),
  options: { maxIterations: 50 },
  initial: 'arriving',
  states: {
    arriving: {
      description: '[CRD-038] Comes for the first time, or back from PayPal.',
      always: [
        {
          description: '[CRD-038] The member did not agree at PayPal.',
          guard: 'isCancelled',
          target: 'offering',
          actions: ['keepCancelled', 'dropApproval'],
        },
        { description: '[CRD-038] The member agreed at PayPal.', guard: 'isApproved', target: 'saving' },
        { description: '[CRD-038] Nothing has happened yet.', target: 'offering' },
      ],
    },
    offering: {
      description: '[CRD-038] Says what will happen, or why it did not; one press leads to PayPal.',
      on: {
        'paypal.pressed': {
          description: '[CRD-038] To PayPal.',
          target: 'beginning',
          actions: 'dropFailure',
        },
      },
    },
    beginning: {
      description: '[CRD-038] Asks where PayPal is; only an address that is allowed is followed.',
      tags: 'busy',
      invoke: {
        id: 'beginApproval',
        src: 'beginApproval',
        onDone: {
          description: '[CRD-038] The browser leaves for PayPal.',
          target: 'leaving',
          actions: { type: 'emitOpened', params: ({ event }) => ({ address: event.output }) },
        },
        onError: {
          description: '[CRD-038] It could not begin: the page says why.',
          target: 'offering',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: it can be tried again.',
          target: 'offering',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    leaving: {
      description: '[CRD-038] The page is about to be left.',
      tags: 'busy',
      on: {
        'page.restored': {
          description: '[CRD-038] Back has brought the page out of the cache: it can be pressed again.',
          target: 'offering',
        },
      },
      after: { leaveBound: { description: 'Still here: it can be tried again.', target: 'offering' } },
    },
    saving: {
      description: '[CRD-038] What the member agreed to is saved; an approval is good for one account.',
      tags: ['busy', 'connecting'],
      entry: 'dropFailure',
      invoke: {
        id: 'savePaypal',
        src: 'savePaypal',
        input: ({ context }) => ({ approval: known(context.approval, 'approval') }),
        onDone: {
          description: '[CRD-038] PayPal is a payment method now.',
          target: 'saved',
          actions: ['dropApproval', 'emitSaved'],
        },
        onError: [
          {
            description: 'The answer was lost, or the request came too soon: the same approval may be saved once more.',
            guard: { type: 'maySendAgain', params: failureOfEvent },
            target: 'unsaved',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
          {
            description: '[CRD-038] Not saved: the page says why.',
            target: 'offering',
            actions: ['dropApproval', { type: 'keepFailure', params: failureOfEvent }],
          },
        ],
      },
      after: {
        requestBound: {
          description: 'No answer in time: the same approval may be saved once more.',
          target: 'unsaved',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unsaved: {
      description: '[CRD-038] Says why PayPal may not be saved; the member need not agree again.',
      tags: 'unsaved',
      on: {
        'retry.pressed': {
          description: '[CRD-038] The same approval is sent once more.',
          target: 'saving',
        },
      },
    },
    saved: {
      description: '[CRD-038] The flow goes back to where it came from.',
      tags: 'saved',
    },
  },
});
