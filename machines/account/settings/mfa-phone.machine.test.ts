import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { Failure } from '#domain/failure.ts';
import { codeConfirmationMachine } from '../second-factor/code-confirmation.machine.ts';
import { mfaPhoneMachine } from './mfa-phone.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const phone: MfaPhone = { id: 'phone-1', lastFour: '0123', verified: false };
type Proposal = { phoneId: string | null; phoneNumber: string };

function start(phoneId: string | null = null) {
  const propose = vi.fn<(proposal: Proposal) => Promise<MfaPhone>>(async () => phone);
  const confirm = vi.fn<(id: string | null) => Promise<void>>(async () => {});
  const codeConfirmation = codeConfirmationMachine.provide({
    actors: { confirmCode: fromPromise(({ input }) => confirm(input.target.id)) },
  });
  const actor = createActor(
    mfaPhoneMachine.provide({
      actors: { proposeNumber: fromPromise<MfaPhone, Proposal>(({ input }) => propose(input)), codeConfirmation },
    }),
    { input: { phoneId } },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    actor,
    propose,
    confirm,
    emitted: () => emitted.mock.calls.flat(),
    submit: async (phoneNumber = '2065550123') => {
      actor.send({ type: 'number.submitted', phoneNumber });
      await flushPromises();
    },
    enter: async () => {
      actor.getSnapshot().children.codeConfirmation?.send({ type: 'code.entered', code: '111111' });
      await flushPromises();
    },
  };
}

test('ACC-117 ACC-120 a new phone is active by the code of the phone that the server named', async () => {
  const { actor, submit, enter, propose, confirm, emitted } = start();
  await submit();
  expect(propose).toHaveBeenCalledWith({ phoneId: null, phoneNumber: '2065550123' });
  expect(emitted()).toEqual([]);
  await enter();
  expect(confirm).toHaveBeenCalledWith('phone-1');
  expect([actor.getSnapshot().value, emitted()]).toEqual(['confirmed', [{ type: 'phone.confirmed' }]]);
});

test('ACC-118 another number is proposed for the phone that it belongs to', async () => {
  const { submit, propose } = start('phone-7');
  await submit();
  expect(propose).toHaveBeenCalledWith({ phoneId: 'phone-7', phoneNumber: '2065550123' });
});

test('ACC-106 ACC-118 a lapsed proof is asked for again, and is no failure of the form', async () => {
  const { actor, submit, propose, emitted } = start('phone-7');
  propose.mockRejectedValueOnce(new Failure('verification-due'));
  await submit();
  expect(emitted()).toEqual([{ type: 'verification.due' }]);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['filling', null]);
});

test('ACC-119 ACC-120 a refused number is reported, and another one can be entered', async () => {
  const { actor, submit, propose } = start();
  propose.mockRejectedValueOnce(new Failure('phone-refused'));
  await submit();
  expect(actor.getSnapshot().context.failure).toBe('phone-refused');
  await submit();
  actor.send({ type: 'number.declined' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.target]).toEqual(['filling', null]);
});

test('ACC-118 where the answer was lost, the number that was entered last is the one that may hold a code', async () => {
  const { actor, submit, enter, propose, confirm } = start('phone-7');
  await submit('2065550199');
  actor.send({ type: 'number.declined' });
  propose.mockRejectedValueOnce(new Failure('offline')).mockRejectedValue(new Failure('rate-limited'));
  await submit();
  await submit('2065550199');
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['filling', 'rate-limited']);
  await submit();
  expect(actor.getSnapshot().value).toBe('confirming');
  await enter();
  expect(confirm).toHaveBeenCalledWith('phone-7');
});

test('ACC-117 where the answer for a new phone was lost, its code cannot be entered: no id is known', async () => {
  const { actor, submit, propose } = start();
  await submit();
  actor.send({ type: 'number.declined' });
  propose.mockRejectedValueOnce(new Failure('offline')).mockRejectedValue(new Failure('rate-limited'));
  await submit('2065550199');
  await submit('2065550199');
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['filling', 'rate-limited']);
  await submit();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['filling', 'rate-limited']);
});
