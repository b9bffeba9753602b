import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  initialTransition,
  transition,
} from 'xstate';
import { type Effect, effectsOf } from './effects.ts';
import { activeNodes } from './nodes.ts';

/** One macrostep: where it led, which declared transitions it took, which guards refused, and what it did. */
export type Step = {
  next: AnyMachineSnapshot;
  taken: AnyTransitionDefinition[];
  refused: AnyTransitionDefinition[];
  effects: Effect[];
};

/** Answers with the steps of a machine by the pure `transition()`: no timer, no actor, no action runs. */
export function stepper(machine: AnyStateMachine) {
  let microsteps: Microstep[] = [];
  const watch = (system: unknown, run: () => AnyMachineSnapshot) => {
    // `transition()` builds a throw-away actor first, which asks for an initial snapshot too: only the last call counts.
    microsteps = [];
    const { unsubscribe } = (system as Inspectable).inspect((event) => {
      if (event.type !== '@xstate.microstep') return;
      const after = event.snapshot as AnyMachineSnapshot;
      // A child that is a machine too takes steps of its own, which its own model walks.
      if (after.machine.id === machine.id)
        microsteps.push({ type: event.event.type, taken: event._transitions, after });
    });
    try {
      return run();
    } finally {
      unsubscribe();
    }
  };
  const watched: AnyStateMachine = Object.assign(Object.create(machine), {
    transition: (
      snapshot: AnyMachineSnapshot,
      event: AnyEventObject,
      scope: Parameters<AnyStateMachine['transition']>[2],
    ) => watch(scope.system, () => machine.transition(snapshot, event, scope)),
    getInitialSnapshot: (scope: Parameters<AnyStateMachine['getInitialSnapshot']>[0], input: unknown) =>
      watch(scope.system, () => machine.getInitialSnapshot(scope, input)),
  });

  const read = (before: AnyMachineSnapshot | undefined, next: AnyMachineSnapshot, effects: Effect[]): Step => {
    const refused: AnyTransitionDefinition[] = [];
    let at = before;
    for (const { type, taken, after } of microsteps) {
      const eventless = taken.length > 0 && taken.every((each) => each.eventType === '');
      refused.push(...refusedOf(at ? activeNodes(at) : taken.map((each) => each.source), eventless ? '' : type, taken));
      at = after;
    }
    refused.push(...refusedOf(activeNodes(next), '', []));
    return { next, taken: microsteps.flatMap((each) => each.taken), refused, effects };
  };

  return {
    start: (input: unknown): Step => {
      const [next, actions] = initialTransition(watched, input);
      return read(undefined, next, effectsOf(actions));
    },
    step: (from: AnyMachineSnapshot, event: AnyEventObject): Step => {
      const [next, actions] = transition(watched, from, event);
      return read(from, next, effectsOf(actions));
    },
  };
}

type Microstep = { type: string; taken: AnyTransitionDefinition[]; after: AnyMachineSnapshot };
type Inspectable = { inspect: (observer: (event: InspectionEvent) => void) => { unsubscribe: () => void } };

/** The guarded transitions that were asked before the one taken; a descendant's answer leaves its ancestors unasked. */
function refusedOf(asked: readonly AnyStateNode[], type: string, taken: readonly AnyTransitionDefinition[]) {
  return asked.flatMap((node) => {
    const candidates = type === '' ? (node.always ?? []) : (node.transitions.get(type) ?? []);
    const answeredBelow = taken.some(
      (each) =>
        each.source !== node &&
        each.source.path.length > node.path.length &&
        node.path.every((key, depth) => each.source.path[depth] === key),
    );
    if (answeredBelow) return [];
    const chosen = candidates.findIndex((each) => taken.includes(each));
    return candidates.slice(0, chosen < 0 ? undefined : chosen).filter((each) => each.guard);
  });
}
