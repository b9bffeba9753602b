import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { signOutMachine } from '#machines/account/sign-out.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const signOutActors = (session: Session) =>
  ({
    endSession: fromPromise<void, void>(async () => {
      await session.signOut();
    }),
  }) satisfies EveryActorOf<typeof signOutMachine>;

/** Signs out as soon as the page is shown, and leads on (ACC-042, ACC-043). */
export function useSignOutFlow(returnUrl: string | undefined): void {
  const session = useSession();
  const navigate = useNavigate();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => signOutMachine.provide({ actors: { ...signOutActors(session), ...actors } }),
    [session, actors],
  );
  const actor = useActorRef(machine, { ...options, input: { returnUrl } });
  const end = useSelector(actor, ({ output }) => output);
  useEffect(() => {
    if (end) void navigate({ href: end.to, replace: true });
  }, [end, navigate]);
}
