import { expect, test } from 'vitest';
import { priceOrder, priceOrderGuest, priceOrderVariables } from '#api/ordering/price-order.ts';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { latteOrder, placeWithCard } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { storeWhere } from '#tests/support/store-where.ts';
import { startWorld } from '../server.ts';
import type { PersonaId } from '../session/personas.ts';

setUpServer();

const COUPON_DAYS = 27;

/** Two lattes for $10.90, priced with these codes. */
async function pricedWith(
  offers: readonly string[],
  operation: typeof priceOrder | typeof priceOrderGuest = priceOrder,
  storeNumber: StoreNumber = latteOrder().storeNumber,
) {
  const answer = await operation({ variables: priceOrderVariables({ ...latteOrder(2), offers, storeNumber }) });
  return answer.outcome === 'priced' ? answer.priced : (answer.refusal.code ?? 'no code');
}
const applied = (code: string, hasBeenApplied: boolean) => ({ offers: [{ code, hasBeenApplied }] });

test('ORD-030 a coupon that was used is not applied again', async () => {
  startWorld({ persona: 'member-gold' });
  const free = await pricedWith(['FREEMORNING']);
  expect(free).toMatchObject({ price: 0, ...applied('FREEMORNING', true) });
  if (typeof free === 'string') return expect.fail(free);
  expect(await placeWithCard(free)).toMatchObject({ outcome: 'placed' });
  expect(await pricedWith(['FREEMORNING'])).toMatchObject({ price: 1203, ...applied('FREEMORNING', false) });
  expect(await pricedWith(['WARMUP2'])).toMatchObject(applied('WARMUP2', true));
});

test.each<[PersonaId, string]>([
  ['member-green', 'FREEMORNING'],
  ['member-reserve', 'WARMUP2'],
  ['member-new', 'STARS150'],
  ['member-gold', 'constructor'],
])('ORD-030 PRV-033 %s has no %s: it is not applied', async (persona, code) => {
  startWorld({ persona });
  expect(await pricedWith([code])).toMatchObject({ price: 1203, ...applied(code, false) });
});

test('ORD-030 offers are for members only', async () => {
  startWorld({ persona: 'guest' });
  for (const code of ['WARMUP2', 'FREEMORNING', 'STARS150']) {
    expect(await pricedWith([code], priceOrderGuest)).toMatchObject(applied(code, false));
  }
});

test('ORD-030 RWD-051 neither a coupon nor Stars are applied that have expired', async () => {
  for (const [code, days] of [
    ['WARMUP2', COUPON_DAYS],
    ['STARS150', 200],
  ] as const) {
    const world = startWorld({ persona: 'member-green' });
    expect(await pricedWith([code]), code).toMatchObject(applied(code, true));
    world.clock.advance(days * 86_400_000);
    world.become('member-green');
    expect(await pricedWith([code]), code).toMatchObject(applied(code, false));
  }
});

test('ORD-030 two dollars are taken off no order in another currency, the whole of it is', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const storeNumber = storeNumberOf(storeWhere(world, ({ country }) => country === 'MX'));
  expect(await pricedWith(['WARMUP2'], priceOrder, storeNumber)).toMatchObject(applied('WARMUP2', false));
  expect(await pricedWith(['FREEMORNING'], priceOrder, storeNumber)).toMatchObject(applied('FREEMORNING', true));
});

test('ORD-030 OPP-021 an order has one reward at most', async () => {
  startWorld({ persona: 'member-gold' });
  expect(await pricedWith(['FREEMORNING', 'WARMUP2'])).toBe('REWARD_NOT_APPLIED');
  expect(await pricedWith(['FREEMORNING', 'FREEMORNING'])).toBe('REWARD_NOT_APPLIED');
});
