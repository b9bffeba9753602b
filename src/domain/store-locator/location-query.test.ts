import { expect, test } from 'vitest';
import { storeNumberOf } from '../stores/store.ts';
import { EMPTY_QUERY, isSameQuery, isSearchable, PLACE_TEXT_LIMIT, placeText } from './location-query.ts';

test('LOC-011 blank text is no place; spaces are folded and length is bounded', () => {
  expect([' ', '', '\t\n'].map(placeText)).toEqual([null, null, null]);
  expect(placeText('  New   York ')).toBe('New York');
  expect(placeText('x'.repeat(PLACE_TEXT_LIMIT + 1))).toHaveLength(PLACE_TEXT_LIMIT);
});

test('FC-160 500 characters are searched as they are, and a longer text is never cut within a character', () => {
  expect(placeText('x'.repeat(500))).toHaveLength(500);
  const cups = placeText('☕🥐'.repeat(400)) ?? '';
  expect([...cups]).toHaveLength(PLACE_TEXT_LIMIT);
  expect(() => encodeURIComponent(cups)).not.toThrow();
});

test('LOC-008 a query is asked once it names a place, a point or a store', () => {
  expect(isSearchable(EMPTY_QUERY)).toBe(false);
  expect(isSearchable({ ...EMPTY_QUERY, features: ['DT'] })).toBe(false);
  expect(isSearchable({ ...EMPTY_QUERY, place: 'Boston' })).toBe(true);
  expect(isSearchable({ ...EMPTY_QUERY, coordinates: { lat: 1, lng: 2 } })).toBe(true);
  expect(isSearchable({ ...EMPTY_QUERY, storeNumber: storeNumberOf('1') })).toBe(true);
});

test('the order of features and the case of a place do not make another question', () => {
  const query = { ...EMPTY_QUERY, place: 'Boston', features: ['DT', 'GC'] };
  expect(isSameQuery(query, { ...query, place: 'boston', features: ['GC', 'DT', 'GC'] })).toBe(true);
  expect(isSameQuery(query, { ...query, features: ['GC'] })).toBe(false);
});
