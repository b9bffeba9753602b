import type { PlainMessageId } from '#messages/messages.ts';
import type { EmailMistake } from './email-address.ts';
import type { NameMistake } from './person-name.ts';

/** What several forms say of the same mistake; the server says two of them in the same words. */
export const MISTAKE_TEXTS = {
  'first-name-missing': 'common.mistake.first-name-missing',
  'first-name-long': 'common.mistake.first-name-long',
  'last-name-missing': 'common.mistake.last-name-missing',
  'last-name-long': 'common.mistake.last-name-long',
  'email-missing': 'common.mistake.email-missing',
  'email-long': 'common.mistake.email-long',
  'email-invalid': 'failures.email-refused',
  'email-taken': 'failures.email-taken',
} as const satisfies Record<NameMistake | EmailMistake | 'email-taken', PlainMessageId>;

/** Whether a code of a form's mistake is one of these. */
export function isSharedMistake(code: string): code is keyof typeof MISTAKE_TEXTS {
  return Object.hasOwn(MISTAKE_TEXTS, code);
}
