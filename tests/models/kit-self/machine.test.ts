import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getAdjacencyMap } from 'xstate/graph';
import { coverageTable, keepRow, keptRows } from '../kit/coverage.ts';
import { explore, problemsOf } from '../kit/explore.ts';
import { type Graph, keyOf } from '../kit/graph.ts';
import { interleave } from '../kit/interleave.ts';
import { done, failed, type Model, sent } from '../kit/model.ts';
import { checkReadable } from '../kit/readable.ts';
import { checkStatic } from '../kit/static.ts';
import { stimuliOf } from '../kit/stimuli.ts';
import { kettleMachine } from './fixtures/kettle.machine.ts';
import { changedKettle, IDS, kettleModel } from './fixtures/kettle.model.ts';
import { tapModel } from './fixtures/tap.model.ts';

const file = new URL('./fixtures/kettle.machine.ts', import.meta.url);
const source = readFileSync(file, 'utf8');
const exploring = (model: Model) => problemsOf(explore(model));

describe('a sound machine', () => {
  test('passes every level', async () => {
    expect(checkStatic(kettleModel, IDS)).toEqual([]);
    expect(checkReadable(kettleMachine, source)).toEqual([]);
    expect(exploring(kettleModel)).toEqual([]);
    const row = await interleave(kettleModel, { runs: 100, seed: 1 });
    expect(row.transitions).toEqual([9, 9]);
  });

  test('may have regions, actors that send events and states that are left at once', async () => {
    expect(exploring(tapModel)).toEqual(['never taken: bucket --error(listen)--> bucket.filling']);
    expect(checkStatic(tapModel, IDS)).toEqual([
      "no bound on time: bucket invokes listen (an after, or a description that says 'bounded by' or 'waits for a person')",
      'unknown event: tap.turned',
    ]);
    const row = await interleave(tapModel, { runs: 100, seed: 5 });
    expect(row.transitions).toEqual([6, 7]);
  });

  test('has the same graph as xstate/graph finds with the same events', () => {
    const { graph } = explore(kettleModel);
    const theirs = getAdjacencyMap(kettleMachine, {
      input: { failures: 0 },
      events: (snapshot) => stimuliOf(kettleModel, snapshot).map((each) => each.event as never),
      serializeState: (snapshot) => keyOf(kettleModel, snapshot),
      serializeEvent: (event) => JSON.stringify({ ...event, error: undefined }),
      limit: 1000,
    });
    expect([...graph.states.keys()].sort()).toEqual(Object.keys(theirs).sort());
  });

  test('is walked in pairs, round its loops and along its simple paths', () => {
    const { walks } = explore(kettleModel);
    expect(walks.pairs).toBeGreaterThan(9);
    expect(walks.loops).toBeGreaterThan(0);
    expect(walks.simplePaths).toBeGreaterThan(0);
    const taken = walks.walks.map((walk) => walk.edges.map((edge) => edge.stimulus.name).join(' '));
    expect(taken.some((names) => names.includes('heat: fuse lid.closed(closed) switch.pressed(full) heat: fuse'))).toBe(
      true,
    );
  });
});

