import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import type { ShownPricing } from '#session/ordering/order-pricing.ts';

type PricingProblemProps = {
  readonly pricing: ShownPricing;
  /** Of the words that there is no price, for what cannot be pressed without one. */
  readonly whyId?: string;
};

export const isUnpriceable = ({ status }: ShownPricing): boolean => status === 'failed' || status === 'refused';

/** In place of a price: why there is none, and another try (ORD-025, ORD-028). */
export function PricingProblem({ pricing, whyId }: PricingProblemProps) {
  const { text } = useMessages();
  const { failure, refresh } = pricing;
  if (!isUnpriceable(pricing)) return null;
  return (
    <LoadError
      title={<span id={whyId}>{text('ordering.price.none')}</span>}
      failure={exceptSignedOut(failure)}
      tone="warning"
      live="polite"
      onRetry={refresh}
    />
  );
}
