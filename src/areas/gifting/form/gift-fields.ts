import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { cleanedEmail, isEmailAddress, LONGEST_EMAIL } from '#domain/account/email-address.ts';
import { dayAt } from '#domain/calendar-file.ts';
import { characterCount } from '#domain/gifting/character-count.ts';
import {
  type AmountBounds,
  customAmountOf,
  GIFT_MESSAGE_LIMIT,
  isDeliveryMethod,
  RECIPIENT_NAME_LIMIT,
} from '#domain/gifting/gift.ts';
import type { GiftPayload, GiftPayment } from '#domain/gifting/gift-purchase.ts';
import type { Locale } from '#domain/locale.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';

/** What the amount is where it is typed (decision A22). */
export const CUSTOM = 'custom';

/** The fields that every gift has (OPP-083); each recipient adds a `recipientName<n>` and a `recipientEmail<n>`. */
const fixed = {
  /** Empty where the design is gone. */
  productNumber: v.string(),
  /** Cents, or `custom`. */
  amount: v.string(),
  customAmount: v.string(),
  message: v.string(),
  senderName: v.string(),
  senderEmail: v.string(),
  deliveryMethod: v.string(),
};
const entriesSchema = v.objectWithRest(fixed, v.string());

export type GiftEntries = v.InferOutput<typeof entriesSchema>;

export type GiftMistake =
  | 'amount'
  | 'amount-not-digits'
  | 'delivery-method'
  | 'design-missing'
  | 'message-long'
  | 'recipient-email'
  | 'recipient-name-long'
  | 'recipient-name-missing'
  | 'sender-email'
  | 'sender-name-missing';

export const nameField = (recipient: number) => `recipientName${recipient}`;
export const emailField = (recipient: number) => `recipientEmail${recipient}`;

/** The id of a field on the page. */
export const giftFieldId = (field: string) => `gift-${field}`;

/** An empty form, with an amount in cents chosen (GFT-009, GFT-014). */
export const firstEntries = (amount: number): GiftEntries => ({
  productNumber: '',
  amount: String(amount),
  customAmount: '',
  message: '',
  senderName: '',
  senderEmail: '',
  deliveryMethod: 'email',
  [nameField(1)]: '',
  [emailField(1)]: '',
});

/** What decides on a form beside its entries. */
export type GiftFormNeeds = { readonly recipients: readonly number[]; readonly bounds: AmountBounds };

/** What each field may have wrong with it, in the order of the page. */
function codesOf(recipients: readonly number[]): Record<string, readonly GiftMistake[]> {
  return {
    productNumber: ['design-missing'],
    amount: [],
    customAmount: ['amount', 'amount-not-digits'],
    ...Object.fromEntries(
      recipients.flatMap((recipient): [string, GiftMistake[]][] => [
        [nameField(recipient), ['recipient-name-missing', 'recipient-name-long']],
        [emailField(recipient), ['recipient-email']],
      ]),
    ),
    message: ['message-long'],
    senderName: ['sender-name-missing'],
    senderEmail: ['sender-email'],
    deliveryMethod: ['delivery-method'],
  };
}

/** What one gift costs, cents; null where that cannot be said yet. */
export function amountOf({ amount, customAmount }: GiftEntries, bounds: AmountBounds): number | null {
  if (amount !== CUSTOM) return Number(amount);
  const typed = customAmountOf(customAmount, bounds);
  return typeof typed === 'number' ? typed : null;
}

/** Anyone's: that of an account is shorter. */
const isAddress = (text: string) => isEmailAddress(cleanedEmail(text), LONGEST_EMAIL);

