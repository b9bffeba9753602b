import { isDeepStrictEqual } from 'node:util';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { controlProblems, dispatch } from './controls.ts';
import { Coverage, isOf } from './coverage.ts';
import { Gates } from './gates.ts';
import type { Edge } from './graph.ts';
import { type Model, NO_VIEW } from './model.ts';
import { focus } from './mutant-place.ts';
import { activeLeaves } from './nodes.ts';
import { lastOutcomeOf } from './stimuli.ts';
import { settingsOf, type ViewWalk, viewWalksOf } from './view-walks.ts';

/** What a view under test is given: actors that wait for the walk, the walk's clock, and the ear of its coverage. */
export type ViewHarness = {
  /** The machine with `actors` provided, for flows that take a machine. */
  machine: AnyStateMachine;
  /** What every flow of the view runs on; its actors are the same ones, by source. */
  runtime: {
    actors: Record<string, AnyActorLogic>;
    clock: SimulatedClock;
    inspect: (event: InspectionEvent) => void;
  };
  /** The world in which the walk happens, as the model's cases name it. */
  setting: string;
  /** The label of the model's input with which the machine starts, and that input. */
  start: string;
  input: unknown;
};

/** `snapshot` is needed only where the actor is not inspected, for example one that was created outside React. */
export type Mounted = { unmount: () => void; snapshot?: () => AnyMachineSnapshot };
export type Mount = (harness: ViewHarness) => Mounted | Promise<Mounted>;

/** Milliseconds that a view may take to show what a state shows. */
type ViewOptions = { patience?: number };

type ViewRun = {
  walks: readonly ViewWalk[];
  /** Takes one walk; throws what is wrong. A walk is taken once, however often it is asked for. */
  take: (index: number) => Promise<void>;
  /** States in which `see` was asked, and those in which it was not content. */
  seen: ReadonlySet<string>;
  unseen: ReadonlyMap<string, string>;
  coverage: Coverage;
  /** Transitions that the walks should have taken and the view did not. */
  missing: () => string[];
  steps: () => number;
};

/** L2: the walks of a model against a rendered view. Needs a DOM. */
export function viewRun(
  model: Model,
  mount: Mount,
  { patience = focus.on ? 3000 : 15_000 }: ViewOptions = {},
): ViewRun {
  if (model.causes === NO_VIEW) throw new Error(`${model.machine.id} has no view to walk`);
  const { walks, transitions } = viewWalksOf(model);
  if (walks.length === 0)
    throw new Error(
      `zero walks: no view can cause anything in ${model.machine.id} (settings ${settingsOf(model).join(', ')})`,
    );
  const coverage = new Coverage(model.machine);
  const seen = new Set<string>();
  const unseen = new Map<string, string>();
  const taken = new Map<number, Promise<void>>();
  let steps = 0;

  const walkOnce = async (walk: ViewWalk) => {
    const on = new Walker(model, walk, coverage, patience);
    try {
      await on.open(mount);
      await on.look(undefined, seen, unseen);
      for (const edge of walk.edges) {
        await on.step(edge);
        steps += 1;
        await on.look(edge, seen, unseen);
      }
    } finally {
      on.close();
    }
  };
  return {
    walks,
    take: (index) => {
      const walk = walks[index];
      if (!walk) throw new Error(`no walk ${index}`);
      const running = taken.get(index) ?? walkOnce(walk);
      taken.set(index, running);
      return running;
    },
    seen,
    unseen,
    coverage,
    missing: () => [...transitions].filter((label) => !coverage.taken.has(label)),
    steps: () => steps,
  };
}

/** All walks of a view at once: answers with everything that is wrong. */
export async function walkView(model: Model, mount: Mount, options: ViewOptions = {}): Promise<string[]> {
  const run = viewRun(model, mount, options);
  const problems: string[] = [];
  for (const index of run.walks.keys()) {
    await run
      .take(index)
      .catch((thrown: unknown) => problems.push(thrown instanceof Error ? thrown.message : String(thrown)));
  }
  return problems.length > 0 ? problems : run.missing().map((label) => `never taken by the view: ${label}`);
}

class Walker {
  readonly #model: Model;
  readonly #walk: ViewWalk;
  readonly #coverage: Coverage;
  readonly #clock = new SimulatedClock();
  readonly #user: UserEvent = userEvent.setup({ delay: null });
  readonly #gates: Gates;
  readonly #patience: { timeout: number; interval: number };
  /** Started ones only: an effect of the render starts an actor, and what hears the world is subscribed with it. */
  readonly #refs = new Set<InspectionEvent['actorRef']>();
  #sent: AnyEventObject[] = [];
  #done = 0;
  #mounted: Mounted | undefined;

  constructor(model: Model, walk: ViewWalk, coverage: Coverage, patience: number) {
    this.#patience = { timeout: patience, interval: 5 };
    this.#model = model;
    this.#walk = walk;
    this.#coverage = coverage;
    this.#gates = new Gates(model);
  }

