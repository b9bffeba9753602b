import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cardsQuery } from '#api/account/cards.ts';
import { paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { currencyOf, primaryFirst, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { PaymentChoice } from '#domain/ordering/order-choices.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useWaysToPay } from '#parts/payment/ways-to-pay.ts';
import { pageIdle } from '#platform/page-usable.ts';

export type WaysToOrder = {
  /** Cards that pay, the primary one first. */
  readonly cards: readonly StoredValueCard[];
  readonly methods: readonly PaymentMethod[];
  /** What a card can be reloaded with. */
  readonly sources: readonly PaymentMethod[];
  /** Another one may be added for this order; what a store that takes only the retailer's card pays with is added elsewhere. */
  readonly mayAdd: boolean;
  /** The account has others, which pay no order: a Venmo account, say, or a card that is not active. */
  readonly hasUnusable: boolean;
};

type OrderTerms = {
  /** That of the price; null until it is known. */
  readonly currency: string | null;
  /** The retailer's own. */
  readonly own: string;
  /** The store takes nothing but the stored-value card (AO-49). */
  readonly isCardOnly: boolean;
};

/** The ways that pay one order: a card holds the currency of the order, as amounts of two are not compared (D-342). */
export function waysFor(ways: WaysToOrder, { currency, own, isCardOnly }: OrderTerms): WaysToOrder {
  const cards = ways.cards.filter((card) => currency === null || currencyOf(card, own) === currency);
  const methods = isCardOnly ? [] : ways.methods;
  const isLess = isFewer(cards, ways.cards) || isFewer(methods, ways.methods);
  return { ...ways, cards, methods, mayAdd: !isCardOnly, hasUnusable: ways.hasUnusable || isLess };
}

/** What a member can pay an order with (ORD-056); null until that is known. `isCardOnly`: at this store. */
export function useWaysToOrder(isCardOnly: boolean): {
  readonly ways: WaysToOrder | null;
  readonly failure: FailureCode | null;
  readonly retry: () => void;
} {
  const { data, error, refetch } = useQuery(cardsQuery());
  const { methods, failure, retry } = useWaysToPay();
  const saved = useQuery(paymentMethodsQuery()).data ?? [];
  const code = !data && error ? failureCodeOf(error) : null;
  // Also while they are asked for once more, which takes the error away: what stands here must not go with it.
  const [wasUnread, setWasUnread] = useState(false);
  const isUnread = data ? false : code ? code === 'bad-answer' : wasUnread;
  if (isUnread !== wasUnread) setWasUnread(isUnread);
  // Cards that nothing can read pay nothing; where there is another way, that does (D-355).
  const isUnreadable = isUnread && !isCardOnly && !!methods?.length;
  const cards = data ? primaryFirst(data).filter(({ status }) => status === 'active') : isUnreadable ? [] : null;
  const hasUnusable = isUnreadable || isFewer(cards ?? [], data) || isFewer(methods ?? [], saved);
  return {
    ways: cards && methods ? { cards, methods, sources: methods, mayAdd: true, hasUnusable } : null,
    failure: isUnreadable ? failure : (code ?? failure),
    retry: () => {
      void refetch();
      retry();
    },
  };
}

const isFewer = (some: readonly unknown[], all: readonly unknown[] = []) => some.length < all.length;

/** Asks for it once the page has nothing else to do: the summary opens with it. */
export function usePreloadedWays(isLikely: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isLikely) return;
    void pageIdle().then(() => {
      void queryClient.prefetchQuery(cardsQuery());
      void queryClient.prefetchQuery(paymentMethodsQuery());
    });
  }, [isLikely, queryClient]);
}

export type Chosen = {
  readonly method: PaymentChoice | null;
  readonly card: StoredValueCard | null;
  readonly saved: PaymentMethod | null;
};

/**
 * What pays: the choice, or the first card where nothing was ever chosen. A choice that is gone leaves none (D-318). A saved method
 * is never charged without having been chosen, and without any the way to add one is (decision D-160).
 */
export function chosenOf({ cards, methods, mayAdd }: WaysToOrder, choice: PaymentChoice | null): Chosen {
  const none: Chosen = { method: null, card: null, saved: null };
  if (choice?.kind === 'add-payment') return mayAdd ? { ...none, method: choice } : none;
  const saved = methods.find(({ paymentInstrumentId }) => paymentInstrumentId === choice?.id) ?? null;
  if (choice?.kind === 'payment-instrument' && saved) return { ...none, method: choice, saved };
  const card = (choice === null ? cards[0] : cards.find(({ cardId }) => cardId === choice.id)) ?? null;
  if (card) return { ...none, method: { kind: 'stored-value-card', id: card.cardId }, card };
  return mayAdd && cards.length === 0 && methods.length === 0 ? { ...none, method: { kind: 'add-payment' } } : none;
}
