import { afterEach, expect, test, vi } from 'vitest';
import { calendarFile, dayAt } from './calendar-file.ts';

afterEach(() => void vi.unstubAllEnvs());

const AT = Date.UTC(2026, 5, 10, 18, 20);
const EVENT = {
  id: 'order-1',
  title: 'Pick up my Northstar order',
  place: 'Pike Place, Seattle; \\ WA',
  startsAt: AT,
  endsAt: AT + 5 * 60_000,
  writtenAt: AT - 60_000,
};

test('a time of pickup is a calendar file that other programs read', () => {
  expect(calendarFile(EVENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northstar Coffee//Order ahead//EN',
    'BEGIN:VEVENT',
    'UID:order-1@northstar.example',
    'DTSTAMP:20260610T181900Z',
    'DTSTART:20260610T182000Z',
    'DTEND:20260610T182500Z',
    'SUMMARY:Pick up my Northstar order',
    'LOCATION:Pike Place\\, Seattle\\; \\\\ WA',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no text of a store adds a line of its own, and long lines are folded between characters', () => {
  const file = calendarFile({ ...EVENT, place: `Café\r\nEND:VEVENT ${'é😀'.repeat(40)}` });
  const lines = file.split('\r\n');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  for (const line of lines) expect(new Blob([line]).size).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:Café\\nEND:VEVENT ${'é😀'.repeat(40)}\r\n`);
});

test('OPP-084 the day of an instant is that of the visitor, not that of Greenwich', () => {
  const instant = Date.UTC(2026, 0, 6, 2, 30);
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(dayAt(instant)).toBe('2026-01-05');
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(dayAt(instant)).toBe('2026-01-06');
});
