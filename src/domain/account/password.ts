/** What a new password needs (ACC-063); lengths in characters. */
export const PASSWORD_LENGTH = { least: 8, most: 25 } as const;

/** The parts of the password rule, in the order in which they are shown. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'symbol'] as const;

export type PasswordRule = (typeof PASSWORD_RULES)[number];

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: ({ length }) => length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The parts of the rule that a password does not meet yet (ACC-063); none where it may be used. */
export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !tests[rule](password));
}

/** From this length on a password that keeps the rule counts as strong, characters. */
const STRONG_LENGTH = 12;

/** How good a password is, in words for the person who makes it up; a long one of one sign only is not strong. */
export function passwordStrength(password: string): 'weak' | 'good' | 'strong' {
  if (unmetPasswordRules(password).length > 0) return 'weak';
  return password.length >= STRONG_LENGTH && new Set(password).size >= STRONG_LENGTH / 2 ? 'strong' : 'good';
}

/** Why the server refuses a new password: the first three are shown on the field, the last one for all the rest (ACC-094 to ACC-097). */
const PASSWORD_MISTAKES = ['password-reused', 'password-missing', 'password-weak'] as const;

export type PasswordMistake = (typeof PASSWORD_MISTAKES)[number];

export type PasswordRefusal = PasswordMistake | 'password-reset-failed';

/** What a server makes of a new password. */
export type PasswordAnswer =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused'; readonly reason: PasswordRefusal };

/** What the field of the new password says of an answer; null where it has nothing to say. */
export function mistakeOf(answer: PasswordAnswer): PasswordMistake | null {
  if (answer.outcome === 'done') return null;
  return PASSWORD_MISTAKES.find((mistake) => mistake === answer.reason) ?? null;
}
