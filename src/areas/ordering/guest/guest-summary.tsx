import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
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
        {flow.items.map(({ itemId, product, size, quantity }) => (
          <li key={itemId} className={css.item}>
            <ProductPicture address={product.picture} className={css.picture} />
            <span className={css.words}>
              <span className={look.strong}>{text('guest-checkout.item', { quantity, name: product.name })}</span>
              <span className={look.smallMuted}>{size}</span>
            </span>
          </li>
        ))}
      </ul>
      <Prices flow={flow} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={flow.busy}
        busyLabel={text('guest-checkout.placing')}
        unavailable={flow.pricing.status !== 'fresh'}
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
