import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePassword } from '#api/account/password.ts';
import { profileQuery, readProfile } from '#api/account/profile.ts';
import { readVerification, sendCode } from '#api/account/verification.ts';
import { UNLUCKY_PASSWORD_START } from '#mocks/account/account-sentinels.ts';
import { newestCodeTo, otherCode } from '#mocks/account/sent.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { answerInstead, held, holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const PAGE = '/account/settings/password';
const NEW = ' Engine-No-2 ';
const MIAS_PHONE = '2065550142';

const input = (name: string) => app.field(name);
const passwordForm = () => screen.queryByLabelText('Current password', { selector: 'input' });

async function type(name: string, text: string) {
  await app.enter(input(name), text);
}

/** When the member proved who it is, as the session knows it. */
const provenAt = () => {
  const visitor = app.parts.session.visitor();
  return (visitor.kind === 'member' && visitor.provenAt) || 0;
};

/** Gwen has no phone: her password proves it. */
async function prove(password: string = PERSONA_PASSWORD) {
  await screen.findByLabelText('Password', { selector: 'input' });
  await type('Password', password);
  await app.press('Continue');
}

async function change(current: string, next: string) {
  await screen.findByLabelText('Current password', { selector: 'input' });
  await type('Current password', current);
  await type('New password', next);
  await app.press('Save password');
}

const username = () => document.querySelector<HTMLInputElement>('main input[autocomplete="username"]');

test('FC-152 ACC-104 both forms name the account to password managers once the profile is known, and ask nothing for it', async () => {
  await app.open(PAGE);
  await screen.findByLabelText('Password', { selector: 'input' });
  expect([username(), app.calls(readProfile)]).toEqual([null, 0]);
  await act(() => app.router.navigate({ to: '/account/profile' }));
  await app.main().findByText('gwen@northstar.test');
  await act(() => app.router.navigate({ to: PAGE }));
  await screen.findByLabelText('Password', { selector: 'input' });
  expect([username()?.value, username()?.hidden, username()?.readOnly]).toEqual(['gwen@northstar.test', true, true]);
  await prove();
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  expect(username()?.value).toBe('gwen@northstar.test');
  expect(app.calls(readProfile)).toBe(1);
});

test('FC-152 ACC-111 an address that may have changed since names no account', async () => {
  await app.open('/account/profile');
  await app.main().findByText('gwen@northstar.test');
  await app.parts.queryClient.invalidateQueries({ queryKey: profileQuery().queryKey, refetchType: 'none' });
  await act(() => app.router.navigate({ to: PAGE }));
  await screen.findByLabelText('Password', { selector: 'input' });
  expect(username()).toBeNull();
});

test('ACC-104 ACC-106 without a phone the password is asked for first; a wrong one is shown and the page stays closed', async () => {
  await app.open(PAGE);
  await prove('guess');
  await waitFor(() =>
    expect(app.errorBeside(input('Password'))).toBe('That isn’t your current password. Please try again.'),
  );
  expect(passwordForm()).toBeNull();
  await prove();
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  expect(document.activeElement?.textContent).toBe('Change your password');
});

test('ACC-104 ACC-106 with a phone its code opens the page, and for 15 minutes no other one is asked for', async () => {
  await app.open(PAGE, { as: 'member-second-factor' });
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const code = newestCodeTo(app.world, MIAS_PHONE);
  await app.user.type(field, otherCode(code));
  await screen.findAllByText('The code you entered is not valid. Please try again.');
  expect(passwordForm()).toBeNull();
  await app.user.clear(field);
  await app.user.type(field, code);
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  // Back leads on: no entry of the overlay is left.
  expect(app.router.history.location.state.dialog).toBeUndefined();
  await app.open(PAGE);
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  expect(app.calls(sendCode)).toBe(1);
});

test('ACC-036 ACC-106 a reload of the proof says that a code is on its way, and takes it; the session knows of the proof', async () => {
  await app.open(PAGE, { as: 'member-second-factor' });
  await screen.findByRole('textbox', { name: 'Code' });
  const code = newestCodeTo(app.world, MIAS_PHONE);
  app.close();
  app.world.clock.advance(5_000);
  await app.open(PAGE);
  const provenBefore = provenAt();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await screen.findByText(/Enter the last code we sent to your phone ending in 0142/);
  expect(screen.queryByText('We couldn’t send a code')).toBeNull();
  await app.user.type(field, code);
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  await waitFor(() => expect(provenAt()).toBeGreaterThan(provenBefore));
});

test('ACC-106 a password that proves the member is known to the session, too', async () => {
  await app.open(PAGE);
  const provenBefore = provenAt();
  app.world.clock.advance(5_000);
  await prove();
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  await waitFor(() => expect(provenAt()).toBeGreaterThan(provenBefore));
});

