import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { PersonalDetails } from '#domain/personal-details.ts';
import { profileMachine } from './profile.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const details: PersonalDetails = {
  firstName: 'Ada',
  lastName: 'North',
  birthday: null,
  address: null,
  phoneNumber: null,
};

function start() {
  const clock = new SimulatedClock();
  const calls: { details: PersonalDetails; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const actor = createActor(
    profileMachine.provide({
      actors: {
        saveProfile: fromPromise<void, { details: PersonalDetails }>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ ...input, resolve, reject })),
        ),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    actor,
    clock,
    calls,
    emitted: () => emitted.mock.calls.flat().map(({ type }) => type),
    now: () => [actor.getSnapshot().value, actor.getSnapshot().context.failure],
    /** Changes something, and sends it. */
    submit: () => {
      actor.send({ type: 'form.changed' });
      actor.send({ type: 'form.submitted', details });
    },
  };
}

test('ACC-129 everything is sent at once, once, and emitted as saved', async () => {
  const { calls, emitted, now, submit } = start();
  submit();
  submit();
  expect(calls.map((call) => call.details)).toEqual([details]);
  calls[0]?.resolve();
  await flushPromises();
  expect(emitted()).toEqual(['profile.saved']);
  expect(now()).toEqual(['untouched', null]);
});

for (const code of ['profile-refused', 'birthday-set', 'server'] as const) {
  test(`ACC-129 ${code} keeps the form as changed, with the reason, until the next try`, async () => {
    const { calls, now, submit } = start();
    submit();
    calls[0]?.reject(new Failure(code));
    await flushPromises();
    expect(now()).toEqual(['changed', code]);
    submit();
    expect(now()).toEqual(['saving', null]);
  });
}

test('ACC-129 a form that differs in nothing counts as saved and sends nothing', () => {
  const { actor, calls, emitted, now } = start();
  actor.send({ type: 'form.changed' });
  actor.send({ type: 'form.reverted' });
  actor.send({ type: 'form.submitted', details });
  expect([calls, emitted(), now()]).toEqual([[], ['profile.saved'], ['untouched', null]]);
});

test('ACC-129 no answer in 20 s is a failure', () => {
  const { clock, now, submit } = start();
  submit();
  clock.increment(20_000);
  expect(now()).toEqual(['changed', 'timed-out']);
});

test('ACC-127 leaving asks only where something is unsaved, and only a yes leaves', () => {
  const { actor, emitted, now } = start();
  actor.send({ type: 'leave.pressed' });
  expect(now()).toEqual(['untouched', null]);
  actor.send({ type: 'form.changed' });
  actor.send({ type: 'leave.pressed' });
  actor.send({ type: 'leave.cancelled' });
  expect(now()).toEqual(['changed', null]);
  actor.send({ type: 'leave.pressed' });
  actor.send({ type: 'leave.confirmed' });
  expect(emitted()).toEqual(['leave.refused', 'leave.allowed']);
  expect(now()).toEqual(['left', null]);
});

test('ACC-127 leaving while it is saved waits for the answer: saved leads on, a failure stays', async () => {
  const saved = start();
  saved.submit();
  saved.actor.send({ type: 'leave.pressed' });
  saved.calls[0]?.resolve();
  const lost = start();
  lost.submit();
  lost.actor.send({ type: 'leave.pressed' });
  lost.calls[0]?.reject(new Failure('offline'));
  await flushPromises();
  expect([saved.now(), saved.emitted()]).toEqual([
    ['left', null],
    ['profile.saved', 'leave.allowed'],
  ]);
  expect([lost.now(), lost.emitted()]).toEqual([['changed', 'offline'], ['leave.refused']]);
  expect(lost.actor.getSnapshot().context.leaving).toBe(false);
});

test('ACC-129 nothing that was typed is kept in the machine', () => {
  const { actor, submit } = start();
  submit();
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Ada');
});
