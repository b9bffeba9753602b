import { expect, test } from 'vitest';
import { birthdayText, calendarDay, dayOf, momentOf } from './money-and-dates.ts';

test('the first of a month is an ordinal in French, and no other day is', () => {
  expect(calendarDay('2027-01-01', 'fr-CA')).toBe('1er janvier 2027');
  expect(calendarDay('2027-01-21', 'fr-CA')).toBe('21 janvier 2027');
  expect(dayOf('2027-01-01T12:00:00', 'fr-CA')).toBe('1er janvier 2027');
  expect(momentOf('2027-01-01T12:00:00', 'fr-CA')).toMatch(/^1er janv\. 2027/);
  expect(birthdayText({ month: 4, day: 1 }, 'fr-CA')).toBe('1er avril');
});

test('in the other languages a day stays as browsers write it', () => {
  expect(calendarDay('2027-01-01', 'en-US')).toBe('January 1, 2027');
  expect(calendarDay('2027-01-01', 'es-US')).toBe('1 de enero de 2027');
});
