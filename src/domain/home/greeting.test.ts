import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { greetingOf, seasonOf, timeOfDayAt } from './greeting.ts';

const GWEN = { isSignedIn: true, firstName: 'Gwen' };

/** Every day of a year, as a calendar has it. */
function daysOf(year: number): string[] {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

test('FED-025 it is morning before 12, afternoon before 17 and evening from 17 on', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => timeOfDayAt(hour));
  expect(hours.slice(0, 12)).toEqual(Array(12).fill('morning'));
  expect(hours.slice(12, 17)).toEqual(Array(5).fill('afternoon'));
  expect(hours.slice(17)).toEqual(Array(7).fill('evening'));
});

for (const [row, season, from, to, length] of [
  ['FED-028', 'autumn', '08-26', '11-06', 73],
  ['FED-029', 'holiday', '11-07', '01-02', 57],
  ['FED-030', 'winter', '01-03', '01-20', 18],
  ['FED-031', 'back-to-the-brand', '01-22', '05-19', 118],
  ['FED-032', 'summer-one', '05-20', '07-07', 49],
  ['FED-033', 'summer-two', '07-08', '08-25', 49],
] as const) {
  test(`${row} FED-035 AMB-34 ${season} runs from ${from} through ${to} of every year, both days inside`, () => {
    for (const year of [2023, 2025, 2027]) {
      const days = daysOf(year).filter((day) => seasonOf(day) === season);
      expect(days).toContain(`${year}-${from}`);
      expect(days).toContain(`${year}-${to}`);
      expect(days).toHaveLength(length);
    }
  });
}

test('FED-035 AMB-34 August 26 is autumn, January 21 alone has no season, February 29 has the one around it', () => {
  expect(seasonOf('2026-08-26')).toBe('autumn');
  expect(seasonOf('2028-02-29')).toBe('back-to-the-brand');
  for (const year of [2024, 2025, 2026]) {
    expect(daysOf(year).filter((day) => seasonOf(day) === null)).toEqual([`${year}-01-21`]);
  }
});

test('FED-024 FED-027 a guest is greeted the same way at every instant, a member by name', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      fc.string(),
      (at, name) => {
        expect(greetingOf({ isSignedIn: false, firstName: name }, at.getTime())).toEqual({ kind: 'guest' });
        const greeting = greetingOf({ isSignedIn: true, firstName: name }, at.getTime());
        expect(greeting).toMatchObject({ kind: 'member', firstName: name.trim() === '' ? null : name.trim() });
      },
    ),
  );
});

test('FED-001 FED-025 AMB-34 hour and day are those where the visitor is, not those of the server', () => {
  const at = Date.parse('2026-01-21T02:30:00Z');
  expect(greetingOf(GWEN, at, 'UTC')).toMatchObject({ timeOfDay: 'morning', season: null });
  expect(greetingOf(GWEN, at, 'America/Los_Angeles')).toMatchObject({ timeOfDay: 'evening', season: 'winter' });
  expect(greetingOf(GWEN, at, 'Pacific/Auckland')).toMatchObject({ timeOfDay: 'afternoon', season: null });
  // The hour that the clocks leave out, and midnight.
  expect(greetingOf(GWEN, Date.parse('2026-03-08T10:30:00Z'), 'America/Los_Angeles')).toMatchObject({
    timeOfDay: 'morning',
  });
  expect(greetingOf(GWEN, Date.parse('2026-06-01T07:00:00Z'), 'America/Los_Angeles')).toMatchObject({
    timeOfDay: 'morning',
  });
});

test('FED-033 the second summer begins on July 8 by the clock of the device where no zone is named', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(greetingOf(GWEN, Date.parse('2026-07-08T05:00:00Z'))).toMatchObject({ season: 'summer-one' });
  expect(greetingOf(GWEN, Date.parse('2026-07-08T08:00:00Z'))).toMatchObject({ season: 'summer-two' });
});

test('FED-025 the hour of a greeting is the hour of the clock in every zone', () => {
  const zones = ['UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Sao_Paulo'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), fc.constantFrom(...zones), (at, timeZone) => {
      const shown = new Date(at).toLocaleString('sv-SE', { timeZone });
      const hour = Number(shown.slice(11, 13));
      expect(greetingOf(GWEN, at, timeZone)).toMatchObject({
        timeOfDay: hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening',
        season: seasonOf(shown.slice(0, 10)),
      });
    }),
  );
});
