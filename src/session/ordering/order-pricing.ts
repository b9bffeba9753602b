import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type Actor, fromPromise, type SnapshotFrom } from 'xstate';
import { menusKey } from '#api/menu/menu.ts';
import { asGuest } from '#api/ordering/guest-session.ts';
import { priceOrder, priceOrderGuest, priceOrderVariables } from '#api/ordering/price-order.ts';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { orderTroubleEvent } from '#domain/ordering/order-analytics.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import { type OrderToPrice, orderKey, type PricingAnswer, type ReceivedPrice } from '#domain/ordering/priced-order.ts';
import { isOfItems, isSlotUnavailable, pricingErrorOf } from '#domain/ordering/pricing-error.ts';
import { orderPricingMachine } from '#machines/session/order-pricing.machine.ts';
import { onPageShown, untilShown } from '#platform/document.ts';
import { onLocaleKept } from '#platform/locale.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import type { EveryActorOf } from '../every-actor.ts';
import { createFlowActor, type FlowRuntime, useFlowRuntime } from '../flow-runtime.tsx';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { useSession } from '../session-provider.tsx';
import { orderChoicesOf } from './order-choices.ts';
import { isOrderUnderWay, orderPlacementOf } from './order-placement.ts';

export type OrderPricingActor = Actor<typeof orderPricingMachine>;

/** The transport ends a request that takes too long; out of sight none begins (D-357). */
const orderPricingActors = (session: Session) =>
  ({
    priceOrder: fromPromise(async ({ input: order, signal }): Promise<PricingAnswer> => {
      await untilShown(signal);
      // Where another visitor is found, this order is not priced with the session of that one (FC-071).
      const { kind } = await session.resolveVisitor();
      signal.throwIfAborted();
      const request = { variables: priceOrderVariables(order), signal };
      const asked = kind === 'member' ? priceOrder(request) : asGuest(() => priceOrderGuest(request), signal);
      const answer = await asked.catch(refusedWithoutCode);
      if (answer.outcome === 'refused') return answer;
      const received = { priced: answer.priced, key: orderKey(order), receivedAt: session.clock.now() };
      return { outcome: 'priced', received };
    }),
  }) satisfies EveryActorOf<typeof orderPricingMachine>;

/** An error of the server that names no code it could be read by has the dialog of what is unexpected (OPP-022). */
function refusedWithoutCode(thrown: unknown) {
  if (failureCodeOf(thrown) !== 'unexpected') throw thrown;
  return { outcome: 'refused' as const, refusal: { code: null, message: null } };
}

/**
 * The price of the order of a running app. It outlives a page, so that the way from the cart to the checkout needs no second
 * one, and asks only while a page of the cart is open, and in sight (PRV-022). `price.cleared` makes a price that was used good for nothing.
 */
export const orderPricingOf = oncePerSession(startPricing);

