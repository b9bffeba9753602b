import { describe, expect, test, vi } from 'vitest';
import { cardMistakes, expiryOf, expiryText, grouped, typeOf } from './card-entry.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const GOOD = { number: '4111 1111 1111 1111', expiry: '04 / 29', code: '123' };
const wrong = (change: Partial<typeof GOOD>) => cardMistakes({ ...GOOD, ...change }, null, NOW);

describe('a card before anything is sent', () => {
  test('FC-146 CRD-048 the four kinds are taken, with spaces or dashes', () => {
    for (const [number, type, code] of [
      ['4111 1111 1111 1111', 'visa', '123'],
      ['4111-1111-1111-1111', 'visa', '000'],
      ['5555555555554444', 'mastercard', '123'],
      ['3782 822463 10005', 'amex', '1234'],
      ['6011111111111117', 'discover', '123'],
    ] as const) {
      expect(typeOf(number)).toBe(type);
      expect(wrong({ number, code }), number).toEqual({});
    }
  });

  test('FC-146 CRD-048 wrong Luhn, wrong length and letters are a mistake of the number', () => {
    for (const number of ['4111 1111 1111 1112', '4111 1111 1111 111', '41111111111111111111', 'abcd']) {
      expect(Object.keys(wrong({ number })), number).toEqual(['number']);
    }
    expect(wrong({ number: '' }).number).toBe('numberMissing');
    expect(wrong({ number: 'abcd' }).number).toBe('numberMissing');
  });

  test('BIL-032 BIL-033 a card of another network is named as such', () => {
    expect(wrong({ number: '3530111333300000' }).number).toBe('numberUnsupported');
  });

  test('FC-146 CRD-048 the code has three digits, four for American Express', () => {
    const amex = '378282246310005';
    for (const [number, code, isRight] of [
      [GOOD.number, '123', true],
      [GOOD.number, '1234', false],
      [GOOD.number, '12', false],
      [GOOD.number, '', false],
      [GOOD.number, '12a', false],
      [amex, '1234', true],
      [amex, '123', false],
    ] as const) {
      expect(wrong({ number, code }).code === undefined, `${number} ${code}`).toBe(isRight);
    }
  });

  test('FC-146 CRD-048 a card is good to the end of its month', () => {
    expect(wrong({ expiry: '11 / 26' })).toEqual({});
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    const lastEvening = new Date('2026-11-30T23:59:59-10:00');
    expect(cardMistakes({ ...GOOD, expiry: '11 / 26' }, null, lastEvening)).toEqual({});
    vi.unstubAllEnvs();
    for (const expiry of ['10 / 26', '01 / 20', '12 / 2019']) expect(wrong({ expiry }).expiry).toBe('expiryPast');
    for (const expiry of ['', '13 / 29', '00 / 29', '4', 'soon']) {
      expect(wrong({ expiry }).expiry, expiry).toBe('expiryInvalid');
    }
  });

  test('CRD-039 of a known card expiry and code are judged, its number is not asked for', () => {
    const card = { number: '', expiry: '04 / 29', code: '1234' };
    expect(cardMistakes(card, 'amex', NOW)).toEqual({});
    expect(cardMistakes(card, 'visa', NOW)).toEqual({ code: 'codeInvalid' });
  });
});

test('CRD-048 the date is read as it is typed, pasted and filled in', () => {
  for (const typed of ['0429', '429', '04/29', '4/29', '04 / 29', '04/2029', '042029', '42029', '2029-04']) {
    expect(expiryText(typed), typed).toBe('04 / 29');
    expect(expiryOf(expiryText(typed)), typed).toEqual({ month: 4, year: 2029 });
  }
  expect(expiryText('0')).toBe('0');
  expect(expiryText('04')).toBe('04');
});

test('CRD-048 digits stand in the groups of the card', () => {
  expect(grouped('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(grouped(' 4111-11 ')).toBe('4111 11');
  expect(grouped('378282246310005')).toBe('3782 822463 10005');
});
