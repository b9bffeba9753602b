import { expect, test } from 'vitest';
import { createActor, getNextSnapshot } from 'xstate';
import { kettleMachine } from '../models/kit-self/fixtures/kettle.machine.ts';
import { MutableMachine } from './mutable.ts';
import { mutationsOf, sitesOf } from './mutations.ts';
import { type Seen, watchSites } from './results.ts';
import { sampleOf } from './sample.ts';
import { beginSteps, stepsTaken } from './steps.ts';

const pressed = { type: 'switch.pressed', water: true } as const;
const after = (machine = kettleMachine) => {
  const first = createActor(machine, { input: { failures: 0 } }).getSnapshot();
  return getNextSnapshot(machine, first, pressed).value;
};

test('mutations are of every operator that the machine offers, and each leaves the original as it was', () => {
  const mutable = new MutableMachine(kettleMachine);
  const seen: Seen = new Map();
  mutable.change((parts) => watchSites(parts, sitesOf(parts), seen));
  after();
  mutable.restore();
  const all = mutationsOf(mutable, seen);
  expect([...new Set(all.map(({ operator }) => operator))].sort()).toEqual([
    'assign drop',
    'drop action',
    'drop delay',
    'drop guard',
    'drop invoke',
    'drop tag',
    'drop transition',
    'initial',
    'input drop',
    'input other',
    'longer delay',
    'negate guard',
    'param drop',
    'param other',
    'retarget',
    'swap branches',
  ]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const before = JSON.stringify(mutable.config);
  for (const { apply } of all) {
    mutable.change(apply);
    mutable.restore();
  }
  expect(JSON.stringify(mutable.config)).toBe(before);
  expect(after()).toBe('heating');
});

test('a mutation changes what every holder of the machine runs, and is gone when it is restored', () => {
  const mutable = new MutableMachine(kettleMachine);
  const provided = kettleMachine.provide({});
  mutable.loaded();
  const negated = mutationsOf(mutable, new Map()).find(({ operator }) => operator === 'negate guard');
  mutable.change((parts) => negated?.apply(parts));
  expect([after(), after(provided)]).toEqual(['dry', 'dry']);
  mutable.restore();
  expect([after(), after(provided)]).toEqual(['heating', 'heating']);
});

test('a machine that never comes to rest is stopped', () => {
  beginSteps(undefined);
  after();
  const usual = stepsTaken();
  expect(usual).toBeGreaterThan(0);
  beginSteps(usual);
  expect(() => {
    for (;;) after();
  }).toThrow('It never comes to rest.');
  beginSteps(undefined);
  expect(after()).toBe('heating');
});

test('a sample is decided by its seed', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  expect(sampleOf(all, 8, 'one')).toEqual(sampleOf(all, 8, 'one'));
  expect(sampleOf(all, 8, 'one')).not.toEqual(sampleOf(all, 8, 'two'));
  expect(new Set(sampleOf(all, 80, 'one')).size).toBe(50);
});
