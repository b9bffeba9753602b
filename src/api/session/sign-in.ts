import * as v from 'valibot';
import type { FailureCode } from '#domain/failure.ts';
import { lookUp } from '#domain/look-up.ts';
import { safePathOf } from '#domain/return-url.ts';
import { challengePhone } from '../account/challenge.ts';
import { operation } from '../operation.ts';
import { listOf } from '../tolerant.ts';
import { memberSchema } from './session.ts';

/** What the messageIds of a refused sign-in mean (ACC-027, ACC-030); any other one has no message of its own. */
const refusalOfMessage: Readonly<Record<string, FailureCode>> = {
  invalid_credentials: 'sign-in-refused',
  account_locked: 'account-locked',
  too_many_attempts: 'rate-limited',
};

/** The error of a refusal that asks for the second factor (ACC-036). */
const MFA_REQUIRED = 'MFA_REQUIRED';

const signInRefusal = v.pipe(
  v.object({
    error: v.nullish(v.string(), null),
    messageId: v.nullish(v.string(), null),
    mfaChallengeMethods: v.nullish(listOf('phones', challengePhone), []),
  }),
  v.transform(({ error, messageId, mfaChallengeMethods }) => {
    // A number that is not proven yet is sent no code to sign in with (ACC-033).
    const phones = mfaChallengeMethods.filter(({ verified }) => verified);
    return error === MFA_REQUIRED && phones.length > 0
      ? { outcome: 'challenged' as const, phones }
      : { outcome: 'refused' as const, reason: lookUp(refusalOfMessage, messageId ?? '') ?? null };
  }),
);

/**
 * Signs in by e-mail or user name and password (ACC-025). A refusal may ask for a second factor (ACC-026, ACC-033): the
 * first of its verified phones has then been sent a code already.
 */
export const signIn = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/signin',
  body: v.strictObject({
    username: v.string(),
    password: v.string(),
    rememberMe: v.boolean(),
    market: v.string(),
    transactionSubType: v.literal('signin'),
    reputation: v.string(),
  }),
  answer: v.pipe(
    memberSchema,
    v.transform((visitor) => ({ outcome: 'signed-in' as const, visitor })),
  ),
  refused: { statuses: [400, 401, 403, 423, 429], body: signInRefusal },
  identifies: true,
});

/** Signs in by the single-use token of a link (ACC-039, ACC-040). */
export const signInByToken = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/signin/sso/:token',
  body: v.object({ reputation: v.string() }),
  answer: v.object({
    /** Looked at as any other address: null where it may not be followed (FC-092). */
    returnUrl: v.optional(
      v.pipe(
        v.nullable(v.string()),
        v.transform((text) => safePathOf(text)),
      ),
      null,
    ),
  }),
  refusals: { 401: 'link-expired', 410: 'link-expired' },
  identifies: true,
});
