import { MINUTE_MS } from '#domain/durations.ts';
import type { Session } from './session.ts';

/** A clock that is less off is right: answers say the time in whole seconds, and may have waited in a cache. */
const RIGHT_WITHIN_MS = 5 * MINUTE_MS;

/** How far the clock of the server is ahead of one that is wrong, milliseconds, as its last answer said. */
const serverAhead = new WeakMap<Session, number>();

/** An answer of just now says what time it is at the server, milliseconds since 1970. */
export function noteServerTime(session: Session, answeredAt: number): void {
  const ahead = answeredAt - session.clock.now();
  serverAhead.set(session, Math.abs(ahead) > RIGHT_WITHIN_MS ? ahead : 0);
}

/** How far the clock of the server is ahead of a visitor's clock, milliseconds; 0 where that one is right. */
export const serverAheadOf = (session: Session): number => serverAhead.get(session) ?? 0;

/** The time by which offers end and gifts are sent: the server's where the visitor's clock is wrong (FC-184, D-269). */
export function serverNow(session: Session): number {
  return session.clock.now() + serverAheadOf(session);
}
