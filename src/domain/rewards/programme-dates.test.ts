import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { calendarDayOf, daysUntil } from './programme-dates.ts';

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.parse('2015-01-01'), max: Date.parse('2045-01-01') });
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

test('RWD-059 RWD-060 days are counted from the visitor’s today, whatever the zone and the hour', () => {
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: -800, max: 800 }), (timeZone, now, count) => {
      expect(daysUntil(dayAfter(calendarDayOf(now, timeZone), count), now, timeZone)).toBe(count);
    }),
  );
});

test('RWD-060 FC-185 a day with 23 or 25 hours counts as one', () => {
  // The clocks of Los Angeles go forward on 8 March 2026 and back on 1 November.
  const zoneId = 'America/Los_Angeles';
  expect(daysUntil('2026-03-09', Date.parse('2026-03-07T23:30:00-08:00'), zoneId)).toBe(2);
  expect(daysUntil('2026-03-09', Date.parse('2026-03-08T23:30:00-07:00'), zoneId)).toBe(1);
  expect(daysUntil('2026-11-02', Date.parse('2026-11-01T00:30:00-07:00'), zoneId)).toBe(1);
  expect(daysUntil('2026-11-02', Date.parse('2026-11-01T23:30:00-08:00'), zoneId)).toBe(1);
});

test('RWD-059 RWD-060 one minute before midnight it is still today, one minute later it is past', () => {
  expect(daysUntil('2026-12-31', Date.parse('2026-12-31T23:59:00-05:00'), 'America/Toronto')).toBe(0);
  expect(daysUntil('2026-12-31', Date.parse('2027-01-01T00:00:00-05:00'), 'America/Toronto')).toBe(-1);
});
