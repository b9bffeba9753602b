import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { offeredPartners } from '#domain/rewards/partner.ts';
import { partnerLinkingMachine } from '#machines/account/profile/partner-linking.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useConfiguration } from '#session/configuration.ts';

/** The partner programmes that the market has (ACC-128). */
export function usePartnerLinking() {
  const queryClient = useQueryClient();
  const { rewards } = useConfiguration();
  const { locale } = useMessages();
  const actor = useFlow(partnerLinkingMachine, {
    // The safe defaults hold none: only the answer itself can say so.
    readPartners: fromPromise(async ({ signal }) => {
      const configuration = await fetchUncancelled(queryClient, configurationQuery, signal);
      return { count: offeredPartners(configuration.rewards, locale).length };
    }),
  });
  return {
    reading: useTag(actor, 'busy'),
    partners: useTag(actor, 'offering') ? offeredPartners(rewards, locale) : [],
    failure: useSelector(actor, (now) => now.context.failure),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
