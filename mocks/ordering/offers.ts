import type { Locale } from '#domain/locale.ts';
import { type Words, wordsIn } from '../menu/words.ts';
import { balanceOf } from '../rewards/loyalty-record.ts';
import type { Session } from '../session/sessions.ts';
import type { OrderedLine } from './ordering-records.ts';

type Offer = {
  readonly type: 'STAR_REWARD' | 'REWARD';
  readonly description: Words;
  /** Taken from the balance when the order is placed. */
  readonly stars?: number;
  /** What it takes off, cents; null where it cannot be applied. */
  readonly amountOff: (lines: readonly OrderedLine[], session: Session) => number | null;
};

const sumOf = (lines: readonly OrderedLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** What one item costs in Stars. */
const ITEM_STARS = 150;

const hasStars = (session: Session) =>
  session.kind === 'member' && balanceOf(session.member.account.loyalty.ledger) >= ITEM_STARS;

/** What members can put into the field for codes; a code that is not here can never be applied. */
export const OFFERS: Readonly<Record<string, Offer>> = {
  STARS150: {
    type: 'STAR_REWARD',
    stars: ITEM_STARS,
    description: ['150 Stars: one item on us', '150 étoiles : un article offert', '150 estrellas: un artículo gratis'],
    amountOff: (lines, session) =>
      hasStars(session) ? Math.max(0, ...lines.map(({ amount, quantity }) => amount / quantity)) : null,
  },
  WARMUP2: {
    type: 'REWARD',
    description: ['$2 off orders from $5', '2 $ de rabais dès 5 $', '$2 menos en pedidos desde $5'],
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
  'Puedes agregar hasta 4 cargas por bebida.',
];

/** Why a price is refused because of its offers, in the server's own words where it has some (OPP-020); null where it is not. */
export function refusalOf(codes: readonly string[], locale: Locale): { code: string; message?: string } | null {
  const [refusing] = codes.filter((code) => code.startsWith(REFUSING_OFFER));
  if (refusing === undefined) return null;
  const code = refusing.slice(REFUSING_OFFER.length);
  return { code, ...(code === 'ADD_IN_LIMIT' && { message: wordsIn(locale, ADD_IN_LIMIT) }) };
}

/** What an offer does to an order. */
export function offerIn(
  code: string,
  { lines, session, locale }: { lines: readonly OrderedLine[]; session: Session; locale: Locale },
) {
  const offer = OFFERS[code];
  const amount = offer?.amountOff(lines, session) ?? null;
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
