import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSession, signOut } from '#api/session/session.ts';
import { signInByToken } from '#api/session/sign-in.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '#mocks/server.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { issueSsoToken } from '#mocks/session/sso-tokens.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.tsx';

let world: TestWorld;
let app: OpenedApp;

beforeAll(startServer);
beforeEach(() => {
  world = startWorld();
});
afterEach(() => {
  app.close();
  vi.restoreAllMocks();
  window.localStorage.clear();
});
afterAll(stopServer);

/** A link for Gwen; `returnUrl` is what the server answers, whatever the link says. */
function tokenOf(returnUrl: string | null = null): string {
  const gwen = world.members.get(PERSONAS['member-green'].email);
  if (!gwen) throw new Error('Gwen is no member.');
  return issueSsoToken(world, gwen, returnUrl);
}

const address = () => app.router.state.location.href;
const calls = (of: { contract: { method: string; path: string } }) =>
  world.effects.requests[`${of.contract.method} ${of.contract.path}`] ?? 0;

test('ACC-037 ACC-039 a link signs in, with device-risk data and the address to return to, and leads to that of the answer', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const token = tokenOf();
  app = await openApp(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
  await waitFor(() => expect(address()).toBe('/menu/store-locator'));
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Gwen' });
  const [to, init] = sent.mock.calls.find(([asked]) => String(asked).includes('/sso/')) ?? [];
  expect(to).toBe(`/apiproxy/v1/account/signin/sso/${token}?returnUrl=%2Fmenu%2Fstore-locator`);
  expect(JSON.parse(String(init?.body))).toEqual({ reputation: expect.stringMatching(/^\S+$/) });
});

test('FC-080 the token is out of the address before the page is drawn', async () => {
  world.fail(signInByToken, 'latency:300', 1);
  const token = tokenOf();
  app = await openApp(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
  await screen.findByRole('heading', { name: 'Signing you in…' });
  expect(address()).toBe('/account/signin/sso?returnUrl=%2Fmenu%2Fstore-locator');
  expect(JSON.stringify(app.router.history.location)).not.toContain(token);
  await waitFor(() => expect(address()).toBe('/menu/store-locator'));
});

test('ACC-041 an answer without an address leads to the own page', async () => {
  app = await openApp(`/account/signin/sso/${tokenOf()}`);
  await screen.findByRole('heading', { name: 'Hello, Gwen' });
  expect(address()).toBe('/account/for-you');
});

for (const attack of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/account/signout']) {
  test(`FC-092 an answer that leads to ${attack} is not followed`, async () => {
    app = await openApp(`/account/signin/sso/${tokenOf(attack)}?returnUrl=/menu/store-locator`);
    await screen.findByRole('heading', { name: 'Hello, Gwen' });
    expect(address()).toBe('/account/for-you');
  });
}

test('ACC-038 ACC-040 a token that was used leads to the sign-in form, with the same address to return to', async () => {
  const token = tokenOf();
  app = await openApp(`/account/signin/sso/${token}`);
  await screen.findByRole('heading', { name: 'Hello, Gwen' });
  app.close();
  app = await openApp(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(address()).toBe('/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
  await screen.findByText('This link is no longer valid.');
});

test('ACC-041 a token that is older than five minutes leads to the sign-in form', async () => {
  const token = tokenOf();
  world.clock.advance(5 * 60_000 + 1);
  app = await openApp(`/account/signin/sso/${token}`);
  await screen.findByRole('heading', { name: 'Welcome back' });
});

test('FC-080 another member who is signed in is signed out first', async () => {
  world.become('member-gold');
  app = await openApp(`/account/signin/sso/${tokenOf()}`);
  await screen.findByRole('heading', { name: 'Hello, Gwen' });
  expect(world.effects.signOuts).toBe(1);
  expect(document.body.textContent).not.toContain('Goldie');
});

test('FC-080 where the other member cannot be signed out, the token is not used', async () => {
  world.become('member-gold');
  world.fail(signOut, 'status:500', 1);
  app = await openApp(`/account/signin/sso/${tokenOf()}?returnUrl=/menu/store-locator`);
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(calls(signInByToken)).toBe(0);
});

test('the address without a token leads to the sign-in form', async () => {
  app = await openApp('/account/signin/sso?returnUrl=/menu/store-locator');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(address()).toBe('/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
  expect(calls(signInByToken)).toBe(0);
});
