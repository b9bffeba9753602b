import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { changePasswordMachine } from '#machines/account/change-password.machine.ts';
import { communicationPreferencesMachine } from '#machines/account/communication-preferences.machine.ts';
import { editEmailMachine } from '#machines/account/edit-email.machine.ts';
import { mfaPhoneMachine } from '#machines/account/mfa-phone.machine.ts';
import { accountState, type SettingsFlows } from './account-state.ts';

const NOTHING: SettingsFlows = {
  communicationPreferences: null,
  editEmail: null,
  emailCode: null,
  mfaPhone: null,
  changePassword: null,
};

test('ACC-121 the account state has the areas of the specification', () => {
  expect(accountState(NOTHING)).toEqual({
    communicationPreferences: null,
    emailCodeConfirmation: null,
    mfaPhone: { add: null, edit: null },
    password: null,
    proposedEmail: null,
  });
});

test('ACC-111 ACC-121 the proposed address and its confirmation are read from the machine that holds them', async () => {
  const actor = createActor(
    editEmailMachine.provide({ actors: { proposeEmail: fromPromise<void, { emailAddress: string }>(async () => {}) } }),
  ).start();
  actor.send({ type: 'email.submitted', emailAddress: 'new@example.com' });
  await new Promise((resolve) => setTimeout(resolve));
  const editEmail = actor.getSnapshot();
  const emailCode = editEmail.children.codeConfirmation?.getSnapshot() ?? null;
  const state = accountState({ ...NOTHING, editEmail, emailCode });
  expect([state.proposedEmail, state.emailCodeConfirmation?.target.address]).toEqual([
    'new@example.com',
    'new@example.com',
  ]);
});

test('ACC-121 a phone is added in one area and edited in another; wishes and the password have their own', () => {
  const phoneOf = (phoneId: string | null) => createActor(mfaPhoneMachine, { input: { phoneId } }).getSnapshot();
  const area = { number: null, failure: null };
  expect(accountState({ ...NOTHING, mfaPhone: phoneOf(null) }).mfaPhone).toEqual({ add: area, edit: null });
  expect(accountState({ ...NOTHING, mfaPhone: phoneOf('phone-1') }).mfaPhone).toEqual({
    add: null,
    edit: { phoneId: 'phone-1', ...area },
  });
  const preferences = createActor(
    communicationPreferencesMachine.provide({ actors: { savePreferences: fromPromise(() => new Promise(() => {})) } }),
    { input: { wish: null } },
  ).start();
  const shown = { product: false, general: false, personalized: false };
  preferences.send({ type: 'preference.turned', which: 'general', shown });
  const state = accountState({
    ...NOTHING,
    communicationPreferences: preferences.getSnapshot(),
    changePassword: createActor(changePasswordMachine).getSnapshot(),
  });
  expect(state.communicationPreferences).toEqual({ ...shown, general: true });
  expect(state.password).toEqual({ failure: null });
});
