import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendCode, verifyCode } from '#api/account/verification.ts';
import { clearAuthCookies, readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { CODE_HABIT_MS, CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { safePathOf } from '#domain/return-url.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { createTabs } from '#tests/support/tabs.ts';

const app = setUpApp();

const overlay = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
const lastCode = () => app.world.accounts.outbox.at(-1)?.code ?? 'none';
const wrongCode = () => (lastCode() === '111111' ? '222222' : '111111');

/** Mia, whose password is right, and whose phone is due. */
async function signInAsMia(returnUrl = '') {
  await app.open(`/account/signin${returnUrl}`);
  await enterAsMia();
}

async function enterAsMia() {
  await app.user.type(
    await screen.findByRole('textbox', { name: 'Email or username' }),
    PERSONAS['member-second-factor'].email,
  );
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await overlay();
}

test('ACC-033 a due second factor opens an overlay that names the phone by its last four digits, and shows no error', async () => {
  await signInAsMia();
  const dialog = await overlay();
  expect(dialog.textContent).toContain('We sent a 6-digit code to your phone ending in 0142.');
  expect(within(dialog).queryByText(/206/)).toBeNull();
  expect(screen.queryByText('Sign in unsuccessful.')).toBeNull();
  expect(app.world.effects.sms).toBe(1);
});

test('ACC-034 the code signs in and leads to the page that asked for it', async () => {
  await signInAsMia('?returnUrl=/menu/store-locator');
  await app.user.type(await code(), lastCode());
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Mia' });
});

test('ACC-034 after the code, Back leads to the page before sign-in, not to an overlay that is over', async () => {
  await app.open('/menu');
  await act(() =>
    app.router.navigate({ to: '/account/signin', search: { returnUrl: safePathOf('/menu/store-locator') } }),
  );
  await enterAsMia();
  await app.user.type(await code(), lastCode());
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  act(() => app.router.history.back());
  await waitFor(() => expect(app.address()).toBe('/menu'));
});

test('ACC-033 an overlay that is closed gives the focus back to what opened it', async () => {
  await signInAsMia();
  await waitFor(async () => expect(document.activeElement).toBe(await code()));
  await app.user.keyboard('{Escape}');
  await app.noDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' })));
});

test('ACC-035 FC-077 a wrong code is shown in the overlay, which stays, and the next one signs in', async () => {
  await signInAsMia();
  await app.user.type(await code(), wrongCode());
  await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
  const described = (await code()).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('The code you entered is not valid. Please try again.');
  expect(document.activeElement).toBe(await code());
  await app.user.clear(await code());
  await app.user.paste(lastCode());
  await screen.findByRole('heading', { name: greetingTo('Mia') });
});

test.each(['status:500', 'status:503', 'drop-before'] as const)(
  'FC-077 Enter right after the sixth digit sends no second code, also where the answer %s is back by then',
  async (fault) => {
    await signInAsMia();
    app.world.fail(verifyCode, fault);
    const moment = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(10_000);
    await app.user.type(await code(), lastCode());
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
    await app.user.keyboard('{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(app.calls(verifyCode)).toBe(1);
    // A second later it is another try.
    moment.mockReturnValue(10_000 + CODE_HABIT_MS + 1);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.calls(verifyCode)).toBe(2));
  },
);

test('FC-077 a pasted code with a space, sent off by its last digit and by Enter, is one request', async () => {
  await signInAsMia();
  const digits = wrongCode();
  await app.user.click(await code());
  await app.user.paste(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await app.user.keyboard('{Enter}');
  await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
  expect((await code()).value).toBe(digits);
  await app.user.keyboard('{Enter}');
  expect(app.calls(verifyCode)).toBe(1);
});

test('ACC-036 five wrong codes invalidate the code, and another one can be had', async () => {
  await signInAsMia();
  for (const digit of [1, 2, 3, 4, 5]) {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    await app.user.clear(field);
    await app.user.paste(`${wrongCode().slice(0, 5)}${digit === Number(lastCode().at(-1)) ? 0 : digit}`);
    await waitFor(() => expect(app.calls(verifyCode)).toBe(digit));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Checking/ })).toBeNull());
  }
  expect((await overlay()).textContent).toContain('Too many tries. Get a new code.');
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
});

test('ACC-036 for half a minute it says when another code can be had, and sends none', async () => {
  await signInAsMia();
  expect((await overlay()).textContent).toMatch(/You can get a new code in \d+ seconds\./);
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  expect(app.calls(sendCode)).toBe(0);
});

