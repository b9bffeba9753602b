import { equal, ok } from 'node:assert/strict';
import { MINUTE_MS } from '#domain/durations.ts';
import { type OrderToPrice, orderKey, type PricedOffer, type ReceivedPrice } from '#domain/ordering/priced-order.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { orderPricingMachine } from '#machines/session/order-pricing.machine.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { defineModel, done, failed, NO_VIEW } from '../kit/model.ts';
import { always, has, wrongTargets } from '../kit/on-graph.ts';

const NOW = Date.UTC(2026, 10, 22, 20);

const order = (quantity: number): OrderToPrice => ({
  items: [cartLatte({ quantity })],
  offers: [],
  storeNumber: storeNumberOf('2001'),
  fulfilment: { pickupOption: 'in-store', consumption: 'to-go' },
});
const ONE = order(1);
const CURBSIDE: OrderToPrice = { ...ONE, fulfilment: { pickupOption: 'curbside', consumption: 'to-go' } };
const TWO = order(2);

const offer: PricedOffer = { code: 'OLD', type: 'REWARD', hasBeenApplied: false, description: '' };
const received = (price: number, offers: readonly PricedOffer[] = []): ReceivedPrice => ({
  priced: {
    orderId: `order-${price}`,
    price,
    currency: 'USD',
    label: null,
    lineItems: [],
    additionalFeeDescription: null,
    expiresIn: 600,
    storeNumber: ONE.storeNumber,
    countrySubdivision: 'WA',
    offers,
    isTipEnabled: true,
  },
  key: orderKey(ONE),
  receivedAt: NOW,
});
const refused = (code: string) => ({ outcome: 'refused', refusal: { code, message: null } });

