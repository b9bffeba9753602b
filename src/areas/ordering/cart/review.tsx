import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOfItems, pricingErrorOf } from '#domain/ordering/pricing-error.ts';
import { keptPart, type PartFile, useFetchedPart, usePreloadedPart } from '#parts/fetched-part.ts';
import { PAYMENT_SUMMARY, useCloseHash, useIsHash } from '#parts/hash-sheet.ts';
import { useFocusAfterModal } from '#parts/use-focus-after-modal.ts';
import { usePlacementBelow } from '#session/ordering/order-placement.ts';
import { useNotePlacementRead } from '#session/ordering/placement-said.ts';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import type { PricingDialogProps } from '../price/pricing-dialog.tsx';
import type { PaymentSummaryProps } from '../summary/payment-summary-sheet.tsx';
import { usePreloadedWays } from '../summary/ways-to-order.ts';
import type { CartPage } from './cart.flow.ts';

const DIALOG: PartFile<PricingDialogProps> = async (catalogue) => {
  const [{ PricingDialog }] = await Promise.all([
    import('../price/pricing-dialog.tsx'),
    catalogue.load('ordering-errors'),
  ]);
  return PricingDialog;
};

const SUMMARY = keptPart<PaymentSummaryProps>(async (catalogue) => {
  const [{ PaymentSummarySheet }] = await Promise.all([
    import('../summary/payment-summary-sheet.tsx'),
    catalogue.load('ordering-summary', 'ordering-errors', 'ordering-pickup', 'payment', 'card-errors'),
  ]);
  return PaymentSummarySheet;
});

/** What an order under way comes to is said in the summary (D-412). */
const stay = () => {};

type ReviewProps = { readonly cart: CartPage; readonly finalFocus: RefObject<HTMLElement | null> };

/** What lies over the page of the cart: the payment summary of members by its hash, and why there is no price. */
export function Review({ cart, finalFocus }: ReviewProps) {
  const isReviewed = useMembersHash();
  const { status, dialog } = cart.pricing;
  const { placement, reload } = usePlacementBelow();
  const isOver = placement.hasTag('done');
  const isBusy = placement.hasTag('busy') || reload.hasTag('busy');
  // Without anything to order, and without a price, there is nothing to agree to; where it was placed, that leads on.
  const isEmpty = (cart.isKnown && !cart.pricing.hasOrder) || status === 'refused';
  const close = useCloseHash();
  const isNext = cart.checkout.kind === 'member' && status === 'fresh';
  const isAtHand = usePreloadedPart(SUMMARY, isNext);
  usePreloadedWays(isNext);
  // What an order under way comes to is said in it, also where another tab has emptied the cart meanwhile.
  const isGone = isEmpty && !isBusy;
  const mustClose = isReviewed && isGone && !isOver;
  useEffect(() => {
    if (mustClose) close();
  }, [mustClose, close]);
  const isOpen = useIsAfterDoubt(isReviewed && !isGone && !isOver);
  useReading(isOpen, isGone);
  // The confirmation takes its place.
  useFocusAfterModal(isOpen || isOver);
  const Sheet = useFetchedPart(isOpen || isAtHand ? SUMMARY : null, close);
  const visit = useVisit(isOpen);
  return (
    <>
      {Sheet && !isGone && !isOver ? (
        <Sheet key={visit} open={isOpen} cart={cart} onClose={isBusy ? stay : close} />
      ) : null}
      {dialog ? <Refusal cart={cart} dialog={dialog} finalFocus={finalFocus} /> : null}
    </>
  );
}

/** What was said under review of an order that was not placed has been read once it is left, unless it went by itself (D-412). */
function useReading(isOpen: boolean, isGone: boolean): void {
  const { placement, send } = usePlacementBelow();
  const noteRead = useNotePlacementRead();
  const now = useRef({ isGone, placement });
  useLayoutEffect(() => {
    now.current = { isGone, placement };
  });
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (now.current.isGone) return;
      const { placement: last } = now.current;
      if (last.hasTag('error') && last.context.request) noteRead(last.context.request.order.orderId);
      // Cart, card and price may be others at the next review.
      send({ type: 'problem.superseded' });
    };
  }, [isOpen, noteRead, send]);
}

/** What is not known of an earlier order is said before the next one is reviewed: of two modals the later one would cover it (FC-020). */
function useIsAfterDoubt(isWanted: boolean): boolean {
  const { placement, reload } = usePlacementBelow();
  const isDoubtful = placement.hasTag('unsure') || reload.hasTag('unsure');
  const [wasOpen, setWasOpen] = useState(false);
  // A doubt that arises under review lies over it.
  const isOpen = isWanted && (wasOpen || !isDoubtful);
  useEffect(() => setWasOpen(isOpen), [isOpen]);
  return isOpen;
}

/** Grows with each end of a visit: the next one finds nothing of the last. */
function useVisit(isOpen: boolean): number {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (isOpen) return () => setVisit((count) => count + 1);
  }, [isOpen]);
  return visit;
}

type RefusalProps = ReviewProps & { readonly dialog: NonNullable<CartPage['pricing']['dialog']> };

function Refusal({ cart: { pricing, availability }, dialog, finalFocus }: RefusalProps) {
  const { actor } = pricing;
  const isOfItem = isOfItems(pricingErrorOf(dialog.code).meaning);
  const close = useCallback(() => {
    actor.send({ type: 'dialog.closed' });
    // Which of the lines it is, each of them says then.
    if (isOfItem) availability.send({ type: 'menu.doubted' });
  }, [actor, availability, isOfItem]);
  const Dialog = useFetchedPart(DIALOG, close);
  return Dialog ? (
    <Dialog
      refusal={dialog}
      finalFocus={finalFocus}
      onClose={close}
      onTryAgain={() => actor.send({ type: 'price.cleared' })}
    />
  ) : null;
}

/** Whether the payment summary is open; any other visitor signs in first and comes back to it (FC-065). */
function useMembersHash(): boolean {
  const router = useRouter();
  const isHash = useIsHash(PAYMENT_SUMMARY);
  // The address of the hash, and not the one that is on its way already: asked twice, it leads back here all the same.
  const location = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const isMember = useVisitor().kind === 'member';
  const isUnknown = useIsVisitorUnknown();
  const isRefused = isHash && !isMember && !isUnknown;
  useEffect(() => {
    if (!isRefused || !location) return;
    const returnUrl = router.options.context.addressOf(location);
    void router.navigate({ to: '/account/signin', search: { returnUrl }, replace: true });
  }, [isRefused, location, router]);
  return isHash && isMember;
}
