import { useMessages } from '#messages/messages-provider.tsx';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import { usePaymentMethodText } from '#parts/payment/payment-method-text.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './guest-checkout.css.ts';
import type { GuestCheckout } from './guest-checkout.flow.ts';
import { GUEST_FIELD_IDS } from './guest-fields.ts';

type GuestPayProps = { readonly flow: GuestCheckout; readonly error: string | undefined };

/** The card of a guest (ORD-032, ORD-035): entered in steps of its own, and named here. */
export function GuestPay({ flow: { payment, addCard }, error }: GuestPayProps) {
  const { text } = useMessages();
  const nameOf = usePaymentMethodText();
  const { instrument } = payment;
  const errorId = error === undefined ? undefined : `${GUEST_FIELD_IDS.hasCard}-error`;
  return (
    <section aria-labelledby="guest-pay" className={css.section}>
      <h2 id="guest-pay" className={look.heading3}>
        {text('guest-checkout.pay')}
      </h2>
      {instrument === null ? (
        <p className={look.smallMuted}>{text('guest-checkout.pay-text')}</p>
      ) : (
        <div className={css.card}>
          <PaymentMark type={instrument.paymentType} />
          <p className={css.cardName}>
            <span className={look.strong}>{nameOf(instrument)}</span>
            <span className={look.smallMuted}>{text('guest-checkout.pay-once')}</span>
          </p>
        </div>
      )}
      <Button
        id={GUEST_FIELD_IDS.hasCard}
        variant={instrument === null ? 'secondary' : 'ghost'}
        size={instrument === null ? 'medium' : 'small'}
        className={instrument === null ? css.add : css.other}
        aria-describedby={errorId}
        onClick={addCard}
      >
        {text(instrument === null ? 'common.add-a-card' : 'guest-checkout.other-card')}
      </Button>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
    </section>
  );
}
