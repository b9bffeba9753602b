import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** Minutes until an order is ready. */
export type Wait = { readonly minimum: number; readonly maximum: number };

/** A longer wait is not counted in minutes (ORD-044). */
const LONG_WAIT = 20;

/** The longest that an order is waited for, milliseconds: after that it is over, or the clock is wrong. */
const LONGEST_MS = 3 * HOUR_MS;

/** What is said of a wait: a range, or that it is a long one; by the maximum, 20 is still a range (ORD-044 to ORD-046, AO-51). */
export function waitWords({ minimum, maximum }: Wait): ({ kind: 'range' } & Wait) | { kind: 'long' } {
  return maximum > LONG_WAIT ? { kind: 'long' } : { kind: 'range', minimum, maximum };
}

/**
 * How long an order has been waited for at `now`, the server's time, milliseconds; never below 0 (FC-184). Null where that is too
 * long for any order: nothing true can be said of its wait then.
 */
export function waitedSince(orderTime: number, now: number): number | null {
  const waited = Math.max(0, now - orderTime);
  return waited <= LONGEST_MS ? waited : null;
}

/** What is left of an estimate after so many milliseconds: whole minutes, never below zero (FC-184). */
export function remainingWait({ minimum, maximum }: Wait, waitedMs: number): Wait {
  const passed = Math.floor(waitedMs / MINUTE_MS);
  return { minimum: Math.max(0, minimum - passed), maximum: Math.max(0, maximum - passed) };
}