export const model = defineModel<typeof orderPricingMachine>({
  machine: orderPricingMachine,
  inputs: { start: undefined },
  events: {
    'order.resolved': [
      { label: 'one latte', payload: { order: ONE, now: NOW } },
      { label: 'one latte, a moment before 5 minutes', payload: { order: ONE, now: NOW + 5 * MINUTE_MS - 1 } },
      { label: 'one latte, after 5 minutes', payload: { order: ONE, now: NOW + 5 * MINUTE_MS } },
      { label: 'one latte, to the car', payload: { order: CURBSIDE, now: NOW } },
      { label: 'two lattes', payload: { order: TWO, now: NOW } },
      { label: 'nothing', payload: { order: null, now: NOW } },
    ],
    'page.left': [{ label: 'to the menu' }],
    'page.shown': [
      { label: 'after 4 minutes', payload: { now: NOW + 4 * MINUTE_MS } },
      { label: 'after 5 minutes', payload: { now: NOW + 5 * MINUTE_MS } },
    ],
    'review.opened': [{ label: 'the summary' }],
    'review.closed': [{ label: 'the summary' }],
    'refresh.pressed': [{ label: 'pressed' }],
    'dialog.closed': [{ label: 'read' }],
    'price.cleared': [{ label: 'used up' }],
  },
  outcomes: {
    priceOrder: [
      done('priced', { outcome: 'priced', received: received(500) }),
      done('priced higher', { outcome: 'priced', received: received(550) }),
      done('priced without an offer', { outcome: 'priced', received: received(500, [offer]) }),
      done('refused', refused('STORE_CLOSED')),
      done('refused for its offer', refused('REWARD_NOT_APPLIED')),
      failed('offline', 'offline'),
    ],
  },
  waits: { burstPause: 300, priceLife: [5 * MINUTE_MS, MINUTE_MS, 1, 0] },
  bound: ({ order: asked, price, seenAt, before, isReviewed, dialog, failure }) => [
    asked && orderKey(asked),
    price?.priced.price ?? null,
    price?.priced.offers.length ?? 0,
    seenAt - NOW,
    before,
    isReviewed,
    dialog?.code ?? null,
    failure,
  ],
  limit: 3000,
  rest: ['idle', 'fresh', 'stale', 'refused', 'failed'],
  tags: ['fresh', 'stale'],
  supersedes: { priceOrder: ['price.cleared'] },
  oneAtATime: 'one price is asked for',
  invariants: {
    'ORD-025 nothing is fresh without a price, and no price without an order': ({ context, value }) =>
      (value !== 'fresh' || context.price !== null) && (context.order !== null || value === 'idle'),
    'ORD-025 where pricing has failed or was refused there is no price': ({ context, value }) =>
      (value !== 'failed' && value !== 'refused') || context.price === null,
    'ORD-060 only a review lets a price be stale': ({ context, value }) => value !== 'stale' || context.isReviewed,
  },
  properties: {
    'PRV-022 A43 once no page of the cart is open nothing is priced': { 'page.left(to the menu)': 'idle' },
    'ORD-028 nothing to order is not priced': { 'order.resolved(nothing)': 'idle' },
    'ORD-026 FC-058 a change ends the earlier request': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => from.startsWith('["pricing"') && stimulus.name === 'order.resolved(two lattes)')
        .filter(({ before, next }) => {
          const isChange = before.context.order?.items[0]?.quantity !== 2;
          return isChange && next.value !== 'changed' && next.value !== 'stale';
        }),
    'OPP-010 OPP-011 back on the cart the earlier price holds to its last moment, and no longer': (graph) =>
      graph.edges
        .filter(
          ({ from, stimulus }) => from.startsWith('["idle"') && stimulus.name.startsWith('order.resolved(one latte'),
        )
        .filter(({ before, next, stimulus }) => {
          const isOld = stimulus.name.includes('after 5 minutes');
          const isKnown = before.context.price !== null && !stimulus.name.includes('to the car');
          return next.value !== (isKnown && !isOld ? 'fresh' : 'pricing');
        }),
    'ORD-006 ORD-060 a price is under review from when the summary is opened until it is closed, or left': (graph) =>
      graph.edges.filter(({ next, stimulus: { event } }) => {
        if (event.type === 'review.opened') return !next.context.isReviewed;
        return ['review.closed', 'page.left'].includes(event.type) && next.context.isReviewed;
      }),
    'OPP-016 a dialog that is closed, left or answered with another try says nothing more': (graph) =>
      graph.edges
        .filter(({ stimulus: { event } }) => ['dialog.closed', 'page.left', 'price.cleared'].includes(event.type))
        .filter(({ next }) => next.context.dialog !== null),
    'OPP-016 PRV-026 what was said of other goods is over, what was said of these is not': (graph) =>
      graph.edges
        .filter(({ stimulus: { event } }) => event.type === 'order.resolved')
        .filter(({ before, next }) => {
          const [was, is] = [before, next].map(({ context }) => context.order?.items[0]?.quantity);
          return next.context.dialog !== (was === is ? before.context.dialog : null);
        }),
    'OPP-022 ORD-060 another try asks for the price anew': (graph) => [
      ...wrongTargets(graph, {
        'stale refresh.pressed(pressed)': 'pricing',
        'refused refresh.pressed(pressed)': 'pricing',
        'failed refresh.pressed(pressed)': 'pricing',
      }),
      ...graph.edges
        .filter(({ from, stimulus }) => from.startsWith('["refused"') && stimulus.event.type === 'refresh.pressed')
        .filter(({ next }) => next.context.dialog !== null),
    ],
    'FC-058 FC-059 what is asked for is the order of the last change': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'priceOrder'))
        .filter(({ next, effects }) => {
          const asked = effects.find(({ name }) => name === 'priceOrder')?.value as OrderToPrice;
          return next.context.order === null || orderKey(asked) !== orderKey(next.context.order);
        }),
    'OPP-016 a refusal is said until it is read': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.includes('refused'))
        .filter(({ next, stimulus, effects }) => {
          const code = stimulus.name.includes('for its offer') ? 'REWARD_NOT_APPLIED' : 'STORE_CLOSED';
          const isSaid = next.context.dialog?.code === code;
          return !isSaid || !has({ effects }, 'order.refused');
        }),
    'OPP-018 D-433 a price of the store ends what was said of the store, and nothing else that was said': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.includes('priced'))
        .filter(({ before, next }) => {
          const said = before.context.dialog;
          return next.context.dialog !== (said?.code === 'STORE_CLOSED' ? null : said);
        }),
    'ORD-030 PRV-033 an offer that cannot be applied is handed back': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.includes('priced'))
        .filter(({ stimulus, effects }) => {
          const isBack = has({ effects }, 'offers.refused');
          return isBack !== stimulus.name.includes('without an offer');
        }),
    'ORD-060 FC-023 an old price under review waits for Refresh, and else is asked for anew': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => from.startsWith('["fresh"') && stimulus.name.includes('priceLife'))
        .filter(({ next }) => next.value !== (next.context.isReviewed ? 'stale' : 'pricing')),
    'FC-176 what another tab changes under review is stale': (graph) =>
      always(graph, ['order.resolved(two lattes)'], ({ before, next }) => {
        const wasOne = before.context.order?.items[0]?.quantity === 1;
        return !before.context.isReviewed || !wasOne || before.value === 'idle' || next.value === 'stale';
      }),
    'ORD-060 a total that may change by itself is remembered': (graph) =>
      graph.edges
        .filter(({ from, to }) => /^\["(fresh|stale)"/.test(from) && to.startsWith('["pricing"'))
        .filter(({ before, next }) => next.context.before !== (before.context.price?.priced.price ?? null)),
    'ORD-060 a total is remembered until there is another price, also where none comes at first': (graph) =>
      graph.edges
        .filter(({ from, stimulus: { name } }) => /^\["(pricing|failed)"/.test(from) && /offline|pressed/.test(name))
        .filter(({ before, next }) => next.context.before !== before.context.before),
    'a total that changes by itself says what it was': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.includes('priced higher'))
        .filter(({ before, next }) => {
          const was = before.context.before;
          return next.context.before !== (was === 550 ? null : was);
        }),
  },
  shows: {
    idle: {
      says: 'PRV-022 nothing is priced, and nothing is under way',
      see: ({ snapshot }) => ok(!snapshot.hasTag('busy') && !snapshot.hasTag('fresh') && !snapshot.hasTag('error')),
    },
    changed: {
      says: 'FC-059 FC-176 the price is stale, and another one is on its way',
      see: ({ snapshot }) => ok(snapshot.hasTag('busy') && snapshot.hasTag('stale')),
    },
    pricing: {
      says: 'ORD-025 it is loading, and nothing can be placed with the price',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('busy') && !snapshot.hasTag('fresh'));
        equal(snapshot.context.failure, null);
      },
    },
    fresh: {
      says: 'ORD-025 OPP-007 a price is there and nothing is loading',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('fresh') && !snapshot.hasTag('busy'));
        ok([500, 550].includes(snapshot.context.price?.priced.price ?? 0));
      },
    },
    stale: {
      says: 'ORD-060 the price is stale and nothing is under way',
      see: ({ snapshot }) => ok(snapshot.hasTag('stale') && !snapshot.hasTag('busy') && !snapshot.hasTag('fresh')),
    },
    refused: {
      says: 'OPP-016 there is no price because the server refused',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('error') && !snapshot.hasTag('busy'));
        equal(snapshot.context.price, null);
      },
    },
    failed: {
      says: 'ORD-025 there is no price because none came',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('error') && !snapshot.hasTag('busy'));
        equal(snapshot.context.failure, 'offline');
      },
    },
  },
  causes: NO_VIEW,
});
