import { HttpResponse } from 'msw';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import { lookUp } from '#domain/look-up.ts';
import { type Words, wordsIn } from '../menu/words.ts';
import { refuse } from '../respond.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import type { World } from '../world.ts';
import { changeStars } from './star-ledger.ts';

const SLOW_MS = 3000;

const STARS: Words = [
  'You’ve got 50 bonus Stars.',
  'Vous avez 50 étoiles en prime.',
  'Tienes 50 estrellas adicionales.',
];
const MARKUP = '<img src=x onerror=window.__xss=1>50 Stars';
const IN_THE_LEDGER: Words = ['Offer from a link', 'Offre d’un lien', 'Oferta de un enlace'];

/** What is said of a redeemed code; null where nothing is. */
const MESSAGES: Readonly<Record<string, Words | null>> = {
  STARS50: STARS,
  SLOW: STARS,
  QUIET: null,
  MARKUP: [MARKUP, MARKUP, MARKUP],
};

/** A code that was redeemed cannot be redeemed again by the same member. */
const REDEEMED_ALREADY = '1004';
const UNKNOWN = '1002';

/** What a Graph server adds to the errors of an answer that says no, by code. */
const REFUSED_WITH: Readonly<Record<string, readonly (object | undefined)[]>> = {
  PERMANENT: [{ permanentFail: true }],
  PERMANENT1003: [{ code: '1003', permanentFail: true }],
  NULLED1003: [{ code: '1003', permanentFail: null }],
  CODELESS: [{}],
  BARE: [undefined],
  LATER1003: [{}, { code: '1003' }],
};

export const promoCodeHandlers = (world: World) => [
  respondGraph(world, redeemPromoCode, async ({ variables, session, locale }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const code = variables.promoCode.toUpperCase();
    if (code === 'BROKEN') return refuse(500, 'BROKEN');
    if (code === 'SILENT') return new Promise<Response>(() => {});
    const added = lookUp(REFUSED_WITH, code);
    if (added) {
      return HttpResponse.json({ data: null, errors: added.map((extensions) => ({ message: 'No', extensions })) });
    }
    if (/^CODE\d+$/.test(code)) return refuseGraph(code.slice(4));
    const words = lookUp(MESSAGES, code);
    if (words === undefined) return refuseGraph(UNKNOWN);
    const { memberId, loyalty } = session.member.account;
    const redemption = `${memberId} ${code}`;
    if (world.accounts.promoRedemptions.has(redemption)) return refuseGraph(REDEEMED_ALREADY);
    world.accounts.promoRedemptions.add(redemption);
    world.effects.promosRedeemed += 1;
    changeStars(loyalty, { at: world.clock.now(), kind: 'bonus', detail: IN_THE_LEDGER, stars: 50 });
    if (code === 'SLOW') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return { redeemPromoCode: { message: words && wordsIn(locale, words) } };
  }),
];
