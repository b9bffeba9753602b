import { afterAll, describe, expect, test } from 'vitest';
import { keepRow } from './coverage.ts';
import type { Model } from './model.ts';
import { focus } from './mutant-place.ts';
import { type Mount, viewRun } from './view.ts';
import { nameOfWalk } from './walks.ts';

/**
 * Registers L2 for one machine and one view: a test for each walk, then one for each state with what it shows as its
 * title, then one for the transitions that the view has to take. Call it in a `<flow>.view.test.tsx` beside the model.
 */
export function describeView(name: string, model: Model, mount: Mount): void {
  describe(name, () => {
    const run = viewRun(model, mount);
    const began = performance.now();
    const all = () => Promise.allSettled(run.walks.map((_, index) => index).map(inTurn(run.take)));
    for (const [index, walk] of run.walks.entries()) {
      test(`walk ${index + 1} of ${run.walks.length} [${walk.setting}] ${nameOfWalk(walk)}`, () => run.take(index));
    }
    for (const [path, { says }] of Object.entries(model.shows)) {
      test(says, async () => {
        await all();
        expect(run.unseen.get(path)).toBeUndefined();
        if (focus.on === null) expect(run.seen, 'states that a walk came to').toContain(path);
      }, 120_000);
    }
    test('the view takes every transition that it can cause', async () => {
      await all();
      expect(run.missing()).toEqual([]);
    }, 120_000);
    afterAll(() =>
      keepRow({
        machine: model.machine.id,
        level: 'L2',
        ...run.coverage.counts(),
        pairs: 0,
        walks: run.walks.length,
        steps: run.steps(),
        milliseconds: performance.now() - began,
      }),
    );
  });
}

/** Walks share one page, so each waits for the one before it. */
function inTurn(take: (index: number) => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve();
  return (index: number): Promise<void> => {
    const mine = last.then(() => take(index));
    last = mine.catch(() => {});
    return mine;
  };
}
