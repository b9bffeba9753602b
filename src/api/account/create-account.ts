import * as v from 'valibot';
import { operation } from '../operation.ts';

/** The fields that a refusal can name. */
export const CREATE_FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'password',
  'registerCardNumber',
  'registerCardPin',
] as const;

/** The one message that partial success and the cards page share (decision AO-24). */
export type CardProblem = 'card-information-error' | 'card-state-error';

/** Why no account was made, or only half of one (ACC-069 to ACC-074); `generic` tells nothing of the reputation check. */
export type CreateRefusal =
  | { outcome: 'invalid'; field: (typeof CREATE_FIELDS)[number]; code: FieldCode }
  | { outcome: 'card-refused'; card: 'digital' | 'registered'; problem: CardProblem }
  | { outcome: 'generic' };

/** Codes of a card whose number or security code is wrong (ACC-080); every other one is the card's own state. */
const CARD_INFORMATION_CODES = ['121000', '121001', '121002', '121017'];

type FieldCode = 'email-taken' | 'password-weak' | 'invalid';

const fieldCodes: Readonly<Record<string, FieldCode | undefined>> = {
  email_taken: 'email-taken',
  password_weak: 'password-weak',
};

/** ACC-049 */
const refusal = v.pipe(
  v.object({
    type: v.string(),
    messageId: v.optional(v.nullable(v.string()), null),
    message: v.optional(v.nullable(v.string()), null),
    field: v.optional(v.nullable(v.string()), null),
    cardType: v.optional(v.nullable(v.string()), null),
    errorCode: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  }),
  v.transform(({ type, messageId, field, cardType, errorCode }): CreateRefusal => {
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
    return { outcome: 'invalid', field: named, code: fieldCodes[messageId ?? ''] ?? 'invalid' };
  }),
);

/** Makes an account (ACC-046 to ACC-049). The brand's own flag is named by the product, so the body is open for it. */
export const createAccount = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/create',
  body: v.objectWithRest(
    {
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
    },
    v.boolean(),
  ),
  answer: v.pipe(
    v.object({ userExId: v.string() }),
    v.transform(({ userExId }) => ({ outcome: 'created' as const, userExId })),
  ),
  refused: { statuses: [400, 403, 409, 422], body: refusal },
  timeoutMs: 30_000,
});
