import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

/** What happens on each emitted event of a machine. */
export type FlowListeners<Machine extends AnyStateMachine> = {
  readonly [Type in EmittedFrom<Machine>['type']]?: (event: Extract<EmittedFrom<Machine>, { type: Type }>) => void;
};

type FlowInput<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

type FlowOptions<Machine extends AnyStateMachine> = FlowInput<Machine> & {
  /** The listeners of the latest render are called. */
  readonly on?: FlowListeners<Machine>;
};

type FlowArguments<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [options?: FlowOptions<Machine>] : [options: FlowOptions<Machine>];

/**
 * Runs a machine for as long as its component is mounted, on the runtime around it. `actors` and `input` are read once, by the
 * first render; a function makes the actors then. A forgotten actor or input does not compile.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: EveryActorOf<Machine> | (() => EveryActorOf<Machine>),
  ...[options]: FlowArguments<Machine>
): Actor<Machine>;
export function useFlow(
  machine: AnyStateMachine,
  actors: object | (() => object),
  { input, on }: { readonly input?: unknown; readonly on?: FlowListeners<AnyStateMachine> } = {},
): Actor<AnyStateMachine> {
  const { actors: given, ...runtime } = useFlowRuntime();
  const [provided] = useState(() =>
    machine.provide({ actors: { ...(typeof actors === 'function' ? actors() : actors), ...given } }),
  );
  const actor = useActorRef(provided, { ...runtime, input });
  useEmitted(actor, on);
  return actor;
}

/** Hears the emitted events of an actor that outlives the component; the listeners of the latest render are called. */
export function useEmitted<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  on: FlowListeners<Machine> | undefined,
): void;
export function useEmitted(actor: Actor<AnyStateMachine>, on: Readonly<Record<string, unknown>> = {}): void {
  const latest = useRef(on);
  latest.current = on;
  // Before the machine is started, which is an effect: what a press in that moment leads to is heard, too.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event) => {
      const listener = latest.current[event.type];
      if (typeof listener === 'function') listener(event);
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}
