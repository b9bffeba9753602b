import { isGuestPaying } from '../guest/guest-payment.ts';
import { type GuardNeeds, requireMember } from './require-member.ts';

/**
 * The steps of adding a card: for members, guests of an order, and guests with a gift to pay for; everybody else signs in first, and
 * comes back (CRD-043, decisions A07, AO-16, B12).
 */
export async function requirePayer(needs: GuardNeeds): Promise<void> {
  const { session } = needs.context;
  const visitor = await session.resolveVisitor();
  if (visitor.kind === 'guest' || (visitor.kind === 'anonymous' && isGuestPaying(session))) return;
  await requireMember(needs);
}
