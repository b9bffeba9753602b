import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { makeCardPrimary } from '#api/account/card-changes.ts';
import { cardsKey, cardsQuery } from '#api/account/cards.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { makePrimaryMachine } from '#machines/cards/make-primary.machine.ts';
import { wording } from '#messages/messages.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

/** About the primary card; adding a card raises it too (decision B08). */
const PRIMARY_NOTICE = 'primary-card';

const makePrimaryActors = (session: Session, queryClient: QueryClient): EveryActorOf<typeof makePrimaryMachine> => ({
  makePrimary: fromPromise(async ({ input: { cardId }, signal: ofPage }) => {
    const { notices } = session;
    await untilAnswered({
      session,
      signal: ofPage,
      send: (signal) => makeCardPrimary({ params: { cardId }, signal }),
      learn: () =>
        queryClient.setQueryData(cardsQuery().queryKey, (cards) =>
          cards?.map((card) => ({ ...card, isPrimary: card.cardId === cardId })),
        ),
      // Where the answer was lost it may be the primary one all the same.
      readAnew: () => void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true }),
      // Another card may be shown by now, of which "this" would be untrue.
      say: {
        answered: () =>
          notices.toast(PRIMARY_NOTICE, { text: wording('cards-detail.primary-changed'), tone: 'success' }),
        failed: (failure) =>
          notices.showBanner(PRIMARY_NOTICE, {
            title: wording('cards-detail.primary-failed'),
            text: wording(`failures.${failure}`),
            tone: 'failure',
          }),
      },
    });
  }),
});

/** A card becomes the one that pays and is shown first (SVC-035). */
export function useMakePrimary({ cardId }: StoredValueCard) {
  const session = useSession();
  const { notices } = session;
  const queryClient = useQueryClient();
  const actor = useFlow(makePrimaryMachine, () => makePrimaryActors(session, queryClient), {
    input: { cardId },
    on: {
      'primary.made': () =>
        notices.toast(PRIMARY_NOTICE, { text: wording('cards-detail.primary-made'), tone: 'success' }),
    },
  });
  return {
    busy: useTag(actor, 'busy'),
    isRefused: useFailure(actor) !== null,
    request: () => {
      notices.actor.send({ type: 'notice.dismissed', key: PRIMARY_NOTICE });
      actor.send({ type: 'primary.requested' });
    },
  };
}

export type MakePrimary = ReturnType<typeof useMakePrimary>;
