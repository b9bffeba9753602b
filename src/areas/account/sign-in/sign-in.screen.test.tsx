import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { clearAuthCookies, readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const GWEN = PERSONAS['member-green'].email;

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email or username' });
const password = () => app.field('Password');
const submit = () => screen.getByRole('button', { name: /Sign in|Signing in/ });

async function fillIn(name: string = GWEN, secret: string = PERSONA_PASSWORD) {
  await app.user.clear(username());
  await app.user.type(username(), name);
  await app.user.clear(password());
  await app.user.type(password(), secret);
  await app.user.click(submit());
}

test('ACC-010 FC-152 the form has a field for username or email, a masked password and one button', async () => {
  await app.open('/account/signin');
  expect(username().autocomplete).toBe('username');
  // A phone would make a word of it.
  expect(['autocorrect', 'autocapitalize'].map((name) => username().getAttribute(name))).toEqual(['off', 'none']);
  expect(password().autocomplete).toBe('current-password');
  expect(password().type).toBe('password');
  expect(app.main().getAllByRole('button', { name: 'Sign in' })).toHaveLength(1);
});

test('fields that were filled in without an event, as some password managers do, are sent', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/account/signin');
  username().value = GWEN;
  password().value = PERSONA_PASSWORD;
  await app.user.click(submit());
  await waitFor(() => expect(sentBodies(signIn)).toMatchObject([{ username: GWEN, password: PERSONA_PASSWORD }]));
});

test('ACC-025 D-354 a username that was copied with marks which cannot be seen is sent without them', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/account/signin');
  await app.enter(username(), `\u200B${GWEN}\u202C `);
  await app.enter(password(), PERSONA_PASSWORD);
  await app.user.click(submit());
  await waitFor(() => expect(sentBodies(signIn)).toMatchObject([{ username: GWEN }]));
});

test('ACC-006 sign-in has the brand alone in its header', async () => {
  await app.open('/account/signin');
  const header = screen.getByRole('banner');
  expect(
    within(header)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Northstar Coffee']);
  expect(screen.queryByRole('navigation', { name: 'Quick access' })).toBeNull();
});

test('ACC-011 the box to stay signed in is there only where the configuration says so', async () => {
  await app.open('/account/signin');
  await screen.findByRole('checkbox', { name: 'Keep me signed in' });
  app.close();
  app.startWorld({ name: 'everything-off' });
  await app.open('/account/signin');
  await app.atRest();
  expect(screen.queryByRole('checkbox', { name: 'Keep me signed in' })).toBeNull();
});

test('ACC-011 FC-053 until the configuration is there, the room of that box is kept, the box is hidden, and sign-in works', async () => {
  app.world.fail(readConfiguration, 'hang');
  await app.open('/account/signin');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('Keep me signed in')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Keep me signed in' })).toBeNull();
  await fillIn();
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
});

test('ACC-012 ACC-015 the tooltip about a forgotten username opens by a press and closes by Escape', async () => {
  await app.open('/account/signin');
  const opener = screen.getByRole('button', { name: 'Forgot your username?' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await app.user.click(opener);
  const tooltip = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  expect(tooltip?.textContent).toBe('Your username is usually your email address.');
  await app.user.keyboard('{Escape}');
  expect(tooltip?.textContent).toBe('');
});

test('ACC-013 a link leads to a new password', async () => {
  await app.open('/account/signin');
  await app.follow('Forgot your password?');
  await waitFor(() => expect(app.address()).toBe('/account/forgot-password'));
});

test('ACC-014 ACC-015 the notice about changed terms is there only where the configuration says so', async () => {
  await app.open('/account/signin');
  await screen.findByRole('checkbox', { name: 'Keep me signed in' });
  expect(screen.queryByText('Our Terms of Use have changed')).toBeNull();
  app.close();
  app.startWorld({ name: 'everything-on' });
  await app.open('/account/signin');
  await screen.findByText('Our Terms of Use have changed');
  const terms = screen.getByRole('link', { name: 'Read the Terms of Use (opens in a new tab)' });
  expect(terms.getAttribute('href')).toBe('https://help.example.com/rewards/terms');
});

test('ACC-016 joining keeps the address to return to', async () => {
  await app.open('/account/signin?returnUrl=%2Fstore-locator%3Ftab%3Dfavourites');
  const join = screen.getByRole('link', { name: 'Join now' });
  expect(join.getAttribute('href')).toBe('/account/create?returnUrl=%2Fstore-locator%3Ftab%3Dfavourites');
});

test('ACC-017 ACC-018 only a visitor who comes to link a partner’s account sees a heading for it', async () => {
  await app.open('/account/signin?returnUrl=/rewards/partnerships/marriottbonvoy/redirect');
  await screen.findByRole('heading', { level: 2, name: 'Sign in to link your account with Marriott Bonvoy' });
  await app.open('/account/signin?returnUrl=/account/personal/partner');
  await screen.findByRole('heading', { level: 2, name: 'Sign in to link your account with Delta SkyMiles' });
  await app.open('/account/signin?returnUrl=/menu/store-locator');
  expect(screen.queryByRole('heading', { name: /link your account/ })).toBeNull();
});

test('ACC-019 ACC-020 empty fields are named beside them and in a summary that takes the focus', async () => {
  await app.open('/account/signin');
  await app.user.click(submit());
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter an email/username.', 'Enter a password.']);
  expect(username().getAttribute('aria-invalid')).toBe('true');
  expect(app.errorBeside(username())).toBe('Enter an email/username.');
  expect(app.errorBeside(password())).toBe('Enter a password.');
  await app.user.click(within(summary).getByRole('link', { name: 'Enter a password.' }));
  expect(document.activeElement).toBe(password());
  expect(app.calls(signIn)).toBe(0);
});

test('ACC-025 ACC-032 sign-in sends exactly what was entered, market, purpose and device-risk data', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/account/signin', { locale: 'en-CA' });
  await app.user.click(await screen.findByRole('checkbox', { name: 'Keep me signed in' }));
  await fillIn();
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(sentBodies(signIn)).toEqual([
    {
      username: GWEN,
      password: PERSONA_PASSWORD,
      rememberMe: true,
      market: 'CA',
      transactionSubType: 'signin',
      reputation: expect.stringMatching(/^\S+$/),
    },
  ]);
});

test('ACC-020 ACC-025 in Spanish an empty password is said in its words, and the market is that of the language', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/account/signin', { locale: 'es-US' });
  await app.enter(app.field('Correo electrónico o nombre de usuario'), GWEN);
  await app.press('Iniciar sesión');
  await waitFor(() => expect(app.errorBeside(app.field('Contraseña'))).toBe('Ingresa una contraseña.'));
  await app.enter(app.field('Contraseña'), PERSONA_PASSWORD);
  await app.press('Iniciar sesión');
  await waitFor(() => expect(sentBodies(signIn)).toMatchObject([{ market: 'US' }]));
});

test('FC-152 a long password that was pasted and begins and ends with spaces is sent as it is', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/account/signin');
  const secret = ` ${'x'.repeat(62)} `;
  await app.user.type(username(), ` ${GWEN} `);
  await app.user.click(password());
  await app.user.paste(secret);
  await app.user.click(submit());
  await screen.findByRole('group', { name: 'Sign in unsuccessful.' });
  expect(sentBodies(signIn)).toMatchObject([{ username: GWEN, password: secret }]);
});

