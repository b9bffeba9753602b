import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Edge, Graph } from './graph.ts';
import { actionsAt, activeNodes, nameOf, pathOf } from './nodes.ts';
import type { Walk } from './walks.ts';

/** A part of a machine: a state (and what happens there, if that is named), or what has a name among the implementations. */
export type Place = { state: string; happens?: string } | { action: string } | 'anywhere';

/** Where the walks of views have to come by; null: they take all of them. Only `npm run mutants` sets it. */
export const focus: { on: Place | null } = { on: null };

/** The fewest walks found that take everything that happens at the place; one walk where none comes there. */
export function walksAt<W extends Walk>(graph: Graph, walks: readonly W[], place: Place | null): W[] {
  if (place === null) return [...walks];
  const left = new Set(walks.flatMap((walk) => walk.edges.filter((edge) => isAt(graph, edge, place)).map(labelAt)));
  const chosen: W[] = [];
  const gain = (walk: W) => new Set(walk.edges.map(labelAt).filter((label) => left.has(label))).size;
  while (left.size > 0) {
    const best = walks.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    for (const edge of best.edges) left.delete(labelAt(edge));
  }
  return chosen.length > 0 ? chosen : walks.slice(0, 1);
}

const labelAt = ({ from, label }: Edge): string => `${JSON.stringify((JSON.parse(from) as unknown[])[0])} ${label}`;

function isAt(graph: Graph, edge: Edge, place: Place): boolean {
  if (place === 'anywhere') return false;
  const before = graph.states.get(edge.from)?.snapshot;
  const nodes = [...(before ? activeNodes(before) : []), ...activeNodes(edge.next)];
  if ('action' in place) return edge.transitions.some((each) => does(each, nodes, place.action));
  if (!nodes.some((node) => pathOf(node) === place.state)) return false;
  return place.happens === undefined || edge.transitions.some((each) => each.eventType === place.happens);
}

const does = ({ actions }: AnyTransitionDefinition, nodes: readonly AnyStateNode[], name: string): boolean =>
  [
    ...actions.map(nameOf),
    ...nodes.flatMap((node) => [...actionsAt(node, 'entry'), ...actionsAt(node, 'exit')]),
  ].includes(name);
