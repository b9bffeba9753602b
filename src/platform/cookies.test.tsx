import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { CONSENT_COOKIE, keptConsent, readConsent, renewConsent, saveConsent } from './measuring/consent.ts';

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

/** What is written from here on, to a browser that has kept these. */
const writtenTo = (kept: string) => {
  const written: string[] = [];
  const set = (cookie: string) => written.push(cookie);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => kept, set });
  return written;
};
const clockOf = (day: number) => ({ now: () => day * DAY_MS });

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

test('FC-181 D-346 a tab that begins in a chosen language keeps the choice for another year, and chooses none itself', async () => {
  const { beginLocale } = await openTab();
  const written = writtenTo('world=typical; locale=fr-CA');
  expect(beginLocale()).toBe('fr-CA');
  expect(written).toEqual(['locale=fr-CA; Path=/; Max-Age=31536000; SameSite=Lax']);
  const unchosen = writtenTo('locale=xx');
  expect([beginLocale(), unchosen]).toEqual(['en-US', []]);
});

test('FC-140 D-346 the choice of cookies is kept with its day; written again, it ends half a year after that', () => {
  const chosen = writtenTo('');
  saveConsent({ analytics: true, advertising: true }, clockOf(20_000.25));
  saveConsent({ analytics: false, advertising: false }, clockOf(20_000));
  expect(chosen).toEqual([
    'cookie-consent=analytics.advertising.20000; Path=/; Max-Age=15530400; SameSite=Lax',
    'cookie-consent=none.20000; Path=/; Max-Age=15552000; SameSite=Lax',
  ]);
  const renewed = writtenTo('cookie-consent=analytics.20000');
  expect(keptConsent()).toEqual({ analytics: true, advertising: false });
  renewConsent(clockOf(20_100));
  // Over by then: the browser drops it.
  renewConsent(clockOf(20_180));
  expect(renewed).toEqual([
    'cookie-consent=analytics.20000; Path=/; Max-Age=6912000; SameSite=Lax',
    'cookie-consent=analytics.20000; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

test('FC-140 D-346 a choice that does not say its day is heard, and left as it is', () => {
  for (const [kept, analytics] of [
    ['none', false],
    ['analytics', true],
  ] as const) {
    const written = writtenTo(`cookie-consent=${kept}`);
    renewConsent();
    expect([keptConsent(), written]).toEqual([{ analytics, advertising: false }, []]);
  }
  const written = writtenTo('');
  renewConsent();
  expect(written).toEqual([]);
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
