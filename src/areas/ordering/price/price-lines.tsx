import type { PricedOrder } from '#domain/ordering/priced-order.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './price.css.ts';

type PriceLinesProps = {
  readonly priced: PricedOrder;
  /** Cents; 0 for none. */
  readonly tip?: number;
  /** Another price is on its way. */
  readonly isWaiting?: boolean;
  /** What it was before it was asked for anew, cents. */
  readonly before?: number | null;
};

/** What makes up a total, line by line, and why (ORD-024, OPP-045); the total never changes without a word about it. */
export function PriceLines({ priced, tip = 0, isWaiting = false, before = null }: PriceLinesProps) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { price, currency, lineItems, additionalFeeDescription, countrySubdivision } = priced;
  return (
    <div className={classNames(css.price, isWaiting && css.waiting)}>
      <dl className={css.lines} aria-busy={isWaiting}>
        {lineItems.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be called the same, and none moves
          <div key={`${item.kind} ${at}`} className={item.kind === 'discount' ? css.discount : css.line}>
            <dt>{item.label}</dt>
            <dd>{priceText(item.amount, currency)}</dd>
          </div>
        ))}
        {tip > 0 ? (
          <div className={css.line}>
            <dt>{text('ordering.price.tip')}</dt>
            <dd>{priceText(tip, currency)}</dd>
          </div>
        ) : null}
      </dl>
      <p role="status" className={css.news}>
        {before === null || isWaiting
          ? null
          : text('ordering.price.changed', { before: priceText(before, currency), now: priceText(price, currency) })}
      </p>
      {additionalFeeDescription ? <p className={look.caption}>{additionalFeeDescription}</p> : null}
      {countrySubdivision === 'CA' ? <p className={look.caption}>{text('ordering.price.california')}</p> : null}
    </div>
  );
}
