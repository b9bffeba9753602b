import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkResetLink, forgotPassword, resetPassword } from '#api/account/password.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import * as failureLog from '#platform/measuring/failure-log.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

const { email } = PERSONAS['member-green'];
const NEW = ' Engine-No-2 ';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const newPassword = () => app.field('New password');

async function askFor(text: string) {
  await app.open('/account/forgot-password');
  await app.user.click(field());
  if (text !== '') await app.user.paste(text);
  await app.press('Send me a link');
}

/** The path of the link in the last mail to an address. */
async function linkTo(receiver: string): Promise<string> {
  const link = await waitFor(() => {
    const mail = app.world.accounts.outbox.findLast((message) => message.to === receiver && message.link !== null);
    if (!mail?.link) throw new Error(`no link was sent to ${receiver}`);
    return mail.link;
  });
  return new URL(link).pathname;
}

async function tokenOf(receiver: string): Promise<string> {
  await askFor(receiver);
  const link = await linkTo(receiver);
  app.close();
  return link.split('/').at(-1) ?? '';
}

async function save(password: string) {
  await app.enter(newPassword(), password);
  await app.press('Save password');
}

test('ACC-081 the form has one field, for an address, and needs no session', async () => {
  await app.open('/account/forgot-password');
  expect(app.main().getAllByRole('textbox')).toEqual([field()]);
  expect([field().type, field().autocomplete, field().maxLength]).toEqual(['email', 'email', 50]);
});

for (const [id, typed, message] of [
  ['ACC-082', '', 'Please enter your email address.'],
  ['ACC-082', '   ', 'Please enter your email address.'],
  ['ACC-083', 'ada', 'Please enter a valid email address.'],
  ['ACC-083', 'ada@example', 'Please enter a valid email address.'],
  ['ACC-083', 'ada@@example.com', 'Please enter a valid email address.'],
] as const) {
  test(`${id} FC-139 “${typed}” is shown beside the field and sends nothing`, async () => {
    await askFor(typed);
    const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
    expect(document.activeElement).toBe(summary);
    expect(app.errorBeside(field())).toBe(message);
    expect(app.calls(forgotPassword)).toBe(0);
  });
}

test('ACC-082 in French, too, an address that is missing is asked for', async () => {
  await app.open('/account/forgot-password', { locale: 'fr-CA' });
  await app.press('M’envoyer un lien');
  await waitFor(() =>
    expect(app.errorBeside(app.field('Adresse courriel'))).toBe('Veuillez saisir votre adresse courriel.'),
  );
});

test('ACC-084 ACC-085 an address of 50 characters is accepted, one of 51 that gets into the field is not', async () => {
  const of = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  await app.open('/account/forgot-password');
  field().removeAttribute('maxlength');
  await app.user.type(field(), of(51));
  await app.press('Send me a link');
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(app.errorBeside(field())).toBe('Please enter a valid email address.');
  expect(app.calls(forgotPassword)).toBe(0);
  await app.user.clear(field());
  await app.user.type(field(), of(50));
  await app.press('Send me a link');
  await screen.findByRole('heading', { name: 'Check your email' });
});

test('ACC-086 the address is sent as the user name, too', async () => {
  vi.spyOn(globalThis, 'fetch');
  await askFor(` ${email} `);
  await waitFor(() => expect(sentBodies(forgotPassword)).toEqual([{ emailAddress: email, userName: email }]));
});

test('ACC-087 the success page follows while the server still thinks, and whatever it answers; a failure is only logged', async () => {
  const logged = vi.fn();
  standIn(failureLog, 'logFailure', logged);
  app.world.fail(forgotPassword, 'hang', 1);
  await askFor(email);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(app.address()).toBe('/account/forgot-password/success');
  const page = screen.getByRole('main').innerHTML;
  app.close();

  app.world.heal();
  app.world.fail(forgotPassword, 'status:500');
  await askFor(email);
  await screen.findByRole('heading', { name: 'Check your email' });
  await waitFor(() => expect(logged).toHaveBeenCalledWith('forgot-password', 'server'));
  expect(screen.getByRole('main').innerHTML).toBe(page);
  expect(app.parts.session.notices.actor.getSnapshot().context).toEqual({ toasts: [], standing: [] });
});

