import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { partnerLinkingMachine } from './partner-linking.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { resolve: (answer: { count: number }) => void; reject: (error: unknown) => void }[] = [];
  const actor = createActor(
    partnerLinkingMachine.provide({
      actors: {
        readPartners: fromPromise<{ count: number }, void>(
          () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
        ),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, clock, calls, now: () => [actor.getSnapshot().value, actor.getSnapshot().context.failure] };
}

test('ACC-128 the answer decides whether there are programmes', async () => {
  const some = start();
  some.calls[0]?.resolve({ count: 1 });
  const none = start();
  none.calls[0]?.resolve({ count: 0 });
  await flushPromises();
  expect([some.now(), none.now()]).toEqual([
    ['offering', null],
    ['withoutPartners', null],
  ]);
});

test('ACC-128 a failure says nothing about the programmes, and can be tried again', async () => {
  const { actor, calls, now } = start();
  calls[0]?.reject(new Failure('server'));
  await flushPromises();
  expect(now()).toEqual(['failed', 'server']);
  actor.send({ type: 'retry.pressed' });
  expect(now()).toEqual(['reading', null]);
  calls[1]?.resolve({ count: 2 });
  await flushPromises();
  expect(now()).toEqual(['offering', null]);
});

test('ACC-128 no answer in 20 s is a failure', () => {
  const { clock, now } = start();
  clock.increment(20_000);
  expect(now()).toEqual(['failed', 'timed-out']);
});
