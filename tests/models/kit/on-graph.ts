import { ok } from 'node:assert/strict';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Edge, Graph } from './graph.ts';

/** The value of the machine at a key of its graph, with which each key begins. */
export const valueAt = (key: string): unknown => (JSON.parse(key) as unknown[])[0];

/** The context at a key, as far as `bound` distinguishes it. */
export function readContext<M extends AnyStateMachine>(graph: Graph, key: string): ContextFrom<M> {
  const state = graph.states.get(key);
  ok(state);
  return state.snapshot.context;
}

/** How a property names an edge that it is not content with. */
export const labelOf = ({ from, label }: Edge): string => `${from} ${label}`;

/** Whether a transition that is taken has this action. */
export const does = ({ taken }: Edge, action: string): boolean =>
  taken.some((line) =>
    line
      .split(' / ')[1]
      ?.split(/, | \(/)
      .includes(action),
  );
