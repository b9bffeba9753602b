import { beforeEach, expect, test } from 'vitest';
import { keepGiftPurchase, keptGiftPurchase } from './gift-purchase.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const DAY = 86_400_000;

beforeEach(() => window.sessionStorage.clear());

test('FC-010 FC-184 a gift that was sent before the clock was set back stays the one that is asked about', () => {
  const marker = {
    requestId: 'a'.repeat(32),
    startedAt: NOW + DAY,
    productNumber: '12345678',
    amount: 2500,
    recipients: 1,
    currency: 'USD',
    end: null,
  };
  keepGiftPurchase(marker);
  expect(keptGiftPurchase({ now: () => NOW })).toEqual(marker);
});
