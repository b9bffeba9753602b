import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { codeConfirmationMachine } from '../second-factor/code-confirmation.machine.ts';
import { editEmailMachine } from './edit-email.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const NEW = 'new@example.com';

function start() {
  const clock = new SimulatedClock();
  const propose = vi.fn<(address: string) => Promise<void>>(async () => {});
  const confirm = vi.fn<() => Promise<void>>(async () => {});
  const codeConfirmation = codeConfirmationMachine.provide({
    actors: { confirmCode: fromPromise(() => confirm()), sendAgain: fromPromise(async () => {}) },
  });
  const actor = createActor(
    editEmailMachine.provide({
      actors: {
        proposeEmail: fromPromise<void, { emailAddress: string }>(({ input }) => propose(input.emailAddress)),
        codeConfirmation,
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
    propose,
    confirm,
    emitted: () => emitted.mock.calls.flat(),
    context: () => actor.getSnapshot().context,
    submit: async (emailAddress = NEW) => {
      actor.send({ type: 'email.submitted', emailAddress });
      await flushPromises();
    },
    enter: async () => {
      actor.getSnapshot().children.codeConfirmation?.send({ type: 'code.entered', code: '111111' });
      await flushPromises();
    },
  };
}

test('ACC-111 ACC-112 the proposed address is kept between the steps and forgotten when it is confirmed', async () => {
  const { submit, enter, emitted, context } = start();
  await submit();
  expect(context().proposed).toBe(NEW);
  await enter();
  expect(emitted()).toEqual([{ type: 'email.proposed' }, { type: 'email.confirmed', emailAddress: NEW }]);
  expect(context()).toEqual({ proposed: null, wanted: '', failure: null });
});

test('ACC-112 an address that is taken is reported and not proposed', async () => {
  const { submit, propose, emitted, context } = start();
  propose.mockRejectedValueOnce(new Failure('email-taken'));
  await submit();
  expect([context().proposed, context().failure, emitted()]).toEqual([null, 'email-taken', []]);
});

test('ACC-112 an address that is taken meanwhile leads back to the first step', async () => {
  const { submit, enter, confirm, emitted, context } = start();
  await submit();
  confirm.mockRejectedValueOnce(new Failure('email-taken'));
  await enter();
  expect(emitted().at(-1)).toEqual({ type: 'proposal.lost' });
  expect([context().proposed, context().failure]).toEqual([null, 'email-taken']);
});

test('ACC-111 another address takes the place of the proposed one', async () => {
  const { submit, context } = start();
  await submit();
  await submit('newer@example.com');
  expect(context().proposed).toBe('newer@example.com');
});

test('ACC-111 a proposal goes with its member, also while it is being sent', async () => {
  const { actor, submit, propose, context } = start();
  propose.mockReturnValueOnce(new Promise(() => {}));
  await submit();
  actor.send({ type: 'proposal.forgotten' });
  expect([actor.getSnapshot().value, context()]).toEqual(['filling', { proposed: null, wanted: '', failure: null }]);
});
