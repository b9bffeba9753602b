import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type ResetAnswer, resetPasswordMachine } from './reset-password.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const NEW = ' Engine-No-2 ';

function start() {
  const clock = new SimulatedClock();
  type Call = {
    input: { token: string; newPassword: string };
    resolve: (answer: ResetAnswer) => void;
    reject: (error: unknown) => void;
  };
  const calls: Call[] = [];
  const actor = createActor(
    resetPasswordMachine.provide({
      actors: {
        resetPassword: fromPromise<ResetAnswer, Call['input']>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ input, resolve, reject })),
        ),
      },
    }),
    { clock, input: { token: 'token-of-ada' } },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    actor,
    clock,
    calls,
    emitted: () => emitted.mock.calls.flat(),
    state: () => actor.getSnapshot().value,
    submit: () => actor.send({ type: 'password.submitted', newPassword: NEW }),
    answer: async (answer: ResetAnswer) => {
      calls.at(-1)?.resolve(answer);
      await flushPromises();
    },
  };
}

test('ACC-091 one press sends token and password once, the password as it was typed', () => {
  const { submit, calls } = start();
  submit();
  submit();
  expect(calls.map(({ input }) => input)).toEqual([{ token: 'token-of-ada', newPassword: NEW }]);
});

test('ACC-092 a success leads on, and the used token is forgotten', async () => {
  const { actor, submit, answer, emitted } = start();
  submit();
  await answer({ outcome: 'done' });
  expect(emitted()).toEqual([{ type: 'password.updated' }]);
  expect(actor.getSnapshot().context.token).toBe('');
});

for (const [id, mistake] of [
  ['ACC-094', 'password-reused'],
  ['ACC-095', 'password-missing'],
  ['ACC-096', 'password-weak'],
] as const) {
  test(`${id} FC-155 ${mistake} is reported for the field, and the form can be sent again`, async () => {
    const { submit, answer, emitted, calls } = start();
    submit();
    await answer({ outcome: 'refused', reason: mistake });
    expect(emitted()).toEqual([{ type: 'password.mistaken', mistake }]);
    submit();
    expect(calls).toHaveLength(2);
  });
}

test('ACC-097 FC-155 any other refusal is reported as one, not for the field', async () => {
  const { submit, answer, emitted, state } = start();
  submit();
  await answer({ outcome: 'refused', reason: 'password-reset-failed' });
  expect(emitted()).toEqual([{ type: 'reset.refused' }]);
  expect(state()).toBe('filling');
});

test('a lost or late answer is kept as the reason until the next try', async () => {
  const { actor, submit, calls, clock, state } = start();
  const failure = () => actor.getSnapshot().context.failure;
  submit();
  calls[0]?.reject(new Failure('offline'));
  await flushPromises();
  expect([state(), failure()]).toEqual(['filling', 'offline']);
  submit();
  expect(failure()).toBeNull();
  clock.increment(20_000);
  expect([state(), failure()]).toEqual(['filling', 'timed-out']);
});
