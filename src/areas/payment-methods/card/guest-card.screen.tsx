import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GuestPaymentInstrument } from '#domain/payment-methods/guest-payment.ts';
import { type SafePath, safePathOf } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ExpiredPaymentDialog, useGuestPayment } from '#parts/payment/guest-payment.tsx';
import { PaymentMark } from '#parts/payment/payment-mark.tsx';
import { usePaymentMethodText } from '#parts/payment/payment-method-text.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { useReturnTo } from '#session/pages/return-to.ts';
import { useSession } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from '../payment-methods.css.ts';
import { StepPage } from '../step-page.tsx';
import { CardPanel } from './card-panel.tsx';
import { useGuestCard } from './guest-card.flow.ts';

type GuestCardScreenProps = {
  /** The form that the guest was filling in. */
  readonly returnUrl: SafePath | undefined;
};

/** The card step of a guest, who needs no account (BIL-006, CRD-042): the address first, then the card, then back (BIL-014). */
export function GuestCardScreen({ returnUrl }: GuestCardScreenProps) {
  const { text } = useMessages();
  const returnTo = useReturnTo();
  const payment = guestPaymentOf(useSession());
  const { addressToken, instrument } = useSelector(payment, ({ context }) => context);
  useEffect(() => {
    if (instrument !== null && returnUrl !== undefined) void returnTo(returnUrl);
  }, [instrument, returnUrl, returnTo]);
  return (
    <StepPage list={null} title={text('payment-methods.guest.title')} lead={text('payment-methods.guest.lead')}>
      {addressToken === null ? <AddressFirst returnUrl={returnUrl} /> : null}
      {addressToken !== null && instrument === null ? <GuestCard /> : null}
      {instrument === null ? null : <ReadyCard instrument={instrument} returnUrl={returnUrl} />}
    </StepPage>
  );
}

/** The card itself, once the address is known. */
export function GuestCard() {
  const { text } = useMessages();
  const { field, token } = useGuestCard();
  return (
    <CardPanel
      field={field}
      token={token}
      saving={false}
      failure={null}
      submitLabel={text('payment-methods.guest.submit')}
    />
  );
}

/** A page loaded anew has forgotten the address, as it forgets the card. */
function AddressFirst({ returnUrl }: GuestCardScreenProps) {
  const { text } = useMessages();
  const navigate = useNavigate();
  const payment = guestPaymentOf(useSession());
  const begin = () => {
    payment.send({ type: 'payment.begun' });
    void navigate({ to: '/account/payment-method/add/billing-address', search: returnUrl ? { returnUrl } : {} });
  };
  return (
    <Card padding="large" className={css.section}>
      <p className={look.body}>{text('payment-methods.guest.address-first')}</p>
      <Button size="large" className={css.submit} onClick={begin}>
        {text('payment-methods.guest.add-address')}
      </Button>
    </Card>
  );
}

/** Where a guest goes on who came from nowhere: to what an order holds. */
const CART = safePathOf('/menu/cart');

function ReadyCard({ instrument, returnUrl }: GuestCardScreenProps & { readonly instrument: GuestPaymentInstrument }) {
  const { text } = useMessages();
  const nameOf = usePaymentMethodText();
  const returnTo = useReturnTo();
  const to = returnUrl ?? CART;
  const payment = useGuestPayment({
    purchase: null,
    returnUrl,
    typedName: () => null,
    onUsable: () => to && void returnTo(to),
  });
  return (
    <Card padding="large" className={css.section}>
      <span className={css.facts} role="status">
        <PaymentMark type={instrument.paymentType} />
        <span className={css.words}>
          <span className={look.strong}>{nameOf(instrument)}</span>
          <span className={look.smallMuted}>{text('payment-methods.guest.ready')}</span>
        </span>
      </span>
      <Button size="large" className={css.submit} onClick={payment.submit}>
        {text('common.continue')}
      </Button>
      <ExpiredPaymentDialog payment={payment} />
    </Card>
  );
}
