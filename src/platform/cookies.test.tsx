import { afterEach, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE, keptConsent, readConsent, saveConsent } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { keepLocale, preferredLocale } from './locale.ts';

const refused = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};
const refuseCookies = () =>
  Object.defineProperty(document, 'cookie', { configurable: true, get: refused, set: refused });

afterEach(() => {
  // What the document has of its own again.
  Reflect.deleteProperty(document, 'cookie');
  vi.unstubAllGlobals();
});

test('where the browser refuses cookies to scripts there are none, and nothing breaks', () => {
  refuseCookies();
  vi.stubGlobal('navigator', { languages: ['fr-CA'] });
  writeCookie('theme', 'dark', { maxAgeSeconds: 60 });
  keepLocale('es-US');
  saveConsent({ analytics: true, advertising: true });
  expect([readCookie('theme'), readCookie(CONSENT_COOKIE), keptConsent()]).toEqual([null, null, null]);
  expect(readConsent()).toEqual({ analytics: false, advertising: false });
  expect(preferredLocale()).toBe('fr-CA');
});

test('a browser without a list of languages is asked for its one, and else gets en-US', () => {
  for (const [navigator, locale] of [
    [{ language: 'es-MX' }, 'es-US'],
    [{ languages: undefined, language: 'fr-FR' }, 'fr-CA'],
    [{ languages: [] }, 'en-US'],
    [{}, 'en-US'],
  ] as const) {
    vi.stubGlobal('navigator', navigator);
    expect([navigator, preferredLocale()]).toEqual([navigator, locale]);
  }
});
