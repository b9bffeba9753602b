import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWelcomeDue, NOTHING_SEEN, shownTasks, withSeen } from './onboarding.ts';
import type { OnboardingStatus } from './stream-item.ts';

const NOW = Date.UTC(2026, 5, 10);
const TWO_DAYS = 2 * 24 * 60 * 60_000;

const status = (tasks: OnboardingStatus['tasks'], initialBalance: number | null = null) => ({ tasks, initialBalance });
const task = (name: 'MOP' | 'Purchase' | 'SvcReload', completedAt: number | null = null, displayOrder = 0) => ({
  name,
  completedAt,
  displayOrder,
});
const shown = (tasks: OnboardingStatus['tasks'], isPhone = true) =>
  shownTasks(status(tasks), { now: NOW, isPhone }).map(({ name }) => name);

test('FED-069 FED-070 the purchase is a task on phones alone', () => {
  const tasks = [task('MOP'), task('Purchase')];
  expect(shown(tasks)).toEqual(['MOP', 'Purchase']);
  expect(shown(tasks, false)).toEqual(['MOP']);
  expect(shown([task('MOP'), task('Purchase', NOW)], false)).toEqual(['MOP']);
});

test('FED-071 loading a card is never a task to show, open or done, on no screen', () => {
  for (const isPhone of [true, false]) {
    expect(shown([task('SvcReload'), task('SvcReload', NOW)], isPhone)).toEqual([]);
  }
});

test('FED-072 AMB-41 a task goes when it is done for more than two days, not before', () => {
  expect(shown([task('MOP', NOW - TWO_DAYS)])).toEqual(['MOP']);
  expect(shown([task('MOP', NOW - TWO_DAYS - 1)])).toEqual([]);
  expect(shown([task('Purchase', NOW - TWO_DAYS - 1)])).toEqual([]);
  expect(shown([task('MOP', NOW - TWO_DAYS + 1), task('Purchase')])).toEqual(['MOP', 'Purchase']);
});

test('FED-069 tasks stand in the order that they come with, each once', () => {
  expect(shown([task('MOP', null, 2), task('Purchase', null, 1), task('MOP', NOW, 3)])).toEqual(['Purchase', 'MOP']);
});

test('FED-075 FED-076 the list of seen tasks is sorted by name and without duplicates after every addition', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const seen = names.reduce(withSeen, [] as readonly string[]);
      expect(seen).toEqual([...new Set(names)].sort());
    }),
  );
});

test('FED-077 AMB-42 the welcome is due below 5.00, once, and never where the balance is not known', () => {
  const due = (cents: number | null, isWelcomed = false) =>
    isWelcomeDue(status([], cents), { ...NOTHING_SEEN, isWelcomed });
  expect([0, 499].map((cents) => due(cents))).toEqual([true, true]);
  expect([500, 501, null].map((cents) => due(cents))).toEqual([false, false, false]);
  expect(due(0, true)).toBe(false);
});
