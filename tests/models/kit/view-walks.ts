import type { AnyMachineSnapshot } from 'xstate';
import { type Edge, type Graph, graphOf } from './graph.ts';
import { type Model, NO_VIEW } from './model.ts';
import { focus, walksAt } from './mutant-place.ts';
import { activeNodes } from './nodes.ts';
import { millisecondsOf, type Stimulus } from './stimuli.ts';
import { pathBetween, shortestPaths, type Walk } from './walks.ts';

/** A walk that a view can take in one setting: the world in which its events can be caused. */
export type ViewWalk = Walk & { setting: string };

/** The setting of models whose cases name none. */
const ANY_SETTING = 'any';

/** Longest walk; a longer one costs less than a second mount but its failure is harder to read. */
const LONGEST = 12;

/**
 * Walks for a view: in each setting every different thing that can happen there (where from, what, which transitions)
 * happens at least once. Answers also with the transitions that such walks cover.
 */
export function viewWalksOf(model: Model): { walks: ViewWalk[]; transitions: ReadonlySet<string> } {
  const graph = graphOf(model);
  const all = settingsOf(model).flatMap((setting) => {
    const within = restricted(model, graph, setting);
    return cover(within).map((walk): ViewWalk => ({ ...walk, setting }));
  });
  const walks = walksAt(graph, all, focus.on);
  return { walks, transitions: new Set(walks.flatMap((walk) => walk.edges.flatMap((edge) => edge.taken))) };
}

/** All settings that the cases of a model name. */
export function settingsOf(model: Model): string[] {
  const named = Object.values(model.events).flatMap((cases) =>
    typeof cases === 'string' ? [] : cases.flatMap((each) => each.setting ?? []),
  );
  return named.length > 0 ? [...new Set(named)] : [ANY_SETTING];
}

/** Whether a view can make an edge happen in a setting. */
function canHappen(model: Model, edge: Edge, setting: string): boolean {
  const { stimulus } = edge;
  if (stimulus.via !== 'event') return true;
  const cause = model.causes === NO_VIEW ? undefined : model.causes[stimulus.event.type];
  if (!cause || 'never' in cause || stimulus.case.offView !== undefined) return false;
  return stimulus.case.setting === undefined || stimulus.case.setting === setting;
}

/** A view has one clock: a wait cannot end alone while another one, no longer than it, runs in another region. */
const canPassAlone = (at: AnyMachineSnapshot, stimulus: Stimulus): boolean =>
  stimulus.via !== 'after' ||
  activeNodes(at).every(
    (node) => node === stimulus.node || node.after.every((each) => millisecondsOf(at, each.delay) > stimulus.delay),
  );

function restricted(model: Model, graph: Graph, setting: string): Graph {
  const states = new Map(
    [...graph.states].map(([key, state]) => [
      key,
      {
        ...state,
        out: state.out.filter((edge) => canHappen(model, edge, setting) && canPassAlone(state.snapshot, edge.stimulus)),
      },
    ]),
  );
  const within = { ...graph, states };
  const reached = shortestPaths(within);
  return {
    ...within,
    edges: [...states.values()].filter((state) => reached.has(state.key)).flatMap((state) => state.out),
  };
}

/** What makes two edges the same for a view: bounded context apart, the same thing happens in the same state. */
const sameness = (graph: Graph, edge: Edge): string =>
  `${JSON.stringify(graph.states.get(edge.from)?.snapshot.value)} ${edge.label}`;

/** Few walks that cover all edges: each goes on from where it stands to the nearest edge not yet taken. */
function cover(graph: Graph): Walk[] {
  // Among edges that are the same the nearest is taken: breadth-first, that is the first one.
  const left = new Map([...graph.edges].reverse().map((edge) => [sameness(graph, edge), edge]));
  const heads = shortestPaths(graph);
  const walks: Walk[] = [];
  while (left.size > 0) {
    const [first] = [...left.values()].sort(
      (one, other) => (heads.get(one.from)?.edges.length ?? 0) - (heads.get(other.from)?.edges.length ?? 0),
    );
    const head = first && heads.get(first.from);
    if (!first || !head) break;
    const edges: Edge[] = [...head.edges, first];
    const strike = () => {
      for (const edge of edges) left.delete(sameness(graph, edge));
    };
    strike();
    for (let more = onward(graph, edges, left); more; more = onward(graph, edges, left)) {
      edges.push(...more);
      strike();
    }
    walks.push({ start: head.start, edges });
  }
  return walks;
}

function onward(graph: Graph, edges: readonly Edge[], left: ReadonlyMap<string, Edge>): Edge[] | undefined {
  const here = edges.at(-1)?.to;
  if (here === undefined) return undefined;
  return [...left.values()]
    .flatMap((edge) => {
      const path = pathBetween(graph, here, edge.from);
      return path && edges.length + path.length + 1 <= LONGEST ? [[...path, edge]] : [];
    })
    .sort((one, other) => one.length - other.length)[0];
}
