import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type DueVerification, mfaVerificationMachine } from './mfa-verification.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const phone = { id: 'mobile', lastFour: '0142', verified: true };

function start(due: () => Promise<DueVerification>, { isRequired = true } = {}) {
  const clock = new SimulatedClock();
  const asked = vi.fn();
  const verify = vi.fn<(password: string) => Promise<void>>(async () => {});
  const actor = createActor(
    mfaVerificationMachine.provide({
      actors: {
        readVerification: fromPromise<DueVerification, void>(() => {
          asked();
          return due();
        }),
        verifyPassword: fromPromise<void, { password: string }>(({ input }) => verify(input.password)),
      },
    }),
    { clock, input: { isRequired } },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return { actor, clock, asked, verify, emitted, state: () => actor.getSnapshot().value };
}

const byPassword = async (): Promise<DueVerification> => ({ due: true, by: 'password' });

test('ACC-106 with the flag off the page opens without a question', () => {
  const { state, asked } = start(byPassword, { isRequired: false });
  expect(state()).toBe('open');
  expect(asked).not.toHaveBeenCalled();
});

test('ACC-106 a proof that still holds opens the page; one that lapses is asked for again', async () => {
  const { actor, state, asked } = start(async () => ({ due: false }));
  await flushPromises();
  expect(state()).toBe('open');
  actor.send({ type: 'verification.lapsed' });
  expect([state(), asked.mock.calls.length]).toEqual(['asking', 2]);
});

test('ACC-106 with an enrolled phone the challenge asks for a code to that phone', async () => {
  const { actor, state } = start(async () => ({ due: true, by: 'code', phone }));
  await flushPromises();
  expect(state()).toBe('challenging');
  expect(actor.getSnapshot().children.mfaChallenge?.getSnapshot().context.phones).toEqual([phone]);
  actor.getSnapshot().children.mfaChallenge?.send({ type: 'challenge.cancelled' });
  expect(state()).toBe('abandoned');
});

test('ACC-106 without a phone a right password opens the page, a wrong one does not', async () => {
  const { actor, state, verify } = start(byPassword);
  await flushPromises();
  verify.mockRejectedValueOnce(new Failure('password-refused'));
  actor.send({ type: 'password.submitted', password: 'guess' });
  actor.send({ type: 'password.submitted', password: 'guess' });
  await flushPromises();
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['enteringPassword', 'password-refused']);
  expect(verify).toHaveBeenCalledTimes(1);
  actor.send({ type: 'password.submitted', password: 'right' });
  await flushPromises();
  expect(state()).toBe('open');
});

test('ACC-106 a member who cancels is led back', async () => {
  const { actor, emitted } = start(byPassword);
  await flushPromises();
  actor.send({ type: 'verification.cancelled' });
  expect(emitted).toHaveBeenCalledWith({ type: 'verification.abandoned' });
});

test('ACC-106 without an answer the page stays closed, and it is asked again', async () => {
  const { actor, clock, state } = start(() => new Promise(() => {}));
  clock.increment(20_000);
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['unread', 'timed-out']);
  actor.send({ type: 'verification.retried' });
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['asking', null]);
});
