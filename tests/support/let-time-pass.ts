import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Lets minutes pass, of the timers and of the clock. */
export function letTimePass() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  return (minutes: number) => act(async () => void (await vi.advanceTimersByTimeAsync(minutes * 60_000)));
}

/** The clock stands until the test sets it; timers run on. */
export function holdClock(now = Date.now()): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}
