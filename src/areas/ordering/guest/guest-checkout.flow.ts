import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { Failure } from '#domain/failure.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { guestAvailability } from '#domain/ordering/checkout.ts';
import type { GuestDetails, OrderToPlace } from '#domain/ordering/order-placement.ts';
import { type PricedOrder, priceExpiresAt } from '#domain/ordering/priced-order.ts';
import { SLOT_UNAVAILABLE } from '#domain/ordering/pricing-error.ts';
import { scheduledSlot } from '#domain/ordering/time-slot.ts';
import { safePathOf } from '#domain/return-url.ts';
import { guestCheckoutMachine } from '#machines/ordering/guest-checkout.machine.ts';
import { usePreloadedPart } from '#parts/fetched-part.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useTypedAgain } from '#parts/flow/typed-again.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { useGuestPayment } from '#parts/payment/guest-payment.tsx';
import { isOnline } from '#platform/online.ts';
import { useCart } from '#session/cart/cart.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { beginGuestSession } from '#session/guest/guest-session.ts';
import { useOrderStore } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus } from '#session/order-store/selected-store.ts';
import { isChosenTimeLost, useOrderChoices } from '#session/ordering/order-choices.ts';
import { usePlacementBelow } from '#session/ordering/order-placement.ts';
import { orderPricingOf, usePricedOrder } from '#session/ordering/order-pricing.ts';
import { useOrderToPrice } from '#session/ordering/order-to-price.ts';
import { recordOrderTrouble } from '#session/ordering/order-trouble.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { useLineViews } from '../cart/use-line-views.ts';
import { PLACEMENT_DIALOGS } from '../placed/placement-part.ts';
import { useStoreGuard } from '../store-guard.flow.ts';
import { useGuestForm } from './guest-fields.ts';

/** The steps of the card come back here. */
const CHECKOUT = safePathOf('/menu/cart/guest/checkout') ?? undefined;

function guestCheckoutActors(session: Session, queryClient: QueryClient): EveryActorOf<typeof guestCheckoutMachine> {
  return {
    startSession: fromPromise(({ signal }) => beginGuestSession(session, signal)),
    checkSlot: fromPromise(async ({ input: { orderId, storeNumber, slotId }, signal }) => {
      // A reading would wait for the network, and the order with it (FC-172).
      if (!isOnline()) throw new Failure('offline');
      // What was read before is what may have changed.
      const slots = await fetchUncancelled(queryClient, { ...storeTimeSlotsQuery(storeNumber), staleTime: 0 }, signal);
      // The language or the network may have changed meanwhile, or the price that was agreed to be refused (ORD-060).
      const { price } = orderPricingOf(session, queryClient).getSnapshot().context;
      if (price?.priced.orderId !== orderId) throw new Failure('price-outdated');
      return slots.some(({ id }) => id === slotId);
    }),
  };
}

