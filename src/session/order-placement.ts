import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Actor, createActor, type EmittedFrom } from 'xstate';
import { cardsKey } from '#api/account/cards.ts';
import { pickupTimeQuery } from '#api/ordering/pickup-time.ts';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { isSlotRefusal, type UnfinishedOrder } from '#domain/order-placement.ts';
import { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { pageIdle } from '#platform/page-usable.ts';
import { cartPort } from './cart.ts';
import { type FlowRuntime, useFlowRuntime } from './flow-runtime.tsx';
import { orderChoicesOf } from './order-choices.ts';
import { placementActors, reloadActors } from './order-placement-actors.ts';
import { markPlacementBegun } from './placement-begun.ts';
import { endOfOrder, type PlacementEvent, type PlacementSnapshots, placementRoute } from './placement-route.ts';
import { noteRecentOrder } from './recent-order.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';
import { createOrderLedger, type OrderLedger } from './unfinished-orders.ts';

export type PlacementNews = EmittedFrom<typeof orderPlacementMachine>;

/** Placing orders in a running app; outlives every page. */
export interface OrderPlacement {
  snapshot(): PlacementSnapshots;
  subscribe(listener: () => void): () => void;
  /** `order.requested` is not heard while an order is under way (ORD-047). */
  send(event: PlacementEvent): void;
  /** `order.placed`, `order.refused`, and `price.needed`: what was priced is used up. */
  on(listener: (news: PlacementNews) => void): () => void;
}

const running = new WeakMap<Session, OrderPlacement>();

/** The placement of a session, begun with what an earlier page left without an end. */
export function orderPlacementOf(
  session: Session,
  queryClient: QueryClient,
  runtime: FlowRuntime = session.runtime,
): OrderPlacement {
  const known = running.get(session);
  if (known) return known;
  const made = create(session, queryClient, runtime);
  running.set(session, made);
  // A part that is being drawn may be the first to ask.
  queueMicrotask(() => markPlacementBegun(session));
  return made;
}

function create(session: Session, queryClient: QueryClient, { actors, ...options }: FlowRuntime): OrderPlacement {
  const ledger = createOrderLedger(session.clock);
  const needs = { session, queryClient, ledger };
  const open = ledger.all().filter(({ stage }) => stage !== 'dismissed');
  const placement = createActor(orderPlacementMachine.provide({ actors: { ...placementActors(needs), ...actors } }), {
    ...options,
    input: { isUnfinished: open.some(({ stage }) => stage === 'ordering') },
  });
  const reload = createActor(orderWithReloadMachine.provide({ actors: { ...reloadActors(needs), ...actors } }), {
    ...options,
    input: { unfinished: open.find(({ stage }) => stage === 'reloading')?.reload ?? null },
  });
  let shown: PlacementSnapshots = { placement: placement.getSnapshot(), reload: reload.getSnapshot() };
  const listeners = new Set<() => void>();
  const changed = () => {
    shown = { placement: placement.getSnapshot(), reload: reload.getSnapshot() };
    for (const listener of listeners) listener();
  };
  join(placement, reload, ledger);
  follow(placement, needs);
  placement.subscribe(changed);
  reload.subscribe(changed);
  placement.start();
  reload.start();
  const stop = session.onForgotten(() => {
    ledger.forget();
    placement.send({ type: 'visitor.forgotten' });
    reload.send({ type: 'visitor.forgotten' });
  });
  session.visitorActor.subscribe({
    complete: () => {
      stop();
      placement.stop();
      reload.stop();
    },
  });
  return {
    snapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      for (const { to, event: sent } of placementRoute(shown, event)) {
        if (to === 'reload') reload.send(sent);
        else placement.send(sent);
      }
    },
    on(listener) {
      const subscription = placement.on('*', listener);
      return () => subscription.unsubscribe();
    },
  };
}

/** The reload hands the order on, and hears how it ended. */
function join(
  placement: Actor<typeof orderPlacementMachine>,
  reload: Actor<typeof orderWithReloadMachine>,
  ledger: OrderLedger,
): void {
  reload.on('order.ready', ({ request }) => placement.send({ type: 'order.requested', ...request }));
  reload.on('reload.settled', ({ reload: { requestId } }) => ledger.settleReload(requestId));
  reload.on('doubt.dismissed', ({ reload: { requestId } }) => ledger.noteReload(requestId, { stage: 'dismissed' }));
  placement.subscribe((now) => {
    const ended = endOfOrder(now);
    if (ended) reload.send(ended);
  });
}

/** What follows in the rest of the app: the cart is emptied only once the server has said that the order is placed (FC-020). */
function follow(placement: Actor<typeof orderPlacementMachine>, { session, queryClient, ledger }: Needs): void {
  placement.on('order.settled', () => {
    const { request } = placement.getSnapshot().context;
    if (request) ledger.drop([request.order.orderId]);
  });
  placement.on('doubt.dismissed', () => {
    for (const { orderId, stage } of ledger.all())
      if (stage === 'ordering') ledger.note(orderId, { stage: 'dismissed' });
  });
  placement.on('order.placed', ({ placed, request }) => {
    if (placed === null) return;
    const known = ledger.settleUpTo(placed.orderId);
    if (request) ledger.drop([request.order.orderId]);
    const { orderToken } = placed;
    if (known) noteRecentOrder(session, { ...recentOf(known), placedAt: session.clock.now(), orderToken });
    cartPort(session).send({ type: 'order.placed' });
    orderChoicesOf(session).send({ type: 'order.placed' });
    for (const queryKey of TOUCHED) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    if (known) void queryClient.prefetchQuery(pickupTimeQuery(known.orderId, known.storeNumber));
    // The confirmation goes first; what the page that is left showed is not asked for any more.
    void pageIdle().then(() => {
      for (const queryKey of TOUCHED) void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
    });
  });
  placement.on('order.refused', ({ refusal, request }) => {
    if (refusal === null || request === null || !isSlotRefusal(refusal)) return;
    const { storeNumber, timeSlotId } = request.order;
    if (timeSlotId !== null) orderChoicesOf(session).send({ type: 'slot.lost', slotId: timeSlotId });
    void queryClient.invalidateQueries({ queryKey: storeTimeSlotsQuery(storeNumber).queryKey });
  });
}

type Needs = { readonly session: Session; readonly queryClient: QueryClient; readonly ledger: OrderLedger };

/** What an order changes on the server: balances and ledger, history, previous orders. */
const TOUCHED = [cardsKey, ['account'], ['previous-orders'], ['pickup-time']] as const;

const recentOf = ({ orderId, storeNumber, visitor, pickupOption, scheduledAt }: UnfinishedOrder) => ({
  orderId,
  storeNumber,
  visitor,
  pickupOption,
  scheduledAt,
});

/** The placement of the app around a part of the screen. */
export function useOrderPlacement(): PlacementSnapshots & Pick<OrderPlacement, 'send' | 'on'> {
  const { options, actors } = useFlowRuntime();
  const placement = orderPlacementOf(useSession(), useQueryClient(), { ...options, ...(actors && { actors }) });
  const shown = useSyncExternalStore(placement.subscribe, placement.snapshot, placement.snapshot);
  return { ...shown, send: placement.send, on: placement.on };
}
