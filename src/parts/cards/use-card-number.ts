import { lastFourOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useCardName } from './use-card-name.ts';

/** The line below the name of a card that says how its number ends; null where its name says so already. */
export function useCardNumber(): (card: Pick<StoredValueCard, 'nickname' | 'cardNumber'>) => string | null {
  const { text } = useMessages();
  const nameOf = useCardName();
  return (card) => {
    const lastFour = lastFourOf(card);
    return nameOf(card).endsWith(lastFour) ? null : text('cards.number', { lastFour });
  };
}
