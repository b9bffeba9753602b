import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import { CardOnly } from './card-only.tsx';
import * as css from './guest-checkout.css.ts';
import { useGuestCheckout } from './guest-checkout.flow.ts';
import { GuestForm } from './guest-form.tsx';

/** An order without an account, on one page (ORD-004, ORD-036). */
export function GuestCheckoutScreen() {
  const { text } = useMessages();
  const flow = useGuestCheckout();
  return (
    <div className={classNames(page.wide, css.screen)}>
      <TextLink standalone className={css.back} render={<Link to="/menu/cart" />}>
        <ArrowLeft aria-hidden="true" />
        {text('guest-checkout.back')}
      </TextLink>
      <header>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('guest-checkout.title')}
        </h1>
        {flow.view === 'form' ? <p className={look.lead}>{text('guest-checkout.lead')}</p> : null}
      </header>
      {flow.view === 'waiting' ? <LoadingSkeleton parts={3} /> : null}
      {flow.view === 'unstarted' && flow.failure ? (
        <LoadError title={text('guest-checkout.unstarted')} failure={flow.failure} onRetry={flow.retry} />
      ) : null}
      {flow.view === 'storeless' && flow.storeFailure ? (
        <LoadError title={text('common.store-not-loaded')} failure={flow.storeFailure} onRetry={flow.retryStore} />
      ) : null}
      {flow.view === 'cardOnly' ? <CardOnly /> : null}
      {flow.view === 'form' ? <GuestForm flow={flow} /> : null}
    </div>
  );
}