test('CRD-015 the current password that a change asks for is known to the session as a proof', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-green' });
  await app.open(PAGE);
  const provenBefore = provenAt();
  app.world.clock.advance(5_000);
  await change(PERSONA_PASSWORD, NEW);
  await screen.findByText('Your password has been changed.');
  await waitFor(() => expect(provenAt()).toBeGreaterThan(provenBefore));
});

test('ACC-106 closing the overlay leads back to the settings', async () => {
  await app.open(PAGE, { as: 'member-second-factor' });
  await screen.findByRole('textbox', { name: 'Code' });
  await app.press('Cancel');
  await app.heading('Settings');
  expect(app.address()).toBe('/account/settings');
});

test('ACC-104 ACC-106 FC-076 with the flag off no proof is asked for, and none is requested', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-second-factor' });
  await app.open(PAGE);
  await screen.findByLabelText('Current password', { selector: 'input' });
  expect(app.calls(readVerification)).toBe(0);
  expect(app.world.effects.sms).toBe(0);
});

test('ACC-106 a proof that could not be asked about is asked about again', async () => {
  app.world.fail(readVerification, 'status:500');
  await app.open(PAGE);
  await screen.findByText('We couldn’t check this right now');
  expect(passwordForm()).toBeNull();
  app.world.heal();
  await app.press('Try again');
  await screen.findByLabelText('Password', { selector: 'input' });
});

test('ACC-062 ACC-105 what is missing is shown on both fields and nothing is sent', async () => {
  await app.open(PAGE);
  await prove();
  await app.press('Save password');
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(app.errorBeside(input('Current password'))).toBe('Enter your current password.');
  expect(app.errorBeside(input('New password'))).toBe('Add password');
  await type('New password', 'short');
  await app.press('Save password');
  expect(app.errorBeside(input('New password'))).toContain('Use 8 to 25 characters');
  expect(app.calls(changePassword)).toBe(0);
});

test('ACC-105 a wrong present password is shown on its field; then the change succeeds and is shown', async () => {
  await app.open(PAGE);
  await prove();
  await change('guess', NEW);
  await waitFor(() =>
    expect(app.errorBeside(input('Current password'))).toBe('That isn’t your current password. Please try again.'),
  );
  await waitFor(() => expect(document.activeElement).toBe(input('Current password')));
  await type('Current password', PERSONA_PASSWORD);
  await app.press('Save password');
  await screen.findByText('Your password has been changed.');
  expect(app.address()).toBe('/account/settings');
  expect(app.world.account('member-green').password).toBe(NEW);
});

for (const [code, status, message] of [
  [111084, 409, 'Choose a password you haven’t used here before.'],
  ['111011', 400, 'Add password'],
  [111022, 422, 'Use 8 to 25 characters with an uppercase letter, a lowercase letter, a number and a symbol.'],
] as const) {
  test(`ACC-105 FC-155 the code ${typeof code} ${code} of a ${status} is shown on the field of the new password`, async () => {
    await app.open(PAGE);
    await prove();
    await screen.findByLabelText('Current password', { selector: 'input' });
    answerInstead(changePassword, () => Response.json({ data: { code } }, { status }));
    await change(PERSONA_PASSWORD, NEW);
    await waitFor(() => expect(app.errorBeside(input('New password'))).toBe(message));
    expect(screen.queryByText('Password change failed')).toBeNull();
  });
}

test('ACC-105 FC-155 any other code shows the notification and not the field', async () => {
  await app.open(PAGE);
  await prove();
  await change(PERSONA_PASSWORD, `${UNLUCKY_PASSWORD_START}1`);
  await screen.findByText('Password change failed');
  expect(app.errorBeside(input('New password'))).toBe('');
});

test('ACC-106 a proof that has lapsed is asked for again, and what was typed is there after it', async () => {
  await app.open(PAGE);
  await prove();
  await screen.findByLabelText('Current password', { selector: 'input' });
  app.world.clock.advance(15 * 60_000 + 1);
  await change(PERSONA_PASSWORD, NEW);
  await prove();
  await waitFor(() => expect(passwordForm()).not.toBeNull());
  expect([input('Current password').value, input('New password').value]).toEqual([PERSONA_PASSWORD, NEW]);
  await app.press('Save password');
  await screen.findByText('Your password has been changed.');
});

test('ACC-004 a session that ends meanwhile leads to sign-in', async () => {
  await app.open(PAGE);
  await prove();
  await screen.findByLabelText('Current password', { selector: 'input' });
  app.world.fail(changePassword, 'status:401');
  await change(PERSONA_PASSWORD, NEW);
  await waitFor(() => expect(app.address()).toBe('/account/signin?returnUrl=%2Faccount%2Fsettings%2Fpassword'));
});

