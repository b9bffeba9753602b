import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { receiptMachine } from './receipt.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { historyId: string | null; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const actor = createActor(
    receiptMachine.provide({
      actors: {
        readReceipt: fromPromise<void, { historyId: string | null }>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ ...input, resolve, reject })),
        ),
      },
    }),
    { clock },
  );
  actor.start();
  return {
    actor,
    clock,
    calls,
    now: () => ({ state: actor.getSnapshot().value, ...actor.getSnapshot().context }),
    open: (historyId: string) => actor.send({ type: 'receipt.opened', historyId }),
  };
}

test('ACC-125 a receipt is fetched when it is opened, and not before', async () => {
  const { calls, now, open } = start();
  expect(calls).toEqual([]);
  open('first');
  expect(calls.map(({ historyId }) => historyId)).toEqual(['first']);
  calls[0]?.resolve();
  await flushPromises();
  expect(now()).toEqual({ state: 'shown', historyId: 'first', failure: null });
});

test('ACC-125 a receipt that failed is tried again for the same entry', async () => {
  const { actor, calls, now, open } = start();
  open('first');
  calls[0]?.reject(new Failure('receipt-not-found'));
  await flushPromises();
  expect(now()).toEqual({ state: 'failed', historyId: 'first', failure: 'receipt-not-found' });
  actor.send({ type: 'retry.pressed' });
  expect(calls.map(({ historyId }) => historyId)).toEqual(['first', 'first']);
});

test('ACC-125 what was closed is forgotten, and a late answer opens nothing', async () => {
  const { actor, calls, now, open } = start();
  open('first');
  actor.send({ type: 'receipt.closed' });
  calls[0]?.resolve();
  await flushPromises();
  expect(now()).toEqual({ state: 'closed', historyId: null, failure: null });
});

test('ACC-125 no answer in 20 s is a failure', () => {
  const { clock, now, open } = start();
  open('first');
  clock.increment(20_000);
  expect(now()).toEqual({ state: 'failed', historyId: 'first', failure: 'timed-out' });
});
