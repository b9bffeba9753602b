import * as v from 'valibot';
import type { ReloadRequest } from '#domain/cards/reload.ts';
import { Failure } from '#domain/failure.ts';
import { PURCHASE_TIMEOUT_MS } from '../contract.ts';
import { operation } from '../operation.ts';
import { cardRefused } from './card-refusal.ts';
import { cardSchema } from './cards.ts';

/** The server has seen the id with another body: the first request may have been carried out. */
const ID_REUSED = 'IDEMPOTENCY_KEY_REUSED';

/** Adds money to a card (CRD-026). */
export const reloadCard = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/cards/:cardId/reload',
  body: v.strictObject({ amount: v.number(), paymentMethodId: v.string(), reputation: v.string() }),
  answer: v.pipe(
    v.object({ card: cardSchema }),
    v.transform(({ card }) => ({ outcome: 'reloaded' as const, card })),
  ),
  refused: cardRefused,
  timeoutMs: PURCHASE_TIMEOUT_MS,
});

/**
 * Sends one reload under its id: a server that has seen it answers with what became of it, and charges no second time. Throws
 * a `Failure`; `isOutcomeUnknown` says whether it may have been charged.
 */
export async function submitReload(
  request: ReloadRequest,
  { reputation, ...sent }: { reputation: string; signal?: AbortSignal },
) {
  const { requestId, cardId, amount, paymentMethodId } = request;
  const answer = await reloadCard({
    params: { cardId },
    headers: { 'idempotency-key': requestId },
    body: { amount: amount / 100, paymentMethodId, reputation },
    ...sent,
  });
  if (answer.outcome === 'refused' && answer.refusal.code === ID_REUSED) throw new Failure('unexpected');
  return answer;
}
