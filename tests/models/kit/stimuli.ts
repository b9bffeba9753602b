import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { type EventCase, FROM_AN_ACTOR, type LastOutcome, type Model, NO_VIEW, type Outcome } from './model.ts';
import { activeNodes, eventName } from './nodes.ts';

/** One thing that can happen to a machine in a state; its name, never its payload, distinguishes two of them. */
export type Stimulus = { name: string; event: AnyEventObject } & (
  | { via: 'event'; case: EventCase }
  | { via: 'outcome'; actor: string; outcome: Outcome }
  | { via: 'after'; node: AnyStateNode; delay: number }
);

/** Everything that can happen next: labelled events, the outcomes of the actors that run, and delays that can pass. */
export function stimuliOf(model: Model, at: AnyMachineSnapshot): Stimulus[] {
  const listened = new Set(activeNodes(at).flatMap((node) => [...node.transitions.keys()]));
  const events = Object.entries(model.events).flatMap(([type, cases]): Stimulus[] =>
    cases === FROM_AN_ACTOR || !listened.has(type)
      ? []
      : cases.map((each) => ({
          via: 'event',
          name: `${type}(${each.label})`,
          event: { ...payloadOf(each), type },
          case: each,
        })),
  );
  const outcomes = Object.entries<AnyActorRef | undefined>(at.children).flatMap(([id, child]): Stimulus[] =>
    outcomesOf(model, id, srcOf(child)).map((outcome) => ({
      via: 'outcome',
      name: `${id}: ${outcome.label}`,
      event: eventOf(id, outcome),
      actor: id,
      outcome,
    })),
  );
  const delays = activeNodes(at)
    .flatMap((node) =>
      [...new Map(node.after.map((each) => [each.eventType, each])).values()].map((each) => ({ node, each })),
    )
    .map(({ node, each }): Stimulus & { via: 'after' } => ({
      via: 'after',
      name: eventName(each.eventType),
      event: { type: each.eventType },
      node,
      delay: millisecondsOf(at, each.delay),
    }))
    .sort((one, other) => one.delay - other.delay);
  return [...events, ...outcomes, ...delays];
}

/** Whether a thing happens without a person: work comes to an end, time passes, or an event arrives from elsewhere. */
export function needsNoPerson({ causes }: Model, stimulus: Stimulus): boolean {
  if (stimulus.via !== 'event' || causes === NO_VIEW) return true;
  const cause = causes[stimulus.event.type];
  return cause !== undefined && 'arrives' in cause;
}

/** The outcomes that a model gives an actor, by its id first and by its source otherwise. */
export const outcomesOf = (model: Model, id: string, src: string): readonly Outcome[] =>
  model.outcomes[id] ?? model.outcomes[src] ?? [];

/** The payload of a case; an event may have none. */
export const payloadOf = (one: EventCase): object => one.payload ?? {};

const srcOf = (child: AnyActorRef | undefined): string => (typeof child?.src === 'string' ? child.src : '');

function eventOf(id: string, outcome: Outcome): AnyEventObject {
  if (outcome.kind === 'sent') return outcome.event;
  return outcome.kind === 'done'
    ? { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id };
}

/** A delay in milliseconds, computed in the given snapshot when it is a function of context. */
export function millisecondsOf(at: AnyMachineSnapshot, delay: unknown): number {
  const found = typeof delay === 'string' ? (at.machine.implementations.delays[delay] ?? Number(delay)) : delay;
  const value: unknown =
    typeof found === 'function' ? found({ context: at.context, event: { type: 'xstate.init' } }, undefined) : found;
  if (typeof value !== 'number' || Number.isNaN(value))
    throw new Error(`the delay ${String(delay)} is not a number of milliseconds`);
  return value;
}

/** What work came to, for `see`. */
export function lastOutcomeOf(stimulus: Stimulus | undefined): LastOutcome | null {
  if (stimulus?.via === 'outcome') return { actor: stimulus.actor, label: stimulus.outcome.label };
  if (stimulus?.via === 'after') return { actor: stimulus.node.invoke[0]?.id ?? null, label: stimulus.name };
  return null;
}
