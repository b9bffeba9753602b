import { useState } from 'react';
import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './payment-methods.css.ts';
import { usePaypalAdd } from './paypal-add.flow.ts';
import { StepPage } from './step-page.tsx';
import { useSaved } from './use-saved.ts';

type PaypalAddScreenProps = {
  readonly returnUrl: SafePath | undefined;
};

/** Adds a PayPal account (CRD-038). */
export function PaypalAddScreen({ returnUrl }: PaypalAddScreenProps) {
  const { text } = useMessages();
  const flow = usePaypalAdd({ returnUrl, saved: useSaved({ returnUrl }, 'paypal-added') });
  // Back from PayPal nothing was pressed; tried again, the pressed button stays, and with it the focus.
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    flow.retry();
  };
  return (
    <StepPage list={{ returnUrl }} title={text('payment-methods.paypal.title')}>
      <Card padding="large" className={css.section}>
        <span className={css.facts}>
          <PaymentMark type="paypal" />
          <span className={css.words}>{text('payment-methods.paypal.lead')}</span>
        </span>
        {flow.isCancelled ? <Notice tone="info">{text('payment-methods.paypal.cancelled')}</Notice> : null}
        {flow.failure && !flow.busy ? <FailureNotice failure={flow.failure} /> : null}
        {flow.isConnecting && !isRetried ? (
          <WaitingLine>{text('payment-methods.paypal.connecting')}</WaitingLine>
        ) : (
          <Button
            size="large"
            className={css.submit}
            busy={flow.busy}
            busyLabel={text(flow.isConnecting ? 'payment-methods.paypal.connecting' : 'payment-methods.paypal.opening')}
            onClick={flow.isUnsaved ? retry : flow.open}
          >
            {text(flow.isUnsaved || flow.isConnecting ? 'common.try-again' : 'payment-methods.paypal.submit')}
          </Button>
        )}
        {flow.isUnsaved ? null : <p className={look.smallMuted}>{text('payment-methods.paypal.hint')}</p>}
      </Card>
    </StepPage>
  );
}
