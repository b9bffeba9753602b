import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { FROM_AN_ACTOR, type Model, NO_VIEW } from './model.ts';
import { actionsAt, INLINE, leavesOf, nameOf, pathOf, statesOf, transitionsOf } from './nodes.ts';
import { outcomesOf } from './stimuli.ts';
import { TAGS } from './tags.ts';

const isSystemEvent = (type: string) => type === '' || type.startsWith('xstate.');

/**
 * L0: what can be said of a machine and its model without running anything. `ids` are the known requirement ids.
 * Answers with its problems, none when all is well.
 */
export function checkStatic(model: Model, ids: ReadonlySet<string>): string[] {
  const states = statesOf(model.machine);
  const nodes = [model.machine.root, ...states];
  const transitions = [...transitionsOf(model.machine)].map(([transition, label]) => ({ transition, label }));
  return [
    ...optionProblems(model),
    ...descriptionProblems('the machine', model.machine.root.description, ids),
    ...unreachable(model).map((path) => `unreachable state: ${path}`),
    ...states.flatMap((node) => [
      ...stateProblems(node),
      ...descriptionProblems(`state ${pathOf(node)}`, node.description, ids),
    ]),
    ...nodes.flatMap((node) => [...rawProblems(node), ...invokeProblems(node), ...tagProblems(node, model)]),
    ...transitions.flatMap((each) => transitionProblems(each.transition, each.label, ids)),
    ...modelProblems(model),
  ];
}

function optionProblems({ machine }: Model): string[] {
  return Number.isFinite(machine.options?.maxIterations)
    ? []
    : ['maxIterations is not set: a loop of always-transitions would hang'];
}

/** States that no declared target leads to, whatever the guards say. */
function unreachable({ machine }: Model): string[] {
  const reached = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode) => {
    for (let up: AnyStateNode | undefined = node; up && !reached.has(up); up = up.parent) {
      reached.add(up);
      for (const transition of [...[...up.transitions.values()].flat(), ...(up.always ?? [])])
        transition.target?.forEach(enter);
      if (up.type === 'parallel') Object.values<AnyStateNode>(up.states).forEach(enter);
    }
    if (node.type === 'compound' || node.type === 'history') node.initial?.target?.forEach(enter);
  };
  enter(machine.root);
  return statesOf(machine)
    .filter((node) => !reached.has(node))
    .map(pathOf);
}

function stateProblems(node: AnyStateNode): string[] {
  const path = pathOf(node);
  const problems: string[] = [];
  if (!/^[a-z][a-zA-Z0-9]*$/.test(node.key)) problems.push(`bad state name: ${path} (camelCase, no dots)`);
  if (!node.description && node.type !== 'history') problems.push(`no description: state ${path}`);
  return problems;
}

/** A description that begins with `[LOC-060, LOC-061]` names rows that exist. */
function descriptionProblems(what: string, description: string | undefined, ids: ReadonlySet<string>): string[] {
  const named = /^\[([^\]]*)\]/.exec(description ?? '')?.[1];
  if (named === undefined) return [];
  return idsIn(named)
    .filter((id) => !ids.has(id))
    .map((id) => `unknown requirement: ${id} in the description of ${what}`);
}

/** `LOC-062..064 FC-056` names four rows. */
function idsIn(words: string): string[] {
  return words.split(/[\s,]+/).flatMap((word) => {
    const range = /^([A-Z]+-)(\d+)\.\.(\d+)$/.exec(word);
    if (!range) return [word];
    const [, area = '', first = '', last = ''] = range;
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => area + String(Number(first) + index).padStart(first.length, '0'),
    );
  });
}

