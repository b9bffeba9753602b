import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Actor, EmittedFrom } from 'xstate';
import { cardsKey } from '#api/account/cards.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import { pickupTimeQuery } from '#api/ordering/pickup-time.ts';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { isOfOtherCart, type OrderToPlace, type UnfinishedOrder } from '#domain/ordering/order-placement.ts';
import { isSlotUnavailable } from '#domain/ordering/pricing-error.ts';
import { ownerOf } from '#domain/owner-key.ts';
import { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { createListeners } from '#platform/listeners.ts';
import { keepDocumentWhile } from '#platform/missing-part.ts';
import { framePainted, pageIdle } from '#platform/page-usable.ts';
import { cartPort } from '../cart/cart.ts';
import { createFlowActor, type FlowRuntime, useFlowRuntime } from '../flow-runtime.tsx';
import { endGuestOrder } from '../guest/end-guest-order.ts';
import { followCardUnderWay } from '../guest/guest-payment.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import { serverNow } from '../server-time.ts';
import type { Session } from '../session.ts';
import { useSession } from '../session-provider.tsx';
import { orderChoicesOf } from './order-choices.ts';
import { insistPastGuestElsewhere, placementActors, reloadActors } from './order-placement-actors.ts';
import { measurePlacementFailures, measureReloadTroubles, recordOrderTrouble } from './order-trouble.ts';
import { notePaidWith } from './paid-with.ts';
import { markPlacementBegun } from './placement-begun.ts';
import { closeForOthers } from './placement-of-others.ts';
import { endOfOrder, type PlacementEvent, type PlacementSnapshots, placementRoute } from './placement-route.ts';
import { noteRecentOrder } from './recent-order.ts';
import { type OrderLedger, orderLedgerOf } from './unfinished-orders.ts';
import { unfinishedReloadsOf } from './unfinished-reloads.ts';

export type PlacementNews = EmittedFrom<typeof orderPlacementMachine>;

/** Placing orders in a running app; outlives every page. */
export type OrderPlacement = {
  snapshot(): PlacementSnapshots;
  subscribe(listener: () => void): () => void;
  /** The placement for the page below the confirmation, which hears of a placed order once that is drawn. */
  readonly below: Pick<OrderPlacement, 'snapshot' | 'subscribe'>;
  /** `order.requested` is not heard while an order is under way (ORD-047). */
  send(event: PlacementEvent): void;
  /** `order.placed`, `order.refused`, and `price.required`: what was priced is used up. */
  on(listener: (news: PlacementNews) => void): () => void;
};

/** The placement of a session, begun with what an earlier page left without an end. */
export const orderPlacementOf = oncePerSession(create);

/** Whether an order, or the reload before it, is on its way to the server now. */
export function isOrderUnderWay(session: Session): boolean {
  const shown = orderPlacementOf.find(session)?.snapshot();
  return shown !== undefined && (shown.placement.hasTag('busy') || shown.reload.hasTag('busy'));
}

function create(session: Session, queryClient: QueryClient, runtime: FlowRuntime = session.runtime): OrderPlacement {
  const ledger = orderLedgerOf(session);
  const needs = { session, queryClient, ledger };
  const open = ledger.all().filter(({ stage }) => stage !== 'dismissed');
  const placement = createFlowActor(orderPlacementMachine, runtime, placementActors(needs), {
    isUnfinished: open.some(({ stage }) => stage === 'ordering'),
  });
  const reload = createFlowActor(orderWithReloadMachine, runtime, reloadActors(needs), {
    unfinished: open.find(({ stage }) => stage === 'reloading')?.reload ?? null,
  });
  const shown = createStore<PlacementSnapshots>({ placement: placement.getSnapshot(), reload: reload.getSnapshot() });
  const below = createStore(shown.snapshot());
  const changed = () => {
    const wasPlaced = isPlaced(shown.snapshot());
    shown.set({ placement: placement.getSnapshot(), reload: reload.getSnapshot() });
    if (isPlaced(shown.snapshot()) && !wasPlaced) void framePainted().then(() => below.set(shown.snapshot()));
    // Else it would hear of the order before the frame.
    else if (isPlaced(below.snapshot()) || !isPlaced(shown.snapshot())) below.set(shown.snapshot());
  };
  join(placement, reload, needs);
  follow(placement, needs);
  measureReloadTroubles(reload, session);
  // A part that is being drawn may be the first to ask.
  queueMicrotask(() => takePlacedOut(session, ledger));
  const stopWatching = closeForOthers(session, { placement, reload, ledger });
  placement.subscribe(changed);
  reload.subscribe(changed);
  placement.start();
  reload.start();
  const stopForgetting = session.onForgotten(() => {
    placement.send({ type: 'visitor.forgotten' });
    reload.send({ type: 'visitor.forgotten' });
  });
  const letDocumentGo = keepDocumentWhile(() => isOrderUnderWay(session));
  stopWithSession(session, [stopForgetting, letDocumentGo, stopWatching, () => placement.stop(), () => reload.stop()]);
  queueMicrotask(() => markPlacementBegun(session));
  return {
    ...shown,
    below,
    send(event) {
      for (const { to, event: sent } of placementRoute(shown.snapshot(), event)) {
        if (to === 'reload') reload.send(sent);
        else placement.send(sent);
      }
    },
    on(listener) {
      const subscriptions = [placement.on('*', listener), reload.on('price.required', listener)];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
  };
}

const isPlaced = ({ placement }: PlacementSnapshots) => placement.hasTag('done');

/** A value that changes, for those who subscribe. */
function createStore<Value>(first: Value) {
  let value = first;
  const { subscribe, notify } = createListeners();
  return {
    snapshot: () => value,
    subscribe,
    set(next: Value) {
      value = next;
      notify();
    },
  };
}

/** The reload hands the order on, and hears how it ended. */
function join(
  placement: Actor<typeof orderPlacementMachine>,
  reload: Actor<typeof orderWithReloadMachine>,
  { session, queryClient, ledger }: Needs,
): void {
  reload.on('order.ready', ({ request }) => placement.send({ type: 'order.requested', ...request }));
  reload.on('reload.settled', ({ reload: settled }) => unfinishedReloadsOf(session).drop(settled));
  reload.on('doubt.dismissed', ({ reload: { requestId } }) => {
    ledger.noteReload(requestId, { stage: 'dismissed' });
    // What became of it shows on the card.
    void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true });
  });
  placement.on('doubt.dismissed', () => reload.send({ type: 'order.ended', end: 'doubted' }));
  placement.subscribe((now) => {
    const ended = endOfOrder(now);
    if (ended && reload.getSnapshot().can(ended)) reload.send(ended);
  });
}

