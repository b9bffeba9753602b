import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Step, stepper } from './step.ts';

/** Short names for long texts: the same text has the same one. */
export function shortNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const have = names.get(text);
    if (have !== undefined) return have;
    const made = names.size.toString(36);
    names.set(text, made);
    return made;
  };
}

/** The key of a thing that never changes, made once. */
export function keysOf<Thing extends object>(make: (thing: Thing) => string): (thing: Thing) => string {
  const keys = new WeakMap<Thing, string>();
  return (thing) => {
    const have = keys.get(thing);
    if (have !== undefined) return have;
    const made = make(thing);
    keys.set(thing, made);
    return made;
  };
}

/** Steps of several machines, each worked out once: a product of machines takes the same one in thousands of its states. */
export function memoSteps<Name extends string>(machines: Record<Name, AnyStateMachine>) {
  const known = new Map<string, Step>();
  const nameOf = shortNames();
  const steppers = new Map<Name, ReturnType<typeof stepper>>();
  const of = (name: Name) => {
    const made = steppers.get(name) ?? stepper(machines[name]);
    steppers.set(name, made);
    return made;
  };
  const remembered = (key: string, make: () => Step): Step => {
    const have = known.get(key);
    if (have) return have;
    const made = make();
    known.set(key, made);
    return made;
  };

  /** Equal for two snapshots that behave the same from here on. */
  const keyOf = keysOf((snapshot: AnyMachineSnapshot) => nameOf(JSON.stringify([snapshot.value, snapshot.context])));
  const textOf = keysOf((event: AnyEventObject) => {
    // Two errors differ in their words, which JSON leaves out.
    const error = event['error'] instanceof Error ? event['error'].message : '';
    return nameOf(JSON.stringify(event) + error);
  });
  return {
    keyOf,
    start: (name: Name, input: unknown) => remembered(`${name} ${JSON.stringify(input)}`, () => of(name).start(input)),
    step: (name: Name, from: AnyMachineSnapshot, event: AnyEventObject) =>
      remembered(`${name} ${keyOf(from)} ${textOf(event)}`, () => of(name).step(from, event)),
  };
}
