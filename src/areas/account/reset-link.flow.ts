import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { resetLinkQuery } from '#api/account/password.ts';
import { resetLinkMachine } from '#machines/account/reset-link.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { hiddenResetPassword } from './reset-password.flow.ts';

const resetLinkActors = (queryClient: QueryClient) =>
  ({
    // Through the cache, where two starts of one page meet in one request (FC-026).
    checkLink: fromPromise<void, { token: string }>(async ({ input: { token } }) => {
      await queryClient.fetchQuery(resetLinkQuery(token));
    }),
  }) satisfies EveryActorOf<typeof resetLinkMachine>;

/** Whether the link of the mail still works, and the way on where it does (ACC-099 to ACC-101). */
export function useResetLink(token: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => resetLinkMachine.provide({ actors: { ...resetLinkActors(queryClient), ...actors } }),
    [queryClient, actors],
  );
  const actor = useActorRef(machine, { ...options, input: { token } });
  useEffect(() => {
    const subscription = actor.on('link.accepted', (link) => void navigate(hiddenResetPassword(link.token)));
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
  return {
    expired: useSelector(actor, (now) => now.hasTag('expired')),
    failure: useSelector(actor, (now) => now.context.failure),
    repeat: () => actor.send({ type: 'check.repeated' }),
  };
}
