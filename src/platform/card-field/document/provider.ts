import * as v from 'valibot';
import { CARD_TYPES, type CardType } from '#domain/payment-methods/payment-method.ts';
import type { FieldAnswer } from '../card-field-messages.ts';

/** The tokenising provider answers beside this document: its host passes the path on. */
const TOKENS_PATH = '/card-vault/v1/tokens';
const LONGEST_WAIT_MS = 15_000;

const answerSchema = v.object({
  token: v.nullish(v.string()),
  paymentType: v.picklist(CARD_TYPES),
  lastFour: v.string(),
});

export type CardToSend = {
  /** Left out for a saved card. */
  readonly number?: string;
  /** Of a saved card, where they are known. */
  readonly lastFour?: string;
  readonly paymentType: CardType;
  readonly expires: { readonly month: number; readonly year: number };
  readonly securityCode: string;
  /** A guest's billing address; a member's is saved with the card. */
  readonly addressToken?: string;
};

/** Asks the provider for a token; an answer of another shape counts as one without a token (BIL-023). */
export async function askProvider(card: CardToSend): Promise<FieldAnswer> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), LONGEST_WAIT_MS);
  try {
    const response = await fetch(TOKENS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
      credentials: 'omit',
      signal: over.signal,
    });
    if (!response.ok) return { kind: 'failed', code: 'server' };
    const parsed = v.safeParse(answerSchema, await response.json().catch(() => null));
    if (!parsed.success || !parsed.output.token) return { kind: 'tokenless' };
    const { token, paymentType, lastFour } = parsed.output;
    return { kind: 'token', token: { token, paymentType, lastFour } };
  } catch {
    return { kind: 'failed', code: over.signal.aborted ? 'timed-out' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
