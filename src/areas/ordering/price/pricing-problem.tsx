import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import type { ShownPricing } from '#session/order-pricing.ts';

/** In place of a price: why there is none, and another try (ORD-025, ORD-028). */
export function PricingProblem({ pricing: { status, failure, refresh } }: { readonly pricing: ShownPricing }) {
  const { text } = useMessages();
  if (status !== 'failed' && status !== 'refused') return null;
  return (
    <LoadError
      title={text('ordering.price.none')}
      failure={exceptSignedOut(failure)}
      tone="warning"
      live="polite"
      onRetry={refresh}
    />
  );
}
