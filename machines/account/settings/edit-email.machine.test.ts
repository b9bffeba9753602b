import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { editEmailMachine } from './edit-email.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function propose() {
  const clock = new SimulatedClock();
  let fail = () => {};
  const proposeEmail = fromPromise<void, { emailAddress: string }>(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Failure('offline'));
      }),
  );
  const actor = createActor(editEmailMachine.provide({ actors: { proposeEmail } }), { clock }).start();
  actor.send({ type: 'email.submitted', emailAddress: 'new@example.com' });
  return {
    actor,
    clock,
    fail: async () => {
      fail();
      await flushPromises();
    },
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.failure],
  };
}

test('ACC-109 D-334 a form that was left while its request was running says nothing of that try later', async () => {
  const refused = propose();
  refused.actor.send({ type: 'form.left' });
  await refused.fail();
  expect(refused.now()).toEqual(['filling', null]);
  // A code may have gone there all the same.
  expect(refused.actor.getSnapshot().context.lastSent).toBe('new@example.com');
  const unanswered = propose();
  unanswered.actor.send({ type: 'form.left' });
  unanswered.clock.increment(20_000);
  expect(unanswered.now()).toEqual(['filling', null]);
});

test('ACC-109 D-334 who is back before the answer sees the form being sent, and then why that failed', async () => {
  const { actor, fail, now } = propose();
  actor.send({ type: 'form.left' });
  actor.send({ type: 'form.returned' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await fail();
  expect(now()).toEqual(['filling', 'offline']);
});
