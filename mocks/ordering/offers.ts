import type { Locale } from '#domain/locale.ts';
import { lookUp } from '#domain/look-up.ts';
import { type Words, wordsIn } from '../menu/words.ts';
import { balanceOf, couponStatus } from '../rewards/loyalty-record.ts';
import { expireStars } from '../rewards/star-ledger.ts';
import type { Session } from '../session/sessions.ts';
import type { OrderedLine } from './ordering-records.ts';

type Offer = {
  readonly type: 'STAR_REWARD' | 'REWARD';
  readonly description: Words;
  /** Taken from the balance when the order is placed. */
  readonly stars?: number;
  /** It takes off an amount of the retailer's own currency, so an order in another one has nothing of it. */
  readonly isOfOwnCurrency?: true;
  /** What it takes off, cents; null where it cannot be applied. */
  readonly amountOff: (lines: readonly OrderedLine[]) => number | null;
};

const sumOf = (lines: readonly OrderedLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What one item costs in Stars. */
const ITEM_STARS = 150;

/** What members can put into the field for codes; a code that is not here can never be applied. Without Stars one is a coupon. */
export const OFFERS: Readonly<Record<string, Offer>> = {
  STARS150: {
    type: 'STAR_REWARD',
    stars: ITEM_STARS,
    description: ['150 Stars: one item on us', '150 étoiles : un article offert', '150 estrellas: un artículo gratis'],
    amountOff: (lines) => Math.max(0, ...lines.map(({ amount, quantity }) => amount / quantity)),
  },
  WARMUP2: {
    type: 'REWARD',
    isOfOwnCurrency: true,
    description: ['$2 off orders from $5', '2 $ de rabais dès 5 $', '$2 menos en pedidos desde $5'],
    amountOff: (lines) => (sumOf(lines) >= 500 ? 200 : null),
  },
  FREEMORNING: {
    type: 'REWARD',
    description: ['Your whole order on us', 'Toute votre commande offerte', 'Todo tu pedido gratis'],
    amountOff: sumOf,
  },
};

/** A code that begins so has the whole price refused, with the rest of it as the reason. */
export const REFUSING_OFFER = 'FAIL-';

const ADD_IN_LIMIT: Words = [
  'You can add up to 4 shots to a drink.',
  'Vous pouvez ajouter jusqu’à 4 doses par boisson.',
  'Puedes agregar hasta 4 shots por bebida.',
];

/** Why a price is refused because of its offers, of which an order has one at most (ORD-030), in the server's own words where it has some (OPP-020); null where it is not. */
export function refusalOf(codes: readonly string[], locale: Locale): { code: string; message?: string } | null {
  const refusing = codes.find((code) => code.startsWith(REFUSING_OFFER));
  if (refusing === undefined) return codes.length > 1 ? { code: 'REWARD_NOT_APPLIED' } : null;
  const code = refusing.slice(REFUSING_OFFER.length);
  return { code, ...(code === 'ADD_IN_LIMIT' && { message: wordsIn(locale, ADD_IN_LIMIT) }) };
}

/** Whether a member has what an offer takes: so many Stars, or a coupon that is still good (ORD-030). */
function isOwned(code: string, { stars }: Offer, session: Session, now: number): boolean {
  if (session.kind !== 'member') return false;
  const { loyalty } = session.member.account;
  if (stars === undefined) {
    return loyalty.coupons.some((one) => one.couponCode === code && couponStatus(one, now) === 'Available');
  }
  expireStars(loyalty, now);
  return balanceOf(loyalty.ledger) >= stars;
}

type Asked = {
  lines: readonly OrderedLine[];
  session: Session;
  locale: Locale;
  now: number;
  /** The order is in the retailer's own currency. */
  isOwnCurrency: boolean;
};

/** What an offer does to an order. */
export function offerIn(code: string, { lines, session, locale, now, isOwnCurrency }: Asked) {
  const offer = lookUp(OFFERS, code);
  const isMeant = isOwnCurrency || !offer?.isOfOwnCurrency;
  const amount = offer && isMeant && isOwned(code, offer, session, now) ? offer.amountOff(lines) : null;
  return {
    amount: amount ?? 0,
    answer: {
      code,
      type: offer?.type ?? ('REWARD' as const),
      hasBeenApplied: amount !== null,
      description: offer ? wordsIn(locale, offer.description) : '',
    },
  };
}
