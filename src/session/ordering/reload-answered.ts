import type { QueryClient } from '@tanstack/react-query';
import { cardsQuery } from '#api/account/cards.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import type { submitReload } from '#api/account/reload.ts';
import { cardErrorOf } from '#domain/cards/card-error.ts';

type Answer = Awaited<ReturnType<typeof submitReload>>;

/** What the server has made of a reload, which the cache learns; `received`: it has had the very same one before. */
export function reloadAnswered(queryClient: QueryClient, answer: Answer) {
  if (answer.outcome === 'reloaded') {
    queryClient.setQueryData(cardsQuery().queryKey, (cards) =>
      cards?.map((card) => (card.cardId === answer.card.cardId ? answer.card : card)),
    );
    return { outcome: 'reloaded' } as const;
  }
  // The way to pay may have been removed elsewhere.
  void queryClient.invalidateQueries({ queryKey: paymentMethodsKey });
  const { meaning } = cardErrorOf('reload', answer.refusal.code);
  return meaning === 'duplicate' ? ({ outcome: 'received' } as const) : answer;
}
