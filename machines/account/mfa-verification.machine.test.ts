import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type DueVerification, mfaVerificationMachine } from './mfa-verification.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
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
  const told = vi.fn();
  actor.on('*', told);
  actor.start();
  return { actor, clock, asked, verify, told, state: () => actor.getSnapshot().value };
}

const byPassword = async (): Promise<DueVerification> => ({ due: true, by: 'password' });

test('ACC-106 with the flag off the page opens and nobody is asked', () => {
  const { state, asked } = start(byPassword, { isRequired: false });
  expect(state()).toBe('open');
  expect(asked).not.toHaveBeenCalled();
});

test('ACC-106 a proof that still holds opens the page; one that lapses is asked for again', async () => {
  const { actor, state, asked } = start(async () => ({ due: false }));
  await settled();
  expect(state()).toBe('open');
  actor.send({ type: 'verification.lapsed' });
  expect([state(), asked.mock.calls.length]).toEqual(['asking', 2]);
});

test('ACC-106 with an enrolled phone the challenge asks for a code to that phone', async () => {
  const { actor, state } = start(async () => ({ due: true, by: 'code', phone }));
  await settled();
  expect(state()).toBe('challenging');
  expect(actor.getSnapshot().children.mfaChallenge?.getSnapshot().context.phones).toEqual([phone]);
  actor.getSnapshot().children.mfaChallenge?.send({ type: 'challenge.cancelled' });
  expect(state()).toBe('abandoned');
});

test('ACC-106 without a phone a right password opens the page, a wrong one does not', async () => {
  const { actor, state, verify } = start(byPassword);
  await settled();
  verify.mockRejectedValueOnce(new Failure('password-refused'));
  actor.send({ type: 'password.submitted', password: 'guess' });
  actor.send({ type: 'password.submitted', password: 'guess' });
  await settled();
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['enteringPassword', 'password-refused']);
  expect(verify).toHaveBeenCalledTimes(1);
  actor.send({ type: 'password.submitted', password: 'right' });
  await settled();
  expect(state()).toBe('open');
});

test('ACC-106 whoever gives up is led back', async () => {
  const { actor, told } = start(byPassword);
  await settled();
  actor.send({ type: 'verification.cancelled' });
  expect(told).toHaveBeenCalledWith({ type: 'verification.abandoned' });
});

test('ACC-106 without an answer the page stays closed, and it is asked again', async () => {
  const { actor, clock, state } = start(() => new Promise(() => {}));
  clock.increment(20_000);
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['unread', 'timed-out']);
  actor.send({ type: 'verification.retried' });
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['asking', null]);
});
