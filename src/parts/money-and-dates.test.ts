import { expect, test } from 'vitest';
import { birthdayText, calendarDay, dayOf, momentOf, phoneText, shortDayOf, writtenDayOf } from './money-and-dates.ts';

/** By the clock where the test runs, as by that of a visitor. */
const FIRST = new Date(2026, 5, 1, 6, 5).toISOString();
const ELEVENTH = new Date(2026, 5, 11, 16, 5).toISOString();

/** ICU versions differ in their spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('French writes the first of a month with its ending, and no other day', () => {
  expect(plain(momentOf(FIRST, 'fr-CA'))).toBe('1er juin 2026, 6 h 05');
  expect(dayOf(FIRST, 'fr-CA')).toBe('1er juin 2026');
  expect(shortDayOf(ELEVENTH, 'fr-CA')).toBe('11 juin 2026');
  expect(calendarDay('2026-01-01', 'fr-CA')).toBe('1er janvier 2026');
  expect(birthdayText({ month: 4, day: 1 }, 'fr-CA')).toBe('1er avril');
  expect(plain(momentOf(ELEVENTH, 'fr-CA'))).toBe('11 juin 2026, 16 h 05');
  expect(birthdayText({ month: 4, day: 21 }, 'fr-CA')).toBe('21 avril');
});

test('a day that a server writes without a time is that day everywhere, and what is no date is none', () => {
  expect(writtenDayOf('2026-01-01', 'en-US')).toBe('January 1, 2026');
  expect(writtenDayOf(FIRST, 'en-US')).toBe('June 1, 2026');
  for (const none of ['', 'unknown', '2026-13-01']) expect(writtenDayOf(none, 'en-US'), none).toBeNull();
});

test('French leaves out the minutes of a full hour', () => {
  const evening = new Date(2026, 5, 11, 22, 0).toISOString();
  expect(plain(momentOf(evening, 'fr-CA'))).toBe('11 juin 2026, 22 h');
  expect(plain(momentOf(evening, 'en-CA'))).toBe('Jun 11, 2026, 10:00 p.m.');
});

test('the other languages write the first of a month as any day', () => {
  expect(plain(momentOf(FIRST, 'en-US'))).toBe('Jun 1, 2026, 6:05 AM');
  expect(plain(momentOf(FIRST, 'en-CA'))).toBe('Jun 1, 2026, 6:05 a.m.');
  expect(plain(momentOf(FIRST, 'es-US'))).toBe('1 jun 2026, 6:05 a.m.');
  expect(shortDayOf(FIRST, 'en-US')).toBe('Jun 1, 2026');
  expect(dayOf(FIRST, 'es-US')).toBe('1 de junio de 2026');
  expect(calendarDay('2026-01-01', 'en-US')).toBe('January 1, 2026');
});

test('a phone number is grouped as the language does it, and one of another length stays as it is', () => {
  expect(phoneText('5145550142', 'fr-CA')).toBe('514\u00a0555-0142');
  expect(phoneText('2065550142', 'en-CA')).toBe('(206) 555-0142');
  expect(phoneText('+44 20 7946 0018', 'fr-CA')).toBe('+44 20 7946 0018');
});
