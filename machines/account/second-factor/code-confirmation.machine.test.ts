import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { type CodeTarget, codeConfirmationMachine, type ResendOutcome } from './code-confirmation.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const target = { address: 'new@example.com', id: null };

function start() {
  const clock = new SimulatedClock();
  const confirm = vi.fn<(code: string) => Promise<void>>(async () => {});
  const send = vi.fn<(to: CodeTarget) => Promise<ResendOutcome>>(async () => 'sent');
  const actor = createActor(
    codeConfirmationMachine.provide({
      actors: {
        sendAgain: fromPromise<ResendOutcome, { target: CodeTarget }>(({ input }) => send(input.target)),
        confirmCode: fromPromise<void, { target: CodeTarget; code: string }>(({ input }) => confirm(input.code)),
      },
    }),
    { clock, input: { target } },
  );
  actor.start();
  return {
    actor,
    clock,
    confirm,
    send,
    isEntering: () => actor.getSnapshot().matches({ waiting: { code: { usable: 'entering' } } }),
    has: (tag: 'worthless' | 'resendable') => actor.getSnapshot().hasTag(tag),
    failure: () => actor.getSnapshot().context.failure,
    enter: async (code: string, refusal?: FailureCode) => {
      if (refusal) confirm.mockRejectedValueOnce(new Failure(refusal));
      actor.send({ type: 'code.entered', code });
      await flushPromises();
    },
  };
}

test('ACC-110 ACC-112 ACC-120 a wrong code stays in the context, once for each code; the right one confirms', async () => {
  const { actor, enter, confirm, failure, isEntering } = start();
  await enter('111111', 'code-refused');
  await enter('111111');
  await enter('123');
  expect(confirm.mock.calls).toEqual([['111111']]);
  expect([failure(), isEntering()]).toEqual(['code-refused', true]);
  await enter('222222');
  expect(actor.getSnapshot().output).toEqual({ outcome: 'confirmed' });
});

test('ACC-112 after ten minutes the code is worth nothing, and only another one helps', async () => {
  const { clock, has, isEntering, failure, enter, confirm, actor, send } = start();
  clock.increment(10 * 60_000);
  expect([has('worthless'), failure()]).toEqual([true, 'code-expired']);
  await enter('111111');
  expect(confirm).not.toHaveBeenCalled();
  actor.send({ type: 'code.requested' });
  await flushPromises();
  expect(send).toHaveBeenCalledWith(target);
  expect([isEntering(), failure()]).toEqual([true, null]);
});

test('ACC-112 ACC-120 another code can be had after half a minute, not before', async () => {
  const { actor, clock, send, has } = start();
  actor.send({ type: 'code.requested' });
  expect(send).not.toHaveBeenCalled();
  clock.increment(CODE_RESEND_MS);
  expect(has('resendable')).toBe(true);
  send.mockRejectedValueOnce(new Failure('rate-limited'));
  actor.send({ type: 'code.requested' });
  await flushPromises();
  expect([actor.getSnapshot().context.failure, has('resendable')]).toEqual(['rate-limited', false]);
});

test('ACC-112 an address that another account has taken meanwhile is lost', async () => {
  const { actor, enter } = start();
  await enter('111111', 'email-taken');
  expect(actor.getSnapshot().output).toEqual({ outcome: 'lost', failure: 'email-taken' });
});

test('a code that could not be checked may be sent off again', async () => {
  const { enter, confirm } = start();
  await enter('111111', 'offline');
  await enter('111111');
  expect(confirm).toHaveBeenCalledTimes(2);
});
