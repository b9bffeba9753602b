import * as v from 'valibot';
import { operation } from '../operation.ts';
import { cardRefused } from './card-refusal.ts';
import { cardSchema } from './cards.ts';

const answer = v.pipe(
  cardSchema,
  v.transform((card) => ({ outcome: 'added' as const, card })),
);

/** The card was added, but is not the primary one: the error names it (OPP-080, decision B08). */
const notPrimary = v.pipe(
  v.object({
    code: v.literal('makePrimaryCardError'),
    data: v.object({ context: v.object({ cardId: v.string() }) }),
  }),
  v.transform(({ data }) => ({ outcome: 'not-primary' as const, cardId: data.context.cardId })),
);

const refused = { statuses: cardRefused.statuses, body: v.union([notPrimary, cardRefused.body]) };

/**
 * Adds a card by its number and security code (CRD-009); the header `idempotency-key` names the intent, so that it is added
 * once however often it is sent (decision D-111).
 */
export const addCard = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/cards',
  body: v.strictObject({ cardNumber: v.string(), pin: v.string(), nickname: v.string() }),
  answer,
  refused,
});

/** Adds a new digital card with nothing on it, once for each `idempotency-key` (decision D-111). */
export const addDigitalCard = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/cards/digital',
  body: v.strictObject({ nickname: v.string() }),
  answer,
  refused,
});

/** Number and security code of the card behind the token of a gift's link (OPP-081, OPP-082). */
export const readCardFromToken = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/cards/get-card-info-from-token',
  isRead: true,
  body: v.strictObject({ cashstarToken: v.string() }),
  answer: v.object({ cardNumber: v.string(), pin: v.string() }),
  refusals: { 404: 'link-expired', 410: 'link-expired' },
});
