import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import type { SessionFlowNeeds } from './per-session.ts';

type Running<Machine extends AnyStateMachine> = {
  readonly actor: Actor<Machine>;
  /** How many pages show it. */
  pages: number;
  isForgotten: boolean;
  release: () => void;
};

/**
 * An actor that ends with its page, but not before everything is saved: what was chosen last may wait behind a call under way,
 * and a failure is shown wherever the visitor is by then. Who comes back before that finds the same actor, so that two of
 * them never save at once. At sign-out it ends with what it still had (D-253).
 */
export function untilSaved<Machine extends AnyStateMachine>(
  create: (needs: SessionFlowNeeds, input: InputFrom<Machine>) => Actor<Machine>,
  isUnsaved: (actor: Actor<Machine>) => boolean,
) {
  const running = new WeakMap<Session, Running<Machine>>();

  const begin = (session: Session, actor: Actor<Machine>): Running<Machine> => {
    actor.start();
    const change = actor.subscribe(() => endWhenOver(session, flow));
    const stopListening = session.onForgotten(() => {
      flow.isForgotten = true;
      running.delete(session);
      endWhenOver(session, flow);
    });
    const release = () => {
      change.unsubscribe();
      stopListening();
    };
    const flow: Running<Machine> = { actor, pages: 0, isForgotten: false, release };
    running.set(session, flow);
    return flow;
  };

  /**
   * A moment later: a page may be drawn anew, and an emitted event is heard first. Only what is forgotten is stopped; a page that
   * was drawn with the actor meanwhile takes it on as it is, at rest.
   */
  const endWhenOver = (session: Session, flow: Running<Machine>) =>
    queueMicrotask(() => {
      if (flow.pages > 0 || (isUnsaved(flow.actor) && !flow.isForgotten)) return;
      if (running.get(session) === flow) running.delete(session);
      flow.release();
      if (flow.isForgotten) flow.actor.stop();
    });

  /** `input` counts only where no actor is still saving. */
  return function useUntilSaved(input: InputFrom<Machine>): Actor<Machine> {
    const session = useSession();
    const queryClient = useQueryClient();
    const runtime = useFlowRuntime();
    const [actor] = useState(() => running.get(session)?.actor ?? create({ session, queryClient, runtime }, input));
    useEffect(() => {
      const known = running.get(session);
      const flow = known?.actor === actor ? known : begin(session, actor);
      flow.pages += 1;
      return () => {
        flow.pages -= 1;
        endWhenOver(session, flow);
      };
    }, [session, actor]);
    return actor;
  };
}