test('ACC-105 where the answer is lost the page says that the password may have been changed, and leads to signing in', async () => {
  await app.open(PAGE);
  await prove();
  await screen.findByLabelText('Current password', { selector: 'input' });
  app.world.fail(changePassword, 'status:500', 1);
  await change(PERSONA_PASSWORD, NEW);
  const summary = await screen.findByRole('group', { name: 'Your password may already have been changed' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Sign in with the new one to check.');
  await app.user.click(app.main().getByRole('link', { name: 'Sign out' }));
  await waitFor(() => expect(app.address()).toBe('/account/signin?returnUrl=%2Faccount%2Fsettings'));
});

test('where the answer is lost its news stays while a field is filled in anew, and leaves the focus there', async () => {
  await app.open(PAGE);
  await prove();
  await screen.findByLabelText('Current password', { selector: 'input' });
  app.world.fail(changePassword, 'status:500', 1);
  await change(PERSONA_PASSWORD, NEW);
  const news = await screen.findByRole('group', { name: 'Your password may already have been changed' });
  await app.user.clear(input('New password'));
  await app.press('Save password');
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(document.activeElement).toBe(summary);
  await type('New password', NEW);
  await waitFor(() => expect(summary.isConnected).toBe(false));
  expect(news.isConnected).toBe(true);
  expect(document.activeElement).toBe(input('New password'));
});

test('ACC-105 where the answer was lost, a present password that holds no longer is not called wrong', async () => {
  await app.open(PAGE);
  await prove();
  await screen.findByLabelText('Current password', { selector: 'input' });
  app.world.fail(changePassword, 'status:500', 1);
  await change(PERSONA_PASSWORD, NEW);
  await screen.findByRole('group', { name: 'Your password may already have been changed' });
  app.world.account('member-green').password = NEW;
  await app.press('Save password');
  await waitFor(() => expect(app.calls(changePassword)).toBe(2));
  const summary = await screen.findByRole('group', { name: 'Your password may already have been changed' });
  expect(summary.textContent).toContain('Sign in with the new one to check.');
  expect(screen.queryByText(/isn’t your current password/)).toBeNull();
});

const holdChange = () => holdCalls((call) => call.includes('"newPassword"'));

/** The page is left while it waits. */
async function changeAndLeave(next = NEW) {
  await app.open(PAGE);
  await prove();
  await change(PERSONA_PASSWORD, next);
  await screen.findByRole('button', { name: /Saving…/ });
  await act(() => app.router.navigate({ to: '/account/profile' }));
  await app.heading('Your profile');
}

test('ACC-105 CRD-015 D-417 a password that is being changed when its page is left is changed, which is said where the visitor is', async () => {
  const release = holdChange();
  await changeAndLeave();
  release();
  await screen.findByText('Your password has been changed.');
  expect(app.world.account('member-green').password).toBe(NEW);
  expect(app.address()).toBe('/account/profile');
});

for (const [what, next, title, text] of [
  ['one that was used before', PERSONA_PASSWORD, 'Password change failed', /^Choose a password you haven’t/],
  ['any other code', `${UNLUCKY_PASSWORD_START}1`, 'Password change failed', /^Your current password still/],
] as const) {
  test(`ACC-105 D-417 ${what}, after the page was left, is said where the visitor is`, async () => {
    const release = holdChange();
    await changeAndLeave(next);
    release();
    await screen.findByText(title);
    expect(screen.getByText(text)).toBeTruthy();
  });
}

test('ACC-105 D-417 where the answer is lost after the page was left, it is said that the password may have been changed', async () => {
  const { fail, released } = held<Response>();
  answerInstead(changePassword, () => released);
  await changeAndLeave();
  fail(new TypeError('Failed to fetch'));
  await screen.findByText('Your password may already have been changed');
  expect(screen.getByText('Sign in with the new one to check.')).toBeTruthy();
});

test('FC-071 ACC-105 D-417 what becomes of the password of a member who signs out meanwhile is not said', async () => {
  const { release, released } = held();
  answerInstead(changePassword, async (send) => {
    const answer = await send();
    await released;
    return answer;
  });
  await changeAndLeave();
  await waitFor(() => expect(app.world.account('member-green').password).toBe(NEW));
  await act(() => app.parts.session.signOut());
  await act(async () => release());
  await app.atRest();
  // Also none that waits behind the notice of the sign-out.
  const { toasts, standing } = app.parts.session.notices.actor.getSnapshot().context;
  expect([...toasts, ...standing].map(({ key }) => key)).not.toContain('change-password');
});
