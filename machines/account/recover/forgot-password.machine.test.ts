import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { emailAddress: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const logged: string[] = [];
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: {
        requestMail: fromPromise<void, { emailAddress: string }>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ ...input, resolve, reject })),
        ),
      },
      actions: { logFailure: (_, { failure }) => logged.push(failure) },
    }),
    { clock },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    clock,
    calls,
    logged,
    emitted: () => emitted.mock.calls.flat(),
    state: () => actor.getSnapshot().value,
    submit: (emailAddress: string) => actor.send({ type: 'email.submitted', emailAddress }),
  };
}

test('ACC-087 the mail counts as requested before the server has said anything', () => {
  const { submit, calls, emitted } = start();
  submit('ada@example.com');
  expect(calls.map(({ emailAddress }) => emailAddress)).toEqual(['ada@example.com']);
  expect(emitted()).toEqual([{ type: 'mail.requested' }]);
});

test('ACC-087 FC-139 what the server answers is not shown; a failure is logged', async () => {
  const { submit, calls, emitted, logged, state } = start();
  submit('ada@example.com');
  calls[0]?.resolve();
  await flushPromises();
  submit('grace@example.com');
  calls[1]?.reject(new Failure('server'));
  await flushPromises();
  expect(emitted()).toEqual([{ type: 'mail.requested' }, { type: 'mail.requested' }]);
  expect(logged).toEqual(['server']);
  expect(state()).toBe('idle');
});

test('ACC-087 no answer in 20 s is logged', () => {
  const { submit, clock, logged, state } = start();
  submit('ada@example.com');
  clock.increment(20_000);
  expect(logged).toEqual(['timed-out']);
  expect(state()).toBe('idle');
});

test('ACC-087 a corrected address is asked for at once, and leads on at once', async () => {
  const { submit, calls, emitted, logged } = start();
  submit('ada@example.con');
  submit('ada@example.com');
  expect(calls.map(({ emailAddress }) => emailAddress)).toEqual(['ada@example.con', 'ada@example.com']);
  expect(emitted()).toHaveLength(2);
  calls[0]?.reject(new Failure('server'));
  await flushPromises();
  expect(logged).toEqual([]);
});
