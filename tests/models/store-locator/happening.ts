import type { AnyMachineSnapshot } from 'xstate';
import type { Graph } from '../kit/graph.ts';

/** One time that something happened: the snapshots around it and the transitions that it took. */
export type Happening = {
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  taken: readonly string[];
  where: string;
};

/** Every state in which something of that name changes anything, and what it changes there. */
export const happening = (graph: Graph, name: string): Happening[] =>
  graph.edges
    .filter((edge) => edge.stimulus.name === name)
    .flatMap((edge) => {
      const before = graph.states.get(edge.from)?.snapshot;
      const after = graph.states.get(edge.to)?.snapshot;
      return before && after ? [{ before, after, taken: edge.taken, where: `${name} in ${edge.from}` }] : [];
    });

/** The problems of a statement that holds wherever one of these things happens; never happening is a problem too. */
export const always = (graph: Graph, names: readonly string[], holds: (one: Happening) => boolean): string[] =>
  names.flatMap((name) => {
    const found = happening(graph, name);
    return found.length === 0
      ? [`${name} never happens`]
      : found.filter((one) => !holds(one)).map(({ where }) => where);
  });
