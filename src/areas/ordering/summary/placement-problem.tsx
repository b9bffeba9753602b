import { serverMessageOf } from '#domain/cards/card-error.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { INSUFFICIENT_BALANCE } from '#domain/ordering/order-placement.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import { isSlotUnavailable, pricingErrorOf } from '#domain/ordering/pricing-error.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardErrorNotice } from '#parts/cards/card-error-notice.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { orderRefusalOf, placementFailureOf, reloadRefusalOf } from '#session/ordering/placement-outcome.ts';
import type { PlacementEvent, PlacementSnapshots } from '#session/ordering/placement-route.ts';
import { usePlacementShown } from '#session/ordering/placement-said.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { pricingErrorText, serversWords } from '../price/pricing-error-text.ts';

type ProblemProps = {
  readonly summary: {
    readonly placing: PlacementSnapshots & { readonly send: (event: PlacementEvent) => void };
    /** The stored-value card that pays, where one does. */
    readonly card?: StoredValueCard | null;
  };
  readonly onChoosePayment: () => void;
  /** Where a reload comes first: to what pays for it. */
  readonly onChooseSource?: () => void;
};

/** Codes of payments and cards have words of their own (decision B06). */
const PAYMENT_CODE = /^12\d{4}$/;

const CART_CHANGED = 'CART_CHANGED';
/** Of an order id whose time is over, or that another tab's price has taken the place of. */
const ORDER_EXPIRED = 'ORDER_EXPIRED';

/** Why the order, or the reload before it, has come to nothing; no other part says it meanwhile (D-412). */
export function PlacementProblem(props: ProblemProps) {
  const problem = useProblem(props);
  usePlacementShown(problem !== null);
  return problem;
}

function useProblem({ summary, onChoosePayment, onChooseSource = onChoosePayment }: ProblemProps) {
  const { text } = useMessages();
  const { placement, reload, send } = summary.placing;
  const isMember = useVisitor().kind === 'member';
  const failure = exceptSignedOut(placementFailureOf(summary.placing));
  useOnReconnect(failure === 'offline', () => send({ type: 'problem.superseded' }));
  const { request } = placement.context;
  // One that was sent as a guest, before signing in, is not what a member reviews.
  if (isMember && request?.order.guest) return null;
  const reloadRefusal = reloadRefusalOf(summary.placing);
  if (reloadRefusal) {
    if (reloadRefusal.code === INSUFFICIENT_BALANCE) {
      return (
        <Notice tone="error" live="assertive" title={text('ordering-summary.not-placed')}>
          <Why refusal={reloadRefusal} />
        </Notice>
      );
    }
    return (
      <CardErrorNotice
        context="order"
        refusal={reloadRefusal}
        currency={summary.card?.balance.currency ?? null}
        onChooseCard={onChoosePayment}
        onChoosePaymentMethod={onChooseSource}
      />
    );
  }
  const isReloaded = reload.hasTag('reloaded');
  const title = text(isReloaded ? 'ordering-summary.reloaded-not-placed' : 'ordering-summary.not-placed');
  // Where why the order was not placed is said elsewhere, or is known: what a reload has done is said here all the same (FC-025).
  const reloadedAlone = isReloaded ? <Notice tone="error" live="assertive" title={title} /> : null;
  const refusal = orderRefusalOf(summary.placing);
  if (refusal) {
    if (PAYMENT_CODE.test(refusal.code ?? '')) {
      return (
        <CardErrorNotice
          context="order"
          refusal={refusal}
          title={title}
          onChooseCard={onChoosePayment}
          onChoosePaymentMethod={onChoosePayment}
        />
      );
    }
    // A lost time is said beside the times, until another one is chosen (ORD-041); what a reload has done stays said here.
    if (isSlotUnavailable(refusal) && request !== null && request.order.timeSlot !== null) {
      return reloadedAlone;
    }
    return (
      <Notice tone="error" live="assertive" title={title}>
        <Why refusal={refusal} />
      </Notice>
    );
  }
  return failure === null ? reloadedAlone : <FailureNotice failure={failure} title={title} />;
}

function Why({ refusal }: { readonly refusal: OrderRefusal }) {
  const { text, failureText } = useMessages();
  const fromServer = serverMessageOf('order', refusal);
  if (refusal.code === INSUFFICIENT_BALANCE) return fromServer ?? text('ordering-summary.insufficient');
  if (refusal.code === CART_CHANGED) return text('ordering-summary.cart-changed');
  if (refusal.code === ORDER_EXPIRED) return failureText('price-outdated');
  // Those of payments without a number are among them (OPP-076, OPP-077).
  if (pricingErrorOf(refusal.code).meaning === 'unexpected') return fromServer ?? failureText('unexpected');
  const { title, text: hint } = pricingErrorText(refusal);
  return serversWords(refusal) ?? (hint === null ? text(title) : `${text(title)} ${text(hint)}`);
}
