import { bestLocale, isLocale, type Locale } from '#domain/locale.ts';
import { cookieText, writeCookie } from './cookies.ts';
import { createListeners } from './listeners.ts';

const COOKIE = 'locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What this tab speaks, once it has begun: the cookie is that of all tabs, and some browsers keep none. */
let spoken: Locale | null = null;

/** The language that this tab speaks; until it has begun, the one chosen earlier (cookie), else the best of the browser's languages. */
export function preferredLocale(): Locale {
  return spoken ?? wantedLocale();
}

/**
 * The language in which a tab begins, and which it speaks until another one is kept here (decision 0.8). One that was chosen is
 * written again: Safari drops a cookie that a script wrote seven days after it was written (D-346).
 */
export function beginLocale(): Locale {
  const chosen = chosenLocale(cookieText());
  if (chosen) write(chosen);
  spoken = wantedLocale();
  return spoken;
}

function wantedLocale(): Locale {
  return chosenLocale(cookieText()) ?? bestLocale(languages());
}

function write(locale: Locale): void {
  writeCookie(COOKIE, locale, { maxAgeSeconds: YEAR_SECONDS });
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

/** Makes this tab speak a locale from now on, and keeps the choice for a year; the server reads the same cookie. */
export function keepLocale(locale: Locale): void {
  spoken = locale;
  write(locale);
  kept.notify();
}

/** Calls back once another language is kept, so that the server answers in it; returns how to stop. */
export const onLocaleKept = kept.subscribe;
