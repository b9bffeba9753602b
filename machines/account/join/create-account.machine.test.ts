import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { NewAccount } from '#domain/new-account.ts';
import { HOME_AFTER_SIGN_IN, safePathOf } from '#domain/return-url.ts';
import { type CreateAnswer, createAccountMachine } from './create-account.machine.ts';

const ADA: NewAccount = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailAddress: 'ada@example.com',
  password: ' Engine-No-1 ',
  card: 'registerCard',
  cardNumber: '6006491234567890',
  cardPin: '12345678',
  productEmails: true,
  generalEmails: false,
  personalizedEmails: false,
  storageConsent: null,
};

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** One call of an actor, answered when and as the test says. */
type Call<Input, Output> = { input: Input; resolve: (output: Output) => void; reject: (error: unknown) => void };

function gate<Input, Output>() {
  const calls: Call<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ input, resolve, reject })),
  );
  return { calls, logic };
}

async function start({ cleared = true } = {}) {
  const clock = new SimulatedClock();
  const clearing = gate<void, void>();
  const creating = gate<{ account: NewAccount }, CreateAnswer>();
  const signingIn = gate<void, boolean>();
  const recording = gate<void, void>();
  const actor = createActor(
    createAccountMachine.provide({
      actors: {
        clearSession: clearing.logic,
        createAccount: creating.logic,
        signInSilently: signingIn.logic,
        recordConversion: recording.logic,
      },
    }),
    { input: { returnTo: safePathOf('/menu') ?? HOME_AFTER_SIGN_IN }, clock },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  if (cleared) {
    clearing.calls[0]?.resolve();
    await flushPromises();
  }
  return {
    clock,
    actor,
    clearing: clearing.calls,
    creating: creating.calls,
    signingIn: signingIn.calls,
    recording: recording.calls,
    emitted: () => emitted.mock.calls.flat(),
    state: () => actor.getSnapshot().value,
    submit: () => actor.send({ type: 'account.submitted', account: ADA }),
    answer: async (answer: CreateAnswer) => {
      creating.calls.at(-1)?.resolve(answer);
      await flushPromises();
    },
  };
}

test('ACC-044 the form is shown once the session is cleared, or could not be', async () => {
  const reached = await start({ cleared: false });
  expect(reached.state()).toBe('entering');
  reached.clearing[0]?.resolve();
  await flushPromises();
  expect(reached.state()).toBe('filling');

  const unreached = await start({ cleared: false });
  unreached.clearing[0]?.reject(new Failure('offline'));
  await flushPromises();
  expect(unreached.state()).toBe('filling');

  const slow = await start({ cleared: false });
  slow.clock.increment(4_999);
  expect(slow.state()).toBe('entering');
  slow.clock.increment(1);
  expect(slow.state()).toBe('filling');
});

test('ACC-064 submitting twice sends one request, with what was entered', async () => {
  const { submit, creating } = await start();
  submit();
  submit();
  expect(creating.map(({ input }) => input)).toEqual([{ account: ADA }]);
});

test('ACC-065 ACC-066 ACC-067 after success: one silent sign-in, one record, and 200 ms later the page that was wanted', async () => {
  const { submit, answer, signingIn, recording, clock, emitted } = await start();
  submit();
  await answer({ outcome: 'created' });
  expect([signingIn.length, recording.length]).toEqual([1, 0]);
  signingIn[0]?.resolve(true);
  await flushPromises();
  recording[0]?.resolve();
  await flushPromises();
  clock.increment(199);
  expect(emitted()).toEqual([]);
  clock.increment(1);
  expect(emitted()).toEqual([{ type: 'page.wanted', next: { page: 'return', to: '/menu' } }]);
  expect([signingIn.length, recording.length]).toEqual([1, 1]);
});

for (const [how, finish] of [
  ['throw', (call: Call<void, void> | undefined) => call?.reject(new Error('blocked'))],
  ['never answer', () => {}],
] as const) {
  test(`ACC-067 FC-140 trackers that ${how} do not hold up the redirect`, async () => {
    const { submit, answer, signingIn, recording, clock, emitted } = await start();
    submit();
    await answer({ outcome: 'created' });
    signingIn[0]?.resolve(true);
    await flushPromises();
    finish(recording[0]);
    await flushPromises();
    clock.increment(200);
    expect(emitted()).toEqual([{ type: 'page.wanted', next: { page: 'return', to: '/menu' } }]);
  });
}

for (const [how, finish] of [
  ['asks for a second factor', (call: Call<void, boolean> | undefined) => call?.resolve(false)],
  ['fails', (call: Call<void, boolean> | undefined) => call?.reject(new Failure('server'))],
] as const) {
  test(`ACC-068 a silent sign-in that ${how} leads to sign-in, which keeps the wanted page, without an error`, async () => {
    const { submit, answer, signingIn, recording, clock, emitted, actor } = await start();
    submit();
    await answer({ outcome: 'created' });
    finish(signingIn[0]);
    await flushPromises();
    clock.increment(200);
    expect(emitted()).toEqual([{ type: 'page.wanted', next: { page: 'sign-in', to: '/menu' } }]);
    expect(recording).toHaveLength(1);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
}

test('ACC-068 a silent sign-in without an answer in 15 s leads to sign-in', async () => {
  const { submit, answer, clock, emitted } = await start();
  submit();
  await answer({ outcome: 'created' });
  clock.increment(15_000);
  clock.increment(200);
  expect(emitted()).toEqual([{ type: 'page.wanted', next: { page: 'sign-in', to: '/menu' } }]);
});

test('ACC-069 ACC-074 a refused field is reported with its code, and the form can be sent again', async () => {
  const { submit, answer, creating, emitted, state } = await start();
  submit();
  await answer({ outcome: 'invalid', field: 'emailAddress', code: 'email-taken' });
  expect(emitted()).toEqual([{ type: 'field.refused', field: 'emailAddress', code: 'email-taken' }]);
  expect(state()).toBe('filling');
  submit();
  expect(creating).toHaveLength(2);
});

for (const [id, card, page] of [
  ['ACC-070', 'digital', 'partial-success'],
  ['ACC-071', 'registered', 'cards'],
] as const) {
  for (const problem of ['card-information-error', 'card-state-error'] as const) {
    test(`${id} FC-154 a ${card} card with ${problem} leads to ${page} with that message, whatever the silent sign-in says`, async () => {
      for (const signedIn of [true, false]) {
        const { submit, answer, signingIn, recording, emitted } = await start();
        submit();
        await answer({ outcome: 'card-refused', card, problem });
        signingIn[0]?.resolve(signedIn);
        await flushPromises();
        expect(emitted()).toEqual([{ type: 'page.wanted', next: { page, problem } }]);
        expect(recording).toEqual([]);
      }
    });
  }
}

test('ACC-072 ACC-073 any other refusal is reported without its reason', async () => {
  const { submit, answer, emitted, state } = await start();
  submit();
  await answer({ outcome: 'generic' });
  expect(emitted()).toEqual([{ type: 'account.refused' }]);
  expect(state()).toBe('filling');
});

test('ACC-073 no answer in time and an answer that failed are reported, and dropped when the form is sent again', async () => {
  const { submit, creating, actor, clock, state } = await start();
  const failure = () => actor.getSnapshot().context.failure;
  submit();
  creating[0]?.reject(new Failure('offline'));
  await flushPromises();
  expect([state(), failure()]).toEqual(['filling', 'offline']);
  submit();
  expect(failure()).toBeNull();
  clock.increment(35_000);
  expect([state(), failure()]).toEqual(['filling', 'timed-out']);
});
