import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { EventFrom } from 'xstate';
import { orderReloads } from '#domain/cards/reload.ts';
import { orderTroubleEvent } from '#domain/ordering/order-analytics.ts';
import type { PaymentChoice } from '#domain/ordering/order-choices.ts';
import { INSUFFICIENT_BALANCE } from '#domain/ordering/order-placement.ts';
import { mayTip, type SummaryFacts, takesTips } from '#domain/ordering/payment-summary.ts';
import { priceExpiresAt } from '#domain/ordering/priced-order.ts';
import { scheduledSlot } from '#domain/ordering/time-slot.ts';
import type { Store } from '#domain/stores/store.ts';
import {
  type AgreedReload,
  type KeptReload,
  paymentSummaryMachine,
} from '#machines/ordering/payment-summary.machine.ts';
import { useEmitted, useFlow } from '#parts/flow/use-flow.ts';
import { createKeptChoice } from '#parts/payment/kept-choice.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import { newRequestId } from '#platform/request-id.ts';
import { useCart } from '#session/cart/cart.ts';
import { useConfiguration } from '#session/configuration.ts';
import { isChosenTimeLost, orderChoicesOf, useOrderChoices } from '#session/ordering/order-choices.ts';
import { usePlacementBelow } from '#session/ordering/order-placement.ts';
import { type ShownPricing, useOrderPrice } from '#session/ordering/order-pricing.ts';
import { useSession } from '#session/session-provider.tsx';
import { useStoreGuard } from '../store-guard.flow.ts';
import { type Chosen, chosenOf, type WaysToOrder, waysFor } from './ways-to-order.ts';

const useKeptReload = createKeptChoice<KeptReload>();

/** The last look at an order of a member (ORD-006, ORD-056 to ORD-075). */
export function usePaymentSummary(all: WaysToOrder, store: Store | undefined) {
  const session = useSession();
  const pricing = useOrderPrice();
  const { choices, isTimeLost, send } = useOrderChoices();
  const { currency: own, order, storedValueCard } = useConfiguration();
  const items = useCart()?.items ?? [];
  const placing = usePlacementBelow();
  const priced = pricing.price?.priced ?? null;
  const isCardOnly = store?.mobileOrdering.svcOnly ?? false;
  // A price that is asked for anew is in the currency of the one before: the store of a review stays.
  const currency = useRef<string | null>(null);
  if (priced) currency.current = priced.currency;
  const ways = waysFor(all, { currency: currency.current, own, isCardOnly });
  const chosen = chosenOf(ways, choices.method);
  const allowed = order.tipPaymentTypes;
  const tipNeeds = { method: chosen.method, paymentType: chosen.saved?.paymentType ?? null, allowed };
  const canTip = priced !== null && mayTip({ ...tipNeeds, price: priced.price, isTipEnabled: priced.isTipEnabled });
  const tip = canTip && choices.tip <= priced.price ? choices.tip : 0;
  const facts = factsOf({ pricing, chosen, tip, ways, storedValueCard });

  const place = (reload: AgreedReload | null) => {
    if (!priced || facts.total === null || chosen.method === null || chosen.method.kind === 'add-payment') return;
    const { kind, id } = chosen.method;
    placing.send({
      type: 'order.requested',
      order: {
        orderId: priced.orderId,
        storeNumber: priced.storeNumber,
        tenders: [{ id, tender: kind, amount: facts.total }],
        tipAmount: tip,
        timeSlot: scheduledSlot(choices.timeSlot),
        guest: null,
      },
      reload: reload && {
        requestId: newRequestId(),
        cardId: id,
        amount: reload.amount,
        paymentMethodId: reload.source,
      },
      lines: items,
    });
  };

  const { kept, addPaymentMethod } = useKeptReload(
    () => keptOf(actor.getSnapshot().context),
    chosen.card?.cardId ?? '',
  );
  const actor = useFlow(
    paymentSummaryMachine,
    {},
    {
      input: { facts, kept },
      on: {
        'order.agreed': ({ reload }) => place(reload),
        'payment.required': addPaymentMethod,
        'refresh.requested': pricing.refresh,
        'price.expired': ({ now }) => pricing.actor.send({ type: 'page.shown', now }),
      },
    },
  );
  const known = JSON.stringify(facts);
  useEffect(() => actor.send({ type: 'facts.resolved', facts: JSON.parse(known) }), [actor, known]);
  const [isOfferRefused, setOfferRefused] = useState(false);
  useEmitted(pricing.actor, { 'offers.refused': () => setOfferRefused(true) });
  const [tipsLost, setTipsLost] = useState<{ count: number; lostTo: 'method' | 'price' }>({
    count: 0,
    lostTo: 'price',
  });
  useEmitted(orderChoicesOf(session), {
    'tip.removed': ({ lostTo }) => {
      setTipsLost(({ count }) => ({ count: count + 1, lostTo }));
      actor.send({ type: 'tip.removed' });
    },
  });
  const received = pricing.status === 'fresh' ? priced : null;
  useEffect(() => {
    if (received) send({ type: 'price.received', price: received.price, isTipEnabled: received.isTipEnabled });
  }, [received, send]);
  useEffect(() => {
    pricing.actor.send({ type: 'review.opened' });
    return () => {
      pricing.actor.send({ type: 'review.closed' });
    };
  }, [pricing.actor]);

  const submit = () => {
    actor.send({ type: 'submit.pressed', now: session.clock.now() });
    if (!actor.getSnapshot().hasTag('insufficient') || !priced) return;
    const { storeNumber } = priced;
    const code = INSUFFICIENT_BALANCE;
    recordEvent(
      orderTroubleEvent('insufficient_funds', { visitor: session.visitor(), storeNumber, price: facts.total, code }),
    );
  };
  const guard = useStoreGuard(() => {
    // A time that was lost under the question would be ordered as "as soon as possible"; the page asks for another one.
    if (!isChosenTimeLost(session)) submit();
  });
  const chooseReload = (event: EventFrom<typeof paymentSummaryMachine, 'amount.chosen' | 'source.chosen'>) => {
    actor.send(event);
    // What was refused is not what is chosen any more.
    placing.send({ type: 'problem.superseded' });
  };

  const has = useSelector(
    actor,
    (now) => ({
      // What is added first leaves the price as it is.
      isStale: now.hasTag('stale') || (now.hasTag('adding') && now.context.facts.isStale),
      isAdding: now.hasTag('adding'),
      isReload: now.hasTag('reload'),
      isMethodMissing: now.hasTag('methodMissing'),
      isSourceMissing: now.hasTag('sourceMissing'),
      isInsufficient: now.hasTag('insufficient'),
      isTipRemoved: now.hasTag('tipRemoved'),
      isWaiting: now.hasTag('unpriced'),
    }),
    shallowEqual,
  );
  const { amount, source } = useSelector(actor, ({ context }) => context);
  return {
    ...has,
    ...chosen,
    facts,
    ways,
    /** Why some of the member's ways to pay are not offered. */
    leftOut: isCardOnly
      ? ('card-only' as const)
      : ways.cards.length < all.cards.length
        ? ('other-currency' as const)
        : null,
    pricing,
    priced,
    choices,
    isTimeLost,
    send,
    placing,
    isBusy: placing.placement.hasTag('busy') || placing.reload.hasTag('busy'),
    tip,
    canTip,
    /** How many tips have gone: what was typed of one goes with it. */
    tipsLost: tipsLost.count,
    /** Why there is no room for the tip that has gone. */
    tipLostTo: tipsLost.lostTo === 'price' && priced && !canTip ? ('order' as const) : tipsLost.lostTo,
    /** An offer could not be applied any more while the order was reviewed. */
    isOfferRefused,
    amount,
    source,
    chooseMethod: (method: PaymentChoice) => {
      const paymentType = methodType(ways, method);
      send({ type: 'method.chosen', method, mayTip: takesTips({ method, paymentType, allowed }) });
      placing.send({ type: 'placement.dismissed' });
    },
    chooseTip: (cents: number) => send({ type: 'tip.chosen', tip: cents, price: priced?.price ?? 0 }),
    chooseAmount: (cents: number) => chooseReload({ type: 'amount.chosen', amount: cents }),
    chooseSource: (id: string) => chooseReload({ type: 'source.chosen', source: id }),
    /** What is not chosen, so that its field takes the focus: what pays, or what reloads the card (ORD-062, ORD-066). */
    submit: (): 'method' | 'source' | null => {
      const isUnreloaded = has.isReload && amount !== null && source === null && facts.sources.length > 0;
      // What cannot be placed yet is not asked about.
      if (chosen.method === null || chosen.method.kind === 'add-payment' || isUnreloaded) submit();
      else guard.press();
      const now = actor.getSnapshot();
      return now.hasTag('methodMissing') ? 'method' : now.hasTag('sourceMissing') ? 'source' : null;
    },
    guard,
    addPaymentMethod,
    refresh: () => actor.send({ type: 'refresh.pressed' }),
    closeTipDialog: () => actor.send({ type: 'dialog.closed' }),
  };
}

