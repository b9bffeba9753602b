import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat, numberFormat, pluralRules } from './intl-formats.ts';

const NOON = Date.UTC(2026, 5, 10, 12);

afterEach(() => void vi.unstubAllEnvs());

test('makes a format once for its locale and options', () => {
  expect(dateFormat('en-US', { timeZone: 'UTC' })).toBe(dateFormat('en-US', { timeZone: 'UTC' }));
  expect(numberFormat('en-US')).toBe(numberFormat('en-US', {}));
  expect(pluralRules('en-US', { type: 'ordinal' })).toBe(pluralRules('en-US', { type: 'ordinal' }));
});

test('distinguishes locales, options and zones', () => {
  const hour = (timeZone: string) => dateFormat('en-US', { timeZone, hour: 'numeric' }).format(NOON);
  expect([hour('America/New_York'), hour('America/Los_Angeles')]).toEqual(['8 AM', '5 AM']);
  expect(numberFormat('fr-CA').format(1234.5)).not.toBe(numberFormat('en-US').format(1234.5));
  expect(numberFormat('en-US', { style: 'percent' }).format(1)).toBe('100%');
  expect(pluralRules('fr-CA').select(0)).toBe('one');
  expect(pluralRules('en-US').select(0)).toBe('other');
});

test('refuses an unknown zone each time', () => {
  const unknown = () => dateFormat('en-US', { timeZone: 'Mars/Olympus' });
  expect(unknown).toThrow(RangeError);
  expect(unknown).toThrow(RangeError);
});

test('follows the device to another zone while the page is open', () => {
  const hour = () => dateFormat('en-US', { hour: 'numeric' }).format(NOON);
  vi.stubEnv('TZ', 'America/New_York');
  expect(hour()).toBe('8 AM');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(hour()).toBe('5 AM');
});
