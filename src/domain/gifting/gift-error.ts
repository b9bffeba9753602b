import { lookUp } from '../look-up.ts';

/** What a refused gift means: each meaning has words of its own (GFT-065 to GFT-075). */
export type GiftErrorMeaning =
  | 'address-unavailable'
  | 'art-unavailable'
  | 'billing-address'
  | 'card-expired'
  | 'duplicate-recipients'
  | 'order-failed'
  | 'payment-method'
  | 'place-order-failed'
  | 'recipient'
  | 'unexpected';

/** Every code that has a row (GFT-065, GFT-076); those of cards where another method may pay are one group (D-406). */
const CODES: Readonly<Record<string, GiftErrorMeaning>> = {
  170046: 'duplicate-recipients',
  121035: 'payment-method',
  121043: 'payment-method',
  121044: 'card-expired',
  121045: 'payment-method',
  121046: 'payment-method',
  121048: 'payment-method',
  121059: 'payment-method',
  121060: 'payment-method',
  121061: 'payment-method',
  121065: 'payment-method',
  121066: 'payment-method',
  121067: 'payment-method',
  121068: 'payment-method',
  121070: 'payment-method',
  121071: 'payment-method',
  121072: 'payment-method',
  121076: 'payment-method',
  BILLING_ADDRESS_INVALID: 'billing-address',
  ORDER_FAILED: 'order-failed',
  PLACE_ORDER_FAILED: 'place-order-failed',
  GIFT_ART_UNAVAILABLE: 'art-unavailable',
  ADDRESS_UNAVAILABLE: 'address-unavailable',
  RECIPIENT_INVALID: 'recipient',
};

/** What a code means; unknown and missing ones are unexpected (GFT-067). */
export function giftErrorOf(code: string | null): GiftErrorMeaning {
  return lookUp(CODES, code ?? '') ?? 'unexpected';
}
