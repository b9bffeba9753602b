import { useMessages } from '#messages/messages-provider.tsx';
import { ChangeStatus } from '#parts/change-status.tsx';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { OfferEntry } from '../price/offer-entry.tsx';
import * as priceLook from '../price/price.css.ts';
import { PriceLines } from '../price/price-lines.tsx';
import { PricingProblem } from '../price/pricing-problem.tsx';
import { TotalStatus } from '../price/total-status.tsx';
import * as css from './cart.css.ts';
import type { CartPage } from './cart.flow.ts';
import { Checkout } from './checkout.tsx';

/** What the order costs, as exactly as that is known, and how it goes on. */
export function CartSummary({ cart }: { readonly cart: CartPage }) {
  return (
    <>
      <div className={css.notes}>
        {cart.pricing.status === 'none' ? <Estimate cart={cart} /> : <Price cart={cart} />}
      </div>
      <div className={css.summary}>
        <Total cart={cart} />
        <Checkout cart={cart} />
      </div>
    </>
  );
}

/** Of a visitor who has not begun to order: nothing is priced yet. */
function Estimate({ cart: { checkout, rules } }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  return (
    <>
      <p className={look.caption}>
        {checkout.obstacle === 'unavailable-items' ? `${text('ordering.cart.not-counted')} ` : null}
        {text('ordering.cart.tax-later')}
      </p>
      {rules.map(({ code, description }) => (
        <p key={code} className={look.caption}>
          {description}
        </p>
      ))}
      {checkout.kind === 'member' || !checkout.isKnown ? null : (
        <p className={look.caption}>{text('ordering.cart.sign-in-why')}</p>
      )}
    </>
  );
}

function Price({ cart: { checkout, pricing } }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  const { price, status, before, offer } = pricing;
  return (
    <div className={css.price}>
      {price ? <PriceLines priced={price.priced} isWaiting={status !== 'fresh'} before={before} /> : null}
      {status === 'pricing' && !price ? (
        <div className={priceLook.room}>
          <WaitingLine isTall={false}>{text('ordering.price.waiting')}</WaitingLine>
        </div>
      ) : null}
      <PricingProblem pricing={pricing} />
      {checkout.kind === 'member' ? (
        <OfferEntry
          offers={offer.applied}
          priced={price?.priced.offers ?? []}
          isRefused={offer.isRefused}
          onApply={offer.apply}
          onRemove={offer.remove}
        />
      ) : null}
    </div>
  );
}

function Total({ cart: { subtotal, pricing } }: { readonly cart: CartPage }) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { price, status } = pricing;
  const shown = price ? { amount: price.priced.price, currency: price.priced.currency } : subtotal;
  const label = price ? (price.priced.label ?? text('ordering.price.total')) : text('ordering.cart.subtotal');
  const sum = shown && priceText(shown.amount, shown.currency);
  return (
    <>
      <TotalStatus pricing={pricing} />
      {price ? null : <ChangeStatus words={status === 'none' && sum !== null ? `${label} ${sum}` : null} />}
      {sum === null ? null : (
        <p className={css.subtotal}>
          <span className={look.strong}>{label}</span>
          <span className={classNames(look.price, css.sum, price !== null && status !== 'fresh' && css.waiting)}>
            {sum}
          </span>
        </p>
      )}
    </>
  );
}
