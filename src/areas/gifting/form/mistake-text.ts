import { GIFT_MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { emailField, type GiftMistake, nameField } from './gift-fields.ts';

/** What is said of each mistake in the form (GFT-030, GFT-033 to GFT-039). */
export function useMistakeText(): (code: GiftMistake) => string {
  const { text } = useMessages();
  const money = useShortMoney();
  const { customAmountMin, customAmountMax } = useConfiguration().gift;
  return (code) => {
    switch (code) {
      case 'amount':
      case 'amount-not-digits':
        return text(`gifting-form.mistake.${code}`, { min: money(customAmountMin), max: money(customAmountMax) });
      case 'message-long':
        return text('gifting-form.mistake.message-long', { limit: GIFT_MESSAGE_LIMIT });
      case 'recipient-name-long':
        return text('gifting-form.mistake.recipient-name-long', { limit: RECIPIENT_NAME_LIMIT });
      default:
        return text(`gifting-form.mistake.${code}`);
    }
  };
}

/** The same in the list of all mistakes, which says whose field it is where there are several recipients (GFT-036, GFT-037). */
export function useListedMistakeText(recipients: readonly number[]): (field: string, code: GiftMistake) => string {
  const { text } = useMessages();
  const mistakeText = useMistakeText();
  return (field, code) => {
    const mistake = mistakeText(code);
    const at = recipients.findIndex((each) => field === nameField(each) || field === emailField(each));
    if (at < 0 || recipients.length === 1) return mistake;
    return text('gifting-form.mistake.of-recipient', { number: at + 1, mistake });
  };
}
