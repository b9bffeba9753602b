import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Actor, AnyStateMachine } from 'xstate';
import { type FlowRuntime, useFlowRuntime } from '#session/flow-runtime.tsx';
import { oncePerSession } from '#session/once-per-session.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

/** What an actor that outlives its page is made of. */
export type SessionFlowNeeds = {
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly runtime: FlowRuntime;
};

/**
 * One actor for each running app, started by the first page that needs it: its state outlives every page, in memory only.
 * `useActor` is the hook of the pages; `find` looks at it without starting it.
 */
export function perSession<Machine extends AnyStateMachine>(create: (needs: SessionFlowNeeds) => Actor<Machine>) {
  const start = oncePerSession((session, needs: Omit<SessionFlowNeeds, 'session'>) =>
    create({ session, ...needs }).start(),
  );
  return {
    useActor(): Actor<Machine> {
      const session = useSession();
      const queryClient = useQueryClient();
      const runtime = useFlowRuntime();
      const [actor] = useState(() => start(session, { queryClient, runtime }));
      return actor;
    },
    find: start.find,
  };
}
