import { useRouter } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { useBackWaits } from '#parts/back-waits.ts';
import { usePreloadedPart } from '#parts/fetched-part.ts';
import { focusChosen } from '#parts/focus-chosen.ts';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { RisingDialog } from '#parts/rising-dialog.tsx';
import { useRisen } from '#parts/use-risen.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { aboveSheetFoot, sheetFoot } from '#ui/responsive-dialog/sheet-foot.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { look } from '#ui/theme/text.css.ts';
import type { CartPage } from '../cart/cart.flow.ts';
import { PickupLost, TIME_LOST_ID } from '../checkout/pickup-time.tsx';
import { PLACEMENT_DIALOGS } from '../placed/placement-part.ts';
import { PriceLines } from '../price/price-lines.tsx';
import { isUnpriceable, PricingProblem } from '../price/pricing-problem.tsx';
import { TotalStatus } from '../price/total-status.tsx';
import { StoreQuestionDialog } from '../store-question.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { PayChoice, UNPAYABLE_ID } from './pay-choice.tsx';
import { type PaymentSummary, usePaymentSummary } from './payment-summary.flow.ts';
import { PickupSummary } from './pickup-summary.tsx';
import { PlacementProblem } from './placement-problem.tsx';
import { ReloadChoice } from './reload-choice.tsx';
import * as css from './summary.css.ts';
import { TipChoice } from './tip-choice.tsx';
import { useWaysToOrder, type WaysToOrder } from './ways-to-order.ts';

export type PaymentSummaryProps = {
  /** Closed it is drawn beforehand, so that it opens with the press. */
  readonly open: boolean;
  readonly cart: Pick<CartPage, 'lines' | 'pickup'>;
  /** Back to the cart. */
  readonly onClose: () => void;
};

/** The last look at an order, over the cart (ORD-006). */
export function PaymentSummarySheet({ open, cart, onClose }: PaymentSummaryProps) {
  const { text } = useMessages();
  return (
    <RisingDialog
      open={open}
      onClose={onClose}
      title={text('ordering-summary.title')}
      closeLabel={text('common.close')}
    >
      {open ? <Content cart={cart} /> : null}
    </RisingDialog>
  );
}

type ContentProps = Pick<PaymentSummaryProps, 'cart'>;

function Content({ cart }: ContentProps) {
  const { text } = useMessages();
  if (useRisen()) return <Loaded cart={cart} />;
  return (
    <div className={css.room}>
      <WaitingLine>{text('common.one-moment')}</WaitingLine>
    </div>
  );
}

function Loaded({ cart }: ContentProps) {
  const { ways, failure, retry } = useWaysToOrder(cart.pickup.store?.mobileOrdering.svcOnly ?? false);
  if (ways) return <Steps cart={cart} ways={ways} />;
  return (
    <div className={failure ? undefined : css.room}>
      <QueryStatus failure={failure} onRetry={retry} />
    </div>
  );
}

function Steps({ cart, ways }: ContentProps & { readonly ways: WaysToOrder }) {
  const { text } = useMessages();
  const summary = usePaymentSummary(ways, cart.pickup.store);
  // Where the network goes with the answer, that must be said without it (FC-020).
  usePreloadedPart(PLACEMENT_DIALOGS);
  const { priced, pricing, tip, guard } = summary;
  const pay = useRef<HTMLDivElement>(null);
  const [isTipWrong, setTipWrong] = useState(false);
  const tips = useRef<HTMLDivElement>(null);
  const toTip = () => tips.current?.querySelector<HTMLInputElement>('form input')?.focus();
  const toPay = () => focusChosen(pay.current);
  const sources = useRef<HTMLDivElement>(null);
  // It was not the card that was refused, but what reloads it.
  const toSource = () => focusChosen(sources.current ?? pay.current);
  const storeId = useId();
  const closeTip = useBackCloses(summary.closeTipDialog, summary.isTipRemoved);
  return (
    <div className={classNames(aboveSheetFoot, css.stack, !priced && css.room)}>
      <PickupSummary summary={summary} store={cart.pickup.store} />
      {guard.held?.failure ? (
        <LoadError
          title={<span id={storeId}>{text('common.store-not-loaded')}</span>}
          failure={guard.held.failure}
          onRetry={guard.held.retry}
        />
      ) : null}
      <OrderedItems lines={cart.lines} />
      <div ref={pay} className={css.ways}>
        <PayChoice summary={summary} />
      </div>
      {summary.isReload ? <ReloadChoice summary={summary} methods={summary.ways.sources} sources={sources} /> : null}
      {summary.canTip ? (
        <div ref={tips}>
          <TipChoice key={summary.tipsLost} summary={summary} onWrong={setTipWrong} />
        </div>
      ) : null}
      {priced ? (
        <PriceLines priced={priced} tip={tip} isWaiting={pricing.status !== 'fresh'} before={pricing.before} />
      ) : null}
      <Foot
        summary={summary}
        storeId={storeId}
        isTipWrong={isTipWrong}
        onTipWrong={toTip}
        onMissing={toPay}
        onChooseSource={toSource}
      />
      {summary.isBusy ? <BackWaits /> : null}
      <StoreQuestionDialog guard={guard} />
      <Dialog
        open={summary.isTipRemoved}
        onClose={closeTip}
        title={text('ordering-summary.tip-removed-title')}
        description={text(WHY_TIP_IS_GONE[summary.tipLostTo])}
        closeLabel={text('common.close')}
        actions={<Button onClick={closeTip}>{text('common.got-it')}</Button>}
      />
    </div>
  );
}