function transitionProblems(transition: AnyTransitionDefinition, label: string, ids: ReadonlySet<string>): string[] {
  const { eventType, target, source, guard, actions, description } = transition;
  const problems = descriptionProblems(label, description, ids);
  if (!isSystemEvent(eventType)) {
    if (!/^[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*$/.test(eventType))
      problems.push(`bad event name: ${label} (noun.pastParticiple)`);
    if (!description) problems.push(`no description: ${label}`);
  }
  if (target?.some((each) => each === source.machine.root)) problems.push(`targets the root: ${label}`);
  if (target && target.length > 1 && !target.every((each) => hasParallelAncestor(each)))
    problems.push(`several targets outside parallel states: ${label}`);
  if (guard) problems.push(...guardProblems(nameOf(guard), label));
  if (actions.some((each) => nameOf(each) === INLINE)) problems.push(`action without a name: ${label}`);
  if (
    eventType === '' &&
    !guard &&
    source.always?.length === 1 &&
    actions.length === 0 &&
    actionsAt(source, 'entry').length === 0
  ) {
    problems.push(`always-state whose effect nothing can see: ${label}`);
  }
  return problems;
}

/** A guard reads as a yes-no question about what is so now. */
function guardProblems(name: string, label: string): string[] {
  if (name === INLINE) return [`guard without a name: ${label}`];
  return /^(is|has|may)[A-Z]/.test(name) ? [] : [`bad guard name: ${label} (is, has or may)`];
}

function hasParallelAncestor(node: AnyStateNode): boolean {
  for (let up = node.parent; up; up = up.parent) if (up.type === 'parallel') return true;
  return false;
}

/** What only the written config shows: targets as bare strings, and functions among entry and exit. */
function rawProblems(node: AnyStateNode): string[] {
  const path = pathOf(node);
  const on: Record<string, unknown> = node.config.on ?? {};
  const problems = Object.entries(on)
    .filter(([, written]) => [written].flat().some((each) => typeof each === 'string'))
    .map(([type]) => `write { target }: ${path} --${type}`);
  const unnamed = [...actionsAt(node, 'entry'), ...actionsAt(node, 'exit')].filter((each) => each === INLINE);
  return unnamed.length > 0 ? [...problems, `action without a name: entry or exit of ${path}`] : problems;
}

function invokeProblems(node: AnyStateNode): string[] {
  return node.invoke.flatMap((invoke) => {
    const problems: string[] = [];
    const name = `${pathOf(node)} invokes ${String(invoke.src)}`;
    if (typeof invoke.src !== 'string' || invoke.src.startsWith('xstate.invoke.'))
      problems.push(`actor without a name: ${name}`);
    if (invoke.id.endsWith(`.${node.id}`)) problems.push(`no id: ${name}`);
    if (!node.transitions.has(`xstate.error.actor.${invoke.id}`)) problems.push(`no onError: ${name}`);
    if (!isBounded(node))
      problems.push(
        `no bound on time: ${name} (an after, or a description that says 'bounded by' or 'waits for a person')`,
      );
    return problems;
  });
}

function isBounded(node: AnyStateNode): boolean {
  for (let up: AnyStateNode | undefined = node; up; up = up.parent) if (up.after.length > 0) return true;
  return /bounded by|waits for a person/i.test(node.description ?? '');
}

const tagProblems = (node: AnyStateNode, model: Model): string[] =>
  node.tags
    .filter((tag) => !TAGS.includes(tag) && !model.tags.includes(tag))
    .map((tag) => `tag outside the list: ${tag} in ${pathOf(node)}`);

/** Where model and machine do not speak of the same things. */
function modelProblems(model: Model): string[] {
  const { machine, events, outcomes, shows, causes } = model;
  const types = new Set(
    [...transitionsOf(machine).keys()].map((each) => each.eventType).filter((type) => !isSystemEvent(type)),
  );
  const invokes = [machine.root, ...statesOf(machine)]
    .flatMap((node) => node.invoke)
    .map((each) => ({ id: each.id, src: String(each.src) }));
  const actors = new Set([
    ...invokes.flatMap(({ id, src }) => [id, src]),
    ...Object.keys(machine.implementations.actors),
  ]);
  const leaves = new Set(leavesOf(machine).map(pathOf));
  const paths = new Set(statesOf(machine).map(pathOf));
  const sentTypes = new Set(
    Object.values(outcomes)
      .flat()
      .flatMap((each) => (each.kind === 'sent' ? [each.event.type] : [])),
  );
  const unknown = (what: string, names: readonly string[], known: ReadonlySet<string>) =>
    names.filter((name) => !known.has(name)).map((name) => `unknown ${what}: ${name}`);
  return [
    ...unknown('event', Object.keys(events), types),
    ...unknown('event that an actor sends', [...sentTypes], types),
    ...unknown('cause', causes === NO_VIEW ? [] : Object.keys(causes), types),
    ...unknown('actor', Object.keys(outcomes), actors),
    ...unknown('state shown', Object.keys(shows), leaves),
    ...unknown('rest state', model.rest, paths),
    ...[...types].filter((type) => !events[type]?.length).map((type) => `event without a case: ${type}`),
    ...Object.keys(events)
      .filter((type) => events[type] === FROM_AN_ACTOR && !sentTypes.has(type))
      .map((type) => `no actor sends: ${type}`),
    ...(causes === NO_VIEW
      ? []
      : [...types].filter((type) => !causes[type]).map((type) => `event without a cause: ${type}`)),
    ...invokes
      .filter(({ id, src }) => outcomesOf(model, id, src).length === 0)
      .map(({ src }) => `actor without outcomes: ${src}`),
    ...[...leaves].filter((path) => !shows[path]).map((path) => `state without an assertion: ${path}`),
    ...Object.entries(events).flatMap(([type, cases]) => (cases === FROM_AN_ACTOR ? [] : repeated(type, cases))),
    ...Object.entries(outcomes).flatMap(([actor, each]) => repeated(actor, each)),
    ...(model.rest.length === 0 ? ['no rest state'] : []),
  ];
}

/** Payloads are distinguished by their labels alone, since an error serialises to nothing. */
function repeated(of: string, labelled: readonly { label: string }[]): string[] {
  const labels = labelled.map((each) => each.label);
  return labels
    .filter((label, index) => labels.indexOf(label) !== index)
    .map((label) => `label used twice: ${of} ${label}`);
}