function startPricing(
  session: Session,
  queryClient: QueryClient,
  runtime: FlowRuntime = session.runtime,
): OrderPricingActor {
  const actor = createFlowActor(orderPricingMachine, runtime, orderPricingActors(session)).start();
  const choices = orderChoicesOf(session);
  // An order under way keeps its price (D-242): only one that was not placed asks for another afterwards.
  let isOutdated = false;
  const clear = () => {
    isOutdated = false;
    actor.send({ type: 'price.cleared' });
  };
  // What was placed is not priced again while the cart is being emptied.
  choices.on('choices.cleared', () => actor.send({ type: 'order.resolved', order: null, now: session.clock.now() }));
  const placement = orderPlacementOf(session, queryClient, runtime);
  // An order id is good for one order: after a refusal, or where it is used up, another one is asked for.
  placement.on(({ type }) => {
    if (type === 'price.required' || type === 'order.refused') clear();
  });
  const outdate = () => {
    isOutdated = isOrderUnderWay(session);
    if (!isOutdated && !placement.snapshot().placement.hasTag('done')) clear();
  };
  // A price belongs to the visitor that asked for it; the same member who is known again has ordered by it (D-242).
  session.onVisitorChange(({ how }) => (how === 'returned' ? outdate() : clear()));
  stopWithSession(session, [
    // It carries words (FC-181).
    onLocaleKept(outdate),
    // What was agreed to before the network went may cost something else by now (FC-172).
    onOnlineChange(() => {
      if (isOnline()) outdate();
    }),
    placement.subscribe(() => {
      if (isOutdated) outdate();
    }),
  ]);
  actor.on('offers.refused', ({ codes }) => {
    for (const code of codes) choices.send({ type: 'offer.removed', code });
  });
  actor.on('order.refused', ({ refusal }) => {
    const { order } = actor.getSnapshot().context;
    if (order) {
      const { storeNumber } = order;
      recordEvent(
        orderTroubleEvent('order_error', { visitor: session.visitor(), storeNumber, price: null, code: refusal.code }),
      );
    }
    const { offers, timeSlot, storeNumber } = choices.getSnapshot().context;
    const { meaning, action } = pricingErrorOf(refusal.code);
    if (meaning === 'reward-not-applied') {
      for (const code of offers) choices.send({ type: 'offer.removed', code });
    }
    // What was read of the menu is behind what the store has by now.
    if (isOfItems(meaning)) void queryClient.invalidateQueries({ queryKey: menusKey, refetchType: 'none' });
    if (storeNumber === null) return;
    // Its hours were read while it was still open.
    if (action === 'choose-store') void queryClient.invalidateQueries({ queryKey: storeQuery(storeNumber).queryKey });
    if (!isSlotUnavailable(refusal)) return;
    if (timeSlot !== null) choices.send({ type: 'slot.lost', slotId: timeSlot.id });
    void queryClient.invalidateQueries({ queryKey: storeTimeSlotsQuery(storeNumber).queryKey });
  });
  return actor;
}

/** What is known of the price; `pricing` also while more changes are waited for. */
export type PricingStatus = 'none' | 'pricing' | 'fresh' | 'stale' | 'refused' | 'failed';

export type ShownPricing = {
  /** Also while another one is asked for; null where there is none to show. */
  readonly price: ReceivedPrice | null;
  readonly status: PricingStatus;
  /** What the order cost until the price was asked for anew, where that is another total now; cents. */
  readonly before: number | null;
  readonly failure: FailureCode | null;
  /** What the dialog of a refusal is about, until it is closed. */
  readonly dialog: OrderRefusal | null;
  readonly refresh: () => void;
  readonly actor: OrderPricingActor;
};

function useOrderPricingActor(): OrderPricingActor {
  return orderPricingOf(useSession(), useQueryClient(), useFlowRuntime());
}

/** The price as a part of a page shows it. */
export function useOrderPrice(): ShownPricing {
  const actor = useOrderPricingActor();
  const snapshot = useSelector(actor, (now) => now);
  const { order, price, before, failure, dialog } = snapshot.context;
  return useMemo(
    () => ({
      price: order === null ? null : price,
      status: statusOf(snapshot),
      before,
      failure,
      dialog,
      refresh: () => actor.send({ type: 'refresh.pressed' }),
      actor,
    }),
    [actor, order, price, snapshot, before, failure, dialog],
  );
}

/** Keeps the price of an order up to date for as long as the page that calls it is open (decision A43). */
export function usePricedOrder(order: OrderToPrice | null): ShownPricing {
  const actor = useOrderPricingActor();
  const { clock } = useSession();
  useEffect(() => actor.send({ type: 'order.resolved', order, now: clock.now() }), [actor, clock, order]);
  useEffect(() => {
    const stop = onPageShown(() => actor.send({ type: 'page.shown', now: clock.now() }));
    return () => {
      stop();
      actor.send({ type: 'page.left' });
    };
  }, [actor, clock]);
  return useOrderPrice();
}

function statusOf(snapshot: SnapshotFrom<typeof orderPricingMachine>): PricingStatus {
  if (snapshot.hasTag('fresh')) return 'fresh';
  if (snapshot.hasTag('busy')) return 'pricing';
  if (snapshot.hasTag('stale')) return 'stale';
  if (!snapshot.hasTag('error')) return 'none';
  return snapshot.context.failure === null ? 'refused' : 'failed';
}
