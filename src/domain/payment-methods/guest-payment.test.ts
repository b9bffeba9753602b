import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import { isGuestTokenExpired } from './guest-payment.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const maxAge = DEFAULT_CONFIGURATION.securePayment.guestPaymentTokenMaxAge;
const expired = (acquired: unknown) => isGuestTokenExpired(acquired, { now: NOW, maxAge });

describe('the age of a guest’s payment token', () => {
  test('BIL-025 BIL-026 FC-028 300000 ms is still valid, 300001 ms is expired', () => {
    expect(maxAge).toBe(300_000);
    expect(expired(NOW)).toBe(false);
    expect(expired(NOW - 300_000)).toBe(false);
    expect(expired(NOW - 300_001)).toBe(true);
  });

  test('BIL-026 the retailer’s own longest age counts', () => {
    expect(isGuestTokenExpired(NOW - 1000, { now: NOW, maxAge: 999 })).toBe(true);
    expect(isGuestTokenExpired(NOW - 1000, { now: NOW, maxAge: 1000 })).toBe(false);
  });

  test('FC-029 a clock that was set back by an hour makes the token expired', () => {
    expect(expired(NOW + 3_600_000)).toBe(true);
    expect(expired(NOW + 1)).toBe(true);
  });

  for (const [name, acquired] of [
    ['missing', undefined],
    ['null', null],
    ['NaN', Number.NaN],
    ['endless', Number.NEGATIVE_INFINITY],
    ['an ISO text', new Date(NOW).toISOString()],
    ['a text of milliseconds', String(NOW)],
    ['in seconds', NOW / 1000],
  ] as const) {
    test(`FC-031 a time that is ${name} counts as expired`, () => {
      expect(expired(acquired)).toBe(true);
    });
  }
});
