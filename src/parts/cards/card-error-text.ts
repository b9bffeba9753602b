import { type CardErrorContext, type CardRefusal, cardErrorOf, serverMessageOf } from '#domain/cards/card-error.ts';
import { type Messages, type Wording, wording } from '#messages/messages.ts';

/** What contacts customer service names its number, where the deployment has one (SVC-044). */
const WITH_PHONE = {
  'anti-fraud': 'card-errors.anti-fraud-at',
  'card-problem-service': 'card-errors.card-problem-service-at',
} as const;

type Refused = {
  readonly context: CardErrorContext;
  readonly refusal: CardRefusal;
  readonly phone: string | null;
  /** As money. */
  readonly limit: string;
};

/** What a shopper reads about a refusal (SVC-015, OPP-077); loads with the words of `card-errors`. */
export function cardErrorText({ worded }: Messages, refused: Refused): string {
  return serverMessageOf(refused.context, refused.refusal) ?? worded(cardErrorWording(refused));
}

/** The same for a notice, in our own words. */
export function cardErrorWording({ context, refusal, phone, limit }: Refused): Wording {
  const { meaning } = cardErrorOf(context, refusal.code);
  if (phone !== null && (meaning === 'anti-fraud' || meaning === 'card-problem-service')) {
    return wording(WITH_PHONE[meaning], { phone });
  }
  return meaning === 'over-limit' ? wording('card-errors.over-limit', { limit }) : wording(`card-errors.${meaning}`);
}
