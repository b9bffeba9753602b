import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page, stackedPage, wayBack } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { PricingDialog } from '../price/pricing-dialog.tsx';
import { StoreQuestionDialog } from '../store-question.tsx';
import { CardOnly } from './card-only.tsx';
import * as css from './guest-checkout.css.ts';
import { useGuestCheckout } from './guest-checkout.flow.ts';
import { GuestForm } from './guest-form.tsx';

/** An order without an account, on one page (ORD-004, ORD-036). */
export function GuestCheckoutScreen() {
  const { text } = useMessages();
  const flow = useGuestCheckout();
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = (again: () => void) => () => {
    heading.current?.focus();
    again();
  };
  if (flow.view === 'placed') return <Placed />;
  return (
    <div className={classNames(page.wide, stackedPage)}>
      <TextTo to="/menu/cart" className={wayBack}>
        <ChevronLeft aria-hidden="true" />
        {text('guest-checkout.back')}
      </TextTo>
      <header className={css.head}>
        <h1 ref={heading} className={look.heading1} tabIndex={-1}>
          {text('guest-checkout.title')}
        </h1>
        {flow.view === 'form' ? <p className={look.lead}>{text('guest-checkout.lead')}</p> : null}
      </header>
      {flow.view === 'waiting' ? <LoadingSkeleton parts={3} /> : null}
      {flow.view === 'unstarted' && flow.failure ? (
        <LoadError title={text('guest-checkout.unstarted')} failure={flow.failure} onRetry={retry(flow.retry)} />
      ) : null}
      {flow.view === 'storeless' && flow.storeFailure ? (
        <LoadError
          title={text('common.store-not-loaded')}
          failure={flow.storeFailure}
          onRetry={retry(flow.retryStore)}
        />
      ) : null}
      {flow.view === 'cardOnly' ? <CardOnly /> : null}
      {flow.view === 'form' ? <GuestForm flow={flow} /> : null}
      <StoreQuestionDialog guard={flow.guard} />
      {flow.pricing.dialog ? (
        <PricingDialog
          refusal={flow.pricing.dialog}
          finalFocus={heading}
          onClose={() => flow.pricing.actor.send({ type: 'dialog.closed' })}
          onTryAgain={() => flow.pricing.actor.send({ type: 'price.cleared' })}
        />
      ) : null}
    </div>
  );
}

/** What is left of the page once the order was taken, below its confirmation. */
function Placed() {
  const { text } = useMessages();
  const whole = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => whole.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={whole} className={classNames(page.reading, stackedPage)}>
      <EmptyState
        picture="pickup-in-store"
        headingLevel={1}
        title={text('guest-checkout.placed.title')}
        actions={<ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>}
      >
        <p>{text('guest-checkout.placed.text')}</p>
      </EmptyState>
    </div>
  );
}
