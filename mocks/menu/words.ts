import type { Locale } from '#domain/locale.ts';

/** The retailer's own words, which the app shows as they come. */
export type Words = readonly [en: string, fr: string, es: string];

const LANGUAGES = ['en', 'fr', 'es'];

/** The position of the words in a language. */
const languageIndex = (locale: Locale): number => Math.max(0, LANGUAGES.indexOf(locale.slice(0, 2)));

/** The words in the language of a locale. */
export function wordsIn(locale: Locale, words: Words): string {
  return words[languageIndex(locale)] ?? words[0];
}
