import * as v from 'valibot';
import { Failure, failureCodeOf } from '#domain/failure.ts';
import { operation } from '../operation.ts';

/** What answers mean by which a server says that it knows no guest (decision AMB-49): no sign-in helps, a new session does. */
export const guestRefusals = {
  401: 'guest-session-expired',
  UNAUTHENTICATED: 'guest-session-expired',
  GUEST_SESSION_EXPIRED: 'guest-session-expired',
} as const;

/**
 * Starts the session of a guest, whose HttpOnly cookie no script reads (ORD-034). One that has expired starts anew for the same
 * guest, so that an order id stays theirs (decision D-172). A member is refused.
 */
export const startGuestSession = operation({
  method: 'POST',
  path: '/apiproxy/v1/session/guest',
  answer: v.object({ kind: v.literal('guest') }),
  refusals: { 401: 'refused' },
});

/**
 * Makes a call of a guest; where the session has expired, starts it anew and makes the call once more (OPP-012, OPP-013). One
 * that has expired again by then is unexpected (decision AMB-49). Not for placing an order, which is never sent again by itself.
 */
export async function asGuest<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    if (!isExpired(thrown)) throw thrown;
  }
  await startGuestSession({ signal });
  try {
    return await call();
  } catch (thrown) {
    throw isExpired(thrown) ? new Failure('unexpected', { cause: thrown }) : thrown;
  }
}

const isExpired = (thrown: unknown) => failureCodeOf(thrown) === 'guest-session-expired';
