import type { PlacementRequest } from '#domain/ordering/order-placement.ts';
import { typedPagesOf } from '../pages/typed-pages.ts';
import type { Session } from '../session.ts';
import { forgetTypedName, keepGuestDetails } from './guest-details.ts';
import { guestPaymentOf } from './guest-payment.ts';

/**
 * What follows where an order of a guest is known to be placed, whatever page is open: the card's token is spent (BIL-030), and who
 * comes next to this tab finds nothing of what was typed (D-177).
 */
export function endGuestOrder(session: Session, orderId: string, request: PlacementRequest | null): void {
  if (request?.order.guest) keepGuestDetails(session, request.order.guest);
  const payment = guestPaymentOf(session);
  // What an earlier order was paid with is not known any more; a page that was loaded anew has forgotten its card by itself.
  if (request !== null && request.order.orderId !== orderId) payment.send({ type: 'payment.cleared' });
  for (const { id } of request?.order.tenders ?? []) payment.send({ type: 'payment.spent', token: id });
  forgetTypedName(session);
  typedPagesOf(session).forget();
}
