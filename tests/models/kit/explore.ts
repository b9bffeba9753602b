import type { AnyMachineSnapshot } from 'xstate';
import { failureProblems, outcomeProblems } from './failures.ts';
import { canReach, type Graph, graphOf, keyOf } from './graph.ts';
import { FROM_AN_ACTOR, type Model, NO_VIEW } from './model.ts';
import { activeLeaves, activeNodes, pathOf, statesOf, transitionsOf } from './nodes.ts';
import { labelOf } from './on-graph.ts';
import { stepper } from './step.ts';
import { lastOutcomeOf, needsNoPerson } from './stimuli.ts';
import { watchEdges } from './vacuous.ts';
import { waitProblems } from './waits.ts';
import { inOrder, nameOfWalk, sharedLength, type Walk, type Walks, walksOf } from './walks.ts';

/** What L1 found. Each list holds the problems of one question; all are empty when the machine is as its model says. */
export type Exploration = {
  graph: Graph;
  walks: Walks;
  coverage: string[];
  walking: string[];
  invariants: Record<string, string[]>;
  properties: Record<string, string[]>;
  failures: string[];
  waits: string[];
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
      const outcome = lastOutcomeOf(walk.edges[done - 1]?.stimulus);
      const broken = complaintOf(() => shows.see({ snapshot: now, screen: noScreen, outcome }));
      if (broken !== undefined) shown[leaf]?.push(`${here()}: ${broken}`);
    }
  };

  // Walks that begin alike are side by side, and what they share is taken once: `transition()` is pure.
  let shared: { walk: Walk; snapshots: AnyMachineSnapshot[] } | undefined;
  for (const walk of inOrder(walks.walks)) {
    const common = shared?.walk.start === walk.start ? sharedLength(shared.walk, walk) : -1;
    const snapshots: AnyMachineSnapshot[] = common < 0 ? [] : (shared?.snapshots.slice(0, common + 1) ?? []);
    shared = { walk, snapshots };
    if (snapshots.length === 0) {
      const first = start(model.inputs[walk.start]).next;
      snapshots.push(first);
      look(walk, 0, first, undefined);
    }
    for (let index = snapshots.length - 1; index < walk.edges.length; index += 1) {
      const [before, edge] = [snapshots[index], walk.edges[index]];
      if (!before || !edge) break;
      const now = step(before, edge.stimulus.event).next;
      snapshots.push(now);
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
    failures: failureProblems(model, graph),
    waits: waitProblems(model, graph),
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
  ...found.failures,
  ...found.waits,
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
    ...outcomeProblems(model, graph),
    ...cases.filter((name) => !graph.happened.has(name)).map((name) => `case that never does anything: ${name}`),
  ];
}

/** Statements that hold of every machine. */
const GENERAL: Record<string, (graph: Graph, model: Model) => string[]> = {
  'from every state a rest state can be reached': (graph) => {
    const resting = canReach(graph, (state) => graph.isRest(state.snapshot));
    return [...graph.states.keys()].filter((key) => !resting.has(key));
  },
  'no busy state without an automatic exit': (graph, model) =>
    [...graph.states.values()]
      .filter((state) => state.snapshot.status === 'active' && !graph.isRest(state.snapshot))
      .filter((state) => !state.out.some((edge) => needsNoPerson(model, edge.stimulus) && edge.to !== state.key))
      .map((state) => state.key),
  'a bound ends the work that it bounds': (graph) =>
    graph.edges.flatMap(({ from, label, next, stimulus, transitions }) =>
      stimulus.via === 'after' &&
      stimulus.node.invoke.length > 0 &&
      activeNodes(next).some(({ id }) => id === stimulus.node.id) &&
      // Left and entered anew, the state has ended its work and begins other work.
      !transitions.some(({ reenter, source }) => reenter && source.id === stimulus.node.id)
        ? [`${from} ${label}`]
        : [],
    ),
  'no rest state is busy': (graph) =>
    [...graph.states.values()]
      .filter(({ snapshot }) => graph.isRest(snapshot) && snapshot.status === 'active' && snapshot.tags.has('busy'))
      .map((state) => state.key),
  'the context is plain JSON': (graph) =>
    [...graph.states.values()].flatMap((state) =>
      notJson(state.snapshot.context, 'context').map((path) => `${state.key}: ${path}`),
    ),
};

/** Titles of all statements about a model's graph. */
export const propertiesOf = (model: Model): string[] => Object.keys({ ...GENERAL, ...model.properties });

function propertyProblems(model: Model, graph: Graph): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries({ ...GENERAL, ...model.properties }).map(([name, check]) => {
      let problems: string[] = [];
      const watched = watchEdges(graph);
      const thrown = complaintOf(() => {
        problems = check(watched.graph, model).map((each) => (typeof each === 'string' ? each : labelOf(each)));
        if (watched.isVacuous()) problems.push('what it is about never happens');
      });
      return [name, thrown === undefined ? problems : [thrown]];
    }),
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
