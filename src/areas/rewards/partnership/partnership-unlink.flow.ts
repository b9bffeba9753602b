import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { unlinkHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { partnershipUnlinkMachine } from '#machines/rewards/partnership-unlink.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { HOTEL_PAGE, UNLINK_QUESTION } from './hotel-paths.ts';

const unlinkActors = (session: Session): EveryActorOf<typeof partnershipUnlinkMachine> => ({
  readMembership: fromPromise(async () => (await session.resolveVisitor()).kind === 'member'),
  // Not ended with the page: what was confirmed is done.
  unlinkAccount: fromPromise(async () => {
    await unlinkHotelAccount({ body: {} });
  }),
});

/** The question whether to unlink, which the address opens and closes, and what comes of it (PTN-033 to PTN-042). */
export function usePartnershipUnlink(isQuestionInAddress: boolean) {
  const navigate = useNavigate();
  const session = useSession();
  const leaveFor = (page: 'unlinked' | 'not-linked' | 'error') =>
    void navigate({ to: `${HOTEL_PAGE}/${page}`, replace: true });
  const actor = useFlow(partnershipUnlinkMachine, () => unlinkActors(session), {
    on: {
      // In the question's place: after signing in, Back may not open it over accounts that are unlinked by then.
      'signIn.required': () =>
        void navigate({ to: '/account/signin', search: { returnUrl: UNLINK_QUESTION }, replace: true }),
      'account.unlinked': () => leaveFor('unlinked'),
      'account.notLinked': () => leaveFor('not-linked'),
      'unlinking.failed': () => leaveFor('error'),
    },
  });
  useEffect(() => {
    const event = { type: isQuestionInAddress ? 'question.opened' : 'question.declined' } as const;
    if (actor.getSnapshot().can(event)) actor.send(event);
  }, [actor, isQuestionInAddress]);
  return {
    asking: useTag(actor, 'asking'),
    busy: useTag(actor, 'busy'),
    confirm: () => actor.send({ type: 'unlink.confirmed' }),
  };
}
