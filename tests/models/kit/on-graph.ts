import { ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Effect } from './effects.ts';
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

/** Whether an edge has this effect, or one of this name. */
export const has = ({ effects }: Pick<Edge, 'effects'>, effect: string | Effect): boolean =>
  effects.some((each) => (typeof effect === 'string' ? each.name === effect : isDeepStrictEqual(each, effect)));

/** Whether work failed, or took longer than its bound. */
export const hasFailed = ({ stimulus }: Pick<Edge, 'stimulus'>): boolean =>
  stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed');

/**
 * The edges of a step: a stimulus, as in `signIn: offline`, or the stimulus in one state, as in `submitting signIn: offline`.
 */
const edgesOf = (graph: Graph, step: string): Edge[] =>
  graph.edges.filter(({ from, stimulus: { name } }) => name === step || `${placeOf(from)} ${name}` === step);

function placeOf(key: string): string {
  const value = valueAt(key);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Where a step happens without that effect, which the state before may decide; that it never happens is a problem too. */
export function missing(graph: Graph, step: string, effect: Effect | ((from: string) => Effect)): string[] {
  const edges = edgesOf(graph, step);
  if (edges.length === 0) return [`${step} never happens`];
  const dueAt = (from: string) => (typeof effect === 'function' ? effect(from) : effect);
  return edges.filter((edge) => !has(edge, dueAt(edge.from))).map(labelOf);
}

/** Where a statement does not hold of what happens, by names of stimuli or types of events; never happening is a problem too. */
export const always = <Snapshot>(
  { edges }: Graph<Snapshot>,
  names: readonly string[],
  holds: (edge: Edge<Snapshot>) => boolean,
): string[] =>
  names.flatMap((name) => {
    const found = edges.filter(({ stimulus }) => stimulus.name === name || stimulus.event.type === name);
    return found.length === 0
      ? [`${name} never happens`]
      : found.filter((edge) => !holds(edge)).map(({ from, label }) => `${from} ${label}`);
  });

/** Where each step leads; where the context decides, all the places it leads to. */
export type Places = Readonly<Record<string, string | readonly string[]>>;

/** The steps that lead elsewhere than they should, or nowhere. */
export const wrongTargets = (graph: Graph, due: Places): string[] =>
  Object.entries(due).flatMap(([step, places]) => {
    const found = [...new Set(edgesOf(graph, step).map(({ to }) => placeOf(to)))].sort();
    return isDeepStrictEqual(found, [places].flat().sort())
      ? []
      : [`${step} leads to ${found.join(', ') || 'nothing'}`];
  });
