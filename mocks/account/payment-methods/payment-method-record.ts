import type { PaymentType } from '#domain/payment-methods/payment-method.ts';
import { hashOf } from '../../random.ts';
import type { PaymentMethodRecord } from '../account.ts';

/** How long a saved card is still good: a fixed year would be over one day. */
const YEARS_GOOD = 3;

/** A way to pay that is saved at `now`; everything that is left out follows from the owner and the kind. */
export function paymentMethodRecord(
  owner: string,
  paymentType: PaymentType,
  now: number,
  rest: Partial<PaymentMethodRecord> = {},
): PaymentMethodRecord {
  const isCard = paymentType !== 'paypal' && paymentType !== 'venmo';
  const lastFour = rest.accountNumberLastFour ?? (isCard ? String(hashOf(`${owner} ${paymentType}`) % 10_000) : null);
  const hash = hashOf(`${owner} ${paymentType} ${lastFour}`).toString(36);
  return {
    paymentMethodId: `payment-${hash}`,
    paymentMethodIdHash: hashOf(`${paymentType} ${lastFour}`).toString(36),
    paymentInstrumentId: `instrument-${hash}`,
    paymentType,
    paymentSource: null,
    isDefault: false,
    expires: isCard ? { month: 11, year: new Date(now).getUTCFullYear() + YEARS_GOOD } : null,
    billingAddressId: null,
    ...rest,
    accountNumberLastFour: lastFour === null ? null : lastFour.padStart(4, '0'),
  };
}
