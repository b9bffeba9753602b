import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CODE_LIFETIME_MS, type MfaPhone } from '#domain/account/one-time-code.ts';
import { Failure } from '#domain/failure.ts';
import { mfaChallengeMachine } from './mfa-challenge.machine.ts';

const mobile: MfaPhone = { id: 'mobile', lastFour: '0142', verified: true };

// A model sees that time has run out, not since when it runs.
test('ACC-036 D-334 D-382 a code that still counts keeps its own ten minutes where no other one came', async () => {
  const clock = new SimulatedClock();
  const sendCode = fromPromise<void, { methodId: string }>(async () => {
    throw new Failure('refused');
  });
  const challenge = createActor(mfaChallengeMachine.provide({ actors: { sendCode } }), {
    clock,
    input: { phones: [mobile], purpose: 'sign-in' },
  }).start();
  const now = () => challenge.getSnapshot();
  clock.increment(CODE_LIFETIME_MS - 1000);
  challenge.send({ type: 'code.requested' });
  await vi.waitFor(() => expect(now().context.failure).toBe('refused'));
  expect(now().hasTag('entering')).toBe(true);
  clock.increment(1000);
  expect([now().hasTag('entering'), now().hasTag('invalidated')]).toEqual([false, true]);
  expect(now().context.failure).toBe('code-expired');
  challenge.stop();
});
