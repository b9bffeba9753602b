import { guestPaymentMachine } from '#machines/session/guest-payment.machine.ts';
import { createFlowActor } from './flow-runtime.tsx';
import { oncePerSession } from './once-per-session.ts';
import type { Session } from './session.ts';

/**
 * What the guest of a running app pays with, in memory only (BIL-031). It goes at sign-out, and where a guest becomes a member, who
 * pays with saved methods. `payment.begun` opens the steps of adding a card to a guest; `payment.submitted` with the clock's time and
 * `securePayment.guestPaymentTokenMaxAge` answers with `payment.usable`, or opens the dialog of an expired token.
 */
export const guestPaymentOf = oncePerSession((session) => {
  const actor = createFlowActor(guestPaymentMachine, session.runtime, {}).start();
  session.onForgotten(() => actor.send({ type: 'payment.cleared' }));
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') actor.send({ type: 'payment.cleared' });
  });
  return actor;
});

/** Whether a guest is paying for something right now (decision A07); looks without beginning anything. */
export function isGuestPaying(session: Session): boolean {
  return guestPaymentOf.find(session)?.getSnapshot().hasTag('begun') ?? false;
}
