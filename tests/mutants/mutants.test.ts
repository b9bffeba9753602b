import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor, getNextSnapshot } from 'xstate';
import { kettleMachine } from '../models/kit-self/fixtures/kettle.machine.ts';
import equivalents from './equivalents.json' with { type: 'json' };
import { MutableMachine } from './mutable.ts';
import { mutationsOf, sitesOf } from './mutations.ts';
import { type Seen, watchSites } from './results.ts';
import { sampleOf } from './sample.ts';
import { beginSteps, stepsTaken } from './step-limit.ts';
import { summaryOf } from './summary.mjs';
import { NOT_ON_MUTANTS, testsOf } from './tests-of.ts';

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

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
const files = [...filesIn('tests/models'), ...filesIn('machines')];
const APPROVED = /^tests\/models\/(.+)\.approved\.txt$/;
const flows = files.flatMap((file) => APPROVED.exec(file)?.[1] ?? []);

test('every test of machines and their models runs on the mutants of a flow, or is named as one that runs on none', () => {
  const run = new Set(flows.flatMap(testsOf));
  // The first is what each model brings along; the kit tests itself.
  const tests = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && !/^tests\/models\/(models\.test|kit-self\/)/.test(file),
  );
  expect(tests.filter((file) => !run.has(file) && !NOT_ON_MUTANTS.includes(file))).toEqual([]);
  expect(NOT_ON_MUTANTS.filter((file) => !tests.includes(file) || run.has(file))).toEqual([]);
});

test('every mutant that is listed as equivalent is of a machine that there is', () => {
  expect(Object.keys(equivalents).filter((id) => !flows.some((flow) => id.startsWith(`${flow}: `)))).toEqual([]);
});

test('an entry that names no mutant is reported where every mutant of its machine was tried', () => {
  const verdict = { name: 'one', operator: 'drop guard', keys: [], outcome: 'survived' };
  const report = { flow: 'a/kettle', problem: null, verdicts: [verdict] };
  const entries = { 'a/kettle: one': 'Said.', 'a/kettle: gone': 'Said.', 'a/kettle-base: gone': 'Said.' };
  const problemsOf = (isWhole: boolean, problem: string | null = null) =>
    summaryOf([{ ...report, problem }], entries, () => '', isWhole).problems;
  expect(problemsOf(true)).toEqual(['a/kettle: gone is listed as equivalent, and no mutant']);
  expect(problemsOf(false)).toEqual([]);
  expect(problemsOf(true, 'red')).toEqual(['a/kettle: red']);
});

test('what survives is said to be unnoticed by the tests of its flow alone', () => {
  const verdict = { name: 'one', operator: 'drop guard', keys: [], outcome: 'survived' };
  const { text } = summaryOf([{ flow: 'kettle', problem: null, verdicts: [verdict] }], {}, () => 'here:1', true);
  expect(text).toContain('None of the flow’s own tests notices:\n  here:1 one');
});
