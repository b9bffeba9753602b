import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { PasswordRefusal } from '#domain/account/password.ts';
import { lookUp } from '#domain/look-up.ts';
import { operation } from '../operation.ts';
import { accountKey } from './account-key.ts';

const refusalOfCode: Readonly<Record<string, PasswordRefusal>> = {
  111084: 'password-reused',
  111011: 'password-missing',
  111022: 'password-weak',
};

/** A refusal names its code inside `data` (ACC-091). */
const refusal = v.pipe(
  v.object({ data: v.object({ code: v.union([v.string(), v.number()]) }) }),
  v.transform(({ data }) => ({
    outcome: 'refused' as const,
    reason: lookUp(refusalOfCode, String(data.code)) ?? ('password-reset-failed' satisfies PasswordRefusal),
  })),
);

const done = v.pipe(
  v.unknown(),
  v.transform(() => ({ outcome: 'done' as const })),
);

/** Asks for the mail with the link; the answer is the same whether or not there is such an account (ACC-086, decision AO-26). */
export const forgotPassword = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/forgot-password',
  body: v.object({ emailAddress: v.string(), userName: v.string() }),
  answer: v.unknown(),
});

/** Whether the link of a mail still works; 410 where it does not (ACC-101). */
export const checkResetLink = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/reset-password/:token',
  answer: v.unknown(),
  refusals: { 410: 'link-expired', 404: 'link-expired' },
});

/** Asked once for each time that the link is opened; never kept longer than the page (FC-026). */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...accountKey, 'reset-link', token],
    queryFn: async ({ signal }) => {
      await checkResetLink({ params: { token }, signal });
      return null;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Sets a new password by the token of a mail, once (ACC-091). */
export const resetPassword = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/reset-password',
  body: v.object({ newPassword: v.string(), token: v.string() }),
  answer: done,
  // A 401 with a code is about the link: there may be no session, and none ends by it.
  refused: { statuses: [400, 401, 403, 404, 409, 410, 422], body: refusal },
});

/** Sets a new password by the present one (ACC-105). */
export const changePassword = operation({
  method: 'PUT',
  path: '/apiproxy/v1/account/password',
  body: v.object({ currentPassword: v.string(), newPassword: v.string() }),
  answer: done,
  refusals: { CURRENT_PASSWORD_WRONG: 'password-refused', VERIFICATION_DUE: 'verification-due' },
  refused: { statuses: [400, 409, 422], body: refusal },
});
