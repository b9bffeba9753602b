import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { type Actor, fromPromise, type SnapshotFrom, toPromise } from 'xstate';
import { accountKey } from '#api/account/account-key.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import { sendGiftPurchase } from '#api/gifts/gift-purchase.ts';
import { giftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import { startGuestSession } from '#api/ordering/guest-session.ts';
import { Failure, failureCodeOf } from '#domain/failure.ts';
import type { GiftMarker, GiftPayload } from '#domain/gifting/gift-purchase.ts';
import { ownerOf } from '#domain/owner-key.ts';
import { giftPurchaseMachine } from '#machines/gifting/gift-purchase.machine.ts';
import { giftStatusMachine } from '#machines/gifting/gift-status.machine.ts';
import { recordEventOnce } from '#platform/measuring/analytics.ts';
import { keepDocumentWhile } from '#platform/missing-part.ts';
import { purchaseReputation } from '#platform/purchase-risk.ts';
import { newRequestId } from '#platform/request-id.ts';
import { keepGiftPurchase, keptGiftPurchase } from '#platform/storage/gift-purchase.ts';
import type { EveryActorOf } from '../every-actor.ts';
import { createFlowActor, type FlowRuntime, useFlowRuntime } from '../flow-runtime.tsx';
import { forgetTypedName } from '../guest/guest-details.ts';
import { followCardUnderWay, guestPaymentOf } from '../guest/guest-payment.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import { typedPagesOf } from '../pages/typed-pages.ts';
import type { Session } from '../session.ts';
import { useSession, useVisitor } from '../session-provider.tsx';
import { markGiftBegun } from './gift-begun.ts';

type GiftActor = Actor<typeof giftPurchaseMachine>;

/** What a person does about a purchase; `purchase.submitted` is one press of Pay. */
export type GiftPurchaseEvent =
  | { type: 'purchase.submitted'; payload: GiftPayload }
  | { type: 'check.pressed' }
  | { type: 'problem.dismissed' }
  | { type: 'outcome.shown' };

/** The purchase of a session, begun with what an earlier page has left in this tab; it outlives every page (FC-011). */
const giftPurchaseOf = oncePerSession((session, queryClient: QueryClient, runtime: FlowRuntime): GiftActor => {
  const kept = keptGiftPurchase(session.clock);
  const buyer = buyerOf(session, kept?.owner ?? null);
  const actor = createFlowActor(giftPurchaseMachine, runtime, giftActors(session, queryClient, runtime, buyer), {
    marker: kept && buyer.isOther() ? null : (kept?.marker ?? null),
    now: session.clock.now(),
  });
  follow(actor, session, queryClient, buyer);
  actor.start();
  const stopWatching = session.onVisitorChange(() => {
    if (buyer.isOther()) actor.send({ type: 'visitor.forgotten' });
  });
  const stop = session.onForgotten(() => actor.send({ type: 'visitor.forgotten' }));
  const letDocumentGo = keepDocumentWhile(() => actor.getSnapshot().hasTag('busy'));
  stopWithSession(session, [stop, letDocumentGo, stopWatching, () => actor.stop()]);
  // A part that is being drawn may be the first to ask.
  queueMicrotask(() => markGiftBegun(session));
  return actor;
});

type Buyer = ReturnType<typeof buyerOf>;

/**
 * Whose purchase it is. Where a member's lies in the tab while another person is here, it is neither shown nor asked about, and
 * stays for its owner (FC-071, D-311); who is anonymous may be that member, whose session has ended.
 */
function buyerOf(session: Session, keptOwner: string | null) {
  let owner = keptOwner;
  const isOther = () => {
    const visitor = session.visitor();
    return owner !== null && visitor.kind !== 'anonymous' && owner !== ownerOf(visitor);
  };
  return {
    isOther,
    keep: (marker: GiftMarker) => keepGiftPurchase({ marker, owner }),
    begin() {
      owner = ownerOf(session.visitor());
    },
    /** The page begins before it is known who is here; rejects where that is another person. */
    async confirm(): Promise<void> {
      if (owner === null) return;
      await session.resolveVisitor();
      if (isOther()) throw new Failure('signed-out');
    },
  };
}

function giftActors(
  session: Session,
  queryClient: QueryClient,
  { actors: _, ...runtime }: FlowRuntime,
  buyer: Buyer,
): EveryActorOf<typeof giftPurchaseMachine> {
  const statusActors = {
    readStatus: fromPromise(async ({ input: { requestId, isClosing }, signal }) => {
      await buyer.confirm();
      const isGuest = (await session.resolveVisitor()).kind === 'guest';
      return giftPurchaseStatus(requestId, { isLast: isClosing, isGuest, signal });
    }),
  } satisfies EveryActorOf<typeof giftStatusMachine>;
  return {
    submitGift: fromPromise(async ({ input: { purchase, marker }, signal }) => {
      // Before anything is sent: a page that is loaded anew must find it.
      buyer.begin();
      buyer.keep(marker);
      const reputation = await purchaseReputation(purchase.requestId, signal);
      const answer = await sendGiftPurchase(purchase, { reputation, signal }).catch(async (thrown: unknown) => {
        // Nothing was bought, and nothing is sent again by itself: the next press finds a session (D-374).
        if (failureCodeOf(thrown) === 'guest-session-expired') await startGuestSession({ signal }).catch(() => {});
        throw thrown;
      });
      if (answer.outcome === 'accepted') return { ...answer, answeredAt: session.clock.now() };
      // A saved way to pay may have been removed elsewhere.
      if (purchase.payload.payment.kind === 'instrument') {
        void queryClient.invalidateQueries({ queryKey: paymentMethodsKey });
      }
      return answer;
    }),
    followGift: fromPromise(({ input, signal }) => {
      const status = createFlowActor(giftStatusMachine, runtime, statusActors, input);
      signal.addEventListener('abort', () => status.stop());
      return toPromise(status.start());
    }),
  };
}

/** Follows a purchase, so that the rest of the app changes with it. */
function follow(actor: GiftActor, session: Session, queryClient: QueryClient, buyer: Buyer): void {
  let before = actor.getSnapshot();
  const noteUnderWay = followCardUnderWay(session, 'gift');
  actor.subscribe((now) => {
    noteUnderWay(tokenUnderWay(now));
    const { marker } = now.context;
    if (marker !== before.context.marker) {
      if (marker !== null) buyer.keep(marker);
      else if (!buyer.isOther()) keepGiftPurchase(null);
    }
    const hasEnded = now.hasTag('done') && !before.hasTag('done');
    before = now;
    if (!hasEnded) return;
    // A guest's token is spent, whatever became of it (BIL-030, decision 0.2).
    const paid = now.context.purchase?.payload.payment;
    if (paid?.kind === 'token') guestPaymentOf(session).send({ type: 'payment.spent', token: paid.id });
    void queryClient.invalidateQueries({ queryKey: accountKey });
    if (now.matches({ ended: 'error' })) return;
    forgetBillingAddress(session);
    if (now.matches({ ended: 'success' })) recordPurchase(now);
  });
}

/** The guest's token that may still be charged; while what became of an earlier gift is learnt, that of the one that waits. */
function tokenUnderWay(now: SnapshotFrom<typeof giftPurchaseMachine>): string | null {
  const payment = (now.context.wanted ?? now.context.purchase)?.payload.payment;
  return payment?.kind === 'token' && (now.hasTag('busy') || now.hasTag('unsure')) ? payment.id : null;
}

/**
 * What a guest typed into that step of the payment has served (BIL-031): who comes next to this tab finds none of it. What was
 * typed into checkout waits for its order (D-177).
 */
function forgetBillingAddress(session: Session): void {
  forgetTypedName(session);
  typedPagesOf(session).forget((path) => path.endsWith('/billing-address'));
}

/** Records each purchase once, and nothing of a person (FC-134). */
function recordPurchase({ context: { marker } }: SnapshotFrom<typeof giftPurchaseMachine>): void {
  if (marker === null) return;
  const { requestId, productNumber, amount, recipients, currency } = marker;
  const value = ((amount * recipients) / 100).toFixed(2);
  const quantity = String(recipients);
  recordEventOnce(requestId, { event: 'purchase', kind: 'gift', productNumber, quantity, value, currency });
}

/** The gift purchase of the app around a part of the screen. */
export function useGiftPurchase() {
  const session = useSession();
  const queryClient = useQueryClient();
  const actor = giftPurchaseOf(session, queryClient, useFlowRuntime());
  const purchase = useSelector(actor, (snapshot) => snapshot);
  const send = useCallback(
    (event: GiftPurchaseEvent) => actor.send(event.type === 'purchase.submitted' ? pressed(event, session) : event),
    [actor, session],
  );
  /** What is known of it by then, also once that part is gone. */
  const look = useCallback(() => {
    const now = actor.getSnapshot();
    return { purchase: now, end: endOf(now) };
  }, [actor]);
  return { purchase, end: endOf(purchase), look, send };
}

/** Whether only the member who bought can learn what became of the purchase, and that session has ended (FC-064, GFT-059). */
export function useIsBuyerAway({ context }: SnapshotFrom<typeof giftPurchaseMachine>): boolean {
  const { clock } = useSession();
  if (useVisitor().kind === 'member') return false;
  return context.failure === 'signed-out' || (keptGiftPurchase(clock)?.owner ?? null) !== null;
}

/** How a purchase ended, as far as that is known; null where it has not ended, or nothing is known yet of what became of it. */
function endOf({ value }: SnapshotFrom<typeof giftPurchaseMachine>): 'success' | 'error' | null {
  if (typeof value !== 'object' || !('ended' in value)) return null;
  return value.ended === 'success' || value.ended === 'error' ? value.ended : null;
}

const pressed = ({ type, payload }: { type: 'purchase.submitted'; payload: GiftPayload }, { clock }: Session) => ({
  type,
  payload,
  requestId: newRequestId(),
  startedAt: clock.now(),
});
