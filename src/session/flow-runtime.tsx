import { createContext, useContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

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

/** The runtime for `useActorRef` and `createActor`: its `actors` go over the flow's own, all else into their options. */
export const useFlowRuntime = (): FlowRuntime => useContext(FlowRuntimeContext);