test('ACC-036 the pause before another code counts from the code of the phone that was taken instead', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  app.world
    .account('member-second-factor')
    .phones.push({ id: 'phone-new', number: '2065550123', verified: true, proposed: null });
  await signInAsMia();
  await screen.findByText(/You can get a new code in (29|30) seconds\./);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await app.press('Use another phone');
  await app.press('Phone ending in 0123');
  expect(await screen.findByText(/You can get a new code in (29|30) seconds\./)).toBeTruthy();
});

test('ACC-036 D-376 where too many codes were sent it says when the next may be, beside the field for the last one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  await signInAsMia();
  app.world.fail(sendCode, 'status:429:3000');
  await act(() => vi.advanceTimersByTimeAsync(CODE_RESEND_MS));
  await app.press('Send a new code');
  await waitFor(() => expect(app.calls(sendCode)).toBe(1));
  await waitFor(async () => expect(app.errorBeside(await code())).toBe('Too many tries. Try again in 50 minutes.'));
  expect((await overlay()).textContent).not.toContain('You can get a new code in');
  await app.user.type(await code(), lastCode());
  await screen.findByRole('heading', { name: greetingTo('Mia') });
});

test('ACC-033 closing the overlay leaves the form as it was, and no one signed in', async () => {
  await signInAsMia();
  await app.user.click(within(await overlay()).getByRole('button', { name: 'Cancel' }));
  await app.noDialog();
  expect(app.field('Password').value).toBe(PERSONA_PASSWORD);
  expect(await readSession({})).toEqual({ kind: 'anonymous' });
});

test('ACC-021 ACC-024 ACC-033 while the server drops a cancelled sign-in the form says of none that it goes on, and the next one waits', async () => {
  await signInAsMia();
  const release = holdCalls((call) => call.includes(clearAuthCookies.contract.path));
  await app.user.click(within(await overlay()).getByRole('button', { name: 'Cancel' }));
  await app.noDialog();
  const button = screen.getByRole('button', { name: /^Sign in|^Signing in/ });
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Sign in', null]);
  await app.user.click(button);
  await screen.findByRole('button', { name: /Signing in…/ });
  await app.atRest();
  expect(app.calls(signIn)).toBe(1);
  release();
  await overlay();
  expect(app.calls(signIn)).toBe(2);
});

test('Back closes the overlay and stays on the page', async () => {
  await signInAsMia();
  app.router.history.back();
  await app.noDialog();
  expect(app.router.state.location.pathname).toBe('/account/signin');
});

test('ACC-036 a password that has waited too long for its code is due again', async () => {
  await signInAsMia();
  app.world.accounts.challenges.clear();
  await app.user.type(await code(), lastCode());
  const summary = await screen.findByRole('group', { name: 'Sign in unsuccessful.' });
  expect(summary.textContent).toContain('You’ve been signed out. Sign in again to continue.');
  expect(app.calls(signIn)).toBe(1);
  await waitFor(() => expect(app.field('Password').value).toBe(''));
});

test('ACC-036 where a code came too late, Back leads to the page before sign-in, not to an overlay that is over', async () => {
  await app.open('/menu');
  await act(() => app.router.navigate({ to: '/account/signin' }));
  await enterAsMia();
  app.world.accounts.challenges.clear();
  await app.user.type(await code(), lastCode());
  await screen.findByRole('group', { name: 'Sign in unsuccessful.' });
  await waitFor(() => expect(app.router.history.location.state.dialog).toBeUndefined());
  act(() => app.router.history.back());
  await waitFor(() => expect(app.address()).toBe('/menu'));
});

test('ACC-036 the password that is entered after a code came too late stays while the email is corrected', async () => {
  await signInAsMia();
  app.world.accounts.challenges.clear();
  await app.user.type(await code(), lastCode());
  const refusal = () => screen.findByRole('group', { name: 'Sign in unsuccessful.' });
  await refusal();
  await waitFor(() => expect(app.field('Password').value).toBe(''));
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  const email = screen.getByRole('textbox', { name: 'Email or username' });
  await app.user.clear(email);
  await waitFor(() => expect(app.errorBeside(email)).toBe('Enter an email/username.'));
  await app.user.type(email, 'm');
  await refusal();
  expect(app.field('Password').value).toBe(PERSONA_PASSWORD);
});

test('ACC-024 FC-067 a sign-in in another tab is not ended by the overlay that waits for a code here', async () => {
  const tabs = createTabs();
  const other = tabs.open();
  const heard: string[] = [];
  other.listen((message) => heard.push(message));
  await app.open('/account/signin', { channel: tabs.open() });
  await enterAsMia();
  await signInAs(PERSONAS['member-gold'].email);
  act(() => other.post('session-changed'));
  await app.noDialog();
  await waitFor(() => expect(app.address()).not.toContain('/account/signin'));
  await app.atRest();
  expect(await readSession({})).toMatchObject({ kind: 'member' });
  expect(heard).not.toContain('session-ended');
});
