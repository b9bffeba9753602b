import type { PlacementRequest } from '#domain/ordering/order-placement.ts';
import { keepGuestDetails } from './guest-details.ts';
import { guestPaymentOf } from './guest-payment.ts';
import type { Session } from './session.ts';
import { typedPagesOf } from './typed-pages.ts';

/**
 * What follows where an order of a guest is known to be placed, whatever page is open: the card's token is spent (BIL-030), and who
 * comes next to this tab finds nothing of what was typed (D-177).
 */
export function endGuestOrder(session: Session, request: PlacementRequest | null): void {
  if (request?.order.guest) keepGuestDetails(session, request.order.guest);
  guestPaymentOf(session).send({ type: 'payment.cleared' });
  typedPagesOf(session).forget();
}
