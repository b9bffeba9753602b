/** Milliseconds of one minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds of one hour. */
export const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds of 24 hours; a day of the calendar may be an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;

/** Minutes of one hour. */
export const HOUR_MINUTES = 60;

/** Minutes from midnight to midnight, by the clock on the wall. */
export const DAY_MINUTES = 24 * HOUR_MINUTES;
