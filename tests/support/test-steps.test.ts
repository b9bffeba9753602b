import { expect, test } from 'vitest';
import { stepsForChange } from './test-steps.mjs';

const named = (files: string[]) => {
  const { steps, leftOut } = stepsForChange(files, 'abc');
  return { steps: steps.map(({ name }) => name), leftOut: leftOut.join('; ') };
};

test('a change of what a browser gets runs the journeys', () => {
  for (const file of ['src/ui/button/button.tsx', 'machines/session/cart.machine.ts', 'tests/journeys/support.ts'])
    expect(named([file]).steps).toContain('journeys');
});

test('a change of tests runs no journeys, and says so', () => {
  const { steps, leftOut } = named(['src/ui/button/button.test.tsx', 'CONTRIBUTING.md']);
  expect(steps).not.toContain('journeys');
  expect(leftOut).toContain('all journeys');
});

test('a journey that changed runs alone', () => {
  const { steps } = stepsForChange(['tests/journeys/consent.spec.ts'], 'abc');
  const journeys = steps.find(({ name }) => name === 'journeys');
  expect(journeys?.commands[0]).toContain('tests/journeys/consent.spec.ts');
});

test('files that are read by their path are tested whatever changed, models where machines did', () => {
  const readers = (file: string) => stepsForChange([file], 'abc').steps.find(({ name }) => name === 'readers');
  expect(readers('README.md')?.commands[0]).toContain('tests/fences');
  expect(readers('README.md')?.commands[0]).not.toContain('tests/models/models.test.ts');
  expect(readers('tests/models/session/cart.approved.txt')?.commands[0]).toContain('tests/models/models.test.ts');
});
