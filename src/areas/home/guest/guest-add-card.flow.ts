import { useNavigate } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { guestAddCardMachine } from '#machines/home/guest-add-card.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const actorsOf = (session: Session): EveryActorOf<typeof guestAddCardMachine> => ({
  readMembership: fromPromise(async () => (await session.resolveVisitor()).kind === 'member'),
});

/** What a press on the card to add one leads to (FED-021, FED-022). */
export function useGuestAddCard(onEnd: () => void) {
  const navigate = useNavigate();
  const session = useSession();
  const actor = useFlow(guestAddCardMachine, () => actorsOf(session), {
    on: {
      'cardPage.requested': () => void navigate({ to: '/account/cards/add' }),
      'request.ended': onEnd,
    },
  });
  return {
    asking: useTag(actor, 'asking'),
    close: () => actor.send({ type: 'sheet.closed' }),
  };
}