describe('L0 finds', () => {
  const cases: [string, Parameters<typeof changedKettle>[0], string][] = [
    [
      'an unreachable state',
      ({ states }) => Object.assign(states, { lost: { description: 'Not reachable.' } }),
      'unreachable state: lost',
    ],
    [
      'an invoke without onError',
      ({ states }) => Reflect.deleteProperty(states.heating.invoke ?? {}, 'onError'),
      'no onError: heating invokes heat',
    ],
    [
      'an invoke without a bound on time',
      ({ states }) => Reflect.deleteProperty(states.heating, 'after'),
      'no bound on time: heating invokes heat',
    ],
    [
      'an invoke without an id',
      ({ states }) => Reflect.deleteProperty(states.heating.invoke ?? {}, 'id'),
      'no id: heating invokes heat',
    ],
    [
      'a bad event name',
      ({ states }) => Object.assign(states.hot, { on: { EMPTY: { target: 'cold', description: 'Tea.' } } }),
      'bad event name: hot --EMPTY--> cold',
    ],
    [
      'a bad state name',
      ({ states }) => Object.assign(states, { 'Not.good': { description: 'No.' } }),
      'bad state name: Not.good',
    ],
    [
      'a state without a description',
      ({ states }) => Reflect.deleteProperty(states.hot, 'description'),
      'no description: state hot',
    ],
    [
      'a transition without a description',
      ({ states }) => Object.assign(states.hot, { on: { 'kettle.emptied': { target: 'cold' } } }),
      'no description: hot --kettle.emptied--> cold',
    ],
    [
      'a requirement that does not exist',
      ({ states }) => Object.assign(states.hot, { description: '[KIT-004..006] Hot.' }),
      'unknown requirement: KIT-006',
    ],
    [
      'one that the machine itself names',
      (config) => Object.assign(config, { description: '[KIT-006] Boils water.' }),
      'unknown requirement: KIT-006 in the description of the machine',
    ],
    ['no limit on iterations', (config) => Reflect.deleteProperty(config, 'options'), 'maxIterations is not set'],
    [
      'a target that is the root',
      ({ states }) =>
        Object.assign(states.hot, {
          on: { 'kettle.emptied': { target: '#kettle', description: 'All over.' } },
        }),
      'targets the root: hot',
    ],
    [
      'a target as a bare string',
      ({ states }) => Object.assign(states.hot, { on: { 'kettle.emptied': 'cold' } }),
      'write { target }: hot --kettle.emptied',
    ],
    [
      'a tag outside the list',
      ({ states }) => Object.assign(states.hot, { tags: 'steaming' }),
      'tag outside the list: steaming',
    ],
    [
      'an action without a name',
      ({ states }) => Object.assign(states.hot, { entry: () => {} }),
      'action without a name: entry or exit of hot',
    ],
    [
      'a bad guard name',
      ({ states }) => Object.assign(states.hot, { always: { guard: 'wasEmptied', target: 'cold' } }),
      'bad guard name: hot --always [wasEmptied]--> cold',
    ],
    [
      'an always-state that does nothing',
      ({ states }) => Object.assign(states.hot, { always: { target: 'cold' } }),
      'always-state whose effect nothing can see',
    ],
    [
      'a state without an assertion',
      ({ states }) => Object.assign(states, { extra: { description: 'New.' } }),
      'state without an assertion: extra',
    ],
  ];
  for (const [what, edit, problem] of cases) {
    test(what, () => expect(checkStatic(changedKettle(edit), IDS).join('\n')).toContain(problem));
  }

  test('a missing assertion', () => {
    const { hot: _, ...shows } = kettleModel.shows;
    expect(checkStatic({ ...kettleModel, shows }, IDS)).toEqual(['state without an assertion: hot']);
  });

  test('an event that the machine does not know', () => {
    const events = { ...kettleModel.events, 'spout.blocked': [{ label: 'blocked' }] };
    expect(checkStatic({ ...kettleModel, events }, IDS)).toEqual(['unknown event: spout.blocked']);
  });

  test('two payloads with one label', () => {
    const outcomes = {
      heat: [done('boils', 'steam'), failed('fuse', new Error('fuse')), failed('fuse', new Error('burnt'))],
    };
    expect(checkStatic({ ...kettleModel, outcomes }, IDS)).toEqual(['label used twice: heat fuse']);
  });

  test('an event, an actor and a cause that the model forgot', () => {
    const { 'lid.closed': _, ...events } = kettleModel.events;
    expect(checkStatic({ ...kettleModel, events, outcomes: {}, causes: {} }, IDS)).toEqual([
      'event without a case: lid.closed',
      'event without a cause: switch.pressed',
      'event without a cause: lid.closed',
      'event without a cause: kettle.emptied',
      'actor without outcomes: heat',
    ]);
  });
});