export type PaymentSummary = ReturnType<typeof usePaymentSummary>;

const methodType = ({ methods }: WaysToOrder, method: PaymentChoice): string | null =>
  'id' in method
    ? (methods.find(({ paymentInstrumentId }) => paymentInstrumentId === method.id)?.paymentType ?? null)
    : null;

/** What reloads stays where the summary is drawn anew, while it is asked whose session it is or a way to pay is added (D-255, D-318). */
const keptOf = ({ chosenAmount, source }: KeptReload): KeptReload | null =>
  chosenAmount === null && source === null ? null : { chosenAmount, source };

type FactNeeds = {
  readonly pricing: ShownPricing;
  readonly chosen: Chosen;
  readonly tip: number;
  readonly ways: WaysToOrder;
  readonly storedValueCard: { readonly svcReloadOptions: readonly number[]; readonly defaultSvcReloadOption: number };
};

function factsOf({ pricing, chosen, tip, ways, storedValueCard }: FactNeeds): SummaryFacts {
  const { price, status } = pricing;
  const total = price && status === 'fresh' ? price.priced.price + tip : null;
  const balance = chosen.card?.balance.amount ?? null;
  // Without anything to reload it from there is no amount to choose.
  const isShort = total !== null && balance !== null && total > balance && ways.sources.length > 0;
  const { amounts, chosen: firstAmount } = isShort
    ? orderReloads({
        options: storedValueCard.svcReloadOptions,
        minimum: storedValueCard.defaultSvcReloadOption,
        total,
        balance,
      })
    : { amounts: [], chosen: null };
  return {
    total,
    isStale: status === 'stale',
    expiresAt: price && priceExpiresAt(price),
    method: chosen.method,
    balance,
    amounts,
    firstAmount,
    sources: ways.sources.map(({ paymentMethodId }) => paymentMethodId),
  };
}
