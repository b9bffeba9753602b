import type { Locale } from '#domain/locale.ts';
import { lookUp } from '#domain/look-up.ts';

/** The retailer's own words, which the app shows as they come. */
export type Words = readonly [en: string, fr: string, es: string];

const LANGUAGES = ['en', 'fr', 'es'];

/** The position of the words in a language. */
const languageIndex = (locale: Locale): number => Math.max(0, LANGUAGES.indexOf(locale.slice(0, 2)));

/** Where English Canada has another word. */
const IN_CANADA: Readonly<Record<string, string>> = { 'Nonfat milk': 'Skim milk', Sulfites: 'Sulphites' };

/** The words in the language of a locale. */
export function wordsIn(locale: Locale, words: Words): string {
  if (locale === 'en-CA') return lookUp(IN_CANADA, words[0]) ?? words[0];
  return words[languageIndex(locale)] ?? words[0];
}