/** What is wrong with a form, field by field (GFT-022 to GFT-039, OPP-085, OPP-086). */
function mistakesOf(entries: GiftEntries, { recipients, bounds }: GiftFormNeeds): readonly [string, GiftMistake][] {
  const found: [string, GiftMistake][] = [];
  const check = (field: string, code: GiftMistake, isRight: boolean) => {
    if (!isRight) found.push([field, code]);
  };
  check('productNumber', 'design-missing', entries.productNumber !== '');
  const custom = entries.amount === CUSTOM ? customAmountOf(entries.customAmount, bounds) : null;
  check('customAmount', 'amount-not-digits', custom !== 'not-digits');
  check('customAmount', 'amount', custom !== 'missing' && custom !== 'out-of-bounds');
  for (const recipient of recipients) {
    const length = characterCount(entries[nameField(recipient)] ?? '');
    check(nameField(recipient), 'recipient-name-missing', length > 0);
    check(nameField(recipient), 'recipient-name-long', length <= RECIPIENT_NAME_LIMIT);
    check(emailField(recipient), 'recipient-email', isAddress(entries[emailField(recipient)] ?? ''));
  }
  check('message', 'message-long', characterCount(entries.message) <= GIFT_MESSAGE_LIMIT);
  check('senderName', 'sender-name-missing', entries.senderName.trim() !== '');
  check('senderEmail', 'sender-email', isAddress(entries.senderEmail));
  check('deliveryMethod', 'delivery-method', isDeliveryMethod(entries.deliveryMethod));
  return found;
}

/** The form of a gift; its issues are codes. */
export function giftSchema(needs: GiftFormNeeds) {
  return v.pipe(
    entriesSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const [key, message] of mistakesOf(input, needs)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  );
}

/** Whether something of a person's own stands in the form that a document loaded anew would lose (D-186). */
export const isBegun = (entries: GiftEntries, recipients: readonly number[]) =>
  [entries.message, ...recipients.flatMap((one) => [entries[nameField(one)], entries[emailField(one)]])].some(Boolean);

/** Whether everything is there that a gift needs (OPP-085). */
export const isComplete = (entries: GiftEntries, needs: GiftFormNeeds) => mistakesOf(entries, needs).length === 0;

export function useGiftFields(needs: GiftFormNeeds, defaults: GiftEntries) {
  return useFlowForm({ schema: giftSchema(needs), defaults, codes: codesOf(needs.recipients) });
}

export type GiftFields = ReturnType<typeof useGiftFields>;

/** What stands in the form, with every change of it. */
export function useGiftEntries({ form: { control, getValues } }: GiftFields): GiftEntries {
  useWatch({ control });
  return getValues();
}

/** The addresses as they stand in the form, in the order of the page. */
export function addressesOf(entries: GiftEntries, recipients: readonly number[]) {
  return {
    emails: recipients.map((recipient) => cleanedEmail(entries[emailField(recipient)] ?? '')),
    senderEmail: cleanedEmail(entries.senderEmail),
  };
}

type Agreed = GiftFormNeeds & {
  readonly payment: GiftPayment;
  readonly locale: Locale;
  readonly currency: string;
  readonly now: number;
};

/** What a complete form asks for (GFT-060, OPP-084): the number of a field is no part of it (decision B11). */
export function giftPayloadOf(entries: GiftEntries, { recipients, bounds, payment, locale, currency, now }: Agreed) {
  const { deliveryMethod } = entries;
  const amount = amountOf(entries, bounds);
  if (amount === null || !isDeliveryMethod(deliveryMethod)) return null;
  const payload: GiftPayload = {
    locale,
    currency,
    payment,
    senderName: entries.senderName.trim(),
    senderEmail: cleanedEmail(entries.senderEmail),
    gifts: recipients.map((recipient) => ({
      productNumber: entries.productNumber,
      amount,
      message: entries.message.trim(),
      recipientName: (entries[nameField(recipient)] ?? '').trim(),
      recipientEmail: cleanedEmail(entries[emailField(recipient)] ?? ''),
      deliveryMethod,
      deliveryDate: dayAt(now),
    })),
  };
  return payload;
}

/**
 * Whether what is filled in is what was sent. Another design may have been looked at since (GFT-010), and the way to pay, the
 * language and the day are not filled in.
 */
export function isWhatWasSent(entries: GiftEntries, needs: GiftFormNeeds, sent: GiftPayload): boolean {
  const asked = giftPayloadOf(entries, { ...needs, ...sent, now: 0 });
  if (asked === null) return false;
  const filledIn = ({ senderName, senderEmail, gifts }: GiftPayload) => [
    senderName,
    senderEmail,
    ...gifts.map((gift) => ({ ...gift, productNumber: '', deliveryDate: '' })),
  ];
  return JSON.stringify(filledIn(asked)) === JSON.stringify(filledIn(sent));
}
