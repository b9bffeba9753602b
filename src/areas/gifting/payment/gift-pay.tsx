import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { WaitingLine } from '#parts/loading/waiting-line.tsx';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import { usePaymentMethodOption } from '#parts/payment/payment-method-option.tsx';
import { usePaymentMethodText } from '#parts/payment/payment-method-text.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { look } from '#ui/theme/text.css.ts';
import { giftFieldId } from '../form/gift-fields.ts';
import type { GiftFlow } from '../form/gift-form.flow.ts';
import * as css from './payment-sheet.css.ts';

/** What pays: a saved method of a member, the card of a guest (GFT-044, BIL-032, BIL-033). */
export function GiftPay({ flow }: GiftFlow) {
  const { text } = useMessages();
  const { payer } = flow;
  const isAdded = payer.kind === 'member' && payer.methods !== null && payer.methods.length > 0;
  const missing =
    flow.isUnpaid && !isAdded ? <FieldError id={giftFieldId('unpaid')}>{text('payment.add-method')}</FieldError> : null;
  if (payer.kind === 'unknown') return <WaitingLine>{text('common.one-moment')}</WaitingLine>;
  if (payer.kind === 'guest') return <GuestPay flow={flow} missing={missing} />;
  if (payer.methods === null) return <QueryStatus failure={payer.failure} onRetry={payer.retry} />;
  return <MemberPay flow={flow} methods={payer.methods} method={payer.method} missing={missing} />;
}

type MemberPayProps = PayProps & {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | null;
};
type PayProps = GiftFlow & { readonly missing: ReactNode };

/** The words that nothing pays describe the way to something that does, which has the focus then. */
const missingId = ({ isUnpaid }: GiftFlow['flow']) => (isUnpaid ? giftFieldId('unpaid') : undefined);

function MemberPay({ flow, methods, method, missing }: MemberPayProps) {
  const { text } = useMessages();
  const optionOf = usePaymentMethodOption();
  return (
    <div className={css.pay}>
      {methods.length === 0 ? (
        <h3 className={look.strong}>{text('gifting-form.method')}</h3>
      ) : (
        <RadioCards
          legend={text('gifting-form.method')}
          id={giftFieldId('method')}
          options={methods.map((saved) => ({
            ...optionOf(saved),
            value: saved.paymentMethodId,
            disabled: flow.isBusy,
          }))}
          value={method?.paymentMethodId}
          error={flow.isUnpaid && method === null ? text('payment.none-selected') : undefined}
          onValueChange={flow.chooseMethod}
        />
      )}
      {missing}
      <ButtonLink
        variant={methods.length === 0 ? 'secondary' : 'ghost'}
        icon={<Plus size={18} />}
        className={css.add}
        render={
          <Link
            id={giftFieldId('payment')}
            to="/account/payment-method"
            search={flow.back}
            aria-describedby={methods.length === 0 ? missingId(flow) : undefined}
          />
        }
      >
        {text(methods.length === 0 ? 'payment.add-method' : 'gifting-form.other-method')}
      </ButtonLink>
    </div>
  );
}

function GuestPay({ flow, missing }: PayProps) {
  const { text } = useMessages();
  const nameOf = usePaymentMethodText();
  const { instrument } = flow.guestPayment;
  return (
    <div className={css.pay}>
      <h3 className={look.strong}>{text('gifting-form.method')}</h3>
      {instrument === null ? (
        <p className={look.smallMuted}>{text('gifting-form.guest-text')}</p>
      ) : (
        <div className={css.card}>
          <PaymentMark type={instrument.paymentType} />
          <p className={css.cardName}>
            <span className={look.strong}>{nameOf(instrument)}</span>
            <span className={look.smallMuted}>{text('gifting-form.guest-once')}</span>
          </p>
        </div>
      )}
      {missing}
      <Button
        id={giftFieldId('payment')}
        aria-describedby={missingId(flow)}
        variant={instrument === null ? 'secondary' : 'ghost'}
        icon={<Plus size={18} />}
        className={css.add}
        onClick={flow.addCard}
      >
        {text(instrument === null ? 'payment.add-method' : 'gifting-form.guest-other')}
      </Button>
    </div>
  );
}
