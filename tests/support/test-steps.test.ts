import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceTree } from '../fences/source-tree.ts';
import { namedSteps, stepsForChange } from './test-steps.mjs';

const named = (files: string[]) => {
  const { steps, leftOut } = stepsForChange(files, 'abc');
  return { steps: steps.map(({ name }) => name), leftOut: leftOut.join('; ') };
};

test('steps are run by their names, and a name that is none is refused with those that are', () => {
  const stepNames = (words: string[]) => namedSteps(words).steps.map(({ name }) => name);
  expect(stepNames(['models', 'unit', 'lint'])).toEqual(['unit', 'models', 'lint']);
  expect(namedSteps(['unit']).refusal).toBeNull();
  expect(namedSteps(['unit', 'journey']).refusal).toMatch(/^Not known: journey\. Known are unit, models, .*journeys/);
});

test('a change of what a browser gets runs the journeys', () => {
  for (const file of ['src/ui/button/button.tsx', 'machines/session/cart.machine.ts', 'tests/journeys/support.ts'])
    expect(named([file]).steps).toContain('journeys');
});

test('a change of what is built, served or read beside the journeys runs them', () => {
  for (const file of [
    'package.json',
    'tests/contracts/wire.csv',
    'tests/support/google-maps/entry.ts',
    'tests/support/write-street-archive.mjs',
    'tests/models/session/cart.model.ts',
    'tests/shots/scenes.ts',
  ])
    expect(named([file]).steps, file).toContain('journeys');
});

/** What a source names that lies beside it or among the tests. */
const namedFiles = (path: string, text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(#tests\/|\.\.?\/)([^']+)'/g)].map(
    ([, start = '', rest = '']) =>
      start === '#tests/' ? `tests/${rest}` : posix.join(posix.dirname(path), start + rest),
  );

test('a change of anything that journeys import runs them', () => {
  const texts = new Map(readSourceTree(process.cwd()).map(({ path, text }) => [path, text]));
  const reached = new Set<string>();
  const reach = (path: string) => {
    const text = texts.get(path);
    if (text === undefined || reached.has(path)) return;
    reached.add(path);
    namedFiles(path, text).forEach(reach);
  };
  // The reporter of the journeys reads every model.
  const roots = /^tests\/(journeys\/.*\.spec|models\/(?!kit).*\.model)\.ts$/;
  [...texts.keys()].filter((path) => roots.test(path)).forEach(reach);
  expect(reached.size).toBeGreaterThan(100);
  expect([...reached].filter((path) => !named([path]).steps.includes('journeys'))).toEqual([]);
});

test('a change of tests runs no journeys, and says so', () => {
  const { steps, leftOut } = named([
    'src/ui/button/button.test.tsx',
    'tests/models/session/cart.view.test.tsx',
    'tests/support/set-up-app.ts',
    'CONTRIBUTING.md',
  ]);
  expect(steps).not.toContain('journeys');
  expect(leftOut).toContain('all journeys');
});

test('a journey that changed runs alone', () => {
  const { steps } = stepsForChange(['tests/journeys/consent.spec.ts'], 'abc');
  const journeys = steps.find(({ name }) => name === 'journeys');
  expect(journeys?.commands[0]).toContain('tests/journeys/consent.spec.ts');
});

const readersAfter = (file: string): readonly string[] =>
  stepsForChange([file], 'abc').steps.find(({ name }) => name === 'readers')?.commands[0] ?? [];

test('what was deleted counts like what was changed, and is given to no checker', () => {
  const after = (file: string) => stepsForChange([file], 'abc', [file]).steps;
  const stepNames = (file: string) => after(file).map(({ name }) => name);
  expect(stepNames('src/ui/button/button.css.ts')).toContain('journeys');
  expect(after('machines/session/cart.machine.ts').find(({ name }) => name === 'readers')?.commands[0]).toContain(
    'tests/models/models.test.ts',
  );
  expect(stepNames('src/ui/button/button.css.ts')).not.toContain('lint');
  expect(stepNames('tests/journeys/consent.spec.ts')).not.toContain('journeys');
});

test('files that are read by their path are tested whatever changed, models where machines or rows did', () => {
  expect(readersAfter('README.md')).toContain('tests/fences');
  expect(readersAfter('README.md')).not.toContain('tests/models/models.test.ts');
  for (const file of ['machines/session/cart.machine.ts', 'tests/models/session/cart.approved.txt'])
    expect(readersAfter(file)).toContain('tests/models/models.test.ts');
  expect(readersAfter('tests/requirements/requirements.csv')).toContain('tests/models/models.test.ts');
});

const READS =
  /\b(readFileSync|readdirSync|existsSync|readFile|readSourceTree|readMessages|messageAreas|requirementIds)\(/;
/** Tests that read what an import of theirs shows, what they wrote, or what no change of this repository touches. */
const NO_READERS = [
  'tests/models/kit-self/machine.test.ts',
  'tests/models/kit-self/approved.test.ts',
  'mocks/stores/real-directory.test.ts',
];

test('every test that reads files by their path is among those', () => {
  const known = [...readersAfter('README.md').filter((word) => word.includes('/')), ...NO_READERS];
  const reading = readSourceTree(process.cwd())
    .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && READS.test(text))
    .map(({ path }) => path);
  expect(reading.filter((path) => !known.some((place) => path === place || path.startsWith(`${place}/`)))).toEqual([]);
  expect(NO_READERS.filter((path) => !reading.includes(path))).toEqual([]);
});
