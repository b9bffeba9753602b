import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CommunicationPreferences } from '#domain/account/communication-preferences.ts';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { changePasswordMachine } from './change-password.machine.ts';
import { communicationPreferencesMachine } from './communication-preferences.machine.ts';
import { editEmailMachine } from './edit-email.machine.ts';
import { mfaPhoneMachine } from './mfa-phone.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test('ACC-111 ACC-121 the proposed email and the confirmation of its code have areas of their own', async () => {
  const actor = createActor(
    editEmailMachine.provide({ actors: { proposeEmail: fromPromise<void, { emailAddress: string }>(async () => {}) } }),
  ).start();
  expect(actor.getSnapshot().context).toMatchObject({ proposed: null, wanted: '', failure: null });
  actor.send({ type: 'email.submitted', emailAddress: 'new@example.com' });
  await flushPromises();
  const { context, children } = actor.getSnapshot();
  expect(context.proposed).toBe('new@example.com');
  expect(children.codeConfirmation?.getSnapshot().context.target).toEqual({ address: 'new@example.com', id: null });
});

test('ACC-121 the area of the phone says whether one is added or edited, and holds the number that waits for its code', async () => {
  for (const phoneId of [null, 'phone-1']) {
    const proposeNumber = fromPromise<MfaPhone, { phoneId: string | null; phoneNumber: string }>(async () => ({
      id: 'phone-2',
      lastFour: '0188',
      verified: false,
    }));
    const actor = createActor(mfaPhoneMachine.provide({ actors: { proposeNumber } }), { input: { phoneId } }).start();
    expect(actor.getSnapshot().context).toMatchObject({ phoneId, target: null, failure: null });
    actor.send({ type: 'number.submitted', phoneNumber: '2065550188' });
    await flushPromises();
    expect(actor.getSnapshot().context).toMatchObject({ phoneId, target: { address: '2065550188', id: 'phone-2' } });
  }
});

test('ACC-121 the communication preferences and the password have areas of their own', () => {
  const savePreferences = fromPromise<void, CommunicationPreferences>(() => new Promise(() => {}));
  const actor = createActor(communicationPreferencesMachine.provide({ actors: { savePreferences } }), {
    input: { optimistic: null },
  }).start();
  const shown = { product: false, general: false, personalized: false };
  actor.send({ type: 'preference.turned', which: 'general', shown });
  expect(actor.getSnapshot().context.optimistic).toEqual({ ...shown, general: true });
  expect(createActor(changePasswordMachine).getSnapshot().context).toEqual({
    failure: null,
    isMaybeChanged: false,
  });
});
