import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type Case, caseLines, contextText } from './approved-cases.ts';
import { effectText } from './effects.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { actionsAt, activeLeaves, activeNodes, eventName, lineOf, pathOf, statesOf } from './nodes.ts';
import { millisecondsOf } from './stimuli.ts';

/**
 * The lines that a reviewer approves: where the machine begins, what each state does, every transition with its number
 * and place, and indented below it what comes of it in the explored graph.
 */
export function approvedLines(model: Model, graph: Graph): string[] {
  const cases = casesOf(graph);
  return [
    ...beginningLines(graph),
    ...[model.machine.root, ...statesOf(model.machine)].flatMap((node) => [
      ...stateLines(node),
      ...transitionLines(node, graph, cases),
    ]),
  ];
}

function beginningLines(graph: Graph): string[] {
  return [...graph.beginnings].flatMap(([label, { next, effects }]) => [
    `begins (${label}) in ${activeLeaves(next).join(' + ')}`,
    ...[contextText(next), ...effects.map(effectText)].filter((each) => each !== '').map((each) => `  ${each}`),
  ]);
}

function stateLines(node: AnyStateNode): string[] {
  const path = pathOf(node);
  const initial = node.type === 'compound' ? node.initial.target?.map(pathOf).join(' + ') : undefined;
  return [
    ...(initial === undefined ? [] : [`${path} begins in ${initial}`]),
    ...actionsAt(node, 'entry').map((action) => `${path} enters / ${action}`),
    ...actionsAt(node, 'exit').map((action) => `${path} exits / ${action}`),
    ...node.invoke.map((invoke) => `${path} invokes ${String(invoke.src)}`),
    ...(node.tags.length > 0 ? [`${path} tags ${[...node.tags].sort().join(', ')}`] : []),
  ];
}

function transitionLines(node: AnyStateNode, graph: Graph, cases: Map<AnyTransitionDefinition, Case[]>): string[] {
  return [...node.transitions.values(), node.always ?? []].flatMap((candidates: readonly AnyTransitionDefinition[]) =>
    candidates.flatMap((each, index) => {
      const place = candidates.length > 1 ? `#${index + 1}` : '';
      return [lineOf(node, each, `${timedName(node, each, graph)}${place}`), ...caseLines(cases.get(each) ?? [])];
    }),
  );
}

/** `after(requestBound = 20000)`: how long a wait is in the explored states. */
function timedName(node: AnyStateNode, { eventType }: AnyTransitionDefinition, graph: Graph): string {
  const name = eventName(eventType);
  const after = node.after.find((each) => each.eventType === eventType);
  if (!after) return name;
  const all = [...graph.states.values()]
    .filter(({ snapshot }) => activeNodes(snapshot).includes(node))
    .map(({ snapshot }) => millisecondsOf(snapshot, after.delay));
  return name.replace(/\)$/, ` = ${[...new Set(all)].sort((one, other) => one - other).join(' | ')})`);
}

/** What every edge comes to, by the first transition that it takes. */
function casesOf(graph: Graph): Map<AnyTransitionDefinition, Case[]> {
  const cases = new Map<AnyTransitionDefinition, Case[]>();
  for (const edge of graph.edges) {
    const [first] = edge.transitions;
    const from = graph.states.get(edge.from)?.snapshot;
    if (!first || !from) continue;
    const one: Case = { edge, from };
    const known = cases.get(first);
    if (known) known.push(one);
    else cases.set(first, [one]);
  }
  return cases;
}

/** Differences between a machine and its approved list: `- gone`, `+ new`. */
export function compareApproved(model: Model, graph: Graph, approved: string): string[] {
  const now = nested(approvedLines(model, graph));
  const then = nested(approved.split('\n').filter((each) => each.trim() !== ''));
  return [
    ...then.filter((each) => !now.includes(each)).map((each) => `- ${each}`),
    ...now.filter((each) => !then.includes(each)).map((each) => `+ ${each}`),
  ];
}

/** Puts before each indented line the one that it belongs to, so that it cannot pass for another's. */
function nested(lines: readonly string[]): string[] {
  let above = '';
  return lines.map((line) => {
    if (line.startsWith('  ')) return `${above}: ${line.trim()}`;
    above = line;
    return line;
  });
}

/** Checks the list in a file. `APPROVE=1` writes it anew, except where `CI` is set. */
export function checkApproved(
  model: Model,
  graph: Graph,
  file: string,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const { APPROVE, CI } = env;
  if (APPROVE === '1' && !CI) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${approvedLines(model, graph).join('\n')}\n`);
  }
  if (!existsSync(file)) return [`no approved list at ${file}: read the transitions, then run with APPROVE=1`];
  return compareApproved(model, graph, readFileSync(file, 'utf8'));
}
