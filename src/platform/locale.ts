import { bestLocale, isLocale, type Locale } from '#domain/locale.ts';

const COOKIE = 'locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen earlier (cookie), else the best of the browser's languages. */
export function preferredLocale(): Locale {
  const chosen = chosenLocale(document.cookie);
  return chosen ?? bestLocale(navigator.languages);
}

/** The locale that a Cookie header or `document.cookie` names; null for none or an unknown one. */
export function chosenLocale(cookies: string): Locale | null {
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === COOKIE && isLocale(value)) return value;
  }
  return null;
}

/** Keeps the choice for a year; the server reads the same cookie. */
export function keepLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers that we serve
  document.cookie = `${COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
