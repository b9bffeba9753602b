import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { noteServerTime } from '#session/server-time.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { StoreSchedule } from './store-schedule.tsx';

const WEDNESDAY_NOON = Date.parse('2026-06-10T19:00:00Z');
const NEW_YEAR = Date.parse('2026-01-01T19:00:00Z');

const schedule = ['Tuesday', 'Wednesday', 'Thursday'].map((dayFormatted) => ({
  dayFormatted,
  hoursFormatted: '6:30 AM to 7:00 PM',
  holidayFormatted: null,
}));
const store = { ...aLocation('1001-1').store, schedule };

const showAt = (now: number, device: number, timeZoneId = store.timeZoneId) =>
  mount({}, <StoreSchedule store={{ ...store, timeZoneId }} />, {
    clock: { now: () => device },
    prepare: ({ session }) => noteServerTime(session, now),
  });

for (const [clock, offset] of [
  ['right', 0],
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const) {
  test(`LOC-049 FC-184 D-384 with a clock that is ${clock} the weekday that it is by the server is marked`, async () => {
    await showAt(WEDNESDAY_NOON, WEDNESDAY_NOON + offset);
    const marked = screen.getAllByRole('term').filter((day) => day.closest('[aria-current="date"]'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Wednesday']);
  });
}

test('LOC-046 FC-184 D-384 the hours between two zones are those of the day that it is by the server', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Denver',
  });
  onTestFinished(() => zone.mockRestore());
  // Arizona keeps winter time all year.
  await showAt(NEW_YEAR, WEDNESDAY_NOON, 'America/Phoenix');
  expect(screen.queryByText(/behind/)).toBeNull();
  await showAt(WEDNESDAY_NOON, NEW_YEAR, 'America/Phoenix');
  expect(screen.getByText(/behind/).textContent).toMatch(/1 hour behind/);
});
