import { expect, test } from 'vitest';
import { HISTORY_PAGE, readHistory, readReceipt } from '#api/account/history.ts';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import type { OrderToPrice } from '#domain/ordering/priced-order.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { storeWhere } from '#tests/support/store-where.ts';
import { startWorld, type TestWorld } from '../server.ts';

setUpServer();

const storeIn = (world: TestWorld, where: string) =>
  storeNumberOf(storeWhere(world, ({ country, subdivision }) => `${country} ${subdivision}` === where));

/** What the history and the receipt say of an order that was just paid with the saved Visa. */
async function recordOf(order: Partial<OrderToPrice>) {
  const { orderId, price, storeNumber, currency } = await priceOfLattes(1, 'member', order);
  const id = (await readPaymentMethods({}))[0]?.paymentInstrumentId ?? '';
  const tenders = [{ id, tender: 'payment-instrument', amount: price } as const];
  expect(await placeWithCard({ orderId, price }, { storeNumber, tenders })).toMatchObject({ outcome: 'placed' });
  const { entries } = await readHistory({ query: { type: 'order', offset: '0', limit: String(HISTORY_PAGE) } });
  const receipt = await readReceipt({ params: { historyId: orderId } });
  const sum = receipt.lines.reduce((all, { amount }) => all + amount, receipt.tax + receipt.tip);
  return { charged: { total: price, currency }, entry: entries[0], receipt, sum };
}

test('ACC-123 ACC-125 what an offer took off is on the receipt, and the total is what was charged', async () => {
  startWorld({ persona: 'member-gold' });
  const { charged, entry, receipt, sum } = await recordOf({ offers: ['FREEMORNING'] });
  expect(charged.total).toBe(0);
  expect([entry?.total, receipt.total, sum]).toEqual([0, 0, 0]);
  expect(receipt.lines.at(-1)).toMatchObject({ name: 'Offer', quantity: 1 });
  // What was ordered is said without it.
  expect(entry?.detail).toBe('Caffè Latte');
});

test('ACC-123 ACC-125 so is a fee of the state', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const inCalifornia = { storeNumber: storeIn(world, 'US CA') };
  const { charged, entry, receipt, sum } = await recordOf(inCalifornia);
  expect([entry?.total, receipt.total, sum]).toEqual([charged.total, charged.total, charged.total]);
  expect(receipt.lines.at(-1)).toEqual({ name: 'Bag fee', quantity: 1, amount: 10 });
});

test('ACC-123 ACC-125 D-071 D-356 history and receipt of an order are in the currency that was charged', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const { charged, entry, receipt } = await recordOf({ storeNumber: storeIn(world, 'CA ON') });
  expect(charged.currency).toBe('CAD');
  expect([entry?.currency, receipt.currency]).toEqual(['CAD', 'CAD']);
});

test('the mail about an order is in the language that it was placed in', async () => {
  const world = startWorld({ persona: 'member-gold' });
  world.setLocale('es-US');
  await recordOf({});
  expect(world.accounts.outbox.at(-1)?.subject).toBe('Recibimos tu pedido');
});
