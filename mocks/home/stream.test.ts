import { expect, test } from 'vitest';
import { fetchStream } from '#api/home/stream.ts';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';

setUpServer();

async function itemOf(id: string) {
  const subject = { audience: 'member', locale: 'en-US', types: 'coupon' } as const;
  const { items } = await fetchStream(subject, null, new AbortController().signal);
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`The feed has no ${id}.`);
  return found;
}

test('FED-048 a coupon of the feed ends when the one of the rewards page does, and names the same last day', async () => {
  const world = startWorld({ persona: 'member-gold' });
  const [coupon] = (await readLoyalty({ variables: {} })).coupons;
  expect(coupon?.expirationDate).toBe('2026-07-06');
  const sixthOver = new Date(2026, 6, 7).getTime();
  expect(await itemOf('coupon-FREEMORNING')).toMatchObject({
    endsAt: Date.UTC(2026, 6, 7, 12),
    coupon: { status: 'Available', expiresAt: sixthOver },
  });
  // Thirty days for a drink.
  expect(await itemOf('birthday-drink')).toMatchObject({
    endsAt: Date.UTC(2026, 6, 11, 12),
    coupon: { status: 'Available', expiresAt: new Date(2026, 6, 11).getTime() },
  });
  world.clock.set(Date.UTC(2026, 6, 7, 12));
  world.become('member-gold');
  expect((await itemOf('coupon-FREEMORNING')).coupon?.status).toBe('Expired');
});

test('ACC-132 RWD-051 the feed says as many Stars as the rewards page, those that expire next and all of them', async () => {
  const world = startWorld({ persona: 'member-green' });
  const [next] = await readExpiringStars({ variables: {} });
  if (!next) throw new Error('Gwen has Stars that expire.');
  const { starBalance } = await readLoyalty({ variables: {} });
  expect((await itemOf('expiring-stars')).expiring).toMatchObject({ total: starBalance, points: next.amount });
  // The day after that they are gone, whichever page is opened first.
  world.clock.set(Date.parse(next.expirationDate) + 86_400_000);
  world.become('member-green');
  expect((await itemOf('expiring-stars')).expiring?.total).toBe(starBalance - next.amount);
  world.become('member-gold');
  expect((await itemOf('expiring-stars')).expiring).toMatchObject({ points: 0, expiresAt: null });
});
