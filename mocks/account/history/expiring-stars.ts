import { readExpiringStars } from '#api/account/expiring-stars.ts';
import { hashOf } from '../../random.ts';
import { refuseGraph, respondGraph } from '../../respond-graph.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';

const DAY = 86_400_000;
/** Stars live three months. */
const EXPIRE_AFTER_DAYS = 90;
/** Soon: within so many days. */
const SOON_DAYS = 75;
/** Of so many orders one has Stars left. */
const ORDERS_FOR_ONE_LEFT = 5;

export const expiringStarsHandlers = (world: World) => [
  respondGraph(world, readExpiringStars, ({ session }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    return { loyaltyProgram: { expiringStars: expiringStarsOf(session.member.account, world.clock.now()) } };
  }),
];

/** Stars that are left of some orders and expire soon; in no order, as a server may return them. */
function expiringStarsOf({ history }: Account, now: number) {
  return history
    .filter(({ kind, historyId }) => kind === 'order' && hashOf(historyId) % ORDERS_FOR_ONE_LEFT === 0)
    .map(({ at, lines }) => ({
      amount: Math.max(1, Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) / 50)),
      expiresAt: at + EXPIRE_AFTER_DAYS * DAY,
    }))
    .filter(({ expiresAt }) => expiresAt > now && expiresAt < now + SOON_DAYS * DAY)
    .map(({ amount, expiresAt }) => ({ amount, expirationDate: new Date(expiresAt).toISOString().slice(0, 10) }));
}
