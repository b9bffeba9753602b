import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { accountKey } from '#api/account/account-key.ts';
import { profileQuery } from '#api/account/profile.ts';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import { Failure, failureCodeOf, isSessionOver } from '#domain/failure.ts';
import {
  endOfMark,
  markOf,
  type PromoEnd,
  type PromoMark,
  type PromoMember,
  promoEndOf,
  promoLinkOf,
  saidAtOnce,
} from '#domain/rewards/promo-redemption.ts';
import { promoRedemptionMachine } from '#machines/rewards/promo-redemption.machine.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { openDeepLink } from '#platform/deep-link.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { keepPromoMark, type OpenedLink, promoMarkOf, settledPromoMark } from '#platform/storage/promo-marks.ts';
import { resolveConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

/** Takes the promotion of a link, once, and says what became of it (PRM-002 to PRM-034). */
export function usePromoRedemption(matchId: string | undefined) {
  const session = useSession();
  const queryClient = useQueryClient();
  const link = openedLink(session, matchId ?? '');
  const actor = useFlow(promoRedemptionMachine, () => promoActors(session, queryClient, link), {
    input: {
      hasMatchId: matchId !== undefined,
      earlier: matchId === undefined ? null : saidAtOnce(promoMarkOf(link, session.clock)),
    },
  });
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    isBusy: state.hasTag('busy'),
    isRedeemed: state.hasTag('redeemed'),
    isRetryable: state.hasTag('retryable'),
    message: state.context.message,
    problem: state.context.problem,
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}

/** The guard of the page lets members in alone. */
function openedLink(session: Session, matchId: string): OpenedLink {
  const visitor = session.visitor();
  return { matchId, memberId: visitor.kind === 'member' ? visitor.memberId : '' };
}

function promoActors(
  session: Session,
  queryClient: QueryClient,
  link: OpenedLink,
): EveryActorOf<typeof promoRedemptionMachine> {
  return {
    openPromoLink: fromPromise(async () => {
      const { branch } = await resolveConfiguration(queryClient);
      if (branch === null) throw new Failure('unexpected');
      return promoLinkOf(await openDeepLink(branch, link.matchId));
    }),
    readPromoMember: fromPromise<PromoMember, void>(async ({ signal }) => {
      const { subMarket, memberSince } = await fetchUncancelled(queryClient, profileQuery(), signal);
      return { userSubMarket: subMarket, joinDate: memberSince };
    }),
    // Leaving the page does not take back what was sent, so its answer is kept for the next one.
    redeemPromoCode: fromPromise(({ input: { promoCode } }) =>
      oneAtATime(`northstar promo ${link.matchId}`, () => redeemOnce(session, queryClient, link, promoCode)),
    ),
  };
}

/** One request for one link of a member: what any page of this browser has sent before is not sent again (decision D-198). */
async function redeemOnce(
  session: Session,
  queryClient: QueryClient,
  link: OpenedLink,
  promoCode: string,
): Promise<PromoEnd> {
  const earlier = await settledPromoMark(link, session.clock);
  // Nothing is sent while it is asked whose session it is: another member may have signed in in another tab (FC-071).
  await session.resolveVisitor();
  // While this page waited, its member may have signed out, which takes the marks away, and another one in.
  if (openedLink(session, link.matchId).memberId !== link.memberId) throw new Failure('signed-out');
  if (earlier) return endOfMark(earlier);
  let isForgotten = false;
  const stop = session.onForgotten(() => {
    isForgotten = true;
  });
  // After a sign-out nothing of it is written any more.
  const keep = (mark: PromoMark | null) => {
    if (!isForgotten) keepPromoMark(link, mark, session.clock);
  };
  keep({ outcome: 'sent' });
  try {
    const end = promoEndOf({ loading: false, ...(await redeemPromoCode({ variables: { promoCode } })) });
    keep(markOf(end));
    // The account says more now than what was read before (AMB-40).
    if (end.outcome === 'redeemed') void queryClient.invalidateQueries({ queryKey: accountKey });
    return end;
  } catch (thrown) {
    // A visitor whose session is over redeems nothing.
    if (isSessionOver(failureCodeOf(thrown))) keep(null);
    throw thrown;
  } finally {
    stop();
  }
}
