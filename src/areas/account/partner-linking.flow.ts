import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { offeredPartners } from '#domain/partner.ts';
import { partnerLinkingMachine } from '#machines/account/partner-linking.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

const partnerLinkingActors = (queryClient: QueryClient) =>
  ({
    // The safe defaults hold none: only the answer itself can say so.
    readPartners: fromPromise<{ count: number }, void>(async () => {
      const { rewards } = await queryClient.fetchQuery(configurationQuery);
      return { count: offeredPartners(rewards).length };
    }),
  }) satisfies EveryActorOf<typeof partnerLinkingMachine>;

/** The partner programmes that the market has (ACC-128). */
export function usePartnerLinking() {
  const queryClient = useQueryClient();
  const { rewards } = useConfiguration();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => partnerLinkingMachine.provide({ actors: { ...partnerLinkingActors(queryClient), ...actors } }),
    [queryClient, actors],
  );
  const actor = useActorRef(machine, options);
  return {
    reading: useSelector(actor, (now) => now.hasTag('busy')),
    partners: useSelector(actor, (now) => now.hasTag('offering')) ? offeredPartners(rewards) : [],
    failure: useSelector(actor, (now) => now.context.failure),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
