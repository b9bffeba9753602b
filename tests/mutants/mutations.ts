import type { Parts } from './mutable.ts';
import { type Answers, changeSite, type Seen, type Site } from './results.ts';

/** One change of one thing. `keys`: where it is in the config or among the implementations, for the line in the file. */
export type Mutation = {
  operator: string;
  name: string;
  keys: readonly (string | number)[];
  apply: (parts: Parts) => void;
};

type Json = Record<string | number, unknown>;
type Keys = readonly (string | number)[];
type Transition = { guard?: unknown; target?: unknown; actions?: unknown } & Json;

const WILDCARD: Keys = ['config'];

/** All places of a machine that answer with an object. */
export function sitesOf({ config, implementations }: Parts): Site[] {
  const sites: Site[] = Object.keys(implementations.actions).map((name) => ({
    name: `assign ${name}`,
    kind: 'assign',
    keys: ['implementations', 'actions', name],
  }));
  visit(config, WILDCARD, (node, keys, path) => {
    for (const [invoke, at] of listed(node['invoke'], [...keys, 'invoke']))
      if (invoke['input'] !== undefined)
        sites.push({
          name: `${path} input of ${String(invoke['id'] ?? invoke['src'])}`,
          kind: 'input',
          keys: [...at, 'input'],
        });
    const named: [unknown, Keys, string][] = (['entry', 'exit'] as const).map((moment) => [
      node[moment],
      [...keys, moment],
      `${path} ${moment}`,
    ]);
    for (const { transition, at, name } of transitionsIn(node, keys, path)) {
      named.push([transition.actions, [...at, 'actions'], name], [transition.guard, [...at, 'guard'], name]);
    }
    for (const [actions, at, name] of named)
      for (const [action, place] of listed(actions, at))
        if (action['params'] !== undefined)
          sites.push({
            name: `${name} params of ${String(action['type'])}`,
            kind: 'param',
            keys: [...place, 'params'],
          });
  });
  return sites;
}

/** Every mutation of a machine; `seen`: what its sites answered with while its tests ran. */
export function mutationsOf(parts: Parts, seen: Seen): Mutation[] {
  const found: Mutation[] = [];
  const push = (
    operator: string,
    name: string,
    keys: Keys,
    edit: (holder: Json, key: string | number, parts: Parts) => void,
  ) =>
    found.push({
      operator,
      name: `${operator}: ${name}`,
      keys,
      apply: (all) => {
        const holder = keys.slice(0, -1).reduce<unknown>((at, key) => (at as Json)[key], all) as Json;
        edit(holder, keys.at(-1) ?? '', all);
      },
    });
  const drop = (holder: Json, key: string | number) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  };
  const dropEach = (operator: string, written: unknown, keys: Keys, nameOf: (label: string) => string) => {
    const list = Array.isArray(written);
    for (const [index, one] of [written ?? []].flat().entries())
      push(operator, nameOf(labelOf(one)), list ? [...keys, index] : keys, drop);
  };

  visit(parts.config, WILDCARD, (node, keys, path) => {
    const states = Object.keys((node['states'] ?? {}) as Json);
    if (typeof node['initial'] === 'string' && states.length > 1) {
      const other = nextOf(states, node['initial']);
      push('initial', `${path} begins in ${other}`, [...keys, 'initial'], (holder, key) => {
        holder[key] = other;
      });
    }
    dropEach('drop tag', node['tags'], [...keys, 'tags'], (tag) => `${path} ${tag}`);
    for (const moment of ['entry', 'exit'])
      dropEach('drop action', node[moment], [...keys, moment], (action) => `${path} ${moment} ${action}`);
    dropEach('drop invoke', node['invoke'], [...keys, 'invoke'], (src) => `${path} ${src}`);
    for (const delay of Object.keys((node['after'] ?? {}) as Json))
      push('drop delay', `${path} after ${delay}`, [...keys, 'after', delay], drop);

    for (const { transition, at, name, index, count } of transitionsIn(node, keys, path)) {
      if (!name.includes(' after ') || count > 1) push('drop transition', name, at, drop);
      const other = otherTarget(parts.config, path, transition.target);
      if (other !== undefined)
        push('retarget', `${name} → ${other}`, [...at, 'target'], (holder, key) => {
          holder[key] = other;
        });
      if (transition.guard !== undefined) {
        push('drop guard', `${name} [${labelOf(transition.guard)}]`, [...at, 'guard'], drop);
        push('negate guard', `${name} [${labelOf(transition.guard)}]`, [...at, 'guard'], negate);
      }
      if (index + 1 < count)
        push('swap branches', `${name} with the next`, at, (holder) => {
          const list = holder as unknown as unknown[];
          [list[index], list[index + 1]] = [list[index + 1], list[index]];
        });
      dropEach('drop action', transition.actions, [...at, 'actions'], (action) => `${name} / ${action}`);
    }
  });

  for (const [name, delay] of Object.entries(parts.implementations.delays))
    push('longer delay', name, ['implementations', 'delays', name], (holder, key) => {
      holder[key] =
        typeof delay === 'function' ? (...args: unknown[]) => Number(delay(...args)) * 10 : Number(delay) * 10;
    });
  for (const site of sitesOf(parts)) found.push(...siteMutations(site, seen.get(site.name) ?? NO_ANSWERS));
  return found;
}

