import type { AnyMachineSnapshot } from 'xstate';
import { canReach, type Graph, graphOf, keyOf } from './graph.ts';
import { FROM_AN_ACTOR, type Model, NO_VIEW } from './model.ts';
import { activeLeaves, pathOf, statesOf, transitionsOf } from './nodes.ts';
import { stepper } from './step.ts';
import { needsNobody } from './stimuli.ts';
import { nameOfWalk, type Walk, type Walks, walksOf } from './walks.ts';

/** What L1 found. Each list holds the problems of one question; all are empty when the machine is as its model says. */
export type Exploration = {
  graph: Graph;
  walks: Walks;
  coverage: string[];
  walking: string[];
  invariants: Record<string, string[]>;
  properties: Record<string, string[]>;
  shown: Record<string, string[]>;
  steps: number;
  milliseconds: number;
};

/** L1: builds the whole graph by pure `transition()`, then takes every walk anew from its start. */
export function explore(model: Model): Exploration {
  const began = performance.now();
  const graph = graphOf(model);
  const walks = walksOf(graph);
  const invariants = lists(Object.keys(model.invariants));
  const shown = lists(Object.keys(model.shows));
  const walking = walks.walks.length === 0 ? ['zero walks: nothing can happen to this machine'] : [];
  const seen = new Set<string>();
  const { start, step } = stepper(model.machine);
  let steps = graph.steps;

  const look = (walk: Walk, done: number, now: AnyMachineSnapshot, before: AnyMachineSnapshot | undefined) => {
    const here = () => `after ${nameOfWalk({ start: walk.start, edges: walk.edges.slice(0, done) })}`;
    for (const [name, holds] of Object.entries(model.invariants)) {
      const broken = complaintOf(() => holds(now, before));
      if (broken !== undefined) invariants[name]?.push(`${here()}: ${broken}`);
    }
    for (const leaf of activeLeaves(now)) {
      seen.add(leaf);
      const shows = model.shows[leaf];
      if (model.causes !== NO_VIEW || !shows) continue;
      const broken = complaintOf(() => shows.see({ snapshot: now, screen: noScreen }));
      if (broken !== undefined) shown[leaf]?.push(`${here()}: ${broken}`);
    }
  };

  for (const walk of walks.walks) {
    let now = start(model.inputs[walk.start]).next;
    look(walk, 0, now, undefined);
    for (const [index, edge] of walk.edges.entries()) {
      const before = now;
      now = step(before, edge.stimulus.event).next;
      steps += 1;
      look(walk, index + 1, now, before);
      if (keyOf(model, now) !== edge.to) {
        walking.push(
          `${nameOfWalk(walk)}: step ${index + 1} leads to ${keyOf(model, now)}, not to ${edge.to}: bound() merges states that differ`,
        );
        break;
      }
    }
  }
  for (const path of Object.keys(model.shows)) if (!seen.has(path)) shown[path]?.push(`no walk comes to ${path}`);

  return {
    graph,
    walks,
    coverage: coverageProblems(model, graph),
    walking,
    invariants,
    properties: propertyProblems(model, graph),
    shown,
    steps,
    milliseconds: performance.now() - began,
  };
}

/** Everything that L1 found wrong, in one list. */
export const problemsOf = (found: Exploration): string[] => [
  ...found.graph.problems,
  ...found.coverage,
  ...found.walking,
  ...[found.invariants, found.properties, found.shown].flatMap((each) =>
    Object.entries(each).flatMap(([name, problems]) => problems.map((problem) => `${name}: ${problem}`)),
  ),
];

function coverageProblems(model: Model, graph: Graph): string[] {
  const transitions = [...transitionsOf(model.machine)];
  const cases = Object.entries(model.events).flatMap(([type, each]) =>
    each === FROM_AN_ACTOR ? [] : each.map((one) => `${type}(${one.label})`),
  );
  return [
    ...statesOf(model.machine)
      .filter((node) => node.type !== 'history' && !graph.entered.has(node.id))
      .map((node) => `never entered: ${pathOf(node)}`),
    ...transitions.filter(([, label]) => !graph.taken.has(label)).map(([, label]) => `never taken: ${label}`),
    ...transitions
      .filter(([each, label]) => each.guard && graph.taken.has(label) && !graph.refused.has(label))
      .map(([, label]) => `guard never false: ${label}`),
    ...cases.filter((name) => !graph.happened.has(name)).map((name) => `case that never does anything: ${name}`),
  ];
}

function propertyProblems(model: Model, graph: Graph): Record<string, string[]> {
  const states = [...graph.states.values()];
  const resting = canReach(graph, (state) => graph.isRest(state.snapshot));
  const own: Record<string, (graph: Graph) => string[]> = {
    'from every state a rest state can be reached': () =>
      states.filter((state) => !resting.has(state.key)).map((state) => state.key),
    'no busy state without an exit that needs nobody': () =>
      states
        .filter((state) => state.snapshot.status === 'active' && !graph.isRest(state.snapshot))
        .filter((state) => !state.out.some((edge) => needsNobody(model, edge.stimulus) && edge.to !== state.key))
        .map((state) => state.key),
    'no rest state is busy': () =>
      states
        .filter(
          (state) =>
            graph.isRest(state.snapshot) && state.snapshot.status === 'active' && state.snapshot.tags.has('busy'),
        )
        .map((state) => state.key),
    'the context is plain JSON': () =>
      states.flatMap((state) => notJson(state.snapshot.context, 'context').map((path) => `${state.key}: ${path}`)),
  };
  return Object.fromEntries(
    Object.entries({ ...own, ...model.properties }).map(([name, check]) => [name, check(graph)]),
  );
}

/** Paths of values that do not survive a round trip through JSON. */
function notJson(value: unknown, path: string): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((each, index) => notJson(each, `${path}[${index}]`));
  if (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    return Object.entries(value).flatMap(([key, each]) => notJson(each, `${path}.${key}`));
  }
  return [path];
}

/** What is wrong when a check says false or throws; undefined when it holds. */
export function complaintOf(check: () => unknown): string | undefined {
  try {
    return check() === false ? 'does not hold' : undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

const lists = (names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(names.map((name) => [name, []]));

const noScreen = new Proxy({} as import('@testing-library/dom').Screen, {
  get: () => {
    throw new Error('this model has no view: its states are seen in the snapshot');
  },
});
