import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { resetLinkMachine } from './reset-link.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { token: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const actor = createActor(
    resetLinkMachine.provide({
      actors: {
        checkLink: fromPromise<void, { token: string }>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ ...input, resolve, reject })),
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
    fail: async (code: FailureCode) => {
      calls.at(-1)?.reject(new Failure(code));
      await flushPromises();
    },
  };
}

test('ACC-100 ACC-101 the token is checked first, and a valid one leads on with it', async () => {
  const { calls, state, emitted } = start();
  expect([state(), calls.map(({ token }) => token)]).toEqual(['checking', ['token-of-ada']]);
  calls[0]?.resolve();
  await flushPromises();
  expect(emitted()).toEqual([{ type: 'link.accepted', token: 'token-of-ada' }]);
});

for (const code of ['link-expired', 'refused'] as const) {
  test(`ACC-099 ACC-101 FC-155 a token that is ${code} shows the expired page`, async () => {
    const { fail, state, emitted } = start();
    await fail(code);
    expect([state(), emitted()]).toEqual(['expired', []]);
  });
}

test('ACC-101 a check that failed says nothing about the link and can be repeated', async () => {
  const { actor, fail, state, calls, clock } = start();
  await fail('server');
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', 'server']);
  actor.send({ type: 'check.repeated' });
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['checking', null]);
  clock.increment(20_000);
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['failed', 'timed-out']);
  actor.send({ type: 'check.repeated' });
  calls[2]?.resolve();
  await flushPromises();
  expect(state()).toBe('accepted');
});
