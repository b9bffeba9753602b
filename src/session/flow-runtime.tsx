import { createContext, useContext } from 'react';
import type { ActorOptions, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { EveryActorOf } from '#machines/every-actor.ts';

/** The actors that a flow provides: all of its machine's, or it does not compile. */
export type FlowActors<Machine extends AnyStateMachine> = EveryActorOf<Machine>;

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

/** The runtime for `useActorRef` and `createActor`: spread `options` into theirs, `actors` over the flow's own. */
export function useFlowRuntime(): { options: Omit<FlowRuntime, 'actors'>; actors: FlowRuntime['actors'] } {
  const { actors, ...options } = useContext(FlowRuntimeContext);
  return { options, actors };
}
