import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MEASURED_KEY } from '#domain/privacy/consent.ts';
import { recordEvent, recordEventOnce } from './analytics.ts';
import { CONSENT_COOKIE, keptConsent, onConsentKept, readConsent, saveConsent } from './consent.ts';
import { recordConversion } from './conversion-trackers.ts';

beforeEach(() => saveConsent({ analytics: true, advertising: true }));
/** As in a browser that was never asked. */
const forgetChoice = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test takes away what the code under test has set
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
};
afterEach(forgetChoice);

test('FC-140 nothing is agreed to before a choice, and every choice is kept', () => {
  forgetChoice();
  expect(keptConsent()).toBeNull();
  expect(readConsent()).toEqual({ analytics: false, advertising: false });
  for (const analytics of [true, false]) {
    for (const advertising of [true, false]) {
      saveConsent({ analytics, advertising });
      expect(readConsent()).toEqual({ analytics, advertising });
    }
  }
});

test('ACC-066 FC-140 one conversion goes to each of the two trackers, without anything about the person', () => {
  const page = { dataLayer: [], fbq: vi.fn() };
  recordConversion(page);
  expect(page.dataLayer).toEqual([{ event: 'account_created' }]);
  expect(page.fbq.mock.calls).toEqual([['track', 'CompleteRegistration']]);
});

test('FC-140 an agreement that is taken back takes along what is kept for measuring', () => {
  recordEventOnce('one', { event: 'gift_bought' });
  expect(window.localStorage.getItem(MEASURED_KEY)).toBe('one');
  saveConsent({ analytics: true, advertising: false });
  expect(window.localStorage.getItem(MEASURED_KEY)).toBe('one');
  saveConsent({ analytics: false, advertising: true });
  expect(window.localStorage.getItem(MEASURED_KEY)).toBeNull();
});

test('Global Privacy Control wins over an earlier choice, and over a later one', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const page = { dataLayer: [] as unknown[], fbq: vi.fn() };
  recordConversion(page);
  expect(readConsent()).toEqual({ analytics: true, advertising: false });
  saveConsent({ analytics: true, advertising: true });
  recordConversion(page);
  expect([page.dataLayer, page.fbq.mock.calls]).toEqual([[], []]);
  vi.unstubAllGlobals();
  // Switched off later, it has not become a yes meanwhile.
  expect(readConsent()).toEqual({ analytics: true, advertising: false });
});

test('Global Privacy Control also holds what waited for the choice back', () => {
  forgetChoice();
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const page = { dataLayer: [] as unknown[], fbq: vi.fn() };
  recordConversion(page);
  saveConsent({ analytics: true, advertising: true });
  vi.unstubAllGlobals();
  expect([page.dataLayer, page.fbq.mock.calls]).toEqual([[], []]);
});

test('FC-140 trackers whose scripts are blocked or slow get events through their queues', () => {
  const page: Parameters<typeof recordConversion>[0] = {};
  recordConversion(page);
  expect(page?.dataLayer).toEqual([{ event: 'account_created' }]);
  expect(page?.fbq?.queue).toEqual([['track', 'CompleteRegistration']]);
});

test('FC-140 a tracker that throws harms neither the caller nor the other tracker', () => {
  const fbq = vi.fn();
  const broken = Object.assign([], {
    push: () => {
      throw new Error('broken');
    },
  });
  recordConversion({ dataLayer: broken, fbq });
  expect(fbq).toHaveBeenCalledOnce();
});

test('FC-140 without consent no tracker is called', () => {
  saveConsent({ analytics: true, advertising: false });
  const page = { dataLayer: [], fbq: vi.fn() };
  recordConversion(page);
  expect([page.dataLayer, page.fbq.mock.calls]).toEqual([[], []]);
  saveConsent({ analytics: true, advertising: true });
  expect([page.dataLayer, page.fbq.mock.calls]).toEqual([[], []]);
});

test('FC-140 ACC-066 before the choice no queue is touched; after a later agreement both trackers get the event once', () => {
  forgetChoice();
  const page: Parameters<typeof recordConversion>[0] = {};
  recordConversion(page);
  expect(page).toEqual({});
  saveConsent({ analytics: false, advertising: true });
  saveConsent({ analytics: true, advertising: true });
  expect(page?.dataLayer).toEqual([{ event: 'account_created' }]);
  expect(page?.fbq?.queue).toEqual([['track', 'CompleteRegistration']]);
});

test('FC-140 FC-163 an event is recorded for its own purpose only: agreed to, and never after it was refused', () => {
  forgetChoice();
  const page: { dataLayer?: unknown } = {};
  recordEvent({ event: 'one' }, page);
  saveConsent({ analytics: false, advertising: true });
  recordEvent({ event: 'two' }, page);
  saveConsent({ analytics: true, advertising: true });
  expect(page).toEqual({});
  recordEvent({ event: 'three' }, page);
  expect(page.dataLayer).toEqual([{ event: 'three' }]);
});

test('FC-140 a choice that another tab has kept is seen when the page is looked at again', () => {
  forgetChoice();
  const heard = vi.fn();
  const stop = onConsentKept(heard);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).not.toHaveBeenCalled();
  // biome-ignore lint/suspicious/noDocumentCookie: another tab
  document.cookie = `${CONSENT_COOKIE}=analytics; Path=/`;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard.mock.calls).toEqual([[{ analytics: true, advertising: false }]]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledOnce();
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledOnce();
});
