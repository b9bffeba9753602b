import { type CardErrorContext, type CardRefusal, cardErrorOf, serverMessageOf } from '#domain/cards/card-error.ts';
import type { Messages } from '#messages/messages.ts';

/** What contacts customer service names its number, where the deployment has one (SVC-044). */
const WITH_PHONE = {
  'anti-fraud': 'card-errors.anti-fraud-at',
  'card-problem-service': 'card-errors.card-problem-service-at',
} as const;

/** What a shopper reads about a refusal (SVC-015, OPP-077), `limit` as money; loads with the words of `card-errors`. */
export function cardErrorText(
  { text }: Messages,
  {
    context,
    refusal,
    phone,
    limit,
  }: { context: CardErrorContext; refusal: CardRefusal; phone: string | null; limit: string },
): string {
  const fromServer = serverMessageOf(context, refusal);
  if (fromServer !== null) return fromServer;
  const { meaning } = cardErrorOf(context, refusal.code);
  if (phone !== null && (meaning === 'anti-fraud' || meaning === 'card-problem-service')) {
    return text(WITH_PHONE[meaning], { phone });
  }
  return meaning === 'over-limit' ? text('card-errors.over-limit', { limit }) : text(`card-errors.${meaning}`);
}