test('ACC-088 ACC-089 FC-139 whether or not there is such an account, the page says the same and leads back to sign-in', async () => {
  const pages: string[] = [];
  for (const typed of [email, 'unknown@example.com']) {
    await askFor(typed);
    await screen.findByRole('heading', { name: 'Check your email' });
    pages.push(screen.getByRole('main').innerHTML);
    expect(app.main().getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/account/signin');
  }
  expect(pages[0]).toBe(pages[1]);
  await app.open('/account/forgot-password/success');
  expect(screen.getByText(/If this address has an account/)).toBeTruthy();
});

test('ACC-090 ACC-091 ACC-092 ACC-093 ACC-101 from the mail to the new password: the link leads to the form, once', async () => {
  await askFor(email);
  const link = await linkTo(email);

  await app.open(link);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(newPassword().autocomplete).toBe('new-password');
  vi.spyOn(globalThis, 'fetch');
  await save(NEW);
  await screen.findByRole('heading', { name: 'Your password has been updated' });
  expect(app.address()).toBe('/account/reset-password-success');
  expect(sentBodies(resetPassword)).toEqual([{ newPassword: NEW, token: link.split('/').at(-1) }]);
  expect(app.main().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account/signin');

  await app.open(link);
  await screen.findByRole('heading', { name: 'Forgot password link expired' });
  expect(app.main().getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/account/forgot-password');
});

test('ACC-090 the form takes its token out of the address', async () => {
  const token = await tokenOf(email);
  await app.open(`/account/reset-password/${token}`);
  await waitFor(() => expect(app.address()).toBe('/account/reset-password'));
  expect(newPassword()).toBeTruthy();
  await save(NEW);
  await screen.findByRole('heading', { name: 'Your password has been updated' });
  expect(JSON.stringify(app.router.history.location)).not.toContain(token);
});

test('the address without a token leads to asking for a mail', async () => {
  await app.open('/account/reset-password');
  await screen.findByRole('heading', { name: 'Forgot your password?' });
});

test('ACC-062 an empty new password says so and sends nothing', async () => {
  await app.open('/account/reset-password/any-token');
  await app.press('Save password');
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(app.errorBeside(newPassword())).toBe('Add password');
  expect(app.calls(resetPassword)).toBe(0);
});

test('ACC-094 ACC-098 FC-155 a password of the past is shown on the field, which takes the focus and keeps it', async () => {
  const token = await tokenOf(email);
  await app.open(`/account/reset-password/${token}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await save(PERSONA_PASSWORD);
  await waitFor(() => expect(app.errorBeside(newPassword())).toBe('Choose a password you haven’t used here before.'));
  await waitFor(() => expect(document.activeElement).toBe(newPassword()));
  expect(newPassword().value).toBe(PERSONA_PASSWORD);
});

for (const [id, code, message] of [
  ['ACC-095', 111011, 'Add password'],
  ['ACC-095', '111011', 'Add password'],
  ['ACC-096', 111022, 'Use 8 to 25 characters with an uppercase letter, a lowercase letter, a number and a symbol.'],
] as const) {
  test(`${id} ACC-098 FC-155 the code ${typeof code} ${code} is shown on the field`, async () => {
    await app.open('/account/reset-password/any-token');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    const body = JSON.stringify({ data: { code } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      new Response(body, { status: 400, headers: { 'content-type': 'application/json' } }),
    );
    await save(NEW);
    await waitFor(() => expect(app.errorBeside(newPassword())).toBe(message));
    expect(screen.queryByText('Password reset failed')).toBeNull();
  });
}

test('ACC-097 FC-155 any other code, and a used token, show the notification and not the field', async () => {
  const token = await tokenOf(email);
  for (const [used, password] of [
    [token, 'Unlucky-1'],
    ['no-such-token', NEW],
  ] as const) {
    await app.open(`/account/reset-password/${used}`);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    await save(password);
    await screen.findByText('Password reset failed');
    expect(app.errorBeside(newPassword())).toBe('');
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/account/forgot-password');
  }
});

for (const status of [400, 401, 403, 404, 409, 410, 422]) {
  test(`ACC-091 ACC-097 FC-155 any other code shows the notification, also with a ${status}, which ends no session`, async () => {
    await app.open('/account/reset-password/any-token', { as: 'member-green' });
    await screen.findByRole('heading', { name: 'Choose a new password' });
    const body = JSON.stringify({ data: { code: 111090 } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
    await save(NEW);
    await screen.findByText('Password reset failed');
    expect(app.parts.session.visitor().kind).toBe('member');
    expect(screen.queryByText(/signed out/)).toBeNull();
  });
}

test('ACC-097 where the answer was lost the link may have done its work: a used link is not said to have failed', async () => {
  const token = await tokenOf(email);
  app.world.fail(resetPassword, 'drop-after', 1);
  await app.open(`/account/reset-password/${token}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await save(NEW);
  await screen.findByRole('group', { name: 'Your password may already have been changed' });
  await app.press('Save password');
  await waitFor(() => expect(app.calls(resetPassword)).toBe(2));
  const news = await screen.findByRole('group', { name: 'Your password may already have been changed' });
  expect(news.textContent).toContain('Sign in with the new one to check.');
  expect(app.main().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account/signin');
  expect(screen.queryByText('Password reset failed')).toBeNull();
});

test('ACC-097 a press that was one too many was answered: whether the password was changed is known', async () => {
  await app.open(`/account/reset-password/${await tokenOf(email)}`);
  app.world.fail(resetPassword, 'status:429:60', 1);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await save('Unlucky-1');
  await waitFor(() => expect(app.calls(resetPassword)).toBe(1));
  await app.atRest();
  expect(screen.queryByRole('group', { name: 'Your password may already have been changed' })).toBeNull();
  await app.press('Save password');
  await screen.findByText('Password reset failed');
});

test('a server that fails shows that the outcome is unknown, keeps what was typed, and the next try succeeds', async () => {
  const token = await tokenOf(email);
  app.world.fail(resetPassword, 'status:500', 1);
  await app.open(`/account/reset-password/${token}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await save(NEW);
  await screen.findByRole('group', { name: 'Your password may already have been changed' });
  expect(app.main().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account/signin');
  expect(newPassword().value).toBe(NEW);
  await app.press('Save password');
  await screen.findByRole('heading', { name: 'Your password has been updated' });
});

test('where the outcome is unknown that stays said while the field is filled in anew, and leaves the focus there', async () => {
  const token = await tokenOf(email);
  app.world.fail(resetPassword, 'status:500', 1);
  await app.open(`/account/reset-password/${token}`);
  await screen.findByRole('heading', { name: 'Choose a new password' });
  await save(NEW);
  const news = await screen.findByRole('group', { name: 'Your password may already have been changed' });
  await app.enter(newPassword(), '');
  await app.enter(newPassword(), NEW);
  await waitFor(() => expect(app.errorBeside(newPassword())).toBe(''));
  expect(news.isConnected).toBe(true);
  expect(document.activeElement).toBe(newPassword());
});

test('ACC-099 ACC-100 an unknown token is checked before anything is shown', async () => {
  app.world.fail(checkResetLink, 'hang', 1);
  await app.open('/account/forgot-password-reset/unknown-token');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checking your link…');
  app.close();
  app.world.heal();
  await app.open('/account/forgot-password-reset/unknown-token');
  await screen.findByRole('heading', { name: 'Forgot password link expired' });
});

test('ACC-101 a check that failed can be repeated', async () => {
  const token = await tokenOf(email);
  app.world.fail(checkResetLink, 'status:500', 1);
  await app.open(`/account/forgot-password-reset/${token}`);
  await screen.findByRole('heading', { name: 'We couldn’t check your link' });
  await app.press('Check again');
  await screen.findByRole('heading', { name: 'Choose a new password' });
});

test('ACC-101 what a check of the link comes to is read aloud, and its heading has the focus of the button that went', async () => {
  app.world.fail(checkResetLink, 'status:500');
  await app.open(`/account/forgot-password-reset/${await tokenOf(email)}`);
  await app.heading('We couldn’t check your link');
  const { arrive } = holdFirstAnswer((call) => call.includes('/reset-password/'));
  await app.press('Check again');
  expect(document.activeElement).toBe(await app.heading('Checking your link…'));
  arrive();
  const failed = await app.heading('We couldn’t check your link');
  await waitFor(() => expect(document.activeElement).toBe(failed));
  const alert = app.main().getByRole('alert');
  expect(alert.textContent).toBe('Something went wrong on our end. Please try again in a moment.');
});

test('ACC-101 a link that could not be checked without a network is checked again by itself once there is one', async () => {
  app.world.fail(checkResetLink, 'drop-before');
  await app.open(`/account/forgot-password-reset/${await tokenOf(email)}`);
  await app.heading('We couldn’t check your link');
  app.world.heal();
  act(() => void window.dispatchEvent(new Event('online')));
  await app.heading('Choose a new password');
});

test('FC-026 a page that starts twice, as in development, checks its link once', async () => {
  await app.open('/account/forgot-password');
  await app.router.navigate({ to: '/account/forgot-password-reset/$token', params: { token: 'unknown-token' } });
  await screen.findByRole('heading', { name: 'Forgot password link expired' });
  expect(app.calls(checkResetLink)).toBe(1);
  app.drawStrict();
  await screen.findByRole('heading', { name: 'Forgot password link expired' });
  expect(app.calls(checkResetLink)).toBe(2);
});
