import { addPaypal, beginPaypal } from '#api/account/paypal.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { safePathOf } from '#domain/return-url.ts';
import { refuse } from '../../respond.ts';
import { newSecret } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import { respondToMember } from '../member-only.ts';
import { paymentMethodRecord } from './payment-method-record.ts';
import { keepPaymentMethod, paymentMethodAnswer } from './payment-methods.ts';
import { paypalPage } from './paypal-page.ts';
import { PAYPAL_PATH } from './paypal-path.ts';

const APPROVAL_LIFETIME_MS = 15 * MINUTE_MS;

export const paypalHandlers = (world: World) => [
  respondToMember(world, beginPaypal, ({ body, member }) => {
    const returnPath = safePathOf(body.returnPath);
    if (returnPath === null) return refuse(400, 'REQUEST_INVALID');
    const approval = newSecret(world.random);
    world.accounts.paypalApprovals.set(approval, {
      member,
      until: world.clock.now() + APPROVAL_LIFETIME_MS,
      returnPath,
      methodId: null,
    });
    return { approvalUrl: `${PAYPAL_PATH}?approval=${approval}` };
  }),

  respondToMember(world, addPaypal, ({ account, body, member }) => {
    const approval = world.accounts.paypalApprovals.get(body.approvalToken);
    if (!approval || approval.member !== member || approval.until < world.clock.now()) {
      return refuse(410, 'APPROVAL_EXPIRED');
    }
    if (approval.methodId !== null) {
      // Sent again because its answer was lost; an account that was removed since is not brought back.
      const saved = account.paymentMethods.find(({ paymentMethodId }) => paymentMethodId === approval.methodId);
      return saved ? paymentMethodAnswer(saved) : refuse(410, 'APPROVAL_EXPIRED');
    }
    const kept = keepPaymentMethod(account, paymentMethodRecord(account.memberId, 'paypal', world.clock.now()));
    approval.methodId = kept.paymentMethodId;
    world.effects.paymentMethodsAdded += 1;
    return paymentMethodAnswer(kept);
  }),
];

export const isPaypalRequest = ({ url }: Request) => new URL(url).pathname === PAYPAL_PATH;

/** The page where the pretended PayPal asks its customer. */
export function paypalAnswer(world: World, { url }: Request): Response {
  const approval = new URL(url).searchParams.get('approval') ?? '';
  const asked = world.accounts.paypalApprovals.get(approval);
  if (!asked) return new Response(null, { status: 404 });
  return paypalPage(asked.returnPath, approval, asked.member.account.email);
}