test('ACC-013 ACC-029 a wrong password keeps what was typed and says so once, beside the way to a new one', async () => {
  await app.open('/account/signin');
  await fillIn('gwen@northstar.test', 'wrong');
  const summary = await screen.findByRole('group', { name: 'Sign in unsuccessful.' });
  expect(summary.textContent).toContain('The email or password you entered is not valid. Please try again.');
  expect(document.activeElement).toBe(summary);
  expect(username().value).toBe('gwen@northstar.test');
  expect(password().value).toBe('wrong');
  expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('alert')).toBeNull();
  const forgot = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(forgot.getAttribute('href')).toBe('/account/forgot-password');
});

test('ACC-030 an unknown name is refused in the words of a wrong password', async () => {
  await app.open('/account/signin');
  await fillIn('unknown@northstar.test');
  const summary = await screen.findByRole('group', { name: 'Sign in unsuccessful.' });
  expect(summary.textContent).toContain('The email or password you entered is not valid. Please try again.');
});

for (const [name, words] of [
  ['locked@northstar.test', 'Wait 15 minutes and try again, or reset your password.'],
  ['hasty@northstar.test', 'Too many tries. Try again in 1 minute.'],
] as const) {
  test(`ACC-027 a refusal with a message of its own is shown in the form: ${name}`, async () => {
    await app.open('/account/signin');
    await fillIn(name);
    const summary = await screen.findByRole('group', { name: 'Sign in unsuccessful.' });
    expect(summary.textContent).toContain(words);
  });
}

for (const name of ['odd@northstar.test', 'broken@northstar.test']) {
  test(`ACC-028 a refusal without one stays as a banner until it is dismissed, and nothing typed is lost: ${name}`, async () => {
    await app.open('/account/signin');
    await fillIn(name);
    const notices = await screen.findByRole('region', { name: 'Notifications' });
    const notice = await within(notices).findByRole('alert');
    expect(notice.textContent).toBe(
      'Sign in unsuccessful.Sorry, we were unable to log you in. Please try again.Dismiss',
    );
    expect(app.main().queryByRole('alert')).toBeNull();
    expect(password().value).toBe(PERSONA_PASSWORD);
    await app.user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(within(notices).queryByRole('alert')).toBeNull());
  });
}

test('ACC-028 after a failed try the next one succeeds with what was typed, and the notice is gone', async () => {
  await app.open('/account/signin');
  app.world.fail(signIn, 'drop-before', 1);
  await fillIn();
  await screen.findByText('Sorry, we were unable to log you in. Please try again.');
  await app.user.click(submit());
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(screen.queryByText('Sorry, we were unable to log you in. Please try again.')).toBeNull();
});

