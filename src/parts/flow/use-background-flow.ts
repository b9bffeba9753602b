import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { EveryActorOf } from '#session/every-actor.ts';
import { createFlowActor, useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import type { FlowListeners } from './use-flow.ts';

type BackgroundOptions<Machine extends AnyStateMachine> = {
  /** While the component is there. */
  readonly on: FlowListeners<Machine>;
  /** What follows once the component is gone; false where what is under way ends with it after all. */
  readonly left:
    | false
    | {
        readonly on: FlowListeners<Machine>;
        /** Called once, with where it has come to rest. */
        readonly rested: (snapshot: SnapshotFrom<Machine>) => void;
      };
};

type Options = BackgroundOptions<AnyStateMachine>;

/**
 * As `useFlow`, for what is not given up where its component goes: a machine that is busy then (tag `busy`) goes on until it rests,
 * or until everything is forgotten, as at sign-out (D-428). The actors are made by the first render, and what is called is that of
 * the latest one.
 */
export function useBackgroundFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: () => EveryActorOf<Machine>,
  options: BackgroundOptions<Machine>,
): Actor<Machine>;
export function useBackgroundFlow(
  machine: AnyStateMachine,
  actors: () => object,
  options: Options,
): Actor<AnyStateMachine> {
  const { onForgotten } = useSession();
  const runtime = useFlowRuntime();
  const latest = useRef(options);
  latest.current = options;
  const [background] = useState(() =>
    createBackground(createFlowActor(machine, runtime, actors()), () => latest.current, onForgotten),
  );
  useLayoutEffect(() => {
    background.appear();
    return background.disappear;
  }, [background]);
  useEffect(() => {
    background.start();
    return background.leave;
  }, [background]);
  return background.actor;
}

function createBackground(
  actor: Actor<AnyStateMachine>,
  options: () => Options,
  onForgotten: (listener: () => void) => () => void,
) {
  let isThere = true;
  /** As the component went. */
  let wasBusy = false;
  /** All was forgotten while it was busy: what comes of it is nothing of the next visitor's (FC-071). */
  let isForgotten = false;
  let isFinished = false;
  let stopListening: (() => void) | null = null;
  const isBusy = () => actor.getSnapshot().hasTag('busy');

  // One listener from beginning to end: an answer may come between the going of the component and its effects.
  actor.on('*', (event) => {
    if (isForgotten) return;
    const { on, left } = options();
    const listeners: Readonly<Record<string, unknown>> = isThere ? on : left ? left.on : {};
    const listener = listeners[event.type];
    if (typeof listener === 'function') listener(event);
  });
  actor.subscribe(() => {
    if (!isBusy()) isForgotten = false;
  });
  const end = () => {
    stopListening?.();
    actor.stop();
  };
  const finish = () => {
    if (isThere || isFinished) return;
    isFinished = true;
    const { left } = options();
    if (!left || !wasBusy || isForgotten) return end();
    const { rested } = left;
    const rest = (snapshot: SnapshotFrom<AnyStateMachine>) => {
      if (snapshot.hasTag('busy')) return;
      end();
      rested(snapshot);
    };
    if (isBusy()) actor.subscribe(rest);
    else rest(actor.getSnapshot());
  };

  return {
    actor,
    appear() {
      isThere = true;
    },
    disappear() {
      isThere = false;
      wasBusy = isBusy();
    },
    start() {
      actor.start();
      stopListening ??= onForgotten(() => {
        if (isThere) isForgotten = isBusy();
        else end();
      });
    },
    leave() {
      // In development the effects of a component that stays are ended and begun again.
      queueMicrotask(finish);
    },
  };
}
