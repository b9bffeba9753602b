import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE, readConsent, saveConsent } from './consent.ts';
import { recordConversion } from './conversion-trackers.ts';

beforeEach(() => saveConsent({ analytics: true, advertising: true }));
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test takes away what the code under test has set
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
});

test('FC-140 nothing was agreed to until somebody says so, and every choice is kept', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a browser that was never asked
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
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

test('FC-140 trackers whose scripts are blocked or slow are told through their queues', () => {
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
});
