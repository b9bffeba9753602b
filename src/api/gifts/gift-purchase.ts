import * as v from 'valibot';
import { DELIVERY_METHODS } from '#domain/gifting/gift.ts';
import {
  DEFAULT_STATUS_DELAY_MS,
  type GiftPurchase,
  type GiftRefusal,
  isRequestId,
  LONGEST_STATUS_DELAY_MS,
} from '#domain/gifting/gift-purchase.ts';
import { LOCALES } from '#domain/locale.ts';
import { PAYMENT_TYPES } from '#domain/payment-methods/payment-method.ts';
import { PURCHASE_TIMEOUT_MS } from '../contract.ts';
import { operation } from '../operation.ts';
import { guestRefusals } from '../ordering/guest-session.ts';
import { codeText, filled, optionalCode, orNull } from '../tolerant.ts';

const giftSchema = v.strictObject({
  productNumber: filled,
  amount: v.number(),
  message: v.string(),
  recipientName: filled,
  recipientEmail: filled,
  deliveryMethod: v.picklist(DELIVERY_METHODS),
  deliveryDate: v.pipe(v.string(), v.isoDate()),
});

/** How long to wait; anything that is no sensible number of milliseconds counts as not said (GFT-049, FC-008). */
const delaySchema = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_STATUS_DELAY_MS)), DEFAULT_STATUS_DELAY_MS),
  DEFAULT_STATUS_DELAY_MS,
);

const contract = {
  method: 'POST',
  path: '/apiproxy/v1/gift/gift-purchase',
  body: v.strictObject({
    requestId: filled,
    orderSource: v.literal('WEB'),
    locale: v.picklist(LOCALES),
    currency: filled,
    paymentType: v.picklist(PAYMENT_TYPES),
    paymentInstrumentId: v.optional(filled),
    paymentInstrumentToken: v.optional(filled),
    senderEmail: filled,
    senderName: filled,
    egifts: v.pipe(v.array(giftSchema), v.minLength(1)),
    reputation: v.string(),
  }),
  answer: v.pipe(
    v.object({ delay: delaySchema, requestId: orNull(v.pipe(codeText, v.check(isRequestId))) }),
    v.transform(({ delay, requestId }) => ({ outcome: 'accepted' as const, delay, requestId })),
  ),
  refused: {
    statuses: [400, 402, 403, 404, 409, 422],
    body: v.pipe(
      v.object({ code: optionalCode }),
      v.transform(({ code }) => ({
        outcome: 'refused' as const,
        refusal: { code, orderNumber: null } satisfies GiftRefusal,
      })),
    ),
  },
  timeoutMs: PURCHASE_TIMEOUT_MS,
} as const;

/** Buys gifts (GFT-045, GFT-060): the server charges once for each `requestId`, and refuses one that comes with another payload. */
export const buyGifts = operation(contract);

/** Buys gifts with the token of a guest: that the server knows no guest any more ends no session (AMB-49, D-172). */
export const buyGiftsOfGuest = operation({ ...contract, refusals: guestRefusals });

/**
 * Sends one purchase under its id: the same body whenever it is sent again. Throws a `Failure`; `isOutcomeUnknown` says whether it
 * may have been charged.
 */
export function sendGiftPurchase(
  { requestId, payload }: GiftPurchase,
  { reputation, signal }: { reputation: string; signal: AbortSignal },
) {
  const { locale, currency, payment, senderEmail, senderName, gifts } = payload;
  return (payment.kind === 'token' ? buyGiftsOfGuest : buyGifts)({
    body: {
      requestId,
      orderSource: 'WEB',
      locale,
      currency,
      paymentType: payment.paymentType,
      ...(payment.kind === 'instrument' ? { paymentInstrumentId: payment.id } : { paymentInstrumentToken: payment.id }),
      senderEmail,
      senderName,
      egifts: gifts.map(({ amount, ...gift }) => ({ ...gift, amount: amount / 100 })),
      reputation,
    },
    signal,
  });
}
