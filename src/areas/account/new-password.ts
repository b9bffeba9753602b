import * as v from 'valibot';
import { type PasswordMistake, unmetPasswordRules } from '#domain/account/password.ts';

/** What can be wrong with a new password; `account.new-password.<code>` says it. */
export const NEW_PASSWORD_MISTAKES = ['missing', 'weak', 'reused'] as const;

export type NewPasswordMistake = (typeof NEW_PASSWORD_MISTAKES)[number];

/** Whether a code of a form's mistake is one of these. */
export function isNewPasswordMistake(code: string): code is NewPasswordMistake {
  return NEW_PASSWORD_MISTAKES.some((mistake) => mistake === code);
}

/** A new password, never trimmed: joining, resetting and changing share it (ACC-062, ACC-063, decision AO-28). */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty('missing' satisfies NewPasswordMistake),
  v.check((password) => unmetPasswordRules(password).length === 0, 'weak' satisfies NewPasswordMistake),
);

/** What the server says of a new password, as the code of the form's own check (ACC-094 to ACC-098, ACC-105). */
export const newPasswordMistake: Readonly<Record<PasswordMistake, NewPasswordMistake>> = {
  'password-missing': 'missing',
  'password-weak': 'weak',
  'password-reused': 'reused',
};
