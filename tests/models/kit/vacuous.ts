import type { Edge, Graph } from './graph.ts';

/**
 * A property narrows the edges down to those of a step, then looks for one that is wrong: where the step never happens, since a
 * label or a state has another name by now, it would be true of nothing. `isVacuous` says so after the property was asked about
 * `graph`: its edges were narrowed down to none, and then looked through.
 */
export function watchEdges(graph: Graph): { graph: Graph; isVacuous: () => boolean } {
  let isVacuous = false;
  class Edges extends Array<Edge> {
    override filter(...[predicate]: Parameters<Array<Edge>['filter']>): Edge[] {
      if (this.length === 0) isVacuous = true;
      return super.filter(predicate);
    }
  }
  return { graph: { ...graph, edges: Edges.from(graph.edges) }, isVacuous: () => isVacuous };
}
