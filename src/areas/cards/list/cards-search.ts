import * as v from 'valibot';
import { CARD_PROBLEMS, type CardProblem } from '#domain/account/new-account.ts';

/** What the address may say; anything else is left out. */
export const cardsSearchSchema = v.object({
  mode: v.optional(v.fallback(v.optional(v.literal('from_account_create')), undefined)),
  card_error: v.optional(v.fallback(v.optional(v.picklist(CARD_PROBLEMS)), undefined)),
});

/** Why the card of a new account could not be registered; null where no account was just created (CRD-006, decision AO-24). */
export function cardProblemIn({ mode, card_error }: v.InferOutput<typeof cardsSearchSchema>): CardProblem | null {
  return (mode === 'from_account_create' && card_error) || null;
}
