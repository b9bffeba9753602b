import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type OrderToPrice, orderKey, type PricingAnswer } from '#domain/ordering/priced-order.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { orderPricingMachine } from './order-pricing.machine.ts';

const NOW = Date.UTC(2026, 10, 22, 20);

const orderOf = (quantity: number): OrderToPrice => ({
  items: [cartLatte({ quantity })],
  offers: [],
  storeNumber: storeNumberOf('2001'),
  fulfilment: { pickupOption: 'in-store', consumption: 'to-go' },
});
const [ONE, TWO] = [orderOf(1), orderOf(2)];

const answerTo = (order: OrderToPrice, orderId: string, price: number, ended: readonly string[] = []) => ({
  outcome: 'priced' as const,
  received: {
    priced: {
      orderId,
      price,
      currency: 'USD',
      label: null,
      lineItems: [],
      additionalFeeDescription: null,
      expiresIn: 600,
      storeNumber: order.storeNumber,
      countrySubdivision: 'WA',
      offers: ended.map((code) => ({ code, type: 'REWARD' as const, hasBeenApplied: false, description: '' })),
      isTipEnabled: true,
    },
    key: orderKey(order),
    receivedAt: NOW,
  },
});

type Call = { order: OrderToPrice; signal: AbortSignal; answers: (answer: PricingAnswer) => void };

/** One latte, and before it is priced a second one; the prices that were asked for, in order. */
function openWithChange() {
  const calls: Call[] = [];
  const priceOrder = fromPromise<PricingAnswer, OrderToPrice>(
    ({ input: order, signal }) => new Promise((answers) => void calls.push({ order, signal, answers })),
  );
  const clock = new SimulatedClock();
  const pricing = createActor(orderPricingMachine.provide({ actors: { priceOrder } }), { clock }).start();
  pricing.send({ type: 'order.resolved', order: ONE, now: NOW });
  pricing.send({ type: 'order.resolved', order: TWO, now: NOW });
  const answer = async (nth: number, ...[order, id, price]: Parameters<typeof answerTo>) => {
    calls[nth]?.answers(answerTo(order, id, price));
    await new Promise((resolve) => setTimeout(resolve));
    return pricing.getSnapshot();
  };
  return { pause: () => clock.increment(300), calls, answer };
}

test('FC-058 the price of the earlier cart, which comes last, changes neither the total nor the order to be placed', async () => {
  const { pause, calls, answer } = openWithChange();
  pause();
  expect(calls.map(({ order, signal }) => [order, signal.aborted])).toEqual([
    [ONE, true],
    [TWO, false],
  ]);
  await answer(1, TWO, 'order-of-two', 1203);
  const now = await answer(0, ONE, 'order-of-one', 601);
  expect(now.context.price?.priced).toMatchObject({ orderId: 'order-of-two', price: 1203 });
  expect(now.hasTag('fresh')).toBe(true);
});

test('FC-058 the price of the earlier cart, which comes while the next one is waited for, is none of this cart', async () => {
  const { answer } = openWithChange();
  const now = await answer(0, ONE, 'order-of-one', 601);
  expect(now.context.price).toBeNull();
  expect(now.hasTag('busy')).toBe(true);
});

test.each([
  ['an offer that ends by itself', [], 381],
  ['an offer that the shopper takes out as well', ['OTHER'], null],
] as const)('ORD-060 PRV-033 what the total was before %s', async (_, left, before) => {
  const order: OrderToPrice = { ...ONE, offers: ['ENDS', 'STAYS'] };
  const answers = [
    answerTo(order, 'with', 381),
    answerTo(order, 'without', 601, ['ENDS']),
    answerTo(order, 'now', 601),
  ];
  const priceOrder = fromPromise<PricingAnswer, OrderToPrice>(async () => answers.shift() ?? Promise.reject());
  const clock = new SimulatedClock();
  const pricing = createActor(orderPricingMachine.provide({ actors: { priceOrder } }), { clock }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  pricing.send({ type: 'order.resolved', order, now: NOW });
  await settled();
  pricing.send({ type: 'page.shown', now: NOW + 300_000 });
  clock.increment(0);
  await settled();
  const offers = left.length > 0 ? left : ['STAYS'];
  pricing.send({ type: 'order.resolved', order: { ...order, offers }, now: NOW });
  clock.increment(300);
  await settled();
  expect(pricing.getSnapshot().context).toMatchObject({ before, price: { priced: { orderId: 'now' } } });
});

test('OPP-009 FC-184 D-383 by a clock that was set back the age of a price is not known: it is asked for anew as it is shown', async () => {
  const priceOrder = fromPromise<PricingAnswer, OrderToPrice>(async () => answerTo(ONE, 'priced', 550));
  const clock = new SimulatedClock();
  const pricing = createActor(orderPricingMachine.provide({ actors: { priceOrder } }), { clock }).start();
  pricing.send({ type: 'order.resolved', order: ONE, now: NOW });
  await waitFor(pricing, (now) => now.matches('fresh'));
  pricing.send({ type: 'page.shown', now: NOW - 1 });
  clock.increment(0);
  expect(pricing.getSnapshot().value).toBe('pricing');
  await waitFor(pricing, (now) => now.matches('fresh'));
  clock.increment(0);
  expect(pricing.getSnapshot().value).toBe('fresh');
});
