import { DAY_MS } from './durations.ts';

/** A clock may be set right by so much, as after a wrong time zone, and what it dated before still counts, milliseconds. */
export const CLOCK_ERROR_MS = DAY_MS;

/** Whether something was less than so long ago, milliseconds; by a clock that was set back since it is not known, and it was not. */
export function isRecent(at: number, { now, within }: { readonly now: number; readonly within: number }): boolean {
  return now >= at && now - at < within;
}

/**
 * Whether what a visit has kept may still be used: `undated` where its time lies farther ahead than a clock that was set right
 * explains, or is none. It would never grow old. A purchase that was begun is none of this: that is asked about whatever the clock says.
 */
export function keptAge(keptAt: number, { now, life }: { readonly now: number; readonly life: number }) {
  const age = now - keptAt;
  if (age > life) return 'old';
  return age >= -CLOCK_ERROR_MS ? 'young' : 'undated';
}
