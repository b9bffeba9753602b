import { useSelector } from '@xstate/react';
import { GuestCard } from '#areas/payment-methods/card/guest-card.screen.tsx';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { useSession } from '#session/session-provider.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './payment-token.model.ts';

/** What the guest's payment has of the card. */
function Kept() {
  const instrument = useSelector(guestPaymentOf(useSession()), ({ context }) => context.instrument);
  const { paymentInstrumentToken = '', paymentType = '', accountNumberLastFour = '' } = instrument ?? {};
  return <p data-testid="kept">{`${paymentInstrumentToken} ${paymentType} ${accountNumberLastFour}`}</p>;
}

describeView('payment-methods/payment-token', model, (harness) =>
  mount(
    harness,
    <>
      <GuestCard />
      <Kept />
    </>,
    {
      address: '/account/payment-method/gift/guest/credit-card',
      prepare: ({ session }) => {
        const payment = guestPaymentOf(session);
        payment.send({ type: 'payment.begun' });
        payment.send({ type: 'billingAddress.kept', addressToken: 'once-1' });
      },
    },
  ),
);
