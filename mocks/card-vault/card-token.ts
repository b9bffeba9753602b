import { CARD_TYPES, type CardType } from '#domain/payment-methods/payment-method.ts';
import { hashOf } from '../random.ts';

/** What a token of the pretended provider stands for; the number itself is forgotten at once. */
export type TokenisedCard = {
  paymentType: CardType;
  lastFour: string;
  expires: { month: number; year: number };
  /** The bank refuses it as soon as it is to be kept. */
  declined: boolean;
  /** A guest's billing address, which the bank compares; undefined for a member's card, whose address is saved with it. */
  addressToken: string | undefined;
  /** Milliseconds since 1970 in real time: the provider knows no world, and each reckons its age by its own clock. */
  issuedAt: number;
};

const MARK = 'card';
const sealOf = (text: string) => hashOf(`vault ${text}`).toString(36);

/** A token that says itself what it stands for, so that each world can redeem it; `once` makes it unlike any other. */
export function makeCardToken(
  card: Omit<TokenisedCard, 'issuedAt' | 'addressToken'> & { addressToken?: string | undefined },
  once: string,
  issuedAt: number = Date.now(),
): string {
  const { month, year } = card.expires;
  const state = card.declined ? 'declined' : 'good';
  const text = [MARK, card.paymentType, card.lastFour, month, year, state, issuedAt, card.addressToken, once].join('_');
  return `${text}_${sealOf(text)}`;
}

/** The card behind a token; null for a text that no provider has made. */
export function cardOfToken(token: string): TokenisedCard | null {
  const end = token.lastIndexOf('_');
  const text = token.slice(0, end);
  const [mark, type, lastFour = '', month, year, state, issuedAt, addressToken = ''] = text.split('_');
  const paymentType = CARD_TYPES.find((known) => known === type);
  if (mark !== MARK || !paymentType || token.slice(end + 1) !== sealOf(text)) return null;
  return {
    paymentType,
    lastFour,
    expires: { month: Number(month), year: Number(year) },
    declined: state === 'declined',
    issuedAt: Number(issuedAt),
    addressToken: addressToken === '' ? undefined : addressToken,
  };
}
