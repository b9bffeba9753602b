import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import { arrivingName, curbsideLimit, displayName, stallOf } from './curbside.ts';

test('CRB-006 a spot is a number from 1 to the stalls of the store, both included', () => {
  expect(['1', '4', ' 3 '].map((spot) => stallOf(spot, 4))).toEqual([1, 4, 3]);
  expect(stallOf('12', 12)).toBe(12);
});

test('FC-169 CRB-006 everything else is no spot', () => {
  for (const spot of ['0', '5', '-1', '1.5', '1e1', '', ' ', '٣', '01', '0x1', '1,', 'one', '99999999']) {
    expect(stallOf(spot, 4), spot).toBeNull();
  }
});

test('CRB-007 CRB-008 the profile’s name comes before that of the link, and without either there is none', () => {
  expect(arrivingName('Gwen', 'Ada')).toBe('Gwen');
  expect(arrivingName(null, 'Ada')).toBe('Ada');
  expect(arrivingName('  ', 'Ada')).toBe('Ada');
  expect(arrivingName(null, null)).toBeNull();
  expect(arrivingName(' ', '\u200b')).toBeNull();
});

test('FC-119 a name is one line of text of at most 25 characters', () => {
  expect(displayName('<b>x</b>')).toBe('<b>x</b>');
  expect(displayName(' Ada\u0000\n\u202e ')).toBe('Ada');
  expect(displayName('\u200b ')).toBeNull();
  expect(displayName('a'.repeat(26))).toBe('a'.repeat(25));
  expect([...(displayName('😀'.repeat(26)) ?? '')]).toHaveLength(25);
});

test('CRB-013 CRB-010 CRB-011 each condition alone limits curbside, and that the store is closed is said first', () => {
  const { store } = aLocation('1');
  const ready = { ...store, pickUpOptions: [{ code: 'CX', name: 'Curbside' }] };
  const being = (curbsideAvailability: string) => ({
    ...ready,
    mobileOrdering: { ...store.mobileOrdering, curbsideAvailability },
  });
  expect(curbsideLimit(ready)).toBeNull();
  expect(curbsideLimit({ ...ready, open: false })).toBe('closed');
  expect(curbsideLimit({ ...ready, pickUpOptions: [{ code: 'DT', name: 'Drive-thru' }] })).toBe('unavailable');
  for (const availability of ['NOT_READY', 'NOT_AVAILABLE', '']) {
    expect(curbsideLimit(being(availability)), availability).toBe('unavailable');
    expect(curbsideLimit({ ...being(availability), open: false }), availability).toBe('closed');
  }
});
