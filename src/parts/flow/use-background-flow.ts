import { useEffect, useRef, useState } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor, useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import { type FlowListeners, useEmitted } from './use-flow.ts';

type BackgroundOptions<Machine extends AnyStateMachine> = {
  /** The listeners of the latest render are called; once the component is gone those of `left`. */
  readonly on: FlowListeners<Machine>;
  /** What follows once the component is gone; false where what is under way ends with it after all. */
  readonly left:
    | {
        readonly on: FlowListeners<Machine>;
        /** Called once, with where it has come to rest. */
        readonly rested: (snapshot: SnapshotFrom<Machine>) => void;
      }
    | false;
};

/**
 * As `useFlow`, for what is not given up where its component goes: a machine that is busy then (tag `busy`) goes on until it rests,
 * or until everything is forgotten, as at sign-out (D-428). The actors are made by the first render.
 */
export function useBackgroundFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: () => EveryActorOf<Machine>,
  options: BackgroundOptions<Machine>,
): Actor<Machine>;
export function useBackgroundFlow(
  machine: AnyStateMachine,
  actors: () => object,
  options: BackgroundOptions<AnyStateMachine>,
): Actor<AnyStateMachine> {
  const { onForgotten } = useSession();
  const runtime = useFlowRuntime();
  const [actor] = useState(() => createFlowActor(machine, runtime, actors()));
  const latest = useRef(options);
  latest.current = options;
  const isThere = useRef(false);
  useEmitted(actor, options.on);
  useEffect(() => {
    isThere.current = true;
    actor.start();
    return () => {
      isThere.current = false;
      // In development the effects of a component that stays are ended and begun again.
      queueMicrotask(() => {
        if (!isThere.current) finish(actor, latest.current.left, onForgotten);
      });
    };
  }, [actor, onForgotten]);
  return actor;
}

type Left = BackgroundOptions<AnyStateMachine>['left'];

function finish(actor: Actor<AnyStateMachine>, left: Left, onForgotten: (listener: () => void) => () => void): void {
  if (!left || !actor.getSnapshot().hasTag('busy')) {
    actor.stop();
    return;
  }
  const listeners: Readonly<Record<string, unknown>> = left.on;
  actor.on('*', (event) => {
    const listener = listeners[event.type];
    if (typeof listener === 'function') listener(event);
  });
  const stopListening = onForgotten(() => actor.stop());
  actor.subscribe({
    next(snapshot) {
      if (snapshot.hasTag('busy')) return;
      actor.stop();
      left.rested(snapshot);
    },
    complete: stopListening,
  });
}
