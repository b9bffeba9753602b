import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type ExtractedState, type ExtractedTransition, machinesIn } from './extractor.ts';
import { actionsAt, nameOf } from './nodes.ts';

/**
 * The contract with Stately: what the editor's parser reads in the file is what the machine is. Compares states, kinds,
 * tags, descriptions, events, targets, guards, actions and invoked actors; answers with what is lost or different.
 */
export function checkReadable(machine: AnyStateMachine, source: string): string[] {
  const found = machinesIn(source);
  const [read] = found;
  if (found.length === 1 && !read) return ['lost to the editor: everything, since the config is not a plain literal'];
  if (!read || found.length !== 1) return [`the editor finds ${found.length} machines in the file, not 1`];
  const inFile = new Set(linesOfConfig(read, ''));
  const inMachine = new Set(linesOfNode(machine.root, ''));
  return [
    ...[...inMachine].filter((line) => !inFile.has(line)).map((line) => `lost to the editor: ${line}`),
    ...[...inFile].filter((line) => !inMachine.has(line)).map((line) => `only in the editor: ${line}`),
  ];
}

const many = <T>(one: T | readonly T[] | undefined): readonly T[] => (one === undefined ? [] : ([one].flat() as T[]));

function line(
  path: string,
  event: string,
  index: number,
  target: readonly string[],
  guard: string,
  actions: readonly string[],
  description = '',
): string {
  return `${path || '(root)'} --${event}#${index}${guard && ` [${guard}]`}--> ${target.join(' + ')} / ${actions.join(', ')} "${description}"`;
}

function stateLine(
  path: string,
  kind: string,
  initial: string,
  tags: readonly string[],
  entry: readonly string[],
  exit: readonly string[],
  description = '',
): string {
  return `state ${path || '(root)'} ${kind} initial:${initial} tags:${[...tags].sort().join(',')} entry:${entry.join(',')} exit:${exit.join(',')} "${description}"`;
}

function linesOfConfig(state: ExtractedState, path: string): string[] {
  const transitions = (event: string, written: ExtractedTransition | ExtractedTransition[] | undefined) =>
    many(written).map((each, index) =>
      line(
        path,
        event,
        index,
        many(each.target),
        each.cond?.type ?? '',
        many(each.actions).map((action) => action.action?.type ?? '(inline)'),
        each.description,
      ),
    );
  const names = (actions: ExtractedState['entry']) => many(actions).map((each) => each.action?.type ?? '(inline)');
  const kind = state.type ?? (state.states ? 'compound' : 'atomic');
  return [
    stateLine(
      path,
      kind,
      state.initial ?? '',
      many(state.tags),
      names(state.entry),
      names(state.exit),
      state.description,
    ),
    ...Object.entries(state.on ?? {}).flatMap(([type, each]) => transitions(type, each)),
    ...Object.entries(state.after ?? {}).flatMap(([delay, each]) => transitions(`after ${delay}`, each)),
    ...transitions('always', state.always),
    ...transitions('onDone', state.onDone),
    ...many(state.invoke).flatMap((each, index) => [
      `${path || '(root)'} invokes#${index} ${each.src} as ${each.id ?? '(unnamed)'}`,
      ...transitions(`invoke#${index} onDone`, each.onDone),
      ...transitions(`invoke#${index} onError`, each.onError),
    ]),
    ...Object.entries(state.states ?? {}).flatMap(([key, child]) =>
      linesOfConfig(child, path ? `${path}.${key}` : key),
    ),
  ];
}

type Written = { target?: unknown };
type WrittenState = {
  initial?: unknown;
  on?: unknown;
  after?: unknown;
  always?: unknown;
  onDone?: unknown;
  invoke?: unknown;
};

function linesOfNode(node: AnyStateNode, path: string): string[] {
  const config: WrittenState = node.config;
  // The definition resolves targets to nodes; the file's own words are in the config of the same machine.
  const transitions = (event: string, defined: readonly AnyTransitionDefinition[], written: unknown) =>
    defined.map((each, index) => {
      const words = many(written as Written | string)[index];
      const target = typeof words === 'string' ? words : words?.target;
      return line(
        path,
        event,
        index,
        many(target as string),
        each.guard ? nameOf(each.guard) : '',
        each.actions.map(nameOf),
        each.description,
      );
    });
  const record = (key: 'on' | 'after') => (config[key] ?? {}) as Record<string, unknown>;
  const of = (type: string) => node.transitions.get(type) ?? [];
  const invokes = many(config.invoke as { id?: string; onDone?: unknown; onError?: unknown });
  return [
    stateLine(
      path,
      node.type,
      String(config.initial ?? ''),
      node.tags,
      actionsAt(node, 'entry'),
      actionsAt(node, 'exit'),
      node.description,
    ),
    ...Object.keys(record('on')).flatMap((type) => transitions(type, of(type), record('on')[type])),
    ...Object.keys(record('after')).flatMap((delay) =>
      transitions(`after ${delay}`, of(`xstate.after.${delay}.${node.id}`), record('after')[delay]),
    ),
    ...transitions('always', node.always ?? [], config.always),
    ...transitions('onDone', of(`xstate.done.state.${node.id}`), config.onDone),
    ...node.invoke.flatMap((each, index) => [
      `${path || '(root)'} invokes#${index} ${String(each.src)} as ${invokes[index]?.id ?? '(unnamed)'}`,
      ...transitions(`invoke#${index} onDone`, of(`xstate.done.actor.${each.id}`), invokes[index]?.onDone),
      ...transitions(`invoke#${index} onError`, of(`xstate.error.actor.${each.id}`), invokes[index]?.onError),
    ]),
    ...Object.entries<AnyStateNode>(node.states).flatMap(([key, child]) =>
      linesOfNode(child, path ? `${path}.${key}` : key),
    ),
  ];
}
