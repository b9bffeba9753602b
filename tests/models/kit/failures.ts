import { failureCodeOf } from '#domain/failure.ts';
import type { Edge, Graph } from './graph.ts';
import type { Model } from './model.ts';
import { statesOf } from './nodes.ts';

/** Keys under which a context usually keeps why the last try failed. */
const USUAL_KEYS = ['failure', 'refusal', 'error'];

/** Outcomes of a model that never happen in its graph. */
export function outcomeProblems(model: Model, graph: Graph): string[] {
  const invokes = [model.machine.root, ...statesOf(model.machine)].flatMap((node) => node.invoke);
  const never = Object.entries(model.outcomes).flatMap(([actor, outcomes]) => {
    const ids = new Set(invokes.filter(({ id, src }) => id === actor || src === actor).map(({ id }) => id));
    return outcomes
      .filter(({ label }) => ![...ids].some((id) => graph.happened.has(`${id}: ${label}`)))
      .map(({ label }) => `${actor}: ${label}`);
  });
  return [
    ...never
      .filter((name) => model.neverHappens[name] === undefined)
      .map((name) => `outcome that never happens: ${name}`),
    ...Object.keys(model.neverHappens)
      .filter((name) => !never.includes(name))
      .map((name) => `excused, but it happens: ${name}`),
  ];
}

/**
 * After a failed outcome or a bound the context holds that failure, and once the same actor is tried again it holds none.
 * A machine whose context holds no failure at all is not checked.
 */
export function failureProblems(model: Model, graph: Graph): string[] {
  const [anywhere] = graph.states.values();
  const read = readerOf(model, anywhere?.snapshot.context);
  const { unreported = {}, reports = {} } = model.failures;
  const used = new Set<string>();
  const isExcused = (...names: string[]) => {
    const found = names.filter((name) => unreported[name] !== undefined);
    for (const name of found) used.add(name);
    return found.length > 0;
  };
  const problems = (read ? graph.edges : []).flatMap((edge) => {
    const reported = read?.(edge.next.context);
    const failed = failureOf(edge);
    if (failed) {
      const due = reports[failed.name] === undefined ? failed.code : reports[failed.name];
      if (reported === due || isExcused(failed.actor, failed.name)) return [];
      return [`${failed.name} reports ${String(reported)}, not ${String(due)}`];
    }
    // An event begins a new try; an outcome that starts the next actor goes on with the one under way.
    if (edge.stimulus.via !== 'event' || reported === null || reported === undefined) return [];
    return edge.effects
      .filter(({ does, name }) => does === 'starts' && !isExcused(name))
      .map(({ name }) => `${edge.stimulus.name} tries ${name} again and still reports ${String(reported)}`);
  });
  const idle = Object.keys(unreported).filter((name) => !used.has(name));
  return [...new Set(problems), ...idle.map((name) => `excused, but its failure is reported: ${name}`)];
}

function readerOf(model: Model, context: unknown): ((context: unknown) => unknown) | undefined {
  if (model.failures.of) return model.failures.of;
  const key = USUAL_KEYS.find((each) => typeof context === 'object' && context !== null && each in context);
  return key === undefined ? undefined : (given) => (given as Record<string, unknown>)[key];
}

/** The failure that an edge is, if it is one; a wait without work under way is a pause, not a bound. */
function failureOf({ stimulus }: Edge): { actor: string; name: string; code: unknown } | undefined {
  if (stimulus.via === 'after') {
    const actor = stimulus.node.invoke[0]?.id;
    return actor === undefined ? undefined : { actor, name: `${actor}: ${stimulus.name}`, code: 'timed-out' };
  }
  if (stimulus.via !== 'outcome' || stimulus.outcome.kind !== 'failed') return undefined;
  return { actor: stimulus.actor, name: stimulus.name, code: failureCodeOf(stimulus.outcome.error) };
}
