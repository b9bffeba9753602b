import { assign, emit, setup } from 'xstate';
import {
  type GuestPaymentInstrument,
  type GuestPurchaseKind,
  isGuestTokenExpired,
} from '#domain/payment-methods/guest-payment.ts';

/** What a guest pays with, from the billing address to the confirmation; in memory only, good for one payment. */
export const guestPaymentMachine = setup({
  types: {} as {
    /** `takenBy`: which purchase is on its way with the card. */
    context: {
      addressToken: string | null;
      instrument: GuestPaymentInstrument | null;
      takenBy: GuestPurchaseKind | null;
    };
    events:
      | { type: 'payment.begun' }
      | { type: 'billingAddress.kept'; addressToken: string }
      | { type: 'card.kept'; instrument: GuestPaymentInstrument }
      /** `now` by the clock at this moment, `maxAge` as configured; milliseconds. */
      | { type: 'payment.submitted'; now: number; maxAge: number }
      | { type: 'expiry.confirmed' }
      | { type: 'expiry.cancelled' }
      /** `token`: what a purchase is on its way with, which may charge it. */
      | { type: 'payment.taken'; token: string; by: GuestPurchaseKind }
      /** That purchase is not on its way any more. */
      | { type: 'payment.released'; token: string }
      /** `token`: what was paid with. */
      | { type: 'payment.spent'; token: string }
      | { type: 'payment.cleared' };
    emitted: { type: 'payment.usable'; instrument: GuestPaymentInstrument } | { type: 'billingAddress.requested' };
    tags: 'begun' | 'expired';
  },
  actions: {
    keepAddress: assign({
      addressToken: (_, params: { addressToken: string }) => params.addressToken,
      // A card belongs to the address that it was entered for.
      instrument: null,
      takenBy: null,
    }),
    keepInstrument: assign({ instrument: (_, params: { instrument: GuestPaymentInstrument }) => params.instrument }),
    noteTaken: assign({ takenBy: (_, params: { by: GuestPurchaseKind }) => params.by }),
    noteReleased: assign({ takenBy: null }),
    dropAll: assign({ addressToken: null, instrument: null, takenBy: null }),
    emitRequested: emit({ type: 'billingAddress.requested' }),
    emitUsable: emit(({ context: { instrument } }) => ({
      type: 'payment.usable' as const,
      instrument: instrument ?? {
        paymentInstrumentToken: '',
        tokenAcquiredTimestamp: Number.NaN,
        accountNumberLastFour: '',
        paymentType: 'visa' as const,
      },
    })),
  },
  guards: {
    isHeld: ({ context }, params: { token: string }) => context.instrument?.paymentInstrumentToken === params.token,
    isExpired: ({ context }, params: { now: number; maxAge: number }) =>
      isGuestTokenExpired(context.instrument?.tokenAcquiredTimestamp, params),
  },
}).createMachine({
  id: 'guestPayment',
  description: '[BIL-031] A guest pays with a single-use token and a single-use billing address.',
  context: { addressToken: null, instrument: null, takenBy: null },
  options: { maxIterations: 50 },
  initial: 'none',
  on: {
    'payment.cleared': {
      description:
        '[BIL-030] The guest is another person by now, or it is not known what an earlier order was paid with: nothing is kept.',
      target: '.none',
      actions: 'dropAll',
    },
  },
  states: {
    none: {
      description: '[CRD-043] No guest has begun to pay here: the steps are for members and for guests with an order.',
      on: { 'payment.begun': { description: '[BIL-029 CRD-043] A guest has something to pay for.', target: 'begun' } },
    },
    begun: {
      description: '[BIL-014 CRD-044] The billing address comes first.',
      tags: 'begun',
      on: {
        'billingAddress.kept': {
          description: '[BIL-014 BIL-020] The address is kept for one payment: the card is next.',
          target: 'addressed',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
      },
    },
    addressed: {
      description: '[BIL-014] The card is next.',
      tags: 'begun',
      on: {
        'billingAddress.kept': {
          description: '[BIL-020] Another address takes the place of the first.',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
        'card.kept': {
          description: '[BIL-010 BIL-022] A token stands for the card; its age counts from now.',
          target: 'ready',
          actions: { type: 'keepInstrument', params: ({ event }) => event },
        },
      },
    },
    ready: {
      description: '[BIL-031] Ready to pay; whether the token is young enough is judged when it is used.',
      tags: 'begun',
      on: {
        'billingAddress.kept': {
          description: '[BIL-014] Another address, so that the card is entered again.',
          target: 'addressed',
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
        'payment.submitted': [
          {
            description: '[BIL-025 BIL-027] Too old, or not provably younger: no purchase, the dialog asks.',
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'expired',
          },
          { description: '[BIL-025] Young enough: the purchase may be sent.', actions: 'emitUsable' },
        ],
        'payment.taken': {
          description: '[BIL-030] A purchase is on its way with it, so that no other one is offered it.',
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: { type: 'noteTaken', params: ({ event }) => event },
        },
        'payment.released': {
          description:
            '[BIL-030] That purchase is not on its way any more: the card is good for any, unless it has paid.',
          guard: { type: 'isHeld', params: ({ event }) => event },
          actions: 'noteReleased',
        },
        'payment.spent': {
          description: '[BIL-030] It has paid: the next purchase needs another card. One that was entered since stays.',
          guard: { type: 'isHeld', params: ({ event }) => event },
          target: 'none',
          actions: 'dropAll',
        },
      },
    },
    expired: {
      description: '[BIL-027 BIL-028] The dialog asks to add the payment again; each way past it has cancelled.',
      tags: ['begun', 'expired'],
      on: {
        'expiry.confirmed': {
          description: '[BIL-029] On to the billing address step.',
          target: 'begun',
          actions: ['dropAll', 'emitRequested'],
        },
        'expiry.cancelled': {
          description: '[BIL-028] The purchase stays unsent; payment is to be added again.',
          target: 'begun',
          actions: 'dropAll',
        },
      },
    },
  },
});