/** What an order under way comes to is said here (D-412); what lies over it closes as ever. */
function BackWaits() {
  const { history } = useRouter();
  useBackWaits(() => !history.location.state.dialog);
  return null;
}

const WHY_TIP_IS_GONE = {
  method: 'ordering-summary.tip-removed-text',
  price: 'ordering-summary.tip-over-price',
  order: 'ordering-summary.tip-not-taken',
} as const;

type FootProps = {
  readonly summary: PaymentSummary;
  /** Of the words that the store could not be read. */
  readonly storeId: string;
  /** What was typed as a tip is none: nothing is placed without having said so. */
  readonly isTipWrong: boolean;
  readonly onTipWrong: () => void;
  readonly onMissing: () => void;
  readonly onChooseSource: () => void;
};

function Foot({ summary, storeId, isTipWrong, onTipWrong, onMissing, onChooseSource }: FootProps) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { isStale, isWaiting, isAdding, isReload, isInsufficient, isTimeLost, isBusy, priced, pricing, tip } = summary;
  const { held } = summary.guard;
  const priceId = useId();
  const isPriceMissing = isStale || isWaiting;
  // Nothing that is offered could be chosen: another store is the way on.
  const isUnpayable = !summary.ways.mayAdd && summary.ways.cards.length === 0;
  const isUnavailable = !isAdding && (isPriceMissing || isTimeLost || held !== null || isUnpayable);
  const why = classNames(
    isPriceMissing && priceId,
    isTimeLost && TIME_LOST_ID,
    held !== null && storeId,
    isUnpayable && UNPAYABLE_ID,
  );
  const label = isAdding
    ? text('common.continue')
    : text(isReload ? 'ordering-summary.reload-and-place' : 'common.place-order');
  return (
    <div className={sheetFoot}>
      {isStale ? (
        <FocusKept>
          <Notice
            tone="warning"
            live="polite"
            action={<Button onClick={summary.refresh}>{text('ordering-summary.refresh')}</Button>}
          >
            <span id={priceId}>{text('ordering-summary.stale')}</span>
          </Notice>
        </FocusKept>
      ) : null}
      <PricingProblem pricing={pricing} whyId={priceId} />
      {isWaiting && !isUnpriceable(pricing) ? (
        <p id={priceId} className={visuallyHidden}>
          {text('ordering.price.waiting')}
        </p>
      ) : null}
      {held !== null && held.failure === null ? (
        <p id={storeId} className={visuallyHidden}>
          {text('common.checking-store')}
        </p>
      ) : null}
      {summary.choices.isPickupLost && !isBusy ? <PickupLost now={summary.choices.pickupOption} /> : null}
      {summary.isOfferRefused ? (
        <Notice tone="warning" live="polite">
          {text('ordering.offer.refused')}
        </Notice>
      ) : null}
      {isInsufficient ? (
        <Notice tone="error" live="assertive">
          {text('ordering-summary.insufficient')}
        </Notice>
      ) : (
        <PlacementProblem summary={summary} onChoosePayment={onMissing} onChooseSource={onChooseSource} />
      )}
      <TotalStatus pricing={pricing} tip={tip} />
      {priced ? (
        <p className={css.total}>
          <span className={look.strong}>{priced.label ?? text('ordering.price.total')}</span>
          <span className={look.price}>{priceText(priced.price + tip, priced.currency)}</span>
        </p>
      ) : null}
      <Button
        fullWidth
        size="large"
        busy={isBusy}
        busyLabel={text('ordering-summary.placing')}
        unavailable={isUnavailable}
        aria-describedby={isUnavailable ? why : undefined}
        onClick={() => {
          const missing = isTipWrong ? null : summary.submit();
          if (isTipWrong) onTipWrong();
          else if (missing === 'method') onMissing();
          else if (missing === 'source') onChooseSource();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
