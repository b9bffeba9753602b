import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { type FlowRuntime, useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

/** What an actor that outlives its page is made of. */
export interface SessionFlowNeeds {
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly runtime: FlowRuntime;
}

/**
 * One actor for each running app, started by the first page that needs it: its state outlives every page, in memory only.
 * `useActor` is the hook of the pages; `find` looks at it without starting it.
 */
export function perSession<Machine extends AnyStateMachine>(create: (needs: SessionFlowNeeds) => Actor<Machine>) {
  const running = new WeakMap<Session, Actor<Machine>>();
  const start = (needs: SessionFlowNeeds) => {
    const known = running.get(needs.session);
    if (known) return known;
    const actor = create(needs);
    running.set(needs.session, actor);
    return actor.start();
  };
  return {
    useActor(): Actor<Machine> {
      const session = useSession();
      const queryClient = useQueryClient();
      const { options, actors } = useFlowRuntime();
      const [actor] = useState(() =>
        start({ session, queryClient, runtime: { ...options, ...(actors && { actors }) } }),
      );
      return actor;
    },
    find: (session: Session): Actor<Machine> | undefined => running.get(session),
  };
}
