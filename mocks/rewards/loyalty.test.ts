import { expect, test } from 'vitest';
import { readHistory, readReceipt } from '#api/account/history.ts';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { readStarHistory } from '#api/rewards/star-history.ts';
import { placeWithCard, priceOfLattes } from '#tests/support/an-order.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld, TEST_INSTANT, type TestWorld } from '../server.ts';
import type { PersonaId } from '../session/personas.ts';
import type { LoyaltyRecord } from './loyalty-record.ts';
import { tierOf } from './star-arithmetic.ts';
import { earnStars, expireStars } from './star-ledger.ts';

setUpServer();

const loyaltyOf = (world: TestWorld, persona: PersonaId) => world.account(persona).loyalty;

test('RWD-048 RWD-050 members of each level have the Stars of it, and a ledger that adds up to their balance', async () => {
  for (const [persona, level] of [
    ['member-green', 'GREEN'],
    ['member-gold', 'GOLD'],
    ['member-reserve', 'RESERVE'],
  ] as const) {
    startWorld({ persona });
    const loyalty = await readLoyalty({ variables: {} });
    expect(loyalty.level).toBe(level);
    expect(tierOf(loyalty.yearStars)).toBe(level);
    const first = await readStarHistory({ variables: { offset: 0, limit: 20 } });
    let sum = 0;
    for (let offset = 0; offset < first.total; offset += 20) {
      const { entries } = await readStarHistory({ variables: { offset, limit: 20 } });
      sum += entries.reduce((all, { stars }) => all + stars, 0);
    }
    expect(sum).toBe(loyalty.starBalance);
  }
});

test('RWD-051 only Stars of Green expire, from the oldest on, and what expired is in the ledger', async () => {
  const world = startWorld({ persona: 'member-green' });
  const before = await readLoyalty({ variables: {} });
  world.clock.advance(200 * 86_400_000);
  world.become('member-green');
  expect((await readLoyalty({ variables: {} })).starBalance).toBe(0);
  const { entries } = await readStarHistory({ variables: { offset: 0, limit: 20 } });
  const gone = entries.filter(({ kind }) => kind === 'expired').reduce((sum, { stars }) => sum - stars, 0);
  expect(gone).toBe(before.starBalance);
  const gold = startWorld({ persona: 'member-gold' });
  const { starBalance } = await readLoyalty({ variables: {} });
  gold.clock.advance(200 * 86_400_000);
  gold.become('member-gold');
  expect((await readLoyalty({ variables: {} })).starBalance).toBe(starBalance);
  expect(await readExpiringStars({ variables: {} })).toEqual([]);
});

const order = { orderId: 'order-1', at: TEST_INSTANT, storeName: 'Pine Street', amount: 10_000, isPreloaded: true };
const fresh = (world = startWorld({ persona: 'member-new' })): LoyaltyRecord => loyaltyOf(world, 'member-new');

test('RWD-049 AMB-17 an order earns by the level, and by the way to pay where the next generation is off', () => {
  const next = fresh();
  earnStars(next, { ...order, isNextGeneration: true });
  const legacy = fresh();
  earnStars(legacy, { ...order, isNextGeneration: false });
  earnStars(legacy, { ...order, isNextGeneration: false, isPreloaded: false });
  expect([next, legacy].map(({ ledger }) => ledger.map(({ stars }) => stars))).toEqual([[100], [200, 100]]);
});

test('RWD-057 RWD-058 a Double Stars day doubles up to 1000 Stars in a Program Year', () => {
  const loyalty = fresh();
  // One Program Year begins between the first two, the next one between the last two.
  for (const at of ['2025-06-01', '2025-07-01', '2025-08-01', '2026-06-01', '2026-07-01']) {
    earnStars(loyalty, { ...order, amount: 40_000, at: Date.parse(at), isNextGeneration: false });
  }
  const doubled = loyalty.ledger.filter(({ kind }) => kind === 'double-stars').map(({ stars }) => stars);
  expect(doubled).toEqual([800, 800, 200, 800]);
});

test('RWD-050 the order that brings the Stars of a year to 500 makes a member Gold at once', async () => {
  const world = startWorld({ persona: 'member-new' });
  const loyalty = loyaltyOf(world, 'member-new');
  earnStars(loyalty, { ...order, at: world.clock.now(), amount: 49_900, isNextGeneration: true });
  expect((await readLoyalty({ variables: {} })).level).toBe('GREEN');
  earnStars(loyalty, { ...order, at: world.clock.now(), amount: 100, isNextGeneration: true });
  expect(await readLoyalty({ variables: {} })).toMatchObject({ level: 'GOLD', yearStars: 500, starBalance: 500 });
  expireStars(loyalty, world.clock.now() + 400 * 86_400_000);
  expect(loyalty.ledger).toHaveLength(2);
});

test('an order that is placed adds its Stars, and its receipt says as many', async () => {
  startWorld({ persona: 'member-green' });
  const before = await readLoyalty({ variables: {} });
  await placeWithCard(await priceOfLattes(2));
  // Two lattes for $10.90.
  const { starBalance, yearStars } = await readLoyalty({ variables: {} });
  expect([starBalance - before.starBalance, yearStars - before.yearStars]).toEqual([10, 10]);
  const { entries } = await readStarHistory({ variables: { offset: 0, limit: 1 } });
  expect(entries).toMatchObject([{ kind: 'order', detail: 'Seattle Open House', stars: 10 }]);
  const [placed] = (await readHistory({ query: { type: 'order', offset: '0', limit: '1' } })).entries;
  expect(await readReceipt({ params: { historyId: placed?.historyId ?? '' } })).toMatchObject({ stars: 10 });
});

test('FED-048 a coupon is good until the last day that it names is over everywhere', async () => {
  const world = startWorld({ persona: 'member-green' });
  const lastDays = async (at: string) => {
    world.clock.set(Date.parse(at));
    world.become('member-green');
    return (await readLoyalty({ variables: {} })).coupons.map(({ expirationDate }) => expirationDate);
  };
  expect(await lastDays('2026-06-10T18:00:00Z')).toEqual(['2026-07-06']);
  // Half past eleven at night of that day in Honolulu.
  expect(await lastDays('2026-07-07T09:30:00Z')).toEqual(['2026-07-06']);
  expect(await lastDays('2026-07-07T12:00:00Z')).toEqual([]);
});

test('RWD-048 RWD-001 no visitor but a signed-in member reads what the programme knows of a member', async () => {
  startWorld({ persona: 'guest' });
  await expect(readLoyalty({ variables: {} })).rejects.toMatchObject({ code: 'signed-out' });
  await expect(readStarHistory({ variables: { offset: 0, limit: 20 } })).rejects.toMatchObject({ code: 'signed-out' });
});