/** What follows in the rest of the app: the cart is emptied only once the server has said that the order is placed (FC-020). */
function follow(placement: Actor<typeof orderPlacementMachine>, { session, queryClient, ledger }: Needs): void {
  const noteUnderWay = followCardUnderWay(session, 'order');
  placement.subscribe((now) => noteUnderWay(guestTokenUnderWay(now)));
  placement.on('order.settled', () => {
    const { request } = placement.getSnapshot().context;
    if (request) ledger.close([request.order.orderId]);
  });
  placement.on('order.insisted', () => insistPastGuestElsewhere({ session, ledger }));
  placement.on('doubt.dismissed', () => {
    for (const { orderId, stage } of ledger.all())
      if (stage === 'ordering') ledger.note(orderId, { stage: 'dismissed' });
  });
  placement.on('order.placed', ({ placed, request }) => {
    if (placed === null) return;
    const { orderId, orderToken } = placed;
    if (request?.order.orderId === orderId) notePayingCard(session, request.order);
    const find = () => ledger.find(orderId);
    const known = find();
    if (known ? known.visitor === 'guest' : request?.order.guest) endGuestOrder(session, orderId, request);
    // What the confirmation shows; an order without an owner was found among those of the member who is here.
    const owner = known?.visitor === 'member' ? (known.owner ?? ownerOf(session.visitor())) : null;
    // One that was found later was placed before (ORD-050).
    const age = Math.max(0, serverNow(session) - placed.placedAt);
    const placedAt = session.clock.now() - age;
    if (known) noteRecentOrder(session, { ...recentOf(known), owner, placedAt, orderToken });
    // It may not be the most recent one for as long as the cart's file is missing (D-398).
    ledger.note(orderId, { stage: 'placed' });
    if (known) void queryClient.prefetchQuery(pickupTimeQuery(known, session.visitor()));
    const isOfThisCart = !known || !isOfOtherCart(known, request);
    const cart = cartPort(session);
    const isOfRequest = request?.order.orderId === orderId;
    // An order leaves the ledger by its age, or because another tab has taken it out of the cart (D-317).
    const isForgotten = isOfRequest && age > REQUEST_LIFE_MS;
    const settle = () => {
      const isTakenOut = known ? find() === undefined : !isForgotten;
      ledger.settleUpTo(orderId);
      if (request) ledger.close([request.order.orderId]);
      const ordered = isOfRequest ? request.lines : (known?.lines ?? []);
      if (isOfThisCart && !isTakenOut) cart.send({ type: 'order.placed', ordered });
    };
    // A page that is closed before its next frame, or while the cart's file is missing, leaves that to the next one (D-386).
    void framePainted().then(() => {
      if (isOfThisCart) cart.whenThere(settle);
      else settle();
      // After the cart, or what was placed would be priced without them.
      if (isOfThisCart) orderChoicesOf(session).send({ type: 'order.placed' });
      void touchServerState(queryClient);
    });
  });
  placement.on('order.refused', ({ refusal, request }) => {
    // What was to pay may have been removed, or spent, elsewhere.
    if (request?.order.guest === null) {
      for (const queryKey of [cardsKey, paymentMethodsKey]) void queryClient.invalidateQueries({ queryKey });
    }
    if (request === null) return;
    const { storeNumber, timeSlot } = request.order;
    recordOrderTrouble(session, request.order, refusal?.code ?? null);
    if (refusal === null || !isSlotUnavailable(refusal)) return;
    if (timeSlot !== null) orderChoicesOf(session).send({ type: 'slot.lost', slotId: timeSlot.id });
    void queryClient.invalidateQueries({ queryKey: storeTimeSlotsQuery(storeNumber).queryKey });
  });
  measurePlacementFailures(placement, session);
}

