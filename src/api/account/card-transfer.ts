import * as v from 'valibot';
import { cents } from '../cents.ts';
import { graphOperation } from '../graph-operation.ts';
import { cardRefused } from './card-refusal.ts';
import { cardSchema } from './cards.ts';

/** A purchase-like change: a longer wait than a read's, milliseconds. */
const TRANSFER_TIMEOUT_MS = 30_000;

/**
 * Moves the balance of one card to another (SVC-010): dollars, or all of it without an amount. A server that has seen the id
 * answers with what became of it, and moves nothing a second time (decision D-112).
 */
export const transferCardBalance = graphOperation({
  name: 'transfer-card-balance',
  query: `mutation TransferCardBalance($fromCardId: String!, $toCardId: String!, $amount: Float, $requestId: String!) {
  transferCardBalance(fromCardId: $fromCardId, toCardId: $toCardId, amount: $amount, requestId: $requestId) {
    amount
    cards {
      cardId cardNumber nickname cardImageUrl primary status balance { amount currency }
      autoReloadProfile { status isActive amount triggerAmount paymentInstrumentId paymentMethodId }
    }
  }
}`,
  variables: v.strictObject({
    fromCardId: v.string(),
    toCardId: v.string(),
    amount: v.optional(v.number()),
    requestId: v.string(),
  }),
  answer: v.pipe(
    v.object({
      transferCardBalance: v.object({ amount: cents, cards: v.array(cardSchema) }),
    }),
    v.transform(({ transferCardBalance: moved }) => ({ outcome: 'transferred' as const, ...moved })),
  ),
  refused: cardRefused.body,
  timeoutMs: TRANSFER_TIMEOUT_MS,
});
