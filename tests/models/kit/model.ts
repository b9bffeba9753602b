import type { Screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
  TagsFrom,
} from 'xstate';
import { Failure, type FailureCode } from '#domain/failure.ts';
import type { Edge, Graph } from './graph.ts';
import { type Places, wrongTargets } from './on-graph.ts';

/** One payload of an event. `setting`: the world in which a person can cause it; `offView`: why no view can. */
export type EventCase = { label: string; payload?: object; setting?: string; offView?: string };

type CaseOf<Payload> = Omit<EventCase, 'payload'> &
  (keyof Payload extends never ? { payload?: never } : { payload: Payload });

type PayloadOf<E, T> = E extends { type: T } ? Omit<E, 'type'> : never;

/** The types of the events that carry nothing. */
type PlainTypes<E extends { type: string }> = {
  [T in E['type']]: keyof PayloadOf<E, T> extends never ? T : never;
}[E['type']];

/** What a piece of invoked work can come to: its output, what it throws, or an event that it sends to the machine. */
export type Outcome =
  | { kind: 'done'; label: string; output: unknown }
  | { kind: 'failed'; label: string; error: unknown }
  | { kind: 'sent'; label: string; event: AnyEventObject };

/** An actor that ends with an output. */
export const done = (label: string, output?: unknown): Outcome => ({ kind: 'done', label, output });
/** An actor that throws: a `Failure` of that code, or something else. */
export const failed = (label: string, error: FailureCode | Error): Outcome => ({
  kind: 'failed',
  label,
  error: typeof error === 'string' ? new Failure(error) : error,
});
/** An actor that sends an event to the machine and goes on. */
export const sent = (label: string, event: AnyEventObject): Outcome => ({ kind: 'sent', label, event });

/** What every request may come to instead of its answer: no network, an error of the server, and what was not foreseen. */
export const REQUEST_FAILS: readonly Outcome[] = [
  failed('offline', 'offline'),
  failed('server error', 'server'),
  failed('unforeseen', new Error('unforeseen')),
];

/** The event reaches the machine from one of its actors (`sent`), so the model lists no cases of its own. */
export const FROM_AN_ACTOR = 'from an actor';
/** The machine has no view of its own: `shows` looks at the snapshot, and L1 runs it. */
export const NO_VIEW = 'no view';

/** What a state shows. `says` becomes a test title, so it begins with the requirement ids that `see` would catch. */
type Shows<Snapshot = AnyMachineSnapshot> = {
  says: string;
  see: (seen: { snapshot: Snapshot; screen: Screen; outcome: LastOutcome | null }) => void;
};

/**
 * What work came to, by the labels of the model, where that is what led to the state: null at a start and once an event
 * has followed. `see` expects from it what the specification says of that outcome; `snapshot.context` would agree with
 * a machine that keeps the wrong thing. A bound is the outcome `after(name)` of the actor that it ends, null for none.
 */
export type LastOutcome = { actor: string | null; label: string };

type CauseArgs<Payload = unknown> = { screen: Screen; label: string; payload: Payload };
/** How a person causes an event (a control, clicked unless `perform` says otherwise), how else it arrives, or why never. */
export type Cause<Payload = unknown> =
  | {
      control: (args: CauseArgs<Payload>) => HTMLElement | null;
      perform?: (user: UserEvent, args: CauseArgs<Payload>) => Promise<void>;
      /** Why the control stays enabled where nothing comes of it, as a search button beside an empty box may. */
      idle?: string;
      /** The view sends data of its own, so the sent payload is not compared with the case. */
      anyPayload?: true;
    }
  | { arrives: (args: CauseArgs<Payload>) => void | Promise<void>; anyPayload?: true }
  | { never: string };

/**
 * How a machine reports why the last try failed. After a failed outcome the code of its error is expected, after a bound
 * `timed-out`, and nothing once the same actor is tried again. Names are `actor` or `actor: label`, for a bound
 * `actor: after(name)`.
 */
type Failures<Context = unknown> = {
  /** Where it is reported; without it `failure`, `refusal` or `error` of the context, where there is one. */
  of?: (context: Context) => unknown;
  /** What is reported instead of the code of the error. */
  reports?: Record<string, unknown>;
  /** Why nothing is reported, or why what is reported stays when it is tried again. */
  unreported?: Record<string, string>;
};

/** Answers with what is wrong about a graph: in words, or the edges that should not be there. */
type Property<Snapshot = AnyMachineSnapshot> = (graph: Graph<Snapshot>) => readonly (string | Edge)[];

