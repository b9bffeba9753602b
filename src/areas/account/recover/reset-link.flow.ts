import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { resetLinkQuery } from '#api/account/password.ts';
import { resetLinkMachine } from '#machines/account/recover/reset-link.machine.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { hiddenTokenPage, useHiddenToken } from './hidden-token.ts';

/** Whether the link of the mail still works, and the way on where it does (ACC-099 to ACC-101). */
export function useResetLink(token: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Also while the link is looked at, which may take a while or fail (D-034).
  useHiddenToken('/account/forgot-password-reset/$token', token);
  const actor = useFlow(
    resetLinkMachine,
    {
      // Through the cache, where two starts of one page share one request (FC-026).
      checkLink: fromPromise(async ({ input, signal }) => {
        await fetchUncancelled(queryClient, resetLinkQuery(input.token), signal);
      }),
    },
    {
      input: { token },
      on: {
        'link.accepted': (link) => void navigate(hiddenTokenPage('/account/reset-password/$token', link.token)),
      },
    },
  );
  return {
    expired: useTag(actor, 'expired'),
    failure: useSelector(actor, (now) => now.context.failure),
    repeat: () => actor.send({ type: 'retry.pressed' }),
  };
}
