import type { QueryClient } from '@tanstack/react-query';
import { cardLedgerQuery } from '#api/account/card-ledger.ts';
import { cardsQuery } from '#api/account/cards.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';

/** A card that pays, with what a walk says of it. */
export const cardLike = (cardId: string, lastFour: string, amount: number): StoredValueCard => ({
  cardId,
  cardNumber: `601100000000${lastFour}`,
  nickname: `Card ${cardId}`,
  cardImageUrl: null,
  isPrimary: false,
  status: 'active',
  balance: { amount, currency: 'USD' },
  autoReloadProfile: null,
});

/** The cards are known, and nothing has happened on the first. */
export function knowCards({ queryClient }: { queryClient: QueryClient }, cards: readonly StoredValueCard[]): void {
  queryClient.setQueryData(cardsQuery().queryKey, [...cards]);
  queryClient.setQueryData(cardLedgerQuery(cards[0]?.cardId ?? '').queryKey, {
    pages: [{ entries: [], total: 0 }],
    pageParams: [0],
  });
}
