import * as v from 'valibot';
import { NAME_LIMIT } from '#domain/account/personal-details.ts';

/** What can be wrong with a name. */
export const FIRST_NAME_MISTAKES = ['first-name-missing', 'first-name-long'] as const;
export const LAST_NAME_MISTAKES = ['last-name-missing', 'last-name-long'] as const;

export type NameMistake = (typeof FIRST_NAME_MISTAKES | typeof LAST_NAME_MISTAKES)[number];

const name = (missing: NameMistake, long: NameMistake) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(NAME_LIMIT, long));

/** First and last name: joining and the personal information share them; the market decides on the last one (ACC-061, ACC-129). */
export const nameFields = (isLastNameRequired: boolean) => ({
  firstName: name(...FIRST_NAME_MISTAKES),
  lastName: isLastNameRequired
    ? name(...LAST_NAME_MISTAKES)
    : v.pipe(v.string(), v.trim(), v.maxLength(NAME_LIMIT, 'last-name-long' satisfies NameMistake)),
});
