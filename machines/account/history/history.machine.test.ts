import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { historyMachine } from './history.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { name: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const waiting = (name: string) =>
    fromPromise<void, void>(() => new Promise((resolve, reject) => calls.push({ name, resolve, reject })));
  const actor = createActor(
    historyMachine.provide({ actors: { readNewest: waiting('newest'), readMore: waiting('more') } }),
    { clock },
  );
  actor.start();
  return {
    clock,
    actor,
    names: () => calls.map(({ name }) => name),
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.failure],
    succeed: async () => {
      calls.at(-1)?.resolve();
      await flushPromises();
    },
    fail: async () => {
      calls.at(-1)?.reject(new Failure('server'));
      await flushPromises();
    },
  };
}

test('ACC-125 the newest page is read at once, the next one when it is asked for', async () => {
  const { actor, names, now, succeed } = start();
  await succeed();
  expect(now()).toEqual(['shown', null]);
  expect(names()).toEqual(['newest']);
  actor.send({ type: 'more.pressed' });
  actor.send({ type: 'more.pressed' });
  expect(names()).toEqual(['newest', 'more']);
  await succeed();
  expect(now()).toEqual(['shown', null]);
});

test('ACC-125 what failed is what is tried again', async () => {
  const { actor, names, now, succeed, fail } = start();
  await fail();
  expect(now()).toEqual(['failed', 'server']);
  actor.send({ type: 'retry.pressed' });
  expect(now()).toEqual(['reading', null]);
  await succeed();
  actor.send({ type: 'more.pressed' });
  await fail();
  expect(now()).toEqual(['moreFailed', 'server']);
  actor.send({ type: 'retry.pressed' });
  await succeed();
  expect(names()).toEqual(['newest', 'newest', 'more', 'more']);
  expect(now()).toEqual(['shown', null]);
});

test('ACC-125 no answer in 20 s is a failure', async () => {
  const { actor, clock, now, succeed } = start();
  clock.increment(20_000);
  expect(now()).toEqual(['failed', 'timed-out']);
  actor.send({ type: 'retry.pressed' });
  await succeed();
  actor.send({ type: 'more.pressed' });
  clock.increment(20_000);
  expect(now()).toEqual(['moreFailed', 'timed-out']);
});
