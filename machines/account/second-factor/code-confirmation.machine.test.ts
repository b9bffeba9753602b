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
    has: (tag: 'busy' | 'confirming' | 'worthless' | 'resendable') => actor.getSnapshot().hasTag(tag),
    failure: () => actor.getSnapshot().context.failure,
    request: async (refusal?: FailureCode) => {
      if (refusal) send.mockRejectedValueOnce(new Failure(refusal));
      actor.send({ type: 'code.requested' });
      await flushPromises();
    },
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
  expect([actor.getSnapshot().context.failure, has('resendable')]).toEqual(['rate-limited', true]);
});

test('ACC-112 ACC-120 D-334 a worthless code stays so where no other one was sent, and that can be tried again at once', async () => {
  const { clock, enter, request, has, failure, send } = start();
  await enter('111111', 'code-attempts-spent');
  clock.increment(CODE_RESEND_MS);
  await request('rate-limited');
  expect([has('worthless'), has('resendable'), failure()]).toEqual([true, true, 'rate-limited']);
  await request();
  expect(send).toHaveBeenCalledTimes(2);
  expect([has('worthless'), has('resendable'), failure()]).toEqual([false, false, null]);
});

test('ACC-112 ACC-120 D-334 where no other code was sent, the one before keeps its own ten minutes', async () => {
  const { clock, enter, request, has, failure, isEntering, confirm } = start();
  clock.increment(9 * 60_000);
  await request('rate-limited');
  expect([isEntering(), has('resendable'), failure()]).toEqual([true, true, 'rate-limited']);
  await enter('111111', 'code-refused');
  expect(confirm).toHaveBeenCalledTimes(1);
  clock.increment(60_000);
  expect([has('worthless'), failure()]).toEqual([true, 'code-expired']);
});

for (const lost of ['timed-out', 'offline', 'server', 'bad-answer'] as const) {
  test(`ACC-112 ACC-120 D-334 another code whose answer was lost (${lost}) may have come: it is asked for, for ten minutes`, async () => {
    const { clock, enter, request, has, failure, isEntering, confirm } = start();
    await enter('111111', 'code-attempts-spent');
    clock.increment(9 * 60_000);
    await request(lost);
    expect([isEntering(), has('resendable'), failure()]).toEqual([true, false, lost]);
    clock.increment(9 * 60_000);
    expect([isEntering(), has('resendable')]).toEqual([true, true]);
    // Also the digits that were tried before: it is not known which code holds.
    await enter('111111');
    expect(confirm).toHaveBeenCalledTimes(2);
  });
}

test('ACC-112 ACC-120 D-334 while another code is being sent the one before is not checked, however old it becomes', async () => {
  const { actor, clock, enter, has, failure, confirm, send, isEntering } = start();
  clock.increment(10 * 60_000 - 1000);
  let settle = (_: ResendOutcome) => {};
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  actor.send({ type: 'code.requested' });
  await enter('111111');
  clock.increment(1000);
  expect([has('busy'), confirm.mock.calls]).toEqual([true, []]);
  settle('sent');
  await flushPromises();
  expect([has('busy'), isEntering(), failure()]).toEqual([false, true, null]);
});

test('a code that could not be checked may be sent off again', async () => {
  const { enter, confirm } = start();
  await enter('111111', 'offline');
  await enter('111111');
  expect(confirm).toHaveBeenCalledTimes(2);
});
