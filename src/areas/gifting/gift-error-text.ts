import { giftErrorOf } from '#domain/gifting/gift-error.ts';
import type { GiftRefusal } from '#domain/gifting/gift-purchase.ts';
import type { Messages } from '#messages/messages.ts';

/** What a shopper reads about a refused gift (GFT-065 to GFT-076); loads with the words of `gifting-errors`. */
export function giftErrorText({ text }: Messages, { code }: Pick<GiftRefusal, 'code'>): string {
  return text(`gifting-errors.${giftErrorOf(code)}`);
}