describe('the Stately contract finds', () => {
  test('a config whose states come from elsewhere', () => {
    const lost = source.replace(/ {2}states: \{[\s\S]*$/, '  states: statesFromElsewhere,\n});\n');
    expect(checkReadable(kettleMachine, lost).join('\n')).toContain('lost to the editor: state heating');
  });

  test('a config that is not a plain literal', () => {
    expect(checkReadable(kettleMachine, source.replace(/\}\);\n$/, '} satisfies object);\n')).join('\n')).toContain(
      'lost to the editor',
    );
  });

  test('a guard that is made by a function', () => {
    const lost = source.replace("guard: 'isWornOut'", "guard: not('isNew')");
    expect(checkReadable(kettleMachine, lost).join('\n')).toContain(
      'lost to the editor: failed --always#0 [isWornOut]',
    );
  });

  test('a file without a machine', () => {
    expect(checkReadable(kettleMachine, 'export const nothing = 1;')).toEqual([
      'the editor finds 0 machines in the file, not 1',
    ]);
  });
});

describe('L1 finds', () => {
  test('a transition that is never taken', () => {
    expect(exploring({ ...kettleModel, outcomes: { heat: [done('boils')] } })).toContain(
      'never taken: heating --error(heat)--> failed / countFailure',
    );
  });

  test('a guard that only ever holds', () => {
    const events = { ...kettleModel.events, 'switch.pressed': [{ label: 'full', payload: { water: true } }] };
    expect(exploring({ ...kettleModel, events })).toContain(
      'guard never false: cold --switch.pressed [hasWater]--> heating',
    );
  });

  test('a guard that never holds', () => {
    const events = { ...kettleModel.events, 'switch.pressed': [{ label: 'empty', payload: { water: false } }] };
    expect(exploring({ ...kettleModel, events })).toContain('never taken: cold --switch.pressed [hasWater]--> heating');
  });

  test('a case that never does anything', () => {
    const model = changedKettle(({ states }) => Reflect.deleteProperty(states.hot, 'on'));
    expect(exploring(model)).toContain('case that never does anything: kettle.emptied(emptied)');
  });

  test('an outcome that never happens, and an excuse for one that does', () => {
    const outcomes = { heat: [...(kettleModel.outcomes['heat'] ?? []), sent('whistles', { type: 'kettle.whistled' })] };
    expect(exploring({ ...kettleModel, outcomes })).toContain('outcome that never happens: heat: whistles');
    const excused = { 'heat: whistles': 'It has no whistle.' };
    expect(exploring({ ...kettleModel, outcomes, neverHappens: excused })).toEqual([]);
    expect(exploring({ ...kettleModel, neverHappens: { 'heat: fuse': 'It has none.' } })).toEqual([
      'excused, but it happens: heat: fuse',
    ]);
  });

  test('a property that throws', () => {
    const throws = () => {
      throw new Error('no such state');
    };
    expect(exploring({ ...kettleModel, properties: { 'it has a lid': throws } })).toEqual([
      'it has a lid: no such state',
    ]);
  });

  test('more states than the model allows', () => {
    expect(exploring({ ...kettleModel, limit: 4 })).toContain('more than 4 states: tighten bound() or raise limit');
  });

  test('a bound() that hides a state', () => {
    expect(exploring({ ...kettleModel, bound: () => 0 })).toContain('never entered: broken');
  });

  test('a bound() that takes two states for one', () => {
    expect(exploring({ ...tapModel, bound: () => 0 }).join('\n')).toContain('bound() merges states that differ');
  });

  test('a state that does not show what it should, where there is no view', () => {
    const shows = { ...tapModel.shows, 'bucket.full': { says: 'full', see: () => expect(1).toBe(2) } };
    expect(exploring({ ...tapModel, shows }).join('\n')).toContain('bucket.full: after start: listen: a drop');
  });

  test('a broken invariant, with the walk that broke it', () => {
    const problems = exploring({
      ...kettleModel,
      invariants: { 'it never fails': ({ context }) => context.failures === 0 },
    });
    expect(problems[0]).toMatch(/^it never fails: after new: switch\.pressed\(full\) → .*: does not hold$/);
  });

  test('a state from which no rest state can be reached, and a busy one without an exit', () => {
    const model = changedKettle(({ states }) => Object.assign(states, { broken: { description: 'Stuck.' } }));
    const problems = exploring(model).join('\n');
    expect(problems).toContain('from every state a rest state can be reached: ["broken"');
    expect(problems).toContain('no busy state without an automatic exit: ["broken"');
  });

  test('a bound after which the same work goes on; other work may begin', () => {
    const found = (heatBound: object) =>
      exploring(changedKettle(({ states }) => Object.assign(states.heating, { after: { heatBound } }))).join('\n');
    const anew = { target: 'heating', reenter: true };
    expect(found({ actions: 'countFailure' })).toContain('a bound ends the work that it bounds: ');
    expect(found({ ...anew, actions: 'countFailure' })).not.toContain('a bound ends the work that it bounds: ');
  });

  test('a property of the model that does not hold', () => {
    expect(
      exploring({
        ...kettleModel,
        properties: { 'it has one state': (graph) => (graph.states.size === 1 ? [] : ['it has more']) },
      }),
    ).toContain('it has one state: it has more');
  });

  test('a property of what never happens', () => {
    const neverCold = (step: string) => (graph: Graph) =>
      graph.edges.filter(({ stimulus }) => stimulus.name === step).filter(({ next }) => next.value === 'cold');
    const properties = { 'it boils': neverCold('heat: boils'), 'it whistles': neverCold('heat: whistles') };
    expect(exploring({ ...kettleModel, properties })).toEqual(['it whistles: what it is about never happens']);
  });

  test('a context that is not JSON', () => {
    const model = changedKettle((config) => Object.assign(config, { context: { failures: 0, since: new Date(0) } }));
    expect(exploring(model).join('\n')).toContain('the context is plain JSON');
  });

  test('an unhandled error', () => {
    const model = changedKettle(({ states }) => Reflect.deleteProperty(states.heating.invoke ?? {}, 'onError'));
    expect(exploring(model).join('\n')).toContain('heat: fuse: stops the machine with an error');
  });

  test('zero walks', () => {
    const model = changedKettle((config) => Object.assign(config, { states: { cold: { description: 'For ever.' } } }));
    expect(exploring(model)).toContain('zero walks: nothing can happen to this machine');
  });
});

