import * as v from 'valibot';
import { CARD_TYPES } from '#domain/payment-methods/payment-method.ts';

/** What the field says to a person; the app has the words, the field has none of its own. */
const wordsSchema = v.object({
  number: v.string(),
  expiry: v.string(),
  expiryHint: v.string(),
  code: v.string(),
  codeHint: v.string(),
  amexCodeHint: v.string(),
  numberMissing: v.string(),
  numberInvalid: v.string(),
  numberUnsupported: v.string(),
  expiryInvalid: v.string(),
  expiryPast: v.string(),
  codeInvalid: v.string(),
});
export type CardFieldWords = v.InferOutput<typeof wordsSchema>;

/** Four digits; empty where the server does not know those of a saved card. Never more: that could be a card's number. */
const lastFour = v.pipe(v.string(), v.regex(/^(\d{4})?$/));

const knownCardSchema = v.object({
  paymentType: v.picklist(CARD_TYPES),
  lastFour,
  /** How the card is called where its number would be. */
  name: v.string(),
});
/** A saved card whose expiry and code are entered again; its number is not known here. */
export type KnownCard = v.InferOutput<typeof knownCardSchema>;

const from = <const Sender extends string>(sender: Sender) => v.object({ from: v.literal(sender) });
const FIELD = from('northstar-card-field').entries;
const APP = from('northstar-card-form').entries;

const tokenAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('token'),
    token: v.object({
      token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)),
      paymentType: v.picklist(CARD_TYPES),
      lastFour,
    }),
  }),
  v.object({ kind: v.literal('invalid') }),
  v.object({ kind: v.literal('tokenless') }),
  v.object({ kind: v.literal('failed'), code: v.picklist(['offline', 'server', 'timed-out']) }),
]);
export type FieldAnswer = v.InferOutput<typeof tokenAnswer>;

/** What the field may say to the app; anything else is ignored. */
export const fromFieldSchema = v.variant('type', [
  v.object({ ...FIELD, type: v.literal('loaded') }),
  v.object({ ...FIELD, type: v.literal('ready') }),
  v.object({
    ...FIELD,
    type: v.literal('resized'),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
  }),
  v.object({ ...FIELD, type: v.literal('submitted') }),
  v.object({ ...FIELD, type: v.literal('answered'), request: v.string(), answer: tokenAnswer }),
]);
type FromField = v.InferOutput<typeof fromFieldSchema>;

/** What the app may say to the field. */
export const fromAppSchema = v.variant('type', [
  v.object({
    ...APP,
    type: v.literal('begin'),
    language: v.string(),
    words: wordsSchema,
    known: v.nullable(knownCardSchema),
  }),
  v.object({
    ...APP,
    type: v.literal('tokenise'),
    request: v.string(),
    /** A guest's: the billing address that the bank compares (D-351). An app of the release before sends none. */
    addressToken: v.optional(v.nullable(v.string()), null),
  }),
]);
type FromApp = v.InferOutput<typeof fromAppSchema>;

type WithoutSender<Message> = Message extends unknown ? Omit<Message, 'from'> : never;

/** A message of the card field to the app, with its sender. */
export const fieldMessage = (message: WithoutSender<FromField>) => ({
  from: 'northstar-card-field' as const,
  ...message,
});

/** A message of the app to the card field, with its sender. */
export const appMessage = (message: WithoutSender<FromApp>) => ({ from: 'northstar-card-form' as const, ...message });
