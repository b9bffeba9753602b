import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** `results.selected`; the root is `(root)`. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.') || '(root)';

/** Every state below the root, in document order. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => getStateNodes(machine.root);

/** The states that a machine can stay in: without compound ones, history pseudo-states and those left at once. */
export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter(
    (node) => (node.type === 'atomic' || node.type === 'final') && !node.always?.some((each) => !each.guard),
  );

/** Paths of the leaves that a snapshot is in, sorted; more than one only in parallel states. */
export const activeLeaves = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(pathOf)
    .sort();

/** All states that a snapshot is in, compound ones included; xstate keeps them in a private field. */
export const activeNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes;

/** The actions that the file gives a state; xstate adds its own timers for `after` to `node.entry` and `node.exit`. */
export const actionsAt = (node: AnyStateNode, moment: 'entry' | 'exit'): string[] => {
  const written: unknown = node.config[moment];
  return written === undefined ? [] : [written].flat().map(nameOf);
};

/** Every transition that the machine declares, with the line that names it in lists and reports. */
export function transitionsOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const known = memo.get(machine.root);
  if (known) return known;
  const labels = new Map<AnyTransitionDefinition, string>();
  const seen = new Map<string, number>();
  for (const node of [machine.root, ...statesOf(machine)]) {
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const line = lineOf(node, transition);
      const count = (seen.get(line) ?? 0) + 1;
      seen.set(line, count);
      labels.set(transition, count === 1 ? line : `${line} (${count})`);
    }
  }
  memo.set(machine.root, labels);
  return labels;
}
const memo = new WeakMap<AnyStateNode, ReadonlyMap<AnyTransitionDefinition, string>>();

/** The line of a transition, also of one that belongs to a machine made by `provide()`. */
export const labelOf = (transition: AnyTransitionDefinition): string =>
  transitionsOf(transition.source.machine).get(transition) ?? lineOf(transition.source, transition);

/** All transitions of a state for one event: the first whose guard holds is taken. */
export const candidatesOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);

/** One transition as a line: `path --event [guard]--> target / actions`. */
export function lineOf(
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
  event = eventName(transition.eventType),
): string {
  const guard = transition.guard ? ` [${nameOf(transition.guard)}]` : '';
  const target = transition.target?.map(pathOf).join(' + ') ?? '(stays)';
  const actions = transition.actions.length > 0 ? ` / ${transition.actions.map(nameOf).join(', ')}` : '';
  const reenter = transition.reenter ? ' (re-enters)' : '';
  return `${pathOf(node)} --${event}${guard}--> ${target}${reenter}${actions}`;
}

/** `xstate.done.actor.saveFavourite` reads as `done(saveFavourite)`. */
export function eventName(type: string): string {
  if (type === '') return 'always';
  const done = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (done) return `${done[1]}(${done[2]})`;
  const after = /^xstate\.after\.([^.]+)\./.exec(type);
  if (after) return `after(${after[1]})`;
  return type.startsWith('xstate.done.state.') ? 'done' : type;
}

/** Name of an action or guard; a function written in place has none. */
export function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return INLINE;
}
export const INLINE = '(inline)';
