import { useRouter, useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PLACEMENT_DIALOGS, UNPLACED_BANNER } from '#areas/ordering/placed/placement-part.ts';
import { isAuthRoute } from '#domain/return-url.ts';
import { wording } from '#messages/messages.ts';
import { leaveOverlay } from '#parts/back-closes.ts';
import { useFetchedPart } from '#parts/fetched-part.ts';
import { useOrderPlacement, usePlacementBelow } from '#session/ordering/order-placement.ts';
import { usePlacementSaid } from '#session/ordering/placement-said.ts';
import { useIsVisitorUnknown, useSession, useVisitor } from '#session/session-provider.tsx';

const ignore = () => {};
const NOTICE = 'order-reload';

/**
 * What placing an order shows over any page: the confirmation, to which it leads (ORD-053, OPP-027), and what is not known yet
 * (FC-020, FC-025).
 */
export function PlacementRegion() {
  const router = useRouter();
  const session = useSession();
  const { placement, reload } = useOrderPlacement();
  const { catalogue } = router.options.context;
  const isPlaced = placement.hasTag('done');
  const { isDoubtful, isSignInNeeded } = useDoubt();
  const [left, setLeft] = useState<string>();
  const placedId = isPlaced ? placement.context.placed?.orderId : undefined;
  const isDrawn = usePlacementBelow().placement.hasTag('done');

  // Once the confirmation is drawn, which lies over the new page in the history; that page may still be on its way.
  useLayoutEffect(() => {
    if (placedId === undefined || !isDrawn) return;
    const lead = async () => {
      // A doubt that has ended with it lay over the page in the history.
      await leaveOverlay(router.history);
      // The way back does not lead to an order that is placed.
      const to = session.visitor().kind === 'member' ? '/menu/previous' : '/menu';
      void router.navigate({ to, replace: true });
      // The confirmation puts an entry of its own on top: history would make one of both.
      router.history.flush();
      setLeft(placedId);
    };
    void lead();
  }, [placedId, isDrawn, router, session]);

  // A doubt that has ended by itself takes its entry out of the history; where the order is placed, that leads on. Before the
  // effects of what waited below it, which has an entry of its own then.
  const isUnsure = placement.hasTag('unsure') || reload.hasTag('unsure');
  const wasUnsure = useRef(false);
  useLayoutEffect(() => {
    if (wasUnsure.current && !isUnsure && !isPlaced) void leaveOverlay(router.history);
    wasUnsure.current = isUnsure;
  }, [isUnsure, isPlaced, router]);

  const isFilled = reload.hasTag('filled');
  const isDoubted = reload.hasTag('doubted');
  useEffect(() => {
    if (!isFilled && !isDoubted) return;
    const said = wording(isFilled ? 'order-placed.reload.filled' : 'order-placed.reload.doubted');
    const say = async () => {
      await catalogue.load('order-placed');
      session.notices.showBanner(NOTICE, { text: said });
    };
    say().catch(ignore);
  }, [isFilled, isDoubted, catalogue, session]);

  useEffect(() => {
    if (isPlaced) session.notices.withdraw(NOTICE);
  }, [isPlaced, session]);

  const isBusy = placement.hasTag('busy');
  // Fetched while the order is under way, and drawn closed: it opens with the answer.
  const isUnderWay = useDeferredValue(isBusy);
  const Dialogs = useFetchedPart(isBusy || isPlaced || isDoubtful ? PLACEMENT_DIALOGS : null);
  const isConfirmed = placedId !== undefined;
  return Dialogs && (isDoubtful || isConfirmed || (isUnderWay && isBusy)) ? (
    <Dialogs isConfirmed={isConfirmed} isPageLeft={isConfirmed && placedId === left} isSignInNeeded={isSignInNeeded} />
  ) : null;
}

/** What is not known yet, and whether a member whose session has ended can learn it only by signing in: that form is not covered. */
function useDoubt(): { readonly isDoubtful: boolean; readonly isSignInNeeded: boolean } {
  const { placement, reload } = useOrderPlacement();
  const isMember = useVisitor().kind === 'member';
  // It may be of another member than the one who is here now (D-311).
  const isUnknown = useIsVisitorUnknown();
  const isSigningIn = useRouterState({ select: ({ location }) => isAuthRoute(location.pathname) });
  // The doubt about an order is said before that about a reload.
  const doubt = [placement, reload].find((each) => each.hasTag('unsure'));
  const isSignInNeeded = doubt?.context.failure === 'signed-out' && !isMember;
  const isDoubtful = doubt !== undefined && !isUnknown && !(isSignInNeeded && isSigningIn);
  return { isDoubtful, isSignInNeeded };
}

/** Says on every page that an order was not placed, unless a part of the page says why, or that was read there (D-412). */
export function UnplacedRegion() {
  const isUnsaid = useIsUnsaid();
  // A part that says it as it is drawn comes first.
  const wasUnsaid = useDeferredValue(isUnsaid);
  const isShown = isUnsaid && wasUnsaid;
  const Banner = useFetchedPart(isShown ? UNPLACED_BANNER : null);
  return isShown && Banner ? <Banner /> : null;
}

function useIsUnsaid(): boolean {
  const { placement, reload } = useOrderPlacement();
  const { shownBy, read } = usePlacementSaid();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isOpen = [placement, reload].some((each) => each.hasTag('busy') || each.hasTag('unsure'));
  const isTurnedAway = !isOpen && (placement.hasTag('error') || reload.hasTag('error'));
  const isRead = read !== null && read === placement.context.request?.order.orderId;
  return isTurnedAway && shownBy === 0 && !isRead && !isAuthRoute(path);
}
