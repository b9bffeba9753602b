import { expect, test } from 'vitest';
import { hoursAhead, todayOf, weekdayIn, zoneName } from './store-time.ts';

const SUMMER = Date.UTC(2026, 6, 1, 5);

test('LOC-046 the store’s clocks are compared with the visitor’s, half hours and summer time included', () => {
  expect(hoursAhead('America/Los_Angeles', 'America/New_York', SUMMER)).toBe(-3);
  expect(hoursAhead('America/St_Johns', 'America/Toronto', SUMMER)).toBe(1.5);
  expect(hoursAhead('America/Vancouver', 'America/Los_Angeles', SUMMER)).toBe(0);
  // Arizona keeps winter time all year.
  expect(hoursAhead('America/Phoenix', 'America/Denver', SUMMER)).toBe(-1);
  expect(hoursAhead('America/Phoenix', 'America/Denver', Date.UTC(2026, 0, 1))).toBe(0);
  expect(hoursAhead('Europe/London', 'UTC', Date.UTC(2026, 0, 1))).toBe(0);
});

test('LOC-046 an unknown zone is not compared', () => {
  expect(hoursAhead('Mars/Olympus', 'UTC', SUMMER)).toBeNull();
  expect(hoursAhead('UTC', '', SUMMER)).toBeNull();
  expect(weekdayIn('Mars/Olympus', 'en-US', SUMMER)).toBeNull();
});

test('LOC-046 zones and weekdays are named in the language of the page and in the zone of the store', () => {
  expect(zoneName('America/Los_Angeles', 'en-US', SUMMER)).toBe('Pacific Time');
  expect(zoneName('America/Los_Angeles', 'fr-CA', SUMMER)).toBe('heure du Pacifique');
  expect(weekdayIn('America/Los_Angeles', 'en-US', SUMMER)).toBe('Tuesday');
  expect(weekdayIn('America/New_York', 'fr-CA', SUMMER)).toBe('mercredi');
});

test('LOC-049 today’s line is the one that says so, else the weekday’s, else none', () => {
  const days = (...names: string[]) =>
    names.map((dayFormatted) => ({ dayFormatted, hoursFormatted: '', holidayFormatted: null }));
  expect(todayOf(days('Monday', 'Today', 'Tuesday'), ['Today', 'Monday'])).toBe(1);
  expect(todayOf(days('lundi', 'Mardi '), ['Aujourd’hui', 'mardi'])).toBe(1);
  expect(todayOf(days('Weekdays', 'Weekends'), ['Today', 'Monday'])).toBeNull();
  expect(todayOf(days('Monday'), [null, 'Monday'])).toBe(0);
  expect(todayOf([], ['Today'])).toBeNull();
});
