import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import { addPaypal, beginPaypal } from '#api/account/paypal.ts';
import { PAYPAL_APPROVAL } from '#domain/address-tokens.ts';
import { Failure } from '#domain/failure.ts';
import { approvalAddressOf } from '#domain/payment-methods/approval-address.ts';
import type { SafePath } from '#domain/return-url.ts';
import { paypalAddMachine } from '#machines/payment-methods/paypal-add.machine.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { onPageKept } from '#platform/document.ts';
import { leavePageFor } from '#platform/leave-page.ts';
import { resolveConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import type { Saved } from './use-saved.ts';

const PAGE = '/account/payment-method/add/paypal';

type PaypalNeeds = {
  readonly returnUrl: SafePath | undefined;
  readonly saved: Saved;
};

function paypalActors(
  session: Session,
  queryClient: QueryClient,
  { returnUrl, saved }: PaypalNeeds,
): EveryActorOf<typeof paypalAddMachine> {
  return {
    beginApproval: fromPromise(async ({ signal }) => {
      const returnPath = returnUrl ? `${PAGE}?returnUrl=${encodeURIComponent(returnUrl)}` : PAGE;
      const { approvalUrl } = await beginPaypal({ body: { returnPath }, signal });
      const { partnerHosts } = await resolveConfiguration(queryClient);
      const address = approvalAddressOf(approvalUrl, partnerHosts);
      if (address === null) throw new Failure('bad-answer');
      return address;
    }),
    savePaypal: fromPromise(async ({ input: { approval }, signal: ofPage }) => {
      await untilAnswered({
        session,
        signal: ofPage,
        send: (signal) => addPaypal({ body: { approvalToken: approval }, signal }),
        // Where the answer was lost it may be saved all the same.
        readAnew: () => void queryClient.invalidateQueries({ queryKey: paymentMethodsKey }),
        say: saved.say,
      });
    }),
  };
}

/** A PayPal account is added: the member agrees there and comes back (CRD-038). */
export function usePaypalAdd(needs: PaypalNeeds) {
  const session = useSession();
  const queryClient = useQueryClient();
  // Taken once, however often the page is drawn; a first drawing that is thrown away takes nothing.
  const [approval] = useState(() => session.tokens.get(PAYPAL_APPROVAL) ?? null);
  useEffect(() => void session.tokens.delete(PAYPAL_APPROVAL), [session]);
  const actor = useFlow(paypalAddMachine, () => paypalActors(session, queryClient, needs), {
    input: { approval },
    on: {
      'paypal.opened': ({ address }) => leavePageFor(address),
      'method.saved': needs.saved.onSaved,
    },
  });
  useEffect(() => onPageKept({ left: () => {}, restored: () => actor.send({ type: 'page.restored' }) }), [actor]);
  return {
    busy: useTag(actor, 'busy', 'saved'),
    isConnecting: useTag(actor, 'connecting', 'saved'),
    isCancelled: useSelector(actor, ({ context }) => context.isCancelled),
    failure: useFailure(actor),
    isUnsaved: useTag(actor, 'unsaved'),
    retry: () => actor.send({ type: 'retry.pressed' }),
    open: () => actor.send({ type: 'paypal.pressed' }),
  };
}
