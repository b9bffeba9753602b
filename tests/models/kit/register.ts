import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { checkApproved } from './approved.ts';
import { keepRow } from './coverage.ts';
import { type Exploration, explore, propertiesOf } from './explore.ts';
import { type InterleaveOptions, interleave } from './interleave.ts';
import { type Model, NO_VIEW } from './model.ts';
import { statesOf, transitionsOf } from './nodes.ts';
import { checkReadable } from './readable.ts';
import { requirementIds } from './requirements.ts';
import { checkStatic } from './static.ts';
import { APPROVED, READABLE } from './titles.ts';

/** The first test that asks explores; the largest graph takes long on a busy machine. */
const EXPLORATION = 120_000;

/** Where a model's machine and its approved list are kept. */
type Files = { machine: string; approved: string };

/** Registers the levels that every machine has: L0, the Stately contract, the approved list, L1 and L4. */
export function describeModel(name: string, model: Model, files: Files): void {
  describe(name, () => {
    let found: Exploration | undefined;
    const explored = () => {
      found ??= explore(model);
      return found;
    };
    test('is sound as written', () => expect(checkStatic(model, requirementIds())).toEqual([]));
    test(READABLE, () => expect(checkReadable(model.machine, readFileSync(files.machine, 'utf8'))).toEqual([]));
    test(APPROVED, () => expect(checkApproved(model, explored().graph, files.approved)).toEqual([]), EXPLORATION);
    test('takes every transition, and each guard both ways', () =>
      expect([...explored().graph.problems, ...explored().coverage]).toEqual([]));
    test('comes to the same states when every walk is taken anew', () => expect(explored().walking).toEqual([]));
    test('reports the failure of each outcome, and no longer on the next try', () =>
      expect(explored().failures).toEqual([]));
    test('waits as long as the model says', () => expect(explored().waits).toEqual([]));
    for (const invariant of Object.keys(model.invariants))
      test(invariant, () => expect(explored().invariants[invariant]).toEqual([]));
    for (const property of propertiesOf(model))
      test(property, () => expect(explored().properties[property]).toEqual([]));
    if (model.causes === NO_VIEW) {
      for (const [path, { says }] of Object.entries(model.shows))
        test(says, () => expect(explored().shown[path]).toEqual([]));
    }
    testInterleavings(`${model.oneAtATime}, in any order of presses and answers`, model);
    // Where only some tests were asked for, there may be nothing to count.
    afterAll(() => found && keepRow(rowOf(model, found)));
  });
}

function rowOf(model: Model, { graph, walks, steps, milliseconds }: Exploration) {
  const states = statesOf(model.machine);
  const labels = [...transitionsOf(model.machine).values()];
  return {
    machine: model.machine.id,
    level: 'L1',
    states: [states.filter((node) => graph.entered.has(node.id)).length, states.length],
    transitions: [labels.filter((label) => graph.taken.has(label)).length, labels.length],
    pairs: walks.pairs,
    walks: walks.walks.length,
    steps,
    milliseconds,
  } as const;
}

/** L4. The title is the caller's, since it says which requirement the checked calls or invariants show. */
export function testInterleavings(title: string, model: Model, options: InterleaveOptions = {}): void {
  test(title, async () => keepRow(await interleave(model, options)), 60_000);
}
