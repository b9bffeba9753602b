import { expect, test } from 'vitest';
import { calendarFile } from './calendar-event.ts';
import { readinessOf } from './ready-time.ts';

const ORDERED = Date.UTC(2026, 10, 22, 10);
const MINUTE = 60_000;
const time = { orderTime: ORDERED, estimate: { minimum: 5, maximum: 9 } };

test('ORD-053 the ready time counts down from the order on, and is over when it has come', () => {
  const at = (now: number) => readinessOf({ scheduledAt: null, time }, now);
  expect(at(ORDERED)).toEqual({ kind: 'around', at: ORDERED + 9 * MINUTE, minutes: 9 });
  expect(at(ORDERED + 8 * MINUTE + 1)).toMatchObject({ minutes: 1 });
  expect(at(ORDERED + 9 * MINUTE)).toEqual({ kind: 'ready' });
});

test('a chosen time comes before any estimate, and without either nothing is promised', () => {
  const scheduledAt = ORDERED + 30 * MINUTE;
  expect(readinessOf({ scheduledAt, time }, ORDERED)).toEqual({ kind: 'scheduled', at: scheduledAt, minutes: 30 });
  expect(readinessOf({ scheduledAt: null, time: null }, ORDERED)).toBeNull();
  expect(readinessOf({ scheduledAt: null, time: { orderTime: ORDERED, estimate: null } }, ORDERED)).toBeNull();
});

test('a calendar file has UTC times, escapes what a place says, and folds long lines between characters', () => {
  const file = calendarFile({
    id: 'order-1',
    title: 'Pick up',
    place: `1 Pine; Suite 2, ${'é'.repeat(60)}`,
    startsAt: ORDERED,
    writtenAt: ORDERED,
  });
  expect(file).toContain('DTSTART:20261122T100000Z\r\nDTEND:20261122T101500Z\r\n');
  expect(file).toContain('LOCATION:1 Pine\\; Suite 2\\, é');
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('é'.repeat(60));
});
