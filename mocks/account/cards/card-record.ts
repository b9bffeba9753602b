import { hashOf } from '../../random.ts';
import type { Card } from '../account.ts';

const PICTURES = ['/art/gift-garden.svg', '/art/gift-night-sky.svg', '/art/gift-thanks.svg', '/art/gift-winter.svg'];

/** A stored-value card as an account keeps it; everything but the number has a default that the number decides. */
export function cardRecord({
  cardNumber,
  balance,
  nickname,
  isPrimary = false,
}: Pick<Card, 'cardNumber' | 'balance'> & Partial<Card>): Card {
  const hash = hashOf(cardNumber);
  return {
    cardId: `card-${hash.toString(36)}`,
    cardNumber,
    nickname: nickname ?? `Northstar Card ${cardNumber.slice(-4)}`,
    imageUrl: PICTURES[hash % PICTURES.length] ?? '',
    balance,
    isPrimary,
    autoReload: null,
  };
}

/** Sixteen digits; `random` decides them. */
export function newCardNumber(random: () => number): string {
  return `6${Array.from({ length: 15 }, () => Math.floor(random() * 10)).join('')}`;
}

/** What a card out of a shop holds before it is registered, cents. */
export function balanceOf(cardNumber: string): number {
  return (hashOf(`${cardNumber} balance`) % 46) * 100 + 500;
}
