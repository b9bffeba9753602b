import { hashOf } from '../../random.ts';
import type { Account, Card } from '../account.ts';
import { CARD_DESIGNS, cardPictureAddress } from './card-designs.ts';
import { changeBalance } from './ledger.ts';

/** A stored-value card as an account keeps it; everything but the number has a default. Without a nickname the app names it (D-345). */
export function cardRecord({
  cardNumber,
  balance = 0,
  nickname = '',
  isPrimary = false,
  status = 'active',
  ledger = [],
}: Pick<Card, 'cardNumber'> & Partial<Card>): Card {
  const hash = hashOf(cardNumber);
  return {
    cardId: `card-${hash.toString(36)}`,
    cardNumber,
    nickname,
    imageUrl: cardPictureAddress(CARD_DESIGNS[hash % CARD_DESIGNS.length] ?? 'north-star'),
    balance,
    isPrimary,
    status,
    autoReload: null,
    ledger,
  };
}

/** Puts a card with what it holds into an account at `now`; the first one becomes the primary one. */
export function putCard(account: Account, card: Card, balance: number, now: number): void {
  account.cards.push(card);
  if (balance > 0) changeBalance(card, { kind: 'activation', amount: balance }, now);
  if (account.cards.every(({ isPrimary }) => !isPrimary)) card.isPrimary = true;
}

/** Sixteen digits; `random` decides them. */
export function newCardNumber(random: () => number): string {
  return `6${Array.from({ length: 15 }, () => Math.floor(random() * 10)).join('')}`;
}

/** What a card out of a shop holds before it is registered, cents. */
export function balanceOf(cardNumber: string): number {
  return (hashOf(`${cardNumber} balance`) % 46) * 100 + 500;
}
