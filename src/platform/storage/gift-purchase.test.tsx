import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { GIFT_PURCHASE_KEY, type GiftMarker } from '#domain/gifting/gift-purchase.ts';
import { keepGiftPurchase, keptGiftPurchase } from './gift-purchase.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');

beforeEach(() => window.sessionStorage.clear());

const MARKER = {
  requestId: 'a'.repeat(32),
  startedAt: NOW,
  productNumber: '12345678',
  amount: 2500,
  recipients: 1,
  currency: 'USD',
  answer: null,
};
const of = (marker: GiftMarker) => ({ marker, owner: 'owner-1' });
const FAILED = { outcome: 'error', orderNumber: 'G1' } as const;

test.each([
  ['a code of the catalogue', '121044', '121044'],
  ['a symbolic code', 'BILLING_ADDRESS_INVALID', 'BILLING_ADDRESS_INVALID'],
  ['what is no code, and may name a person', 'gwen@example.com is blocked', null],
])('GFT-063 FC-010 of a gift that failed %s is kept as it may be', (_, code, kept) => {
  keepGiftPurchase(of({ ...MARKER, end: { ...FAILED, code } }));
  expect(keptGiftPurchase({ now: () => NOW })?.marker.end).toEqual({ ...FAILED, code: kept });
});

test('FC-010 what an earlier release of the app has kept is known', () => {
  const { answer: _, ...earlier } = MARKER;
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify({ ...earlier, end: FAILED }));
  expect(keptGiftPurchase({ now: () => NOW })).toEqual({
    marker: { ...MARKER, end: { ...FAILED, code: null } },
    owner: null,
  });
});

test('GFT-054 FC-010 the delay that the server asked for is kept, and when it did', () => {
  const answered = { ...MARKER, answer: { delay: 30_000, at: NOW }, end: null };
  keepGiftPurchase(of(answered));
  expect(keptGiftPurchase({ now: () => NOW })).toEqual(of(answered));
});

test('FC-010 FC-184 a gift that was sent before the clock was set back stays the one that is asked about', () => {
  const marker = { ...MARKER, startedAt: NOW + DAY_MS, end: null };
  keepGiftPurchase(of(marker));
  expect(keptGiftPurchase({ now: () => NOW })).toEqual(of(marker));
});

test('FC-010 D-192 whatever the server calls a gift and its order, both are kept', () => {
  const end = { outcome: 'success', orderNumber: 'G/2026/0012', code: null } as const;
  const marker = { ...MARKER, requestId: 'urn:gift:7', answer: { delay: 5000, at: NOW }, end };
  keepGiftPurchase(of(marker));
  expect(keptGiftPurchase({ now: () => NOW })).toEqual(of(marker));
});
