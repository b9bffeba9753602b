import { bestLocale, isLocale, type Locale } from '#domain/locale.ts';
import { cookieText, writeCookie } from './cookies.ts';
import { createListeners } from './listeners.ts';

const COOKIE = 'locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen earlier (cookie), else the best of the browser's languages. */
export function preferredLocale(): Locale {
  return chosenLocale(cookieText()) ?? bestLocale(languages());
}

/** What the browser asks for, most wanted first; some hide the list, or both. */
function languages(): readonly string[] {
  const { languages: all, language }: Partial<Pick<Navigator, 'languages' | 'language'>> = navigator;
  return all ?? (language === undefined ? [] : [language]);
}

/** The locale that a Cookie header or `document.cookie` names; null for none or an unknown one. */
export function chosenLocale(cookies: string): Locale | null {
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === COOKIE && isLocale(value)) return value;
  }
  return null;
}

const kept = createListeners();

/** Keeps the choice for a year; the server reads the same cookie. */
export function keepLocale(locale: Locale): void {
  writeCookie(COOKIE, locale, { maxAgeSeconds: YEAR_SECONDS });
  kept.notify();
}

/** Calls back once another language is kept, so that the server answers in it; returns how to stop. */
export const onLocaleKept = kept.subscribe;
