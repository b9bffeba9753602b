import { assign, enqueueActions, setup } from 'xstate';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import type { NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { unprovided } from '../unprovided.ts';

/** The billing address of a card: a member's is added or changed, a guest's is kept for one payment. */
export const billingAddressMachine = setup({
  types: {} as {
    /** The member's address that is edited; null adds one. A guest's is in no list. */
    input: { addressId: string | null; isGuest: boolean };
    /** `isInDoubt`: the answer to an address that is added was lost, so the list may hold it. */
    context: {
      addressId: string | null;
      isGuest: boolean;
      address: NewBillingAddress | null;
      isInDoubt: boolean;
      failure: FailureCode | null;
    };
    events: /** `mayBeSaved`: an address is added that the list of the page has, or the list is old. */
      | { type: 'address.submitted'; address: NewBillingAddress; mayBeSaved: boolean }
      | { type: 'address.chosen'; addressId: string };
    /** The id of a member's address, or the token of a guest's. */
    emitted: { type: 'address.ready'; reference: string };
    tags: 'busy' | 'ready';
  },
  actors: {
    /** Reads the saved addresses anew: the id under which they have this one, null where they do not. */
    findSaved: unprovided<{ address: NewBillingAddress | null }, string | null>('findSaved'),
    saveAddress: unprovided<{ addressId: string | null; address: NewBillingAddress | null }, string>('saveAddress'),
  },
  actions: {
    keepAddress: assign({ address: (_, params: { address: NewBillingAddress }) => params.address, failure: null }),
    keepFailure: assign({
      failure: (_, params: { failure: FailureCode }) => params.failure,
      // One that is gone is added by the next try.
      addressId: ({ context: { addressId } }, { failure }) => (failure === 'address-missing' ? null : addressId),
      // What is changed twice is the same, and a guest's address is kept in no list.
      isInDoubt: ({ context: { addressId, isGuest, isInDoubt } }, { failure }) =>
        isInDoubt || (addressId === null && !isGuest && isAnswerLost(failure)),
    }),
    dropFailure: assign({ failure: null }),
    emitReady: enqueueActions(({ enqueue }, { reference }: { reference: string | null }) => {
      if (reference !== null) enqueue.emit({ type: 'address.ready', reference });
    }),
  },
  guards: {
    isSaved: (_, { savedAs }: { savedAs: string | null }) => savedAs !== null,
    mayBeSaved: ({ context }, { mayBeSaved }: { mayBeSaved: boolean }) => context.isInDoubt || mayBeSaved,
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'billingAddress',
  description: '[BIL-002 BIL-003 CRD-040] The billing address step of adding and of editing a payment method.',
  context: ({ input }) => ({ ...input, address: null, isInDoubt: false, failure: null }),
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description: '[BIL-016] The form waits for the address; says why the last try failed, with what was typed.',
      on: {
        'address.submitted': [
          {
            description:
              '[BIL-017 BIL-018] It may be saved: the answer to an earlier try was lost, or the list has it. It is looked for.',
            guard: { type: 'mayBeSaved', params: ({ event }) => event },
            target: 'looking',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          {
            description: '[BIL-018 BIL-019 BIL-020] The address is complete and is to be saved.',
            target: 'saving',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
        ],
        'address.chosen': {
          description: '[BIL-017] One of the saved addresses is taken as it is.',
          target: 'ready',
          actions: ['dropFailure', { type: 'emitReady', params: ({ event }) => ({ reference: event.addressId }) }],
        },
      },
    },
    looking: {
      description: '[BIL-017 BIL-018] The saved addresses are read anew, so that none is added twice.',
      tags: 'busy',
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context: { address } }) => ({ address }),
        onDone: [
          {
            description:
              '[BIL-012 BIL-018 CRD-041] The earlier try has saved it: that one is taken, on to the card step.',
            guard: { type: 'isSaved', params: ({ event }) => ({ savedAs: event.output }) },
            target: 'ready',
            actions: { type: 'emitReady', params: ({ event }) => ({ reference: event.output }) },
          },
          { description: '[BIL-018] It is not there: it is added now.', target: 'saving' },
        ],
        onError: {
          description: '[BIL-016] Still unknown: nothing is added, and the form says why.',
          target: 'filling',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: nothing is added, and it can be tried again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    saving: {
      description: '[BIL-018 BIL-019 BIL-020] One request is under way; a second press sends none.',
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context: { addressId, address } }) => ({ addressId, address }),
        onDone: {
          description: '[BIL-012 BIL-013 BIL-014 CRD-041] It is saved: on to the card step.',
          target: 'ready',
          actions: { type: 'emitReady', params: ({ event }) => ({ reference: event.output }) },
        },
        onError: {
          description: '[BIL-016] Not saved: the form says why and keeps what was typed.',
          target: 'filling',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: it can be tried again.',
          target: 'filling',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    ready: {
      description: '[BIL-012 BIL-013 BIL-014 CRD-041] The step is done; the card step takes over.',
      tags: 'ready',
    },
  },
});
