import type { GuestPurchaseKind } from '#domain/payment-methods/guest-payment.ts';
import { guestPaymentMachine } from '#machines/session/guest-payment.machine.ts';
import { createFlowActor } from '../flow-runtime.tsx';
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';

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

/**
 * Keeps a card from other purchases while one of this kind is on its way with it (D-403). Call what it returns with the token of
 * the purchase that may still charge it, at each change; null where there is none.
 */
export function followCardUnderWay(session: Session, by: GuestPurchaseKind): (token: string | null) => void {
  let before: string | null = null;
  return (token) => {
    if (token === before) return;
    const payment = guestPaymentOf(session);
    if (before !== null) payment.send({ type: 'payment.released', token: before });
    if (token !== null) payment.send({ type: 'payment.taken', token, by });
    before = token;
  };
}

/** Whether a guest is paying for something right now (decision A07); looks without beginning anything. */
export function isGuestPaying(session: Session): boolean {
  return guestPaymentOf.find(session)?.getSnapshot().hasTag('begun') ?? false;
}
