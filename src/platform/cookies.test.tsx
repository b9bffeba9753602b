import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';
import { CONSENT_COOKIE, keptConsent, readConsent, saveConsent } from './measuring/consent.ts';

/** What a tab knows of its language, as it begins. */
const openTab = () => {
  vi.resetModules();
  return import('./locale.ts');
};

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

test('where the browser refuses cookies to scripts there are none, and nothing breaks', async () => {
  const { keepLocale, preferredLocale } = await openTab();
  refuseCookies();
  vi.stubGlobal('navigator', { languages: ['fr-CA'] });
  writeCookie('theme', 'dark', { maxAgeSeconds: 60 });
  saveConsent({ analytics: true, advertising: true });
  expect([readCookie('theme'), readCookie(CONSENT_COOKIE), keptConsent()]).toEqual([null, null, null]);
  expect(readConsent()).toEqual({ analytics: false, advertising: false });
  expect(preferredLocale()).toBe('fr-CA');
  // As long as the page lives.
  keepLocale('es-US');
  expect(preferredLocale()).toBe('es-US');
});

test('FC-181 a tab asks in the language that it speaks, whatever another tab has chosen since', async () => {
  const [one, other] = [await openTab(), await openTab()];
  expect([one.beginLocale(), other.beginLocale()]).toEqual(['en-US', 'en-US']);
  one.keepLocale('fr-CA');
  expect([one.preferredLocale(), other.preferredLocale()]).toEqual(['fr-CA', 'en-US']);
  expect((await openTab()).beginLocale()).toBe('fr-CA');
  writeCookie('locale', '', { maxAgeSeconds: 0 });
});

test('a browser without a list of languages is asked for its one, and else gets en-US', async () => {
  const { preferredLocale } = await openTab();
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