describe('L4 finds', () => {
  test('an invariant that only an unlucky order breaks', async () => {
    const once = { 'it never fails': ({ context }: { context: { failures: number } }) => context.failures === 0 };
    await expect(interleave({ ...kettleModel, invariants: once }, { runs: 100, seed: 2 })).rejects.toThrow(
      /seed 2[\s\S]*it never fails: does not hold/,
    );
  });

  test('a machine that does not come to rest', async () => {
    const model = changedKettle(({ states }) => Object.assign(states, { broken: { description: 'Stuck.' } }));
    await expect(interleave(model, { runs: 200, seed: 3 })).rejects.toThrow('it does not rest: "broken"');
  });

  test('a press that asks anew while the answer is waited for, unless the newer question is what counts', async () => {
    const model = changedKettle(({ states }) =>
      Object.assign(states.heating, { on: { 'switch.pressed': { target: 'heating', reenter: true } } }),
    );
    await expect(interleave(model, { runs: 100, seed: 6 })).rejects.toThrow('heat is asked for anew while its answer');
    const row = await interleave({ ...model, supersedes: { heat: ['switch.pressed'] } }, { runs: 100, seed: 6 });
    expect(row.walks).toBe(100);
  });

  test('a second call beside the first', async () => {
    const model = changedKettle(({ states }) =>
      Object.assign(states.heating, { invoke: [states.heating.invoke, { id: 'heatToo', src: 'heat' }] }),
    );
    await expect(interleave(model, { runs: 100, seed: 7 })).rejects.toThrow('heat is waited for twice');
  });

  test('calls that should not have been made', async () => {
    const calls = (made: readonly unknown[]) => made.length < 2;
    await expect(interleave(kettleModel, { runs: 100, seed: 4, calls })).rejects.toThrow('the calls of its actors');
  });
});

test('the table has a row for each machine and level', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rows-'));
  const counts = { states: [6, 6], transitions: [8, 9], pairs: 20, walks: 12 } as const;
  keepRow({ machine: 'kettle', level: 'L1', ...counts, steps: 500, milliseconds: 250 }, directory);
  expect(coverageTable(keptRows(directory)).split('\n')).toEqual([
    'machine  level  states  transitions  pairs  walks  steps  steps/s',
    'kettle   L1     6/6     8/9          20     12     500    2000',
  ]);
});
