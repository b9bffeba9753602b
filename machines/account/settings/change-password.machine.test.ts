import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type ChangeAnswer, changePasswordMachine } from './change-password.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const PASSWORDS = { currentPassword: 'Northstar-1', newPassword: ' Engine-No-2 ' };

function start(change: () => Promise<ChangeAnswer>) {
  const clock = new SimulatedClock();
  const sent = vi.fn();
  const actor = createActor(
    changePasswordMachine.provide({
      actors: {
        changePassword: fromPromise<ChangeAnswer, typeof PASSWORDS>(({ input }) => {
          sent(input);
          return change();
        }),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    clock,
    sent,
    emitted: () => emitted.mock.calls.flat(),
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.failure],
    submit: async () => {
      actor.send({ type: 'passwords.submitted', ...PASSWORDS });
      actor.send({ type: 'passwords.submitted', ...PASSWORDS });
      await flushPromises();
    },
  };
}

test('ACC-105 two presses send both passwords once, as they were typed; a success is emitted', async () => {
  const { submit, sent, emitted, now } = start(async () => ({ outcome: 'done' }));
  await submit();
  expect(sent.mock.calls).toEqual([[PASSWORDS]]);
  expect(emitted()).toEqual([{ type: 'password.changed' }]);
  expect(now()).toEqual(['changed', null]);
});

for (const mistake of ['password-reused', 'password-missing', 'password-weak'] as const) {
  test(`ACC-105 ${mistake} is reported for the field of the new password`, async () => {
    const { submit, emitted } = start(async () => ({ outcome: 'refused', reason: mistake }));
    await submit();
    expect(emitted()).toEqual([{ type: 'password.mistaken', mistake }]);
  });
}

test('ACC-105 any other code is reported as a refusal', async () => {
  const { submit, emitted } = start(async () => ({ outcome: 'refused', reason: 'password-reset-failed' }));
  await submit();
  expect(emitted()).toEqual([{ type: 'change.refused' }]);
});

for (const [id, failure, event] of [
  ['ACC-105', 'password-refused', 'current.refused'],
  ['ACC-106', 'verification-due', 'verification.due'],
] as const) {
  test(`${id} ${failure} is emitted as ${event}, and the form can be sent again`, async () => {
    const { submit, emitted, now } = start(() => Promise.reject(new Failure(failure)));
    await submit();
    expect(emitted()).toEqual([{ type: event }]);
    expect(now()).toEqual(['filling', null]);
  });
}

test('a late answer is the reason until the next try', async () => {
  const { submit, clock, now } = start(() => new Promise(() => {}));
  await submit();
  clock.increment(20_000);
  expect(now()).toEqual(['filling', 'timed-out']);
});