const NO_ANSWERS: Answers = { values: new Map(), neighbours: new Map() };

function siteMutations(site: Site, { values: seen, neighbours }: Answers): Mutation[] {
  // An event that is handed on as params brings its type, which nothing reads.
  const keys = [...seen.keys()].filter((key) => key !== 'type');
  const mutate = (what: string, change: (result: Record<string, unknown>) => Record<string, unknown>): Mutation => ({
    operator: `${site.kind} ${what.split(' ')[0]}`,
    name: `${site.name}: ${what}`,
    keys: site.keys,
    apply: (parts) => changeSite(parts, site, change),
  });
  const others = site.kind === 'assign' ? [] : keys.filter((key) => otherValue(seen.get(key)) !== undefined);
  return [
    ...keys.map((key) => mutate(`drop ${key}`, ({ [key]: _, ...rest }) => rest)),
    // What always was the same twice can be swapped without a difference.
    ...keys.flatMap((key) => {
      const before = neighbours.get(key);
      if (before === undefined || before === 'type') return [];
      return mutate(`swap ${before} and ${key}`, (result) => ({
        ...result,
        [before]: result[key],
        [key]: result[before],
      }));
    }),
    ...others.map((key) =>
      mutate(`other ${key}`, (result) => ({ ...result, [key]: otherValue(result[key]) ?? result[key] })),
    ),
  ];
}

function otherValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `other ${value}` : undefined;
}

/** Says the opposite in this place only, under the same name. */
function negate(holder: Json, key: string | number, { implementations: { guards } }: Parts): void {
  const written = holder[key];
  const type = labelOf(written);
  const own = typeof written === 'object' && written !== null && 'params' in written ? written.params : undefined;
  const asked = guards[type] as (args: unknown, params: unknown) => boolean;
  holder[key] = { type, params: (args: unknown) => new Negated(typeof own === 'function' ? own(args) : own) };
  guards[type] = (args: unknown, params: unknown) =>
    params instanceof Negated ? !asked(args, params.params) : asked(args, params);
}

class Negated {
  readonly params: unknown;
  constructor(params: unknown) {
    this.params = params;
  }
}

function visit(node: Json, keys: Keys, see: (node: Json, keys: Keys, path: string) => void, path = ''): void {
  see(node, keys, path || '(root)');
  for (const [key, child] of Object.entries((node['states'] ?? {}) as Record<string, Json>))
    visit(child, [...keys, 'states', key], see, path ? `${path}.${key}` : key);
}

type Place = { transition: Transition; at: Keys; name: string; index: number; count: number };

/** The transitions that a state or one of its invokes declares. */
function transitionsIn(node: Json, keys: Keys, path: string): Place[] {
  const held: [unknown, Keys, string][] = [];
  for (const [event, written] of Object.entries((node['on'] ?? {}) as Json))
    held.push([written, [...keys, 'on', event], event]);
  for (const [delay, written] of Object.entries((node['after'] ?? {}) as Json))
    held.push([written, [...keys, 'after', delay], `after ${delay}`]);
  for (const key of ['always', 'onDone']) held.push([node[key], [...keys, key], key]);
  for (const [invoke, at] of listed(node['invoke'], [...keys, 'invoke']))
    for (const key of ['onDone', 'onError']) held.push([invoke[key], [...at, key], `${String(invoke['id'])} ${key}`]);
  return held.flatMap(([written, at, name]) => {
    const all = listed(written, at);
    return all.map(([transition, place], index) => ({
      transition,
      at: place,
      name: `${path} ${name}${all.length > 1 ? `#${index + 1}` : ''}`,
      index,
      count: all.length,
    }));
  });
}

/** What is written as one object or a list of them, each with its keys. */
function listed(written: unknown, keys: Keys): [Json, Keys][] {
  if (Array.isArray(written))
    return written.flatMap((one, index): [Json, Keys][] => (isObject(one) ? [[one, [...keys, index]]] : []));
  return isObject(written) ? [[written, keys]] : [];
}

/** The next sibling of a target. */
function otherTarget(config: Json, path: string, target: unknown): string | undefined {
  if (typeof target !== 'string') return undefined;
  const own = path === '(root)' ? [] : path.split('.');
  const names = target.startsWith('#') ? target.split('.').slice(1) : target.replace(/^\./, '').split('.');
  const full = target.startsWith('#') ? names : [...(target.startsWith('.') ? own : own.slice(0, -1)), ...names];
  const parent = full
    .slice(0, -1)
    .reduce<Json>((at, key) => ((at['states'] ?? {}) as Record<string, Json>)[key] ?? {}, config);
  const siblings = Object.keys((parent['states'] ?? {}) as Json);
  const last = full.at(-1) ?? '';
  if (siblings.length < 2 || !siblings.includes(last) || parent['type'] === 'parallel') return undefined;
  return `#${[String(config['id']), ...full.slice(0, -1), nextOf(siblings, last)].join('.')}`;
}

const nextOf = (all: readonly string[], one: string): string => all[(all.indexOf(one) + 1) % all.length] ?? one;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const labelOf = (one: unknown): string =>
  isObject(one) ? String(one['type'] ?? one['src'] ?? one['id'] ?? '') : String(one);
