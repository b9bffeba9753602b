import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { codeConfirmationMachine } from './code-confirmation.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('ACC-112 ACC-120 D-334 where no other code was sent, the one before keeps its own ten minutes', async () => {
  const clock = new SimulatedClock();
  const machine = codeConfirmationMachine.provide({
    actors: {
      sendAgain: fromPromise(() => Promise.reject(new Failure('rate-limited'))),
      confirmCode: fromPromise(() => Promise.reject(new Failure('code-refused'))),
    },
  });
  const input = { target: { address: 'new@example.com', id: null } };
  const actor = createActor(machine, { clock, input }).start();
  clock.increment(9 * 60_000);
  actor.send({ type: 'code.requested' });
  await flushPromises();
  expect(actor.getSnapshot().context.failure).toBe('rate-limited');
  actor.send({ type: 'code.entered', code: '111111' });
  await flushPromises();
  expect(actor.getSnapshot().context.failure, 'the earlier code is checked').toBe('code-refused');
  clock.increment(60_000);
  expect(actor.getSnapshot().context.failure).toBe('code-expired');
  expect(actor.getSnapshot().hasTag('invalidated')).toBe(true);
});
