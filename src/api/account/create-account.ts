import * as v from 'valibot';
import { CREATE_FIELDS, type CreateFieldCode, type CreateRefusal } from '#domain/account/new-account.ts';
import { lookUp } from '#domain/look-up.ts';
import { readableMessage } from '#domain/server-message.ts';
import { operation } from '../operation.ts';

/** Codes of a card whose number or security code is wrong (ACC-080); every other one is the card's own state. */
const CARD_INFORMATION_CODES = ['121000', '121001', '121002', '121017'];

const fieldCodes: Readonly<Record<string, CreateFieldCode>> = {
  email_taken: 'email-taken',
  password_weak: 'password-weak',
  storage_consent_missing: 'storage-consent',
};

/** Why an account was not made: its card, one of its fields, or something else (ACC-049). */
const refusal = v.pipe(
  v.object({
    type: v.string(),
    messageId: v.nullish(v.string(), null),
    message: v.nullish(v.string(), null),
    field: v.nullish(v.string(), null),
    cardType: v.nullish(v.string(), null),
    errorCode: v.nullish(v.union([v.string(), v.number()]), null),
  }),
  v.transform(({ type, messageId, message, field, cardType, errorCode }): CreateRefusal => {
    if (type === 'card-registration') {
      const isInformation = CARD_INFORMATION_CODES.includes(String(errorCode));
      return {
        outcome: 'card-refused',
        card: cardType === 'digital' ? 'digital' : 'registered',
        problem: isInformation ? 'card-information-error' : 'card-state-error',
      };
    }
    const named = CREATE_FIELDS.find((one) => one === field);
    if (type !== 'validation' || !named) return { outcome: 'generic' };
    const code = lookUp(fieldCodes, messageId ?? '') ?? 'invalid';
    return { outcome: 'invalid', field: named, code, message: code === 'invalid' ? readableMessage(message) : null };
  }),
);

/** Makes an account (ACC-046 to ACC-049). The brand's own flag is named by the product, so the body is open for it: a boolean. */
export const createAccount = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/create',
  body: v.looseObject({
    firstName: v.string(),
    lastName: v.optional(v.string()),
    emailAddress: v.string(),
    password: v.string(),
    termsAndConditions: v.literal(true),
    storageConsent: v.optional(v.boolean()),
    receiveGeneralEmailCommunications: v.boolean(),
    receivePersonalizedEmailCommunications: v.boolean(),
    cardRewards: v.optional(v.picklist(['digitalCard', 'registerCard'])),
    registerCardNumber: v.optional(v.string()),
    registerCardPin: v.optional(v.string()),
    country: v.string(),
    locale: v.string(),
    registrationSource: v.literal('Web'),
    reputation: v.string(),
  }),
  answer: v.pipe(
    v.object({ userExId: v.string() }),
    v.transform(({ userExId }) => ({ outcome: 'created' as const, userExId })),
  ),
  refused: { statuses: [400, 403, 409, 422], body: refusal },
  timeoutMs: 30_000,
});
