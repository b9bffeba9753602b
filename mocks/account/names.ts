import { NAME_LIMIT } from '#domain/account/personal-details.ts';

/** Whether a text, spaces around it aside, can be a first or last name (ACC-061). */
export function isName(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= 1 && length <= NAME_LIMIT;
}
