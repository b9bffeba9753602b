import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_IN_A_BROWSER } from '#tests/journeys/not-in-a-browser.ts';
import { needlessOf } from './kit/journey-coverage.ts';
import type { Model } from './kit/model.ts';
import { NO_VIEW } from './kit/model.ts';
import { describeModel } from './kit/register.ts';

const models = import.meta.glob<{ model: Model }>(['./**/*.model.ts', '!./kit/**', '!./kit-self/**'], { eager: true });
const machines = Object.keys(import.meta.glob('../../machines/**/*.machine.ts'));
const views = Object.keys(import.meta.glob(['./**/*.view.test.tsx', '!./kit-self/**']));
/** `account/settings/edit-email`: the place of a flow below `machines` and beside this file. */
const flowOf = (file: string) => file.replace(/^(\.\/|.*\/machines\/)(.+)\.(machine|model|view\.test)\.tsx?$/, '$2');

test('every machine has a model', () => {
  const modelled = Object.keys(models).map(flowOf);
  expect(machines.map(flowOf).filter((flow) => !modelled.includes(flow))).toEqual([]);
});

test('every model has a machine at the same place', () => {
  const flows = machines.map(flowOf);
  expect(
    Object.keys(models)
      .map(flowOf)
      .filter((flow) => !flows.includes(flow)),
  ).toEqual([]);
});

test('every model with a view is walked in it', () => {
  const walked = views.map(flowOf);
  const shown = Object.entries(models).filter(([, { model }]) => model.causes !== NO_VIEW);
  expect(shown.map(([file]) => flowOf(file)).filter((flow) => !walked.includes(flow))).toEqual([]);
});

test('what no journey does in a browser is something that one would have to do', () => {
  const all = Object.values(models).map(({ model }) => model);
  const unknown = Object.keys(NOT_IN_A_BROWSER).filter((id) => !all.some(({ machine }) => machine.id === id));
  expect(unknown).toEqual([]);
  expect(all.flatMap((model) => needlessOf(model, NOT_IN_A_BROWSER[model.machine.id] ?? {}))).toEqual([]);
});

for (const [file, { model }] of Object.entries(models)) {
  const flow = flowOf(file);
  describeModel(flow, model, {
    machine: resolve(`machines/${flow}.machine.ts`),
    approved: resolve(`tests/models/${flow}.approved.txt`),
  });
}
