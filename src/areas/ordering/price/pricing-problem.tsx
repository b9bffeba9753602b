import { useMessages } from '#messages/messages-provider.tsx';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import type { ShownPricing } from '#session/order-pricing.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

/** In place of a price: why there is none, and another try (ORD-025, ORD-028). */
export function PricingProblem({ pricing: { status, failure, refresh } }: { readonly pricing: ShownPricing }) {
  const { text, failureText } = useMessages();
  useOnReconnect(status === 'failed' && failure === 'offline', refresh);
  if (status !== 'failed' && status !== 'refused') return null;
  const why = exceptSignedOut(failure);
  return (
    <FocusKept>
      <Notice
        tone="warning"
        live="polite"
        title={text('ordering.price.none')}
        action={
          <Button variant="secondary" onClick={refresh}>
            {text('common.try-again')}
          </Button>
        }
      >
        {why === null ? null : failureText(why)}
      </Notice>
    </FocusKept>
  );
}
