import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { contextTexts, effectText, shortHash } from './effects.ts';
import type { Edge } from './graph.ts';
import { activeLeaves, candidatesOf, pathOf } from './nodes.ts';

/** One explored edge of a transition, and where it starts. */
export type Case = { edge: Edge; from: AnyMachineSnapshot };

/** Longest text of what one thing comes to; the rest is counted, with a mark that changes with it. */
const LONGEST = 100;

/** `key = value` for the whole of a context. */
export const contextText = (snapshot: AnyMachineSnapshot): string =>
  [...contextTexts(snapshot)].map(([key, value]) => `${key} = ${value}`).join(', ');

/**
 * What comes of a transition, a line for each stimulus and each way it goes on. Edges that differ only by what was in
 * the context before share a line; so do stimuli that come to the same.
 */
export function caseLines(cases: readonly Case[]): string[] {
  const ways = groupBy(cases, (each) => `${each.edge.stimulus.name}\n${wayOf(each)}`);
  const lines = [...ways.values()].map((group) => ({
    name: group[0]?.edge.stimulus.name ?? '',
    text: [group[0] ? wayOf(group[0]) : '', [...changesOf(group), ...effectsOf(group)].join('; ')]
      .filter((each) => each !== '')
      .join(': '),
  }));
  const byText = groupBy(lines, ({ text }) => text);
  if (byText.size === 1 && byText.has('') && lines.length === 1) return [];
  return [...byText].map(([text, group]) => {
    const names = [...new Set(group.map(({ name }) => name))].join(', ');
    return text === '' ? `  ${names}` : `  ${names}: ${text}`;
  });
}

/** The transitions that follow at once, and where it ends where its own line does not say so. */
function wayOf({ edge: { transitions, next } }: Case): string {
  const [first, ...rest] = transitions;
  const targets = transitions.flatMap((each) => each.target?.map(pathOf) ?? []);
  const within = (leaf: string, path: string) => leaf === path || leaf.startsWith(`${path}.`);
  const reached = activeLeaves(next).filter((leaf) => targets.some((path) => within(leaf, path)));
  const then = rest.length > 0 ? [`then ${rest.map(placeOf).join(', ')}`] : [];
  const isSaid = rest.length === 0 && (first?.target ?? []).map(pathOf).join() === reached.join();
  return [...then, ...(isSaid || reached.length === 0 ? [] : [`→ ${reached.join(' + ')}`])].join(' ');
}

/** `judging#2`: the second always-transition of the state. */
function placeOf(transition: AnyTransitionDefinition): string {
  const candidates = candidatesOf(transition);
  const place = candidates.length > 1 ? `#${candidates.indexOf(transition) + 1}` : '';
  return `${pathOf(transition.source)}${place}`;
}

/** What the context holds afterwards, of the keys that change. */
function changesOf(group: readonly Case[]): string[] {
  const texts = group.map(({ edge, from }) => ({ before: contextTexts(from), after: contextTexts(edge.next) }));
  const keys = [...new Set(texts.flatMap(({ before, after }) => [...before.keys(), ...after.keys()]))];
  return keys.flatMap((key) => {
    const changed = texts.filter(({ before, after }) => before.get(key) !== after.get(key));
    const values = changed.map(({ after }) => after.get(key) ?? 'undefined');
    return values.length === 0 ? [] : [`${key} = ${several(values)}`];
  });
}

/** What is emitted, run with params and started; an action without params is on the line of its transition or state. */
function effectsOf(group: readonly Case[]): string[] {
  const effects = group.flatMap(({ edge }) =>
    edge.effects.filter((each) => each.does !== 'runs' || each.value !== undefined),
  );
  const byName = groupBy(effects, ({ does, name }) => `${does} ${name}`);
  return [...byName.values()].map((each) => several(each.map(effectText)));
}

function several(texts: readonly string[]): string {
  const distinct = [...new Set(texts)].sort();
  const shown = distinct.filter((_, index) => distinct.slice(0, index + 1).join(' | ').length <= LONGEST);
  if (shown.length === 0) shown.push(...distinct.slice(0, 1));
  const more = distinct.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more #${shortHash(distinct.join())}`] : [])].join(' | ');
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
