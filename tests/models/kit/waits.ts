import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { activeNodes } from './nodes.ts';
import { millisecondsOf } from './stimuli.ts';

/** The specification names no bound of a request: our choice, milliseconds. A model says where a bound is another. */
const REQUEST_BOUND = 20_000;

/** Waits that are longer or shorter than the model says; a change of one number in a machine changes no walk. */
export function waitProblems(model: Model, graph: Graph): string[] {
  const lasting = new Map<string, Set<number>>();
  for (const { snapshot } of graph.states.values()) {
    for (const { delay } of activeNodes(snapshot).flatMap((node) => node.after)) {
      const lengths = lasting.get(String(delay)) ?? new Set<number>();
      lasting.set(String(delay), lengths.add(millisecondsOf(snapshot, delay)));
    }
  }
  const due = (name: string) => [model.waits[name] ?? (name.endsWith('Bound') ? REQUEST_BOUND : [])].flat();
  const textOf = (lengths: Iterable<number>) => [...lengths].sort((one, other) => one - other).join(' | ') || 'nothing';
  return [
    ...[...lasting]
      .filter(([name, lengths]) => textOf(lengths) !== textOf(due(name)))
      .map(([name, lengths]) => `${name} lasts ${textOf(lengths)} ms, and the model says ${textOf(due(name))}`),
    ...Object.keys(model.waits)
      .filter((name) => !lasting.has(name))
      .map((name) => `unknown wait: ${name}`),
  ];
}
