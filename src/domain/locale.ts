export const LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;

export type Locale = (typeof LOCALES)[number];

const DEFAULT_LOCALE: Locale = 'en-US';

/** Whether a text names one of the four locales that the app speaks (decision 0.8). */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The market: the country of the locale, ISO 3166 (decision 0.8). */
export function countryOf(locale: Locale): string {
  return locale.slice(3);
}

/** The best locale for a list of requests, most wanted first (`navigator.languages`, Accept-Language); else en-US. */
export function bestLocale(requested: readonly string[]): Locale {
  for (const tag of requested) {
    const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact) return exact;
    const sameLanguage = LOCALES.find((locale) => locale.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (sameLanguage) return sameLanguage;
  }
  return DEFAULT_LOCALE;
}
