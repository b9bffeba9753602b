import { isGiftForm } from '#domain/gifting/gift.ts';
import { safePathOf } from '#domain/return-url.ts';
import { isGuestPaying } from '../guest/guest-payment.ts';
import type { Session } from '../session.ts';
import { type GuardNeeds, requireMember } from './require-member.ts';
import { typedPagesOf } from './typed-pages.ts';

type PayerNeeds = GuardNeeds & { readonly location: { readonly pathname: string; readonly search: object } };

/**
 * The steps of adding a card: for members, guests of an order, and guests with a gift to pay for; everybody else signs in first, and
 * comes back (CRD-043, decisions A07, AO-16, B12).
 */
export async function requirePayer(needs: PayerNeeds): Promise<void> {
  const { session } = needs.context;
  const visitor = await session.resolveVisitor();
  if (visitor.kind === 'guest') return;
  if (visitor.kind === 'anonymous' && (isGuestPaying(session) || wasPayingForGift(session, needs.location))) return;
  await requireMember(needs);
}

/**
 * Whether a guest who pays for a gift was on this very step when its document ended: the server does not know such a guest, and
 * what was typed here, which waits to be given back, is all that says so (D-177, D-424).
 */
function wasPayingForGift(session: Session, { pathname, search }: PayerNeeds['location']): boolean {
  const back = 'returnUrl' in search ? safePathOf(search.returnUrl) : null;
  return back !== null && isGiftForm(back) && typedPagesOf(session).kept.has(pathname);
}