type Invariant<Snapshot = AnyMachineSnapshot> = (now: Snapshot, before: Snapshot | undefined) => boolean;

type Events<E extends { type: string }, LeftOut extends string> = {
  [T in Exclude<E['type'], LeftOut>]: readonly CaseOf<PayloadOf<E, T>>[] | typeof FROM_AN_ACTOR;
} & { [T in LeftOut]?: readonly CaseOf<PayloadOf<E, T>>[] | typeof FROM_AN_ACTOR };

/** What a `<flow>.model.ts` declares about one machine. Names of invariants, properties and `says` are test titles. */
type ModelSpec<M extends AnyStateMachine> = {
  machine: M;
  /** Labelled inputs; each is a start of the graph. A machine without input says `{ start: undefined }`. */
  inputs: Record<string, InputFrom<M>>;
  /** By actor id or src: every success variant and every failure class. */
  outcomes: Record<string, readonly Outcome[]>;
  /** The part of the context that distinguishes two states; must be finite. */
  bound: (context: ContextFrom<M>) => unknown;
  /** Most states the graph may have: more of them is a failure, not a longer wait. */
  limit: number;
  /** Paths of the states in which nothing runs and only a person goes on. */
  rest: readonly string[];
  /** Tags of this machine beyond kit/tags.ts; each must be declared in its types. */
  tags?: readonly TagsFrom<M>[];
  invariants: Record<string, Invariant<SnapshotFrom<M>>>;
  failures?: Failures<ContextFrom<M>>;
  /** How many milliseconds each named delay lasts, from the specification or by our choice; several where the context decides. Left out, a bound lasts as in waits.ts. */
  waits?: Record<string, number | readonly number[]>;
  /** By `actor: label`: why an outcome never happens to this machine. */
  neverHappens?: Record<string, string>;
  /** Statements about the whole graph; each answers with its problems, or is a table of where steps lead. */
  properties?: Record<string, Property<SnapshotFrom<M>> | Places>;
  /** By actor: the events that ask anew while an answer is waited for, since only the newer one counts. */
  supersedes?: Record<string, readonly EventFrom<M>['type'][]>;
  /** What one call at a time, in any order of presses and answers, means for this flow: the title of that test. */
  oneAtATime?: string;
  shows: Record<string, Shows<SnapshotFrom<M>>>;
} & (
  | {
      /** An event that carries nothing may be left out: then its case is `pressed`. */
      events: Events<EventFrom<M>, PlainTypes<EventFrom<M>>>;
      causes: { [T in EventFrom<M>['type']]: Cause<PayloadOf<EventFrom<M>, T>> };
    }
  | { events: Events<EventFrom<M>, never>; causes: typeof NO_VIEW }
);

/** A model whose machine type is forgotten: what the kit works on. */
export type Model = {
  machine: AnyStateMachine;
  inputs: Record<string, unknown>;
  events: Record<string, readonly EventCase[] | typeof FROM_AN_ACTOR>;
  outcomes: Record<string, readonly Outcome[]>;
  bound: (context: unknown) => unknown;
  limit: number;
  rest: readonly string[];
  tags: readonly string[];
  invariants: Record<string, Invariant>;
  failures: Failures;
  waits: Record<string, number | readonly number[]>;
  neverHappens: Record<string, string>;
  properties: Record<string, Property>;
  supersedes: Record<string, readonly string[]>;
  oneAtATime: string;
  shows: Record<string, Shows>;
  causes: Record<string, Cause> | typeof NO_VIEW;
};

/**
 * Checks a model against its machine's types, then forgets them: a case or cause of an unknown event does not compile.
 * Written `defineModel<typeof machine>({ machine, … })`; without the type argument TypeScript cannot infer the causes.
 */
export function defineModel<M extends AnyStateMachine>(spec: ModelSpec<M>): Model {
  const oneAtATime = 'waits for one answer at a time';
  // Of the causes only an event that carries nothing can be missing among the events, or it would not compile.
  const caused = spec.causes === NO_VIEW ? [] : Object.keys(spec.causes);
  const pressed = caused.map((type) => [type, [{ label: 'pressed' }]]);
  const properties = Object.entries(spec.properties ?? {}).map(([name, each]) => [
    name,
    typeof each === 'function' ? each : (graph: Graph) => wrongTargets(graph, each),
  ]);
  return {
    tags: [],
    failures: {},
    waits: {},
    neverHappens: {},
    supersedes: {},
    oneAtATime,
    ...spec,
    events: { ...Object.fromEntries(pressed), ...spec.events },
    properties: Object.fromEntries(properties),
  } as unknown as Model;
}
