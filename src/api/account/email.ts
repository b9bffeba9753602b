import * as v from 'valibot';
import { operation } from '../operation.ts';

/**
 * Proposes another e-mail address and sends it a code; the old one stays until that is confirmed (ACC-109, ACC-112).
 * Proposed again, it gets a fresh code; too soon, or too often, that is 'rate-limited'.
 */
export const proposeEmail = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/email',
  body: v.object({ emailAddress: v.string() }),
  answer: v.unknown(),
  refusals: { 409: 'email-taken', 400: 'email-refused' },
});

/** Confirms the proposed address by its code (ACC-110, ACC-112); 'email-taken' where another account took it meanwhile. */
export const confirmEmail = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/email/confirmation',
  body: v.object({ emailAddress: v.string(), code: v.string() }),
  answer: v.unknown(),
  refusals: { 400: 'code-refused', 409: 'email-taken', 410: 'code-expired', 429: 'code-attempts-spent' },
});
