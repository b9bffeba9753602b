import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { mfaPhoneRemovalMachine } from './mfa-phone-removal.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const phone = { id: 'phone-1', lastFour: '0142', verified: true };

function start(remove: () => Promise<void> = async () => {}) {
  const clock = new SimulatedClock();
  const removed = vi.fn();
  const actor = createActor(
    mfaPhoneRemovalMachine.provide({
      actors: {
        removePhone: fromPromise<void, { phoneId: string }>(({ input }) => {
          removed(input.phoneId);
          return remove();
        }),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  actor.send({ type: 'removal.wanted', phone });
  return { actor, clock, removed, emitted: () => emitted.mock.calls.flat() };
}

test('ACC-116 ACC-120 nothing is removed before the yes; then it is, once, and emitted', async () => {
  const { actor, removed, emitted } = start();
  expect(removed).not.toHaveBeenCalled();
  actor.send({ type: 'removal.confirmed' });
  actor.send({ type: 'removal.confirmed' });
  await flushPromises();
  expect(removed.mock.calls).toEqual([['phone-1']]);
  expect(emitted()).toEqual([{ type: 'phone.removed', phone }]);
});

test('ACC-116 a no leaves the phone where it is', () => {
  const { actor, removed } = start();
  actor.send({ type: 'removal.declined' });
  expect([actor.getSnapshot().value, removed.mock.calls.length]).toEqual(['resting', 0]);
});

test('ACC-106 ACC-116 a lapsed proof is asked for again', async () => {
  const { actor, emitted } = start(() => Promise.reject(new Failure('verification-due')));
  actor.send({ type: 'removal.confirmed' });
  await flushPromises();
  expect(emitted()).toEqual([{ type: 'verification.due' }]);
});

test('ACC-120 without an answer in time it is asked again, with the reason', () => {
  const { actor, clock } = start(() => new Promise(() => {}));
  actor.send({ type: 'removal.confirmed' });
  clock.increment(20_000);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['asking', 'timed-out']);
});
