import * as v from 'valibot';
import { operation } from '../operation.ts';
import { memberSchema } from '../session/session.ts';
import { listOf } from '../tolerant.ts';
import { challengePhone } from './challenge.ts';

const phoneRefusals = { 404: 'phone-missing' } as const;

const refusedProof = {
  ...phoneRefusals,
  400: 'code-refused',
  410: 'code-expired',
  429: 'code-attempts-spent',
} as const;

/**
 * Sends a fresh code to a phone, which invalidates the earlier one: of the sign-in under way, or of the member's own
 * (ACC-036, ACC-106). Sent again too soon, or too often, it is 'rate-limited'; without a sign-in under way 'signed-out';
 * for a phone that is gone 'phone-missing'.
 */
export const sendCode = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/mfa/send',
  body: v.object({ methodId: v.string() }),
  answer: v.unknown(),
  refusals: phoneRefusals,
  identifies: true,
});

/**
 * Proves a phone by its code; signs in where a sign-in waits for it, else marks the session as verified (ACC-034,
 * ACC-106). Answers who it is then. A sign-in that waited too long is 'signed-out': the password is due again. A phone
 * that is gone is 'phone-missing'.
 */
export const verifyCode = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/mfa/verify',
  body: v.object({ methodId: v.string(), code: v.string() }),
  answer: memberSchema,
  refusals: refusedProof,
  identifies: true,
});

/** How the pages that need a proof are opened: none is due, a code to one of the phones, or the password (decision AO-30). */
export type Verification =
  | { due: false }
  | { due: true; by: 'code'; phones: readonly v.InferOutput<typeof challengePhone>[] }
  | { due: true; by: 'password' };

/** Whether the member has to prove who it is again before a guarded page (ACC-106); a proof holds for 15 minutes. */
export const readVerification = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/mfa/verification',
  answer: v.pipe(
    v.object({ verified: v.boolean(), methods: listOf('phones', challengePhone) }),
    v.transform(({ verified, methods }): Verification => {
      const phones = methods.filter((method) => method.verified);
      if (verified) return { due: false };
      return phones.length > 0 ? { due: true, by: 'code', phones } : { due: true, by: 'password' };
    }),
  ),
});

/** Proves by the password where no phone is enrolled (decision AO-30); answers who it is, proven now. */
export const verifyPassword = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/mfa/verification',
  body: v.object({ password: v.string() }),
  answer: memberSchema,
  refusals: { 400: 'password-refused', 429: 'code-attempts-spent' },
});
