import { expect, test } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { slotsWithinReach } from './pickup-slots.ts';

const slot = (id: string, minutes: number) => ({ id, startsAt: minutes * MINUTE_MS, soonest: id === 'ASAP' });

test('ORD-039 a time lies at most one hour after the earliest one of the store', () => {
  const slots = [slot('ASAP', 7), slot('10', 10), slot('67', 67), slot('68', 68), slot('tomorrow', 1450)];
  expect(slotsWithinReach(slots).map(({ id }) => id)).toEqual(['ASAP', '10', '67']);
  expect(slotsWithinReach([])).toEqual([]);
});
