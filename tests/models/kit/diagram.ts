import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventName, nameOf, transitionsOf } from './nodes.ts';

const INDENT = '  ';

/**
 * A machine as a state diagram of Mermaid, for a page that draws one: states as they nest, and each step from one to another
 * with its event and guard. Steps that stay where they are, and what is done on them, stand in the approved list.
 */
export function diagramOf(machine: AnyStateMachine): string {
  const steps = stepsOf(machine);
  return ['stateDiagram-v2', ...insideOf(machine.root, steps).map((line) => INDENT + line)].join('\n');
}

type Step = { readonly from: AnyStateNode; readonly to: AnyStateNode; readonly labels: readonly string[] };

/** The steps of a machine, one for each pair of states. */
function stepsOf(machine: AnyStateMachine): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const transition of transitionsOf(machine).keys()) {
    for (const to of transition.target ?? []) {
      const from = transition.source;
      const key = `${from.id} ${to.id}`;
      steps.set(key, { from, to, labels: [...(steps.get(key)?.labels ?? []), labelOf(transition)] });
    }
  }
  return [...steps.values()];
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const name = eventName(eventType);
  return guard ? `${name} [${guardText(guard)}]` : name;
}

/** The name of a guard with what is fixed of its parameters: the same guard may lead to several states. */
function guardText(guard: unknown): string {
  const params = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined;
  const fixed = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return fixed.length > 0 ? `${nameOf(guard)} ${fixed.join(', ')}` : nameOf(guard);
}

function insideOf(node: AnyStateNode, steps: readonly Step[]): string[] {
  const children = Object.values(node.states);
  const drawn = children.map((child) => stateLines(child, steps));
  // Regions of the whole machine stand beside each other by themselves.
  const separator = node.type === 'parallel' && node.parent ? ['--'] : [];
  return [
    ...drawn.flatMap((lines, index) => (index === 0 ? lines : [...separator, ...lines])),
    ...(node.type === 'compound' ? (node.initial.target ?? []) : []).map((to) => `[*] --> ${idOf(to)}`),
    ...(startsInside(node, steps) ? [`state "any of these" as ${anyOf(node)}`] : []),
    ...steps.filter((step) => placeOf(step) === node).map(stepLine),
  ];
}

function stateLines(node: AnyStateNode, steps: readonly Step[]): string[] {
  const name = `state "${node.key}" as ${idOf(node)}`;
  if (Object.keys(node.states).length === 0) return [name];
  return [`${name} {`, ...insideOf(node, steps).map((line) => INDENT + line), '}'];
}

/** The innermost state that holds both ends of a step. */
function placeOf({ from, to }: Step): AnyStateNode {
  const around = ancestorsOf(to);
  return ancestorsOf(from, true).find((node) => around.includes(node)) ?? from.machine.root;
}

function stepLine(step: Step): string {
  const from = isIntoItself(step) ? anyOf(step.from) : idOf(step.from);
  return `${from} --> ${idOf(step.to)} : ${step.labels.join('<br/>')}`;
}

/** Mermaid draws no step from a state to one inside it. */
const isIntoItself = ({ from, to }: Step): boolean => ancestorsOf(to).includes(from);
const startsInside = (node: AnyStateNode, steps: readonly Step[]): boolean =>
  steps.some((step) => step.from === node && isIntoItself(step));

const anyOf = (node: AnyStateNode): string => `${idOf(node)}_any`;
const idOf = (node: AnyStateNode): string => node.path.join('_') || 'root';

function ancestorsOf(node: AnyStateNode, withItself = false): AnyStateNode[] {
  const above = node.parent ? [node.parent, ...ancestorsOf(node.parent)] : [];
  return withItself ? [node, ...above] : above;
}