test('ACC-021 ACC-022 pressing twice signs in once, and leads to the page that asked for it', async () => {
  await app.open('/account/signin?returnUrl=/store-locator%3Ftab%3Dfavourites');
  await app.user.type(username(), GWEN);
  await app.user.type(password(), PERSONA_PASSWORD);
  await app.user.dblClick(submit());
  await waitFor(() => expect(app.address()).toBe('/store-locator?tab=favourites'));
  expect(app.calls(signIn)).toBe(1);
});

test('ACC-022 without an address to return to, sign-in leads to the own page', async () => {
  await app.open('/account/signin');
  await fillIn();
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(app.address()).toBe('/account/for-you');
});

for (const attack of ['//evil.example', 'https://evil.example/', '/\\\\evil.example', '/account/signout']) {
  test(`ACC-008 an address that may not be followed is left out after signing in: ${attack}`, async () => {
    await app.open(`/account/signin?returnUrl=${encodeURIComponent(attack)}`);
    await fillIn();
    await screen.findByRole('heading', { name: greetingTo('Gwen') });
    expect(app.address()).toBe('/account/for-you');
  });
}

test('FC-089 of two addresses to return to in an address the first one counts', async () => {
  await app.open('/account/signin?returnUrl=/menu/store-locator&returnUrl=//evil.example');
  await fillIn();
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
});

test('ACC-007 a session that is not kept ends by opening the sign-in page', async () => {
  await app.open('/account/signin', { as: 'member-gold' });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(app.calls(clearAuthCookies)).toBe(1);
  expect(await readSession({})).toEqual({ kind: 'anonymous' });
});

test('ACC-007 an early submit signs in only after the cookies were cleared', async () => {
  await app.open('/account/profile');
  await screen.findByRole('heading', { name: 'Welcome back' });
  app.close();
  app.world.fail(clearAuthCookies, 'latency:400', 1);
  await app.open('/');
  await act(() => app.router.navigate({ to: '/account/signin' }));
  await fillIn();
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Gwen' });
});

test('ACC-023 FC-079 opening the sign-in page unregisters background workers', async () => {
  const unregister = vi.fn(async () => true);
  const getRegistrations = async () => [{ unregister }];
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistrations }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  await app.open('/account/signin');
  await waitFor(() => expect(unregister).toHaveBeenCalledTimes(1));
});

test('ACC-024 ACC-031 a browser that was kept signed in is sent on without a form', async () => {
  await app.open('/account/signin');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Keep me signed in' }));
  await fillIn();
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  app.close();
  app.world.reopenBrowser();
  await app.open('/account/signin?returnUrl=/menu/store-locator');
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(app.calls(signIn)).toBe(1);
});

test('ACC-024 a member who comes back to the sign-in page is sent on, and stays signed in', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  await act(() => app.router.navigate({ to: '/account/signin', search: { returnUrl: '/menu/store-locator' } }));
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(app.calls(clearAuthCookies)).toBe(0);
});

test('pointing at a link to the sign-in page changes nothing', async () => {
  await app.open('/');
  await app.user.hover(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }));
  await act(() => app.router.preloadRoute({ to: '/account/signin' }));
  expect(app.calls(clearAuthCookies)).toBe(0);
});

test('ACC-002 ACC-004 a page for members sends others to sign in and gets them back', async () => {
  await app.open('/account/profile?from=mail#top');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.router.state.location.search).toEqual({ returnUrl: '/account/profile?from=mail#top' });
  await fillIn();
  await screen.findByRole('heading', { name: 'Your profile' });
  expect(app.address()).toBe('/account/profile?from=mail#top');
});

test('FC-110 ACC-004 the address to return to is kept byte for byte', async () => {
  const asked = '/account/profile?scope=a%20b+c&state=%7B%22x%22%3A1%7D%2C2&state=twice&empty=&q=caf%c3%a9#Top%20of';
  await app.open(asked);
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.router.state.location.search).toEqual({ returnUrl: asked });
  expect(app.address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(asked).replaceAll('%20', '+')}`);
});

test('the password can be shown and hidden again', async () => {
  await app.open('/account/signin');
  await app.press('Show password');
  expect(password().type).toBe('text');
  await app.press('Hide password');
  expect(password().type).toBe('password');
});

test('ACC-025 what was typed stays when the language changes, and the market is that of the new one', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/account/signin');
  await app.user.type(username(), 'gwen@northstar.test');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
  await screen.findByRole('heading', { name: 'Bon retour parmi nous' });
  expect(screen.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' })).toHaveProperty(
    'value',
    'gwen@northstar.test',
  );
  expect(document.title).toBe('Se connecter · Northstar Coffee');
  expect(document.documentElement.lang).toBe('fr-CA');
  await app.enter(app.field('Mot de passe'), PERSONA_PASSWORD);
  await app.press('Se connecter');
  await waitFor(() => expect(sentBodies(signIn)).toMatchObject([{ market: 'CA' }]));
});
