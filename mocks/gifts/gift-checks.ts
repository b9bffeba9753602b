import { characterCount } from '#domain/gifting/character-count.ts';
import { GIFT_MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT, repeatedRecipients } from '#domain/gifting/gift.ts';
import type { Locale } from '#domain/locale.ts';
import { maySpend, type PaymentType } from '#domain/payment-methods/payment-method.ts';
import { paymentRefusal } from '../account/reload/payment-refusal.ts';
import { guestCardOf, hasAddress } from '../card-vault/guest-card.ts';
import { ownCurrency, retailerSettings } from '../configuration/configuration.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { SENTINEL_GIFTS } from './gift-sentinels.ts';
import { giftDesignOf } from './gifts.ts';
import { refusalAskedFor } from './purchase-sentinels.ts';

type Gift = {
  readonly productNumber: string;
  /** Dollars. */
  readonly amount: number;
  readonly message: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  /** The day on which it is to arrive, `2026-06-10`. */
  readonly deliveryDate: string;
};

export type PurchaseBody = {
  readonly locale: Locale;
  readonly currency: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly paymentType: PaymentType;
  readonly paymentInstrumentId?: string | undefined;
  readonly paymentInstrumentToken?: string | undefined;
  readonly egifts: readonly Gift[];
};

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isForSale = (number: string) => number !== SENTINEL_GIFTS.withdrawn && giftDesignOf(number) !== null;

/** Why a purchase is not taken, or null: what the form has checked is checked again. */
export function giftRefusal(world: World, body: PurchaseBody, session: Session): string | null {
  const { egifts, senderName, senderEmail, currency } = body;
  const { giftAmountOptions, customAmountMin, customAmountMax, maximumRecipients } = retailerSettings(world).gift;
  const emails = egifts.map(({ recipientEmail }) => recipientEmail);
  const isAmount = (amount: number) =>
    giftAmountOptions.includes(amount) ||
    (Number.isInteger(amount) && amount >= customAmountMin && amount <= customAmountMax);
  // Gifts are sold in the currency of the market alone (A10).
  if (currency !== ownCurrency(world)) return 'CURRENCY_INVALID';
  if (senderName.trim() === '' || !ADDRESS.test(senderEmail)) return 'SENDER_INVALID';
  if (repeatedRecipients(emails, senderEmail).length > 0) return '170046';
  if (egifts.length > maximumRecipients || !emails.every((email) => ADDRESS.test(email))) return 'RECIPIENT_INVALID';
  if (egifts.some(({ recipientName }) => characterCount(recipientName) > RECIPIENT_NAME_LIMIT))
    return 'RECIPIENT_INVALID';
  if (egifts.some(({ message }) => characterCount(message) > GIFT_MESSAGE_LIMIT)) return 'MESSAGE_INVALID';
  if (!egifts.every(({ amount }) => isAmount(amount))) return 'AMOUNT_INVALID';
  if (!egifts.every(({ productNumber }) => isForSale(productNumber))) return 'GIFT_ART_UNAVAILABLE';
  return refusalAskedFor(egifts) ?? chargeRefusal(world, body, session);
}

/** A member pays with a saved method, a guest with a token that pays once (GFT-047, decision A11). */
function chargeRefusal(
  world: World,
  { paymentType, paymentInstrumentId: id, paymentInstrumentToken: token }: PurchaseBody,
  session: Session,
): string | null {
  if ((id === undefined) === (token === undefined)) return 'PAYMENT_INVALID';
  if (id !== undefined) {
    if (session.kind !== 'member') return 'PAYMENT_INVALID';
    const { account } = session.member;
    const method = account.paymentMethods.find(({ paymentInstrumentId }) => paymentInstrumentId === id);
    if (method?.paymentType !== paymentType || !maySpend(paymentType)) return '121043';
    return paymentRefusal(world, account, method.paymentMethodId)?.code ?? null;
  }
  const card = guestCardOf(world, token ?? '');
  if (card?.paymentType !== paymentType) return '121043';
  if (!hasAddress(world, card)) return 'ADDRESS_UNAVAILABLE';
  return card.declined ? '121045' : null;
}
