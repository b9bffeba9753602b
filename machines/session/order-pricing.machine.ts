import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import {
  isPriceGood,
  isSameGoods,
  isWithoutRefused,
  type OrderToPrice,
  orderKey,
  type PricingAnswer,
  priceLifeLeft,
  type ReceivedPrice,
  refusedOffers,
} from '#domain/ordering/priced-order.ts';
import { pricingErrorOf } from '#domain/ordering/pricing-error.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** `now`: milliseconds since 1970; `order`: null while there is nothing that could be ordered. */
type Resolved = { order: OrderToPrice | null; now: number };

/** What the order of this moment costs, as long as a page of the cart is open (decision A43). */
export const orderPricingMachine = setup({
  types: {} as {
    context: {
      order: OrderToPrice | null;
      price: ReceivedPrice | null;
      /** When the age of the price was looked at last. */
      seenAt: number;
      /** What the order cost before it was priced again without a change of the shopper's; cents. */
      before: number | null;
      /** The price is agreed to on a sheet or a page of its own: it changes only when that is asked for. */
      isReviewed: boolean;
      /** What its dialog says, until it is closed. */
      dialog: OrderRefusal | null;
      failure: FailureCode | null;
    };
    events:
      | ({ type: 'order.resolved' } & Resolved)
      | { type: 'page.left' }
      | { type: 'page.shown'; now: number }
      | { type: 'review.opened' }
      | { type: 'review.closed' }
      | { type: 'refresh.pressed' }
      | { type: 'dialog.closed' }
      | { type: 'price.cleared' };
    emitted: { type: 'offers.refused'; codes: readonly string[] } | { type: 'order.refused'; refusal: OrderRefusal };
    tags: 'busy' | 'fresh' | 'stale' | 'error';
  },
  actors: {
    priceOrder: unprovided<OrderToPrice, PricingAnswer>('priceOrder'),
  },
  actions: {
    keepOrder: assign(({ context }, { order, now }: Resolved) => ({
      order,
      seenAt: now,
      price: order === null ? null : context.price,
      before: isWithoutRefused(context, order) ? context.before : null,
      // What was said of other goods is over: the comparison of the cart (PRV-026), or the next price, says what holds now.
      dialog: isSameGoods(order, context.order) ? context.dialog : null,
    })),
    look: assign({ seenAt: (_, params: { now: number }) => params.now }),
    keepPrice: assign(({ context }, { answer }: { answer: PricingAnswer }) =>
      answer.outcome === 'priced'
        ? {
            price: answer.received,
            seenAt: answer.received.receivedAt,
            before: context.before === answer.received.priced.price ? null : context.before,
            // The store takes this order after all; what was said of a time or an offer still holds.
            dialog: pricingErrorOf(context.dialog?.code ?? null).action === 'choose-store' ? null : context.dialog,
          }
        : {},
    ),
    rememberTotal: assign({ before: ({ context: { price } }) => price?.priced.price ?? null }),
    dropPrice: assign({ price: null, before: null }),
    replacePrice: assign({ price: null, before: ({ context: { price, before } }) => price?.priced.price ?? before }),
    leave: assign({ order: null, isReviewed: false, dialog: null }),
    beginReview: assign({ isReviewed: true }),
    endReview: assign({ isReviewed: false }),
    openDialog: assign({
      dialog: (_, { answer }: { answer: PricingAnswer }) => (answer.outcome === 'refused' ? answer.refusal : null),
    }),
    closeDialog: assign({ dialog: null }),
    fail: assign((_, { failure }: { failure: FailureCode }) => ({ failure, price: null })),
    dropFailure: assign({ failure: null }),
    emitOffersRefused: emit((_, { answer }: { answer: PricingAnswer }) => ({
      type: 'offers.refused' as const,
      codes: answer.outcome === 'priced' ? refusedOffers(answer.received) : [],
    })),
    emitRefused: emit((_, { answer }: { answer: PricingAnswer }) => ({
      type: 'order.refused' as const,
      refusal: answer.outcome === 'refused' ? answer.refusal : { code: null, message: null },
    })),
  },
  guards: {
    isNothing: (_, { order }: Resolved) => order === null,
    isOrder: (_, { order }: Resolved) => order !== null,
    isSame: ({ context }, { order }: Resolved) =>
      order !== null && context.order !== null && orderKey(order) === orderKey(context.order),
    isPriced: ({ context }, { order, now }: Resolved) => order !== null && isPriceGood(context.price, order, now),
    isReviewed: ({ context }) => context.isReviewed,
    /** Nothing under an open review can be changed here but what the review itself offers: the rest was another tab. */
    isChangedElsewhere: ({ context }, { order }: Resolved) =>
      context.isReviewed && order !== null && context.order !== null && !isSameGoods(order, context.order),
    isRefused: (_, { answer }: { answer: PricingAnswer }) => answer.outcome === 'refused',
    hasRefusedOffers: (_, { answer }: { answer: PricingAnswer }) =>
      answer.outcome === 'priced' && refusedOffers(answer.received).length > 0,
    hasOrder: ({ context }) => context.order !== null,
  },
  delays: {
    /** How long quick changes are waited for, so that a burst of them is priced once (FC-059). */
    burstPause: 300,
    priceLife: ({ context: { price, seenAt } }) => (price === null ? 0 : priceLifeLeft(price, seenAt)),
  },
}).createMachine({
  id: 'orderPricing',
  description:
    '[ORD-024 OPP-007 PRV-022] The price of the order: asked for on the pages of the cart, good for minutes.',
  context: { order: null, price: null, seenAt: 0, before: null, isReviewed: false, dialog: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'idle',
  on: {
    'page.left': {
      description: '[PRV-022] No page of the cart is open any more: nothing is priced.',
      target: '.idle',
      actions: 'leave',
    },
    'order.resolved': [
      {
        description: '[ORD-028] There is nothing that could be ordered.',
        guard: { type: 'isNothing', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'keepOrder', params: ({ event }) => event },
      },
      {
        description: '[ORD-026] Nothing has changed that a price depends on.',
        guard: { type: 'isSame', params: ({ event }) => event },
      },
      {
        description: '[FC-176 ORD-060] Another tab has changed it while it was reviewed: the price is stale.',
        guard: { type: 'isChangedElsewhere', params: ({ event }) => event },
        target: '.stale',
        actions: { type: 'keepOrder', params: ({ event }) => event },
      },
      {
        description:
          '[ORD-026 OPP-008 FC-058] A change of cart, store, offers or pickup: an older answer counts no more.',
        target: '.changed',
        actions: { type: 'keepOrder', params: ({ event }) => event },
      },
    ],
    'review.opened': { description: '[ORD-006] The payment summary is opened.', actions: 'beginReview' },
    'review.closed': { description: '[ORD-006] The payment summary is closed.', actions: 'endReview' },
    'dialog.closed': {
      description: '[OPP-016 OPP-017] The dialog of a refusal is closed.',
      actions: 'closeDialog',
    },
    'price.cleared': [
      {
        description: '[OPP-014 OPP-022] The price is good for nothing any more: another one is asked for.',
        guard: 'hasOrder',
        target: '.pricing',
        actions: ['replacePrice', 'closeDialog'],
      },
      {
        description: '[OPP-014] The price is good for nothing any more.',
        target: '.idle',
        actions: ['dropPrice', 'closeDialog'],
      },
    ],
  },
  states: {
    idle: {
      description: '[PRV-022] Nothing is to be priced, or no page of the cart is open.',
      on: {
        'order.resolved': [
          {
            description: '[OPP-010 OPP-011] The earlier price is for the same order, and still good.',
            guard: { type: 'isPriced', params: ({ event }) => event },
            target: 'fresh',
            actions: { type: 'keepOrder', params: ({ event }) => event },
          },
          {
            description: '[ORD-025 PRV-022] A page of the cart shows an order: its price is asked for.',
            guard: { type: 'isOrder', params: ({ event }) => event },
            target: 'pricing',
            actions: ['dropPrice', { type: 'keepOrder', params: ({ event }) => event }],
          },
        ],
      },
    },
    changed: {
      description: '[FC-059 ORD-026] Something was changed: waits for a moment whether more is.',
      tags: ['busy', 'stale'],
      after: {
        burstPause: { description: '[FC-059] The burst is over: it is priced once.', target: 'pricing' },
      },
    },
    pricing: {
      description: '[ORD-025 PRV-022] Asked for once the page is seen, bounded by the transport; a change begins anew.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'priceOrder',
        src: 'priceOrder',
        input: ({ context }) => known(context.order, 'order'),
        onDone: [
          {
            description: '[OPP-016] Refused: its dialog says why.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: [
              'dropPrice',
              { type: 'openDialog', params: ({ event }) => ({ answer: event.output }) },
              { type: 'emitRefused', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            description: '[ORD-030 PRV-033] Priced without an offer that cannot be applied: that one goes.',
            guard: { type: 'hasRefusedOffers', params: ({ event }) => ({ answer: event.output }) },
            target: 'fresh',
            actions: [
              { type: 'keepPrice', params: ({ event }) => ({ answer: event.output }) },
              { type: 'emitOffersRefused', params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            description: '[ORD-025 OPP-007] The price is here.',
            target: 'fresh',
            actions: { type: 'keepPrice', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: '[ORD-025 OPP-007] No price came.',
          target: 'failed',
          actions: { type: 'fail', params: failureOfEvent },
        },
      },
    },
    fresh: {
      description: '[OPP-010 OPP-011] What is shown is what the order costs.',
      tags: 'fresh',
      on: {
        'page.shown': {
          description: '[OPP-009 OPP-010] The computer may have slept, and its timers with it: the age is looked at.',
          target: 'fresh',
          reenter: true,
          actions: { type: 'look', params: ({ event }) => event },
        },
      },
      after: {
        priceLife: [
          {
            description: '[OPP-009 OPP-011 FC-023 ORD-060] Its time is over under review: nothing is placed with it.',
            guard: 'isReviewed',
            target: 'stale',
          },
          {
            description: '[OPP-009 OPP-011] Its time is over: another one is asked for.',
            target: 'pricing',
            actions: 'rememberTotal',
          },
        ],
      },
    },
    stale: {
      description: '[ORD-060 FC-023] The price is no longer good; it waits for Refresh, so that no total jumps.',
      tags: 'stale',
      on: {
        'refresh.pressed': {
          description: '[ORD-060] The price is asked for again.',
          target: 'pricing',
          actions: 'rememberTotal',
        },
        'review.closed': {
          description: '[PRV-022] Back on the cart the price is asked for by itself.',
          target: 'pricing',
          actions: ['rememberTotal', 'endReview'],
        },
      },
    },
    refused: {
      description: '[OPP-016 ORD-028] The server gives no price for this order; a change or another try may help.',
      tags: 'error',
      on: { 'refresh.pressed': { description: '[OPP-022] Another try.', target: 'pricing', actions: 'closeDialog' } },
    },
    failed: {
      description: '[ORD-025] No price came; another try may help.',
      tags: 'error',
      on: { 'refresh.pressed': { description: '[ORD-025] Another try.', target: 'pricing' } },
    },
  },
});
