import { DAY_MS } from '#domain/durations.ts';

/** The one source of time, so that tests can hold it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

/** Well below the longest timer of browsers (24.8 days): what is due later is waited for in parts. */
export const LONGEST_TIMER_MS = DAY_MS;
