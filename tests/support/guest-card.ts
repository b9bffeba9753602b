import type { GuestPaymentInstrument } from '#domain/payment-methods/guest-payment.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import type { Session } from '#session/session.ts';

/** How a page calls the card below. */
export const GUEST_CARD = 'Visa ending in 1111';

/** A guest has given an address and a card, whose token was acquired then; a broken client may have said any time. */
export function keepGuestCard(session: Session, acquired: unknown, token = 'card_visa_1111'): GuestPaymentInstrument {
  const payment = guestPaymentOf(session);
  const instrument = {
    paymentInstrumentToken: token,
    tokenAcquiredTimestamp: acquired,
    accountNumberLastFour: '1111',
    paymentType: 'visa',
  } as GuestPaymentInstrument;
  payment.send({ type: 'payment.begun' });
  payment.send({ type: 'billingAddress.kept', addressToken: 'once-1' });
  payment.send({ type: 'card.kept', instrument });
  return instrument;
}
