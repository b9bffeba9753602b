import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { Coverage, type Row } from './coverage.ts';
import { FROM_AN_ACTOR, type Model, NO_VIEW } from './model.ts';
import { leavesOf, pathOf, statesOf, transitionsOf } from './nodes.ts';

/** A state that a machine in a page was in, or a transition that it took: by the place among those of its state. */
export type MachineReport =
  | [machine: string, state: string]
  | [machine: string, state: string, at: number, eventType: string];

/** What journeys need not do in a browser, by the line that names it, and why not. */
export type Excuses = Readonly<Record<string, string>>;

/** What the reports of all journeys say about one machine; `strange` where they come from another machine than the source's. */
export function coverageOf(machine: AnyStateMachine, reports: readonly MachineReport[]) {
  const coverage = new Coverage(machine);
  const nodes = new Map([machine.root, ...statesOf(machine)].map((node) => [node.id, node]));
  const labels = transitionsOf(machine);
  const strange = new Set<string>();
  for (const [, state, at, eventType] of reports.filter(([id]) => id === machine.id)) {
    const node = nodes.get(state);
    if (at === undefined) {
      if (node) coverage.entered.add(state);
      else strange.add(`${machine.id} has no state ${state}: the build is of another source`);
      continue;
    }
    const transition = node && [...[...node.transitions.values()].flat(), ...(node.always ?? [])][at];
    const label = transition && labels.get(transition);
    if (label && transition.eventType === eventType) coverage.taken.add(label);
    else strange.add(`${state} has no transition ${at} on ${eventType}: the build is of another source`);
  }
  return { coverage, strange: [...strange] };
}

/** The row of the table at the end of the journeys. */
export function journeyRow(model: Model, coverage: Coverage, milliseconds: number): Row {
  const steps = coverage.taken.size;
  return { machine: model.machine.id, level: 'L3', ...coverage.counts(), pairs: 0, walks: 0, steps, milliseconds };
}

/**
 * L3: what journeys have to do with a machine in a browser. They come to every state of rest, and take from there every
 * transition that a person causes. What is pressed while work runs is a race, which only walks (L2) can hold still. A
 * machine without a view is caused by the app, which a person uses.
 */
export function requiredOf(model: Model): string[] {
  const isRest = (path: string) => model.rest.some((rest) => path === rest || path.startsWith(`${rest}.`));
  const states = leavesOf(model.machine).map(pathOf).filter(isRest);
  const mayRestIn = (node: AnyStateNode) =>
    node.path.length === 0 || states.some((path) => path === pathOf(node) || path.startsWith(`${pathOf(node)}.`));
  const lines = [...transitionsOf(model.machine)].flatMap(([{ source, eventType }, line]) =>
    mayRestIn(source) && isCausedByAPerson(model, eventType) ? [line] : [],
  );
  return [...states, ...lines];
}

function isCausedByAPerson({ events, causes }: Model, eventType: string): boolean {
  if (events[eventType] === undefined || events[eventType] === FROM_AN_ACTOR) return false;
  if (causes === NO_VIEW) return true;
  const cause = causes[eventType];
  return cause !== undefined && 'control' in cause;
}

/** What journeys must reach or take that is neither done nor excused. */
export function missingOf(model: Model, { entered, taken }: Coverage, excuses: Excuses = {}): string[] {
  const { id } = model.machine;
  const entries = new Set(statesOf(model.machine).flatMap((node) => (entered.has(node.id) ? [pathOf(node)] : [])));
  return requiredOf(model)
    .filter((line) => !entries.has(line) && !taken.has(line) && excuses[line] === undefined)
    .map((line) => `${id}: no journey ${line.includes(' --') ? 'takes' : 'comes to'} ${line}`);
}

/** The excuses for what no journey has to do: a machine that changed leaves them behind. */
export function needlessOf(model: Model, excuses: Excuses): string[] {
  const required = requiredOf(model);
  return Object.keys(excuses)
    .filter((line) => !required.includes(line))
    .map((line) => `${model.machine.id}: excused, but not asked for: ${line}`);
}
