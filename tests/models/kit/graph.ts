import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { Effect } from './effects.ts';
import type { Model } from './model.ts';
import { activeLeaves, activeNodes, labelOf } from './nodes.ts';
import { type Step, stepper } from './step.ts';
import { type Stimulus, stimuliOf } from './stimuli.ts';

export type Edge<Snapshot = AnyMachineSnapshot> = {
  from: string;
  to: string;
  /** The snapshot at `from`. */
  before: Snapshot;
  stimulus: Stimulus;
  /** The transitions that it takes, in order, and their lines. */
  transitions: readonly AnyTransitionDefinition[];
  taken: string[];
  label: string;
  effects: readonly Effect[];
  /** Where it leads from here; the state of `to` may differ in what `bound` leaves out. */
  next: Snapshot;
};
type State<Snapshot = AnyMachineSnapshot> = { key: string; snapshot: Snapshot; out: Edge<Snapshot>[] };

/** All states that a machine can be in, distinguished by `bound`, and all that can happen in them. */
export type Graph<Snapshot = AnyMachineSnapshot> = {
  states: ReadonlyMap<string, State<Snapshot>>;
  starts: ReadonlyMap<string, string>;
  /** The first step of each input. */
  beginnings: ReadonlyMap<string, Step>;
  edges: readonly Edge<Snapshot>[];
  taken: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  entered: ReadonlySet<string>;
  happened: ReadonlySet<string>;
  isRest: (snapshot: AnyMachineSnapshot) => boolean;
  problems: readonly string[];
  steps: number;
};

/** What distinguishes two snapshots: where they are, how they ended, what history remembers, and the bounded context. */
export function keyOf(model: Model, snapshot: AnyMachineSnapshot): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify([snapshot.value, snapshot.status, history, model.bound(snapshot.context)]);
}

/** Whether a machine is at rest: nothing runs and only a person goes on, or it has ended well. */
export function isRest(model: Model, snapshot: AnyMachineSnapshot): boolean {
  const within = (leaf: string) => model.rest.some((path) => leaf === path || leaf.startsWith(`${path}.`));
  return snapshot.status === 'done' || (snapshot.status === 'active' && activeLeaves(snapshot).every(within));
}

/** Walks everything that can happen, breadth first, until no new state appears or the model's limit is passed. */
export function graphOf(model: Model): Graph {
  const { start, step } = stepper(model.machine);
  const states = new Map<string, State>();
  const starts = new Map<string, string>();
  const beginnings = new Map<string, Step>();
  const edges: Edge[] = [];
  const [taken, refused, entered, happened] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const problems: string[] = [];
  const queue: State[] = [];
  let steps = 0;

  const note = (one: Step) => {
    for (const each of one.taken) {
      taken.add(labelOf(each));
      // Also the states that an always-transition leaves at once, which no snapshot rests in.
      for (const node of [each.source, ...(each.target ?? [])]) entered.add(node.id);
    }
    for (const each of one.refused) refused.add(labelOf(each));
    steps += 1;
  };
  const visit = (snapshot: AnyMachineSnapshot): string => {
    const key = keyOf(model, snapshot);
    if (states.has(key)) return key;
    const state = { key, snapshot, out: [] };
    states.set(key, state);
    queue.push(state);
    for (const node of activeNodes(snapshot)) entered.add(node.id);
    return key;
  };

  for (const [label, input] of Object.entries(model.inputs)) {
    const first = start(input);
    if (first.next.status === 'error') return empty(model, [`start ${label}: ${String(first.next.error)}`]);
    note(first);
    beginnings.set(label, first);
    starts.set(label, visit(first.next));
  }

  for (let state = queue.shift(); state; state = queue.shift()) {
    if (states.size > model.limit) {
      problems.push(`more than ${model.limit} states: tighten bound() or raise limit`);
      break;
    }
    if (state.snapshot.status !== 'active') continue;
    const left = new Set<unknown>();
    for (const stimulus of stimuliOf(model, state.snapshot)) {
      // A longer delay of the same state never passes once a shorter one has left it.
      if (stimulus.via === 'after' && left.has(stimulus.node)) continue;
      const result = attempt(() => step(state.snapshot, stimulus.event));
      if (typeof result === 'string') {
        problems.push(`${state.key} ${stimulus.name}: threw ${result}`);
        continue;
      }
      note(result);
      if (result.next.status === 'error')
        problems.push(`${state.key} ${stimulus.name}: stops the machine with an error`);
      if (result.taken.length > 0 || result.refused.some((each) => each.eventType === stimulus.event.type))
        happened.add(stimulus.name);
      if (result.taken.length === 0) continue;
      if (stimulus.via === 'after' && !activeNodes(result.next).includes(stimulus.node)) left.add(stimulus.node);
      const labels = result.taken.map(labelOf);
      const edge: Edge = {
        from: state.key,
        to: visit(result.next),
        before: state.snapshot,
        stimulus,
        transitions: result.taken,
        taken: labels,
        label: `${stimulus.name} | ${labels.join(' | ')}`,
        effects: result.effects,
        next: result.next,
      };
      state.out.push(edge);
      edges.push(edge);
    }
  }
  return { ...empty(model, problems), states, starts, beginnings, edges, taken, refused, entered, happened, steps };
}

function empty(model: Model, problems: string[]): Graph {
  const none = new Set<string>();
  const isRestOf = (snapshot: AnyMachineSnapshot) => isRest(model, snapshot);
  return {
    states: new Map(),
    starts: new Map(),
    beginnings: new Map(),
    edges: [],
    taken: none,
    refused: none,
    entered: none,
    happened: none,
    isRest: isRestOf,
    problems,
    steps: 0,
  };
}

function attempt<T>(run: () => T): T | string {
  try {
    return run();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Keys of the states from which a state that holds can be reached. */
export function canReach(graph: Graph, holds: (state: State) => boolean): ReadonlySet<string> {
  const into = groupByTarget(graph.edges);
  const reached = new Set([...graph.states.values()].filter(holds).map((state) => state.key));
  const queue = [...reached];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    for (const { from } of into.get(key) ?? []) {
      if (reached.has(from)) continue;
      reached.add(from);
      queue.push(from);
    }
  }
  return reached;
}

function groupByTarget(edges: readonly Edge[]): Map<string, Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(edge.to);
    if (group) group.push(edge);
    else groups.set(edge.to, [edge]);
  }
  return groups;
}
