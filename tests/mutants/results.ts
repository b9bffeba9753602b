import { assign } from 'xstate';
import type { Parts } from './mutable.ts';

type Change = (result: Record<string, unknown>) => Record<string, unknown>;

/** Something in a machine that answers with an object: an assign, the params of an action or a guard, an input. */
export type Site = {
  /** Where it is, in words and as keys; the first key is `config` or `implementations`. */
  name: string;
  kind: 'assign' | 'param' | 'input';
  keys: readonly (string | number)[];
};

/** Sees what every site of a machine answers with, and can change one of them. */
export function changeSite(parts: Parts, site: Site, change: Change): void {
  const last = site.keys.at(-1);
  const holder = holderOf(parts, site.keys);
  if (!holder || last === undefined) return;
  const written = holder[last];
  holder[last] = site.kind === 'assign' ? changedAssign(written, change) : changedAnswer(written, change);
}

/** What a site was seen to answer with: its keys in order with one value each, and neighbours whose values once differed. */
export type Answers = { values: Map<string, unknown>; neighbours: Map<string, string> };
export type Seen = Map<string, Answers>;

export function watchSites(parts: Parts, sites: readonly Site[], seen: Seen): void {
  for (const site of sites) {
    const known: Answers = seen.get(site.name) ?? { values: new Map(), neighbours: new Map() };
    seen.set(site.name, known);
    changeSite(parts, site, (result) => {
      const answered = Object.entries(result);
      for (const [index, [key, value]] of answered.entries()) {
        if (!known.values.has(key)) known.values.set(key, value);
        const [before, other] = answered[index - 1] ?? [];
        if (before !== undefined && other !== value) known.neighbours.set(key, before);
      }
      return result;
    });
  }
}

function holderOf(parts: Parts, keys: readonly (string | number)[]): Record<string | number, unknown> | undefined {
  let at: unknown = parts;
  for (const key of keys.slice(0, -1)) at = (at as Record<string | number, unknown> | undefined)?.[key];
  return at as Record<string | number, unknown> | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changedAnswer(written: unknown, change: Change): unknown {
  if (typeof written === 'function')
    return (...args: unknown[]) => {
      const answer: unknown = written(...args);
      return isObject(answer) ? change(answer) : answer;
    };
  return isObject(written) ? change(written) : written;
}

/** An assign keeps what it was made of: an object of values and functions, or one function. */
function changedAssign(written: unknown, change: Change): unknown {
  if (typeof written !== 'function' || !('assignment' in written)) return written;
  return assign(changedAnswer(written.assignment, change) as never);
}
