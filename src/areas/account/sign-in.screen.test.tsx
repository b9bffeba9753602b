import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '#api/session/session.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '#mocks/server.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.tsx';

let world: TestWorld;
let app: OpenedApp;

beforeAll(startServer);
beforeEach(() => {
  world = startWorld();
});
afterEach(() => app.close());
afterAll(stopServer);

const username = () => screen.getByRole('textbox', { name: 'Email or username' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: /Sign in|Signing in/ });
const address = () => app.router.state.location.href;
const calls = () => world.effects.requests[`POST ${signIn.contract.path}`] ?? 0;

async function fillIn(name: string = PERSONAS['member-green'].email, secret: string = PERSONA_PASSWORD) {
  await app.user.type(username(), name);
  await app.user.type(password(), secret);
  await app.user.click(submit());
}

test('ACC-010 the form has a field for username or email, a masked password and one button', async () => {
  app = await openApp('/account/signin');
  expect(username().getAttribute('autocomplete')).toBe('username');
  expect(password()).toHaveProperty('type', 'password');
  expect(within(screen.getByRole('main')).getAllByRole('button', { name: 'Sign in' })).toHaveLength(1);
});

test('ACC-006 sign-in has the brand alone in its header', async () => {
  app = await openApp('/account/signin');
  const header = screen.getByRole('banner');
  expect(
    within(header)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Northstar Coffee']);
  expect(screen.queryByRole('navigation', { name: 'Quick access' })).toBeNull();
});

test('ACC-019 ACC-020 empty fields are named beside them and in a summary that takes the focus', async () => {
  app = await openApp('/account/signin');
  await app.user.click(submit());
  const summary = await screen.findByRole('alert', { name: 'Please check what you entered' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter an email/username.', 'Enter a password.']);
  expect(username().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(password().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a password.',
  );
  await app.user.click(within(summary).getByRole('link', { name: 'Enter a password.' }));
  expect(document.activeElement).toBe(password());
  expect(calls()).toBe(0);
});

test('ACC-029 a wrong password keeps what was typed and says so once', async () => {
  app = await openApp('/account/signin');
  await fillIn('gwen@northstar.test', 'wrong');
  const summary = await screen.findByRole('alert', { name: 'Sign in unsuccessful.' });
  expect(summary.textContent).toContain('The email or password you entered is not valid. Please try again.');
  expect(document.activeElement).toBe(summary);
  expect(username()).toHaveProperty('value', 'gwen@northstar.test');
  expect(password()).toHaveProperty('value', 'wrong');
});

test('a server that fails says so, keeps what was typed, and the next try succeeds', async () => {
  app = await openApp('/account/signin');
  world.fail(signIn, 'status:500', 1);
  await fillIn();
  expect((await screen.findByRole('alert', { name: 'Sign in unsuccessful.' })).textContent).toContain('on our side');
  expect(password()).toHaveProperty('value', PERSONA_PASSWORD);
  await app.user.click(submit());
  await screen.findByRole('heading', { name: 'Hello, Gwen' });
});

test('ACC-021 ACC-022 pressing twice signs in once, and leads to the page that asked for it', async () => {
  app = await openApp('/account/signin?returnUrl=/store-locator%3Ftab%3Dfavourites');
  await app.user.type(username(), PERSONAS['member-green'].email);
  await app.user.type(password(), PERSONA_PASSWORD);
  await app.user.dblClick(submit());
  await waitFor(() => expect(address()).toBe('/store-locator?tab=favourites'));
  expect(calls()).toBe(1);
});

test('ACC-022 without an address to return to, sign-in leads to the own page', async () => {
  app = await openApp('/account/signin');
  await fillIn();
  await screen.findByRole('heading', { name: 'Hello, Gwen' });
  expect(address()).toBe('/account/for-you');
});

for (const [id, attack] of [
  ['FC-082', 'returnUrl=//evil.example'],
  ['FC-083', 'returnUrl=/%5Cevil.example'],
  ['FC-085', 'returnUrl=javascript:alert(1)'],
  ['FC-086', 'returnUrl=https://app@evil.example'],
  ['FC-089', 'returnUrl[]=//evil.example'],
  ['FC-089', 'returnUrl=//evil.example&returnUrl=/'],
] as const) {
  test(`ACC-008 ${id} sign-in never follows ${attack}`, async () => {
    app = await openApp(`/account/signin?${attack}`);
    await fillIn();
    await screen.findByRole('heading', { name: 'Hello, Gwen' });
    expect(address()).toBe('/account/for-you');
  });
}

test('FC-089 of two addresses the first is followed', async () => {
  app = await openApp('/account/signin?returnUrl=/menu/store-locator&returnUrl=//evil.example');
  await fillIn();
  await screen.findByRole('heading', { name: 'Choose a store' });
  expect(address()).toBe('/menu/store-locator');
});

test('ACC-024 a member who opens sign-in is sent on without a form', async () => {
  world.become('member-gold');
  app = await openApp('/account/signin?returnUrl=/account/for-you');
  await screen.findByRole('heading', { name: 'Hello, Goldie' });
});

test('a page for members sends others to sign in and gets them back', async () => {
  app = await openApp('/account/for-you?from=mail#top');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.router.state.location.search).toEqual({ returnUrl: '/account/for-you?from=mail#top' });
  await fillIn();
  await screen.findByRole('heading', { name: 'Hello, Gwen' });
  expect(address()).toBe('/account/for-you?from=mail#top');
});

test('the password can be shown and hidden again', async () => {
  app = await openApp('/account/signin');
  await app.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveProperty('type', 'text');
  await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveProperty('type', 'password');
});

test('what was typed stays when the language changes', async () => {
  app = await openApp('/account/signin');
  await app.user.type(username(), 'gwen@northstar.test');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
  await screen.findByRole('heading', { name: 'Bon retour parmi nous' });
  expect(screen.getByRole('textbox', { name: 'Courriel ou nom d’utilisateur' })).toHaveProperty(
    'value',
    'gwen@northstar.test',
  );
  expect(document.title).toBe('Se connecter · Northstar Coffee');
  expect(document.documentElement.lang).toBe('fr-CA');
});
