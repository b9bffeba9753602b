import { afterEach, expect, test, vi } from 'vitest';
import { ONBOARDING_KEY } from '#domain/home/onboarding.ts';
import { keepOnboardingMarks, keptOnboardingMarks, onOnboardingMarksElsewhere } from './onboarding-marks.ts';
import { clearPersonalStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const SEEN = { seen: ['MOP'], isWelcomed: true };

test('FED-076 what a member has seen lies in the local storage, for each member apart, and outlives a sign-out', () => {
  keepOnboardingMarks('gwen-of-seattle', SEEN);
  expect(keptOnboardingMarks('gwen-of-seattle')).toEqual(SEEN);
  expect(keptOnboardingMarks('goldie')).toEqual({ seen: [], isWelcomed: false });
  expect(window.localStorage.getItem(ONBOARDING_KEY)).not.toContain('gwen');
  clearPersonalStorage({ keepBegun: false });
  expect(keptOnboardingMarks('gwen-of-seattle')).toEqual(SEEN);
});

test('the eight members who were here last are remembered', () => {
  for (let member = 0; member < 9; member += 1) keepOnboardingMarks(`member-${member}`, SEEN);
  expect(keptOnboardingMarks('member-0').isWelcomed).toBe(false);
  expect(keptOnboardingMarks('member-1').isWelcomed).toBe(true);
  expect(keptOnboardingMarks('member-8').isWelcomed).toBe(true);
});

for (const stored of ['nonsense', '[]', '{"x":{"seen":"MOP"}}', 'null']) {
  test(`what lies there and is none of ours (${stored}) counts as nothing`, () => {
    window.localStorage.setItem(ONBOARDING_KEY, stored);
    expect(keptOnboardingMarks('gwen')).toEqual({ seen: [], isWelcomed: false });
  });
}

test('a full storage loses nothing but the mark', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepOnboardingMarks('gwen', SEEN)).not.toThrow();
});

test('FED-076 another tab is followed, as is a storage that was cleared', () => {
  const listener = vi.fn();
  const stop = onOnboardingMarksElsewhere(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: ONBOARDING_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: ONBOARDING_KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
});
