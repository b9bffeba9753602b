import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { SafePath } from '#domain/return-url.ts';
import { signOutMachine } from '#machines/account/sign-in/sign-out.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useReturnTo } from '#session/pages/return-to.ts';
import { useSession } from '#session/session-provider.tsx';

/** Signs out as soon as the page is shown, and leads on (ACC-042, ACC-043). */
export function useSignOutFlow(returnUrl: SafePath | undefined): void {
  const session = useSession();
  const returnTo = useReturnTo();
  const actor = useFlow(
    signOutMachine,
    {
      endSession: fromPromise(async () => {
        await session.signOut();
      }),
    },
    { input: { returnUrl } },
  );
  const end = useSelector(actor, ({ output }) => output);
  useEffect(() => {
    if (end) void returnTo(end.to);
  }, [end, returnTo]);
}
