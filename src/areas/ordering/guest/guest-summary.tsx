import { useId } from 'react';
import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useOrderChoices } from '#session/ordering/order-choices.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { PickupLost, TIME_LOST_ID } from '../checkout/pickup-time.tsx';
import { PriceLines } from '../price/price-lines.tsx';
import { isUnpriceable, PricingProblem } from '../price/pricing-problem.tsx';
import { TotalStatus } from '../price/total-status.tsx';
import { OrderedItems } from '../summary/ordered-items.tsx';
import { PlacementProblem } from '../summary/placement-problem.tsx';
import * as css from './guest-checkout.css.ts';
import type { GuestCheckout } from './guest-checkout.flow.ts';

/** What is ordered, what it comes to, and the last press (ORD-036). */
export function GuestSummary({ flow }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  const { links } = useConfiguration();
  const terms = outsideAddress(links.rewardsTerms);
  const { isPickupLost, pickupOption } = useOrderChoices().choices;
  const priceId = useId();
  const isPriceMissing = flow.pricing.status !== 'fresh';
  const why = classNames(isPriceMissing && priceId, flow.isTimeLost && TIME_LOST_ID);
  return (
    <section aria-labelledby="guest-order" className={css.summary}>
      <h2 id="guest-order" className={look.heading3}>
        {text('ordering.cart.title')}
      </h2>
      <OrderedItems lines={flow.lines} />
      <Price flow={flow} whyId={priceId} />
      {isPickupLost && !flow.busy ? <PickupLost now={pickupOption} /> : null}
      <Trouble flow={flow} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={flow.busy}
        busyLabel={text('ordering-summary.placing')}
        unavailable={isPriceMissing || flow.isTimeLost}
        aria-describedby={why || undefined}
      >
        {text('common.place-order')}
      </Button>
      <div>
        <p className={look.caption}>{text('guest-checkout.terms')}</p>
        {terms === null ? null : (
          <SafeLink href={terms} newTabLabel={text('common.in-new-tab')} standalone>
            {text('common.read-terms')}
          </SafeLink>
        )}
      </div>
    </section>
  );
}

/** The price, and why there is none, or none that is good: nothing is placed before there is another (ORD-060, FC-023). */
function Price({ flow: { pricing }, whyId }: { readonly flow: GuestCheckout; readonly whyId: string }) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { price, status, before, refresh } = pricing;
  return (
    <>
      {price === null ? (
        isUnpriceable(pricing) ? null : (
          <div aria-hidden="true">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        )
      ) : (
        <>
          <PriceLines priced={price.priced} isWaiting={status === 'pricing'} before={before} />
          <p className={css.total}>
            <span className={look.strong}>{price.priced.label ?? text('ordering.price.total')}</span>
            <span className={look.price}>{priceText(price.priced.price, price.priced.currency)}</span>
          </p>
        </>
      )}
      <TotalStatus pricing={pricing} />
      <PricingProblem pricing={pricing} whyId={whyId} />
      {status === 'pricing' || status === 'none' ? (
        <p id={whyId} className={visuallyHidden}>
          {text('ordering.price.waiting')}
        </p>
      ) : null}
      {status === 'stale' ? (
        <FocusKept>
          <Notice
            tone="info"
            live="assertive"
            action={
              <Button variant="secondary" onClick={refresh}>
                {text('ordering-summary.refresh')}
              </Button>
            }
          >
            <span id={whyId}>{text('ordering-summary.stale')}</span>
          </Notice>
        </FocusKept>
      ) : null}
    </>
  );
}

/**
 * Why the order was not placed, and that everything is as it was (OPP-013), where the button is; a lost time is said beside the
 * times.
 */
function Trouble({ flow }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  const { isRenewed, failure, busy } = flow;
  if (busy) return null;
  const title = text('ordering-summary.not-placed');
  if (isRenewed) {
    return (
      <Notice tone="info" live="assertive" title={title}>
        {text('guest-checkout.renewed')}
      </Notice>
    );
  }
  if (failure === null) return <PlacementProblem summary={flow} onChoosePayment={flow.addCard} />;
  return <FailureNotice failure={failure} title={title} />;
}
