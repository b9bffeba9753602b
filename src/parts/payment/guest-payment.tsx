import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { GuestPaymentInstrument, GuestPurchaseKind } from '#domain/payment-methods/guest-payment.ts';
import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { useConfiguration } from '#session/configuration.ts';
import { type GuestName, keepTypedName } from '#session/guest/guest-details.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { useSession } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTag } from '../flow/use-tag.ts';

type GuestPaymentNeeds = {
  /** A card that another kind of purchase is on its way with is not offered (D-403); null in the steps of the card, for any. */
  readonly purchase: GuestPurchaseKind | null;
  /** The form that pays: the steps of adding the payment anew come back to it. */
  readonly returnUrl: SafePath | undefined;
  /** The name in that form, with which the billing address begins (D-431); null where it has none. */
  readonly typedName: () => GuestName | null;
  /** The payment may be sent now. */
  readonly onUsable: (payment: { instrument: GuestPaymentInstrument }) => void;
};

/**
 * What a guest's form pays with. `submit` judges the token's age by the clock at that moment: young enough, it is handed to
 * `onUsable`; else `ExpiredPaymentDialog` opens and nothing is sent (BIL-025, BIL-027).
 */
export function useGuestPayment({ purchase, returnUrl, typedName, onUsable }: GuestPaymentNeeds) {
  const session = useSession();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { securePayment } = useConfiguration();
  const payment = guestPaymentOf(session);
  const toBillingAddress = (replace: boolean) => {
    const name = typedName();
    if (name) keepTypedName(session, name);
    const search = returnUrl ? { returnUrl } : {};
    void navigate({ to: '/account/payment-method/add/billing-address', search, replace });
  };
  useEmitted(payment, {
    'payment.usable': onUsable,
    // It takes the place of the dialog, over which Back would lead to nothing.
    'billingAddress.requested': () => toBillingAddress(history.location.state.dialog === true),
  });
  return {
    instrument: useSelector(payment, ({ context: { instrument, takenBy } }) =>
      takenBy === null || takenBy === purchase ? instrument : null,
    ),
    isExpired: useTag(payment, 'expired'),
    submit: () =>
      payment.send({
        type: 'payment.submitted',
        now: session.clock.now(),
        maxAge: securePayment.guestPaymentTokenMaxAge,
      }),
    /** To the steps of adding a card. */
    add: () => {
      payment.send({ type: 'payment.begun' });
      toBillingAddress(false);
    },
    addAgain: () => payment.send({ type: 'expiry.confirmed' }),
    cancel: () => payment.send({ type: 'expiry.cancelled' }),
  };
}

/** Asks to add the payment again (BIL-027, BIL-028). A page that uses it loads the words of `payment`. */
export function ExpiredPaymentDialog({ payment }: { readonly payment: ReturnType<typeof useGuestPayment> }) {
  const { text } = useMessages();
  const close = useBackCloses(payment.cancel, payment.isExpired);
  return (
    <Dialog
      open={payment.isExpired}
      onClose={close}
      title={text('payment.expired.title')}
      description={text('payment.expired.text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {text('common.cancel')}
          </Button>
          <Button onClick={payment.addAgain}>{text('payment.expired.confirm')}</Button>
        </>
      }
    />
  );
}
