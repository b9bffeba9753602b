import { lastFourOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';

/** What cards are called: by their nickname, and by their last digits where they have none (CRD-004). */
export function useCardName(): (card: Pick<StoredValueCard, 'nickname' | 'cardNumber'>) => string {
  const { text } = useMessages();
  return (card) => card.nickname.trim() || text('common.card-name', { lastFour: lastFourOf(card) });
}