/** A guest's order on one page (ORD-032 to ORD-038). */
export function useGuestCheckout() {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const items = useCart()?.items;
  const { choices, isTimeLost, send: choose } = useOrderChoices();
  const pricing = usePricedOrder(useOrderToPrice());
  const { placement, reload, send: place, on: onPlacement } = usePlacementBelow();
  const availability = useAvailability();
  const agreed = useRef<GuestDetails | null>(null);
  /** The order whose time is looked at, with the cart that was priced for it (FC-176). */
  const pending = useRef<{ order: OrderToPlace; lines: readonly CartItem[] } | null>(null);

  /** What may be ordered now; null where price or time are not good any more, which the page says. */
  const orderable = (): PricedOrder | null => {
    const { price, status } = pricing;
    if (price === null || status !== 'fresh' || isChosenTimeLost(session)) return null;
    const now = session.clock.now();
    const isOver = now >= priceExpiresAt(price);
    if (!isOver) return price.priced;
    // The timer that ends a price does not run while the computer sleeps (FC-023).
    pricing.actor.send({ type: 'page.shown', now });
    return null;
  };

  const actor = useFlow(guestCheckoutMachine, () => guestCheckoutActors(session, queryClient), {
    input: { isGuest: session.visitor().kind === 'guest' },
    on: {
      'cart.requested': () => void navigate({ to: '/menu/cart', replace: true }),
      'slot.lost': ({ slotId }) => {
        choose({ type: 'slot.lost', slotId });
        if (pending.current) recordOrderTrouble(session, pending.current.order, SLOT_UNAVAILABLE);
      },
      'price.requested': () => pricing.actor.send({ type: 'price.cleared' }),
      'order.ready': ({ order }) => {
        // While the time was looked at another tab may have changed the cart, or the price may have ended: it is stale (ORD-060).
        if (pending.current === null || orderable()?.orderId !== order.orderId) return;
        place({ type: 'order.requested', order, reload: null, lines: pending.current.lines });
      },
    },
  });
  const isDone = useTag(actor, 'done');
  useTypedAgain(isDone);
  usePreloadedPart(PLACEMENT_DIALOGS);
  const form = useGuestForm(choices);

  const payment = useGuestPayment({
    purchase: 'order',
    returnUrl: CHECKOUT,
    typedName: () => form.form.getValues(),
    onUsable: ({ instrument }) => {
      const priced = orderable();
      if (agreed.current === null || priced === null) return;
      const { orderId, price: amount, storeNumber } = priced;
      const order: OrderToPlace = {
        orderId,
        storeNumber,
        tenders: [{ id: instrument.paymentInstrumentToken, tender: 'guest-token', amount }],
        tipAmount: 0,
        timeSlot: scheduledSlot(choices.timeSlot),
        guest: agreed.current,
      };
      pending.current = { order, lines: items ?? [] };
      actor.send({ type: 'order.agreed', order });
    },
  });
  const guard = useStoreGuard(payment.submit);
  const hasCard = payment.instrument !== null;
  const { setValue, formState } = form.form;
  useEffect(() => {
    setValue('hasCard', hasCard, { shouldValidate: hasCard && formState.isSubmitted });
  }, [setValue, hasCard, formState.isSubmitted]);

  const tags = useSelector(actor, ({ tags: all }) => all);
  const { store, failure: storeFailure, retry: retryStore } = useOrderStoreStatus();
  const view = viewOf(tags, storeFailure !== null && availability === null);
  const isBusy = tags.has('busy');
  // Once more whenever another view is there, or work has ended: the cart may have changed while a session was started.
  useEffect(() => {
    if (availability === null || view === 'unstarted' || (view === 'form' && isBusy)) return;
    actor.send({ type: 'availability.resolved', availability });
  }, [actor, availability, view, isBusy]);

  useEffect(() => {
    if (view === 'form') choose({ type: 'guest.continued' });
  }, [view, choose]);

  // What is agreed to here changes only when that is asked for.
  useEffect(() => {
    pricing.actor.send({ type: 'review.opened' });
    return () => {
      pricing.actor.send({ type: 'review.closed' });
      // Cart, store and card may be others at the next visit, and the visitor a member (ORD-049).
      place({ type: 'problem.superseded' });
    };
  }, [pricing.actor, place]);

  const placementFailure = placement.matches({ ready: 'failed' }) ? placement.context.failure : null;
  useEffect(() => {
    if (placementFailure !== 'guest-session-expired') return;
    place({ type: 'placement.dismissed' });
    actor.send({ type: 'session.expired' });
  }, [placementFailure, place, actor]);
  useEffect(
    () =>
      onPlacement((news) => {
        if (news.type === 'order.placed') actor.send({ type: 'order.placed' });
      }),
    [onPlacement, actor],
  );

  const failure = useSelector(actor, ({ context }) => context.failure);
  useOnReconnect(failure === 'offline', () => actor.send({ type: 'network.returned' }));
  return {
    view,
    lines: useLines(),
    store,
    storeFailure,
    retryStore,
    form,
    payment,
    pricing,
    failure,
    placing: { placement, reload, send: place },
    isTimeLost,
    isRenewed: tags.has('renewed'),
    busy: (isBusy && tags.has('form')) || placement.hasTag('busy'),
    retry: () => actor.send({ type: 'retry.pressed' }),
    chooseMarketing: ({ target }: ChangeEvent<HTMLInputElement>) =>
      choose({ type: 'marketing.chosen', marketingOptIn: target.checked }),
    addCard: () => {
      place({ type: 'problem.superseded' });
      payment.add();
    },
    submit: form.submit(({ hasCard: _, ...guest }) => {
      agreed.current = guest;
      guard.press();
    }),
    guard,
  };
}

export type GuestCheckout = ReturnType<typeof useGuestCheckout>;

/** Whether a guest can order; null until that is known. */
function useAvailability() {
  const items = useCart()?.items;
  const { state } = useOrderStore();
  const { store } = useOrderStoreStatus();
  const limit = useConfiguration().order.maximumItemAmount;
  if (!items || state === 'unknown') return null;
  if (state === 'none' || items.length === 0) return 'missing';
  return store ? guestAvailability(items, { store, limit }) : null;
}

/** The lines of the cart in today's words. */
function useLines() {
  const { storeNumber } = useOrderStore();
  return useLineViews(useCart()?.items ?? [], { storeNumber, enabled: storeNumber !== null });
}

/** One thing at a time is on the page. */
function viewOf(tags: ReadonlySet<string>, isStoreless: boolean) {
  if (tags.has('done')) return 'placed';
  if (tags.has('cardOnly')) return 'cardOnly';
  if (tags.has('unstarted')) return 'unstarted';
  if (tags.has('form')) return 'form';
  return isStoreless ? 'storeless' : 'waiting';
}
