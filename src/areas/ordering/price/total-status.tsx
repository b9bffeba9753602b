import { useMessages } from '#messages/messages-provider.tsx';
import { ChangeStatus } from '#parts/change-status.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import type { ShownPricing } from '#session/ordering/order-pricing.ts';

type TotalStatusProps = {
  readonly pricing: Pick<ShownPricing, 'price' | 'status' | 'before'>;
  /** Cents; 0 for none. */
  readonly tip?: number;
};

/** Says the total after a change of the order or of its tip; what changed by itself the lines of the price say. */
export function TotalStatus({ pricing: { price, status, before }, tip = 0 }: TotalStatusProps) {
  const { text } = useMessages();
  const priceText = usePrice();
  const priced = status === 'fresh' ? (price?.priced ?? null) : null;
  return (
    <ChangeStatus
      isSaid={before !== null}
      words={
        priced && `${priced.label ?? text('ordering.price.total')} ${priceText(priced.price + tip, priced.currency)}`
      }
    />
  );
}
