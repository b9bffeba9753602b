import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { unprovided } from '../unprovided.ts';

/** The billing address of a card: a member's is added or changed, a guest's is kept for one payment. */
export const billingAddressMachine = setup({
  types: {} as {
    /** The member's address that is edited; null adds one. */
    input: { addressId: string | null };
    context: { addressId: string | null; address: NewBillingAddress | null; failure: FailureCode | null };
    events: { type: 'address.submitted'; address: NewBillingAddress } | { type: 'address.chosen'; addressId: string };
    /** The id of a member's address, or the token of a guest's. */
    emitted: { type: 'address.ready'; reference: string };
    tags: 'busy' | 'ready';
  },
  actors: {
    saveAddress: unprovided<{ addressId: string | null; address: NewBillingAddress | null }, string>('saveAddress'),
  },
  actions: {
    keepAddress: assign({ address: (_, params: { address: NewBillingAddress }) => params.address, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    emitReady: emit((_, params: { reference: string }) => ({
      type: 'address.ready' as const,
      reference: params.reference,
    })),
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'billingAddress',
  description: '[BIL-002 BIL-003 CRD-040] The billing address step of adding and of editing a payment method.',
  context: ({ input }) => ({ addressId: input.addressId, address: null, failure: null }),
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description: '[BIL-016] The form waits for the address; says why the last try failed, with what was typed.',
      on: {
        'address.submitted': {
          description: '[BIL-018 BIL-019 BIL-020] The address is complete and is to be saved.',
          target: 'saving',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
        'address.chosen': {
          description: '[BIL-017] One of the saved addresses is taken as it is.',
          target: 'ready',
          actions: ['dropFailure', { type: 'emitReady', params: ({ event }) => ({ reference: event.addressId }) }],
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
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
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
