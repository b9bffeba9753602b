import type { Locale } from '#domain/locale.ts';

/** The retailer's own words, which the app shows as they come. */
export type Words = readonly [en: string, fr: string, es: string];

const LANGUAGES = ['en', 'fr', 'es'];

/** Which of some words a language takes. */
const languageIndex = (locale: Locale): number => Math.max(0, LANGUAGES.indexOf(locale.slice(0, 2)));

/** Those of some words that are in a language. */
export function wordsIn(locale: Locale, words: Words): string {
  return words[languageIndex(locale)] ?? words[0];
}
