import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './guest-checkout.css.ts';
import type { GuestCheckout } from './guest-checkout.flow.ts';

/** What is ordered, what it comes to, and the last press (ORD-036). */
export function GuestSummary({ flow }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  const { links } = useConfiguration();
  const terms = outsideAddress(links.rewardsTerms);
  return (
    <section aria-labelledby="guest-order" className={css.summary}>
      <h2 id="guest-order" className={look.heading3}>
        {text('ordering.cart.title')}
      </h2>
      <ul className={css.items}>
        {flow.lines.map(({ item: { itemId, quantity }, name, picture, size, options }) => (
          <li key={itemId} className={css.item}>
            <ProductPicture address={picture} className={css.picture} />
            <span className={css.words}>
              <span className={look.strong}>{text('guest-checkout.item', { quantity, name })}</span>
              <span className={look.smallMuted}>{[size, ...options].join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
      <Prices flow={flow} />
      <PriceTrouble flow={flow} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={flow.busy}
        busyLabel={text('guest-checkout.placing')}
        unavailable={flow.pricing.status !== 'fresh' || flow.isTimeLost}
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

/** The price with its lines; the one of before until a newer one is there. */
function Prices({ flow: { pricing } }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { price } = pricing;
  if (price === null) {
    return (
      <div className={css.prices} aria-hidden="true">
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    );
  }
  const { lineItems, currency, price: total } = price.priced;
  return (
    <dl className={css.prices} aria-busy={pricing.status === 'pricing'}>
      {lineItems.map(({ label, amount }) => (
        <div key={label} className={css.priceLine}>
          <dt>{label}</dt>
          <dd>{priceText(amount, currency)}</dd>
        </div>
      ))}
      <div className={classNames(css.priceLine, css.total)}>
        <dt className={look.strong}>{text('guest-checkout.total')}</dt>
        <dd className={look.price}>{priceText(total, currency)}</dd>
      </div>
    </dl>
  );
}

/** A price that is no longer good, or never came: nothing is placed before there is another (ORD-060, FC-023). */
function PriceTrouble({ flow: { pricing } }: { readonly flow: GuestCheckout }) {
  const { text, failureText } = useMessages();
  const { status, failure, refresh } = pricing;
  if (status !== 'stale' && status !== 'failed' && status !== 'refused') return null;
  return (
    <Notice
      tone={status === 'stale' ? 'info' : 'error'}
      live="assertive"
      action={
        <Button variant="secondary" onClick={refresh}>
          {text(status === 'stale' ? 'guest-checkout.refresh' : 'common.try-again')}
        </Button>
      }
    >
      {status === 'stale' ? text('guest-checkout.stale') : failureText(failure ?? 'unexpected')}
    </Notice>
  );
}