  async open(mount: Mount): Promise<void> {
    const { machine, inputs } = this.#model;
    const { setting, start } = this.#walk;
    const harness: ViewHarness = {
      machine: machine.provide({ actors: this.#gates.actors }),
      runtime: { actors: this.#gates.actors, clock: this.#clock, inspect: this.#listen },
      setting,
      start,
      input: inputs[start],
    };
    await act(async () => {
      this.#mounted = await mount(harness);
    });
    await flush();
  }

  close(): void {
    act(() => this.#mounted?.unmount());
  }

  readonly #listen = (event: InspectionEvent): void => {
    this.#coverage.inspect(event);
    if (event.type !== '@xstate.event') return;
    if (event.event.type === 'xstate.init') this.#refs.add(event.actorRef);
    if (isOf(this.#model.machine, snapshotOf(event.actorRef))) this.#sent.push(event.event);
  };

  /** The view's machine as it stands. */
  #snapshot(): AnyMachineSnapshot {
    const given = this.#mounted?.snapshot?.();
    if (given) return given;
    const found = [...this.#refs].map(snapshotOf).findLast((each) => isOf(this.#model.machine, each));
    if (!isOf(this.#model.machine, found))
      throw new Error(`the view runs no ${this.#model.machine.id}: pass it the harness's clock, inspect and actors`);
    return found;
  }

  async step({ stimulus }: Edge): Promise<void> {
    this.#sent = [];
    this.#done += 1;
    if (stimulus.via === 'event') {
      await dispatch(this.#model, stimulus, this.#user);
      await flush();
      this.#checkSent(stimulus.name, stimulus.event);
    } else if (stimulus.via === 'after') {
      await act(async () => this.#clock.increment(stimulus.delay));
    } else {
      await waitFor(() => {
        if (this.#gates.open(stimulus.actor).length === 0) throw new Error(`${stimulus.actor} was not called`);
      }, this.#patience);
      await act(async () => this.#gates.settle(stimulus.actor, stimulus.outcome));
    }
    await flush();
  }

  #checkSent(name: string, expected: AnyEventObject): void {
    if (this.#mounted?.snapshot && this.#refs.size === 0) return;
    const sent = this.#sent.filter((event) => event.type === expected.type);
    if (sent.length === 0) throw new Error(`dead control: ${name} sends no ${expected.type}`);
    const cause = this.#model.causes === NO_VIEW ? undefined : this.#model.causes[expected.type];
    if (cause && 'anyPayload' in cause) return;
    // Typing a word sends an event for each letter; the last one counts.
    const [was = '', due = ''] = [sent.at(-1), expected].map((event) => JSON.stringify(event));
    if (!isDeepStrictEqual(JSON.parse(was), JSON.parse(due))) throw new Error(`${name} sends ${was}, not ${due}`);
  }

  /** The machine is where the walk is, the state shows what it should, and the controls are those of its events. */
  async look(edge: Edge | undefined, seen: Set<string>, unseen: Map<string, string>): Promise<void> {
    const due = edge?.to ?? this.#startKey();
    const at = this.#where();
    await waitFor(() => {
      const value = JSON.stringify(this.#snapshot().value);
      const [expected] = JSON.parse(due) as [unknown];
      if (value !== JSON.stringify(expected))
        throw new Error(`${at}: the machine is in ${value}, not in ${JSON.stringify(expected)}`);
    }, this.#patience);
    const snapshot = this.#snapshot();
    for (const leaf of activeLeaves(snapshot)) {
      const shows = this.#model.shows[leaf];
      if (!shows) throw new Error(`state without an assertion: ${leaf}`);
      seen.add(leaf);
      await waitFor(
        () => shows.see({ snapshot, screen, outcome: lastOutcomeOf(edge?.stimulus) }),
        this.#patience,
      ).catch((thrown: unknown) => {
        const why = `${at}: ${leaf} does not show it: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
        unseen.set(leaf, why);
        throw new Error(why);
      });
    }
    await waitFor(() => {
      const problems = controlProblems(this.#model, this.#snapshot(), this.#walk.setting);
      if (problems.length > 0) throw new Error(`${at}: ${problems.join('; ')}`);
    }, this.#patience);
  }

  #startKey(): string {
    const [first] = this.#walk.edges;
    if (!first) throw new Error('a walk without steps');
    return first.from;
  }

  #where(): string {
    const done = this.#walk.edges.slice(0, this.#done).map((edge) => edge.stimulus.name);
    return `[${this.#walk.setting}] ${[this.#walk.start, ...done].join(' → ')}`;
  }
}

const snapshotOf = (ref: InspectionEvent['actorRef']): unknown =>
  'getSnapshot' in ref && typeof ref.getSnapshot === 'function' ? ref.getSnapshot() : undefined;

/** Lets promises settle and React draw. */
const flush = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
