import type { Edge, Graph } from './graph.ts';

/** A way through the graph from one of its starts. */
export type Walk = { start: string; edges: readonly Edge[] };

export type Walks = { walks: Walk[]; pairs: number; loops: number; simplePaths: number | undefined };

/** Above this many simple paths, pairs and loops must do. */
const SIMPLE_PATH_LIMIT = 500;

/**
 * Walks in which everything that can happen happens in every state, every pair of consecutive transitions is taken,
 * every transition that lies on a loop goes round once, and all simple paths where there are fewer than 500.
 */
export function walksOf(graph: Graph): Walks {
  const to = shortestPaths(graph);
  const walks: Walk[] = [];
  const push = (tail: readonly Edge[]) => {
    const head = to.get(tail[0]?.from ?? '');
    if (head) walks.push({ start: head.start, edges: [...head.edges, ...tail] });
  };
  for (const edge of graph.edges) push([edge]);

  const pairs = new Map<string, [Edge, Edge]>();
  for (const one of graph.edges) {
    for (const other of graph.states.get(one.to)?.out ?? []) {
      const name = `${one.label} > ${other.label}`;
      if (!pairs.has(name)) pairs.set(name, [one, other]);
    }
  }
  for (const pair of pairs.values()) push(pair);

  const loops = new Map<string, Edge[]>();
  for (const edge of graph.edges) {
    if (loops.has(edge.label)) continue;
    const back = pathBetween(graph, edge.to, edge.from);
    if (back) loops.set(edge.label, [edge, ...back]);
  }
  for (const loop of loops.values()) push(loop);

  const simple = simplePaths(graph);
  walks.push(...(simple ?? []));
  return { walks: withoutPrefixes(walks), pairs: pairs.size, loops: loops.size, simplePaths: simple?.length };
}

/** The shortest walk to each state. */
export function shortestPaths(graph: Graph): ReadonlyMap<string, Walk> {
  const found = new Map<string, Walk>();
  const queue: string[] = [];
  for (const [start, key] of graph.starts) {
    if (found.has(key)) continue;
    found.set(key, { start, edges: [] });
    queue.push(key);
  }
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const walk = found.get(key);
    for (const edge of graph.states.get(key)?.out ?? []) {
      if (!walk || found.has(edge.to)) continue;
      found.set(edge.to, { start: walk.start, edges: [...walk.edges, edge] });
      queue.push(edge.to);
    }
  }
  return found;
}

/** The shortest way from one state to another; nothing when there is none, and no edges when they are the same. */
export function pathBetween(graph: Graph, from: string, to: string): Edge[] | undefined {
  const via = new Map<string, Edge | undefined>([[from, undefined]]);
  const queue = [from];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (key === to) return unwind(via, to);
    for (const edge of graph.states.get(key)?.out ?? []) {
      if (via.has(edge.to)) continue;
      via.set(edge.to, edge);
      queue.push(edge.to);
    }
  }
  return undefined;
}

function unwind(via: ReadonlyMap<string, Edge | undefined>, to: string): Edge[] {
  const edges: Edge[] = [];
  for (let edge = via.get(to); edge; edge = via.get(edge.from)) edges.unshift(edge);
  return edges;
}

/** Every way from a start that meets no state twice and cannot go on; nothing when there are too many. */
function simplePaths(graph: Graph): Walk[] | undefined {
  const paths: Walk[] = [];
  let budget = SIMPLE_PATH_LIMIT * 100;
  const extend = (start: string, key: string, met: ReadonlySet<string>, edges: readonly Edge[]): boolean => {
    budget -= 1;
    if (budget < 0 || paths.length >= SIMPLE_PATH_LIMIT) return false;
    const onward = (graph.states.get(key)?.out ?? []).filter((edge) => !met.has(edge.to));
    if (onward.length === 0 && edges.length > 0) paths.push({ start, edges });
    return onward.every((edge) => extend(start, edge.to, new Set([...met, edge.to]), [...edges, edge]));
  };
  const all = [...graph.starts].every(([start, key]) => extend(start, key, new Set([key]), []));
  return all && paths.length < SIMPLE_PATH_LIMIT ? paths : undefined;
}

/** Leaves out walks that are the beginning of another one. */
function withoutPrefixes(walks: readonly Walk[]): Walk[] {
  const named = walks.map((walk) => ({
    walk,
    names: [walk.start, ...walk.edges.map((edge) => `${edge.label}@${edge.to}`)],
  }));
  named.sort((one, other) => other.names.length - one.names.length);
  const prefixes = new Set<string>();
  return named.flatMap(({ walk, names }) => {
    const whole = names.join('\n');
    if (prefixes.has(whole)) return [];
    for (let length = 1; length <= names.length; length += 1) prefixes.add(names.slice(0, length).join('\n'));
    return [walk];
  });
}

/** Walks side by side with those that begin like them. */
export function inOrder(walks: readonly Walk[]): Walk[] {
  return walks
    .map((walk) => ({ walk, name: `${walk.start}\n${walk.edges.map(({ label, to }) => `${label}@${to}`).join('\n')}` }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ walk }) => walk);
}

/** How many steps two walks from the same start have in common. */
export function sharedLength(one: Walk, other: Walk): number {
  const differs = one.edges.findIndex((edge, index) => edge !== other.edges[index]);
  return differs < 0 ? one.edges.length : differs;
}

/** `start: heart.pressed(member) → saveFavourite: kept`. */
export const nameOfWalk = (walk: Walk): string =>
  `${walk.start}: ${walk.edges.map((edge) => edge.stimulus.name).join(' → ') || '(nothing happens)'}`;
