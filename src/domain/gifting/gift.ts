import { decodedOnce } from '../decoded-once.ts';
import { safePathOf } from '../return-url.ts';

/** One design of the gift catalogue (GFT-015). */
export type GiftDesign = {
  readonly productNumber: string;
  readonly name: string;
  /** Says what the picture shows. */
  readonly altText: string;
  readonly imageUrl: string;
};

/** What the form of one gift shows of its design (GFT-013). */
export type GiftDetails = GiftDesign & { readonly largeImageUrl: string };

/** Gifts for one occasion (GFT-015). */
export type GiftCategory = { readonly urn: string; readonly name: string; readonly eGifts: readonly GiftDesign[] };

/** Whether a text can be the product number of a gift: eight digits, nothing else (GFT-042, decision A17). */
export function isGiftNumber(text: string): boolean {
  return /^\d{8}$/.test(text);
}

/** Whether an address of this site is that of the form of a gift (GFT-003). */
export function isGiftForm(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith('/gift/') && isGiftNumber(path.slice('/gift/'.length));
}

/** Whether it is, or names that form as its way back, also by way of another page. */
export function leadsToGiftForm(address: string): boolean {
  if (isGiftForm(address)) return true;
  const [, written = ''] = /^[^?#]*\?(?:[^#&]*&)*?returnUrl=([^#&]*)/.exec(address) ?? [];
  const back = safePathOf(decodedOnce(written));
  return back !== null && leadsToGiftForm(back);
}

/** Longest message, characters (GFT-023). */
export const GIFT_MESSAGE_LIMIT = 160;

/** Longest name of a recipient, characters (GFT-031). */
export const RECIPIENT_NAME_LIMIT = 25;

/** How a gift reaches its recipient (decision A19); the form offers email alone (GFT-014). */
export const DELIVERY_METHODS = ['email', 'social'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Whether something can be delivered by; anything else is refused in words (GFT-039). */
export function isDeliveryMethod(method: string): method is DeliveryMethod {
  return DELIVERY_METHODS.some((known) => known === method);
}

/** What a custom amount may be, cents, both bounds included (GFT-016). */
export type AmountBounds = { readonly customAmountMin: number; readonly customAmountMax: number };

/** A custom amount as it was typed: cents, or what is wrong with it (GFT-027 to GFT-029, decision A15). */
export function customAmountOf(
  typed: string,
  { customAmountMin, customAmountMax }: AmountBounds,
): number | 'missing' | 'not-digits' | 'out-of-bounds' {
  if (typed === '') return 'missing';
  if (!/^\d+$/.test(typed)) return 'not-digits';
  const cents = Number(typed) * 100;
  return cents >= customAmountMin && cents <= customAmountMax ? cents : 'out-of-bounds';
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The places of the recipients whose address stands further up already; the sender's own may stand there several times (GFT-040,
 * GFT-041). Letter case and outer blanks make no difference (decision A16).
 */
export function repeatedRecipients(emails: readonly string[], senderEmail: string): readonly number[] {
  return emails.flatMap((email, at) => {
    const isRepeated = emails.slice(0, at).some((earlier) => sameAddress(earlier, email));
    return isRepeated && email.trim() !== '' && !sameAddress(email, senderEmail) ? [at] : [];
  });
}

/** What several gifts cost together, cents (GFT-043). */
export function giftTotal(amount: number, recipients: number): number {
  return amount * recipients;
}
