import { createContext, useContext } from 'react';
import type { Actor, ActorOptions, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';
import { createActor } from 'xstate';
import type { EveryActorOf } from './every-actor.ts';

/**
 * What every flow runs on: XState's own clock in the product, and no observer but one that the page brought along. A
 * model-based test puts a simulated clock, an inspector and gated actors (by the names that the machines give them) in
 * their place.
 */
export type FlowRuntime = {
  clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  inspect?: NonNullable<ActorOptions<AnyActorLogic>['inspect']>;
  actors?: Readonly<Record<string, AnyActorLogic>>;
};

const FlowRuntimeContext = createContext<FlowRuntime>({});

export const FlowRuntimeProvider = FlowRuntimeContext.Provider;

/** The runtime for `useActorRef` and `createFlowActor`: its `actors` go over the flow's own, all else into their options. */
export const useFlowRuntime = (): FlowRuntime => useContext(FlowRuntimeContext);

/** An actor outside React, not started yet, on the runtime around it. A forgotten actor or input does not compile. */
export function createFlowActor<Machine extends AnyStateMachine>(
  machine: Machine,
  runtime: FlowRuntime,
  own: EveryActorOf<Machine>,
  ...[input]: undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>]
): Actor<Machine>;
export function createFlowActor(
  machine: AnyStateMachine,
  { actors, ...options }: FlowRuntime,
  own: object,
  input?: unknown,
): Actor<AnyStateMachine> {
  return createActor(machine.provide({ actors: { ...own, ...actors } }), { ...options, input });
}
