import { HttpResponse } from 'msw';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import { refuse } from '../respond.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import type { World } from '../world.ts';

const SLOW_MS = 3000;

/** What is said of a redeemed code; null where nothing is. */
const MESSAGES: Readonly<Record<string, string | null>> = {
  STARS50: 'You’ll get 50 bonus Stars with your next order.',
  SLOW: 'You’ll get 50 bonus Stars with your next order.',
  QUIET: null,
  MARKUP: '<img src=x onerror=window.__xss=1>50 Stars',
};

/** A code that was redeemed cannot be redeemed again by the same member. */
const REDEEMED_ALREADY = '1004';
const UNKNOWN = '1002';

/** An answer that says no, with whatever a Graph server adds to its error. */
const refuseWith = (extensions: object) => HttpResponse.json({ data: null, errors: [{ message: 'No', extensions }] });

export const promoCodeHandlers = (world: World) => [
  respondGraph(world, redeemPromoCode, async ({ variables, session }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const code = variables.promoCode.toUpperCase();
    if (code === 'BROKEN') return refuse(500, 'BROKEN');
    if (code === 'SILENT') return new Promise<Response>(() => {});
    if (code === 'PERMANENT') return refuseWith({ permanentFail: true });
    if (code === 'CODELESS') return refuseWith({});
    if (/^CODE\d+$/.test(code)) return refuseGraph(code.slice(4));
    const message = Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined;
    if (message === undefined) return refuseGraph(UNKNOWN);
    const redemption = `${session.member.account.memberId} ${code}`;
    if (world.accounts.promoRedemptions.has(redemption)) return refuseGraph(REDEEMED_ALREADY);
    world.accounts.promoRedemptions.add(redemption);
    world.effects.promosRedeemed += 1;
    if (code === 'SLOW') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return { redeemPromoCode: { message } };
  }),
];
