import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { authenticateHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { Failure } from '#domain/failure.ts';
import { partnerAddressOf } from '#domain/rewards/partner-address.ts';
import { partnershipRedirectMachine } from '#machines/rewards/partnership-redirect.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { replacePageBy } from '#platform/leave-page.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { HOTEL_PAGE } from './hotel-paths.ts';

function redirectActors(hosts: readonly string[]): EveryActorOf<typeof partnershipRedirectMachine> {
  return {
    authenticate: fromPromise(async ({ signal }) => {
      const address = partnerAddressOf(await authenticateHotelAccount({ signal }), hosts);
      if (address === null) throw new Failure('bad-answer');
      return address;
    }),
  };
}

/** The way to the hotel programme: a pause, one call, and away (PTN-026 to PTN-032). */
export function usePartnershipRedirect() {
  const navigate = useNavigate();
  const { partnerHosts } = useConfiguration();
  const actor = useFlow(partnershipRedirectMachine, () => redirectActors(partnerHosts), {
    on: {
      // Back from the partner leads to where linking began, not to another five seconds.
      'partner.found': ({ address }) => replacePageBy(address),
      'linking.failed': () => void navigate({ to: `${HOTEL_PAGE}/error`, replace: true }),
    },
  });
  return {
    isStalled: useTag(actor, 'stalled'),
    address: useSelector(actor, ({ context }) => partnerAddressOf(context.address, partnerHosts)),
  };
}
