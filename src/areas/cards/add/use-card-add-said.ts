import { GIFT_TOKEN } from '#domain/address-tokens.ts';
import { CARD_LIMIT } from '#domain/cards/reload.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { CardAddAnswer } from '#machines/cards/card-add.machine.ts';
import { type Wording, wording } from '#messages/messages.ts';
import { cardErrorWording } from '#parts/cards/card-error-text.ts';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { Session } from '#session/session.ts';

export const NOTICE = 'card-add';

/** What is said of a card that was sent, wherever the visitor is. */
export function useCardAddSaid({ notices, tokens }: Session, token: string | undefined) {
  const money = useShortMoney();
  const { supportPhoneNumber: phone } = useConfiguration();
  const fail = (text: Wording) =>
    notices.showBanner(NOTICE, { title: wording('cards-add.failed'), text, tone: 'failure' });
  return {
    fail,
    answered(answer: CardAddAnswer): void {
      if (answer.outcome === 'refused') {
        const limit = money(CARD_LIMIT, null);
        fail(cardErrorWording({ context: 'card', refusal: answer.refusal, phone, limit }));
        return;
      }
      // The link of its gift is done with; another one may have been opened since.
      if (token !== undefined && tokens.get(GIFT_TOKEN) === token) tokens.delete(GIFT_TOKEN);
      if (answer.outcome === 'added') {
        const amount = money(answer.balance.amount, answer.balance.currency);
        notices.toast(NOTICE, { text: wording('cards-add.added', { amount }), tone: 'success' });
      } else notices.showBanner('primary-card', { text: wording('card-errors.make-primary'), tone: 'failure' });
    },
    failed: (failure: FailureCode) => fail(wording(`failures.${failure}`)),
  };
}

export type CardAddSaid = ReturnType<typeof useCardAddSaid>;