/** The guest's token that an order is on its way with, or that may have been charged by one that is asked about (D-403). */
function guestTokenUnderWay(now: PlacementSnapshots['placement']): string | null {
  if (!now.hasTag('busy') && !now.hasTag('unsure')) return null;
  return now.context.request?.order.tenders.find(({ tender }) => tender === 'guest-token')?.id ?? null;
}

/** What an earlier page learnt to be placed, and could not take out of the cart (D-386). */
function takePlacedOut(session: Session, ledger: OrderLedger): void {
  const cart = cartPort(session);
  for (const { orderId, lines } of ledger.placed()) {
    cart.whenThere(() => {
      // Another tab may have done it meanwhile, or the visitor may have signed out.
      if (ledger.find(orderId) === undefined) return;
      ledger.settleUpTo(orderId);
      cart.send({ type: 'order.placed', ordered: lines });
    });
  }
}

/** The card that an order was paid with is the one that is offered next (CRD-011). */
function notePayingCard(session: Session, { tenders }: OrderToPlace): void {
  const card = tenders.find(({ tender }) => tender === 'stored-value-card');
  if (card) notePaidWith(session, card.id);
}

type Needs = { readonly session: Session; readonly queryClient: QueryClient; readonly ledger: OrderLedger };

/** What an order changes on the server: balances and ledger, history, previous orders. */
const TOUCHED = [cardsKey, ['account'], ['previous-orders'], ['pickup-time']] as const;

async function touchServerState(queryClient: QueryClient): Promise<void> {
  for (const queryKey of TOUCHED) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  // What the page that is left showed is not asked for any more.
  await pageIdle();
  for (const queryKey of TOUCHED) void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
}

const recentOf = ({ orderId, storeNumber, visitor, pickupOption, scheduledAt }: UnfinishedOrder) => ({
  orderId,
  storeNumber,
  visitor,
  pickupOption,
  scheduledAt,
});

type PlacementOfPart = PlacementSnapshots & Pick<OrderPlacement, 'send' | 'on'>;

/** The placement of the app, for what lies over every page: the confirmation and the doubt. */
export function useOrderPlacement(): PlacementOfPart {
  const placement = usePlacement();
  const shown = useSyncExternalStore(placement.subscribe, placement.snapshot, placement.snapshot);
  return { ...shown, send: placement.send, on: placement.on };
}

/** The placement for a page: the confirmation over it is drawn before the page works out what a placed order changes. */
export function usePlacementBelow(): PlacementOfPart {
  const { below, send, on } = usePlacement();
  const shown = useSyncExternalStore(below.subscribe, below.snapshot, below.snapshot);
  return { ...shown, send, on };
}

function usePlacement(): OrderPlacement {
  return orderPlacementOf(useSession(), useQueryClient(), useFlowRuntime());
}
