import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { removeCard } from '#api/account/card-changes.ts';
import { cardsKey, cardsQuery } from '#api/account/cards.ts';
import { lastFourOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { doneDespite } from '#domain/failure.ts';
import { cardRemovalMachine } from '#machines/cards/card-removal.machine.ts';
import { wording } from '#messages/messages.ts';
import { leaveOverlay } from '#parts/back-closes.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useNotices } from '#session/session-provider.tsx';

const cardRemovalActors = (queryClient: QueryClient): EveryActorOf<typeof cardRemovalMachine> => ({
  removeCard: fromPromise(async ({ input: { cardId }, signal }) => {
    try {
      // It may be gone already: by a try whose answer was lost, or in another tab.
      await doneDespite('card-not-found', removeCard({ params: { cardId }, signal }));
      const { queryKey } = cardsQuery();
      queryClient.setQueryData(queryKey, (cards) => cards?.filter((card) => card.cardId !== cardId));
    } finally {
      // Another one may be the primary card now, also where the answer was not heard.
      void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true });
    }
  }),
});

/** A card goes out of the account, after a question (SVC-011, SVC-042, SVC-043); `isGone`: the list has it no more. */
export function useCardRemoval(card: StoredValueCard, isGone: boolean) {
  const notices = useNotices();
  const navigate = useNavigate();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const actor = useFlow(cardRemovalMachine, () => cardRemovalActors(queryClient), {
    input: { cardId: card.cardId, lastFour: lastFourOf(card) },
    on: {
      'card.removed': ({ lastFour }) => {
        notices.toast('card-removed', { text: wording('cards-detail.removed', { lastFour }), tone: 'success' });
        // Back does not lead to the page of a card that is gone.
        void leaveOverlay(history).then(() => navigate({ to: '/account/cards', replace: true }));
      },
    },
  });
  const busy = useTag(actor, 'busy');
  useEffect(() => {
    // What the list says counts once the request under way has ended.
    if (isGone && !busy) actor.send({ type: 'card.missed' });
  }, [actor, isGone, busy]);
  return {
    isAsking: useTag(actor, 'asking'),
    isRemoved: useTag(actor, 'removed'),
    busy,
    failure: useFailure(actor),
    request: () => actor.send({ type: 'removal.requested' }),
    confirm: () => actor.send({ type: 'removal.confirmed' }),
    decline: () => actor.send({ type: 'removal.declined' }),
  };
}

export type CardRemoval = ReturnType<typeof useCardRemoval>;
