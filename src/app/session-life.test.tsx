import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cardsQuery, readCards } from '#api/account/cards.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '#mocks/server.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.tsx';
import { createTabs } from '#tests/support/tabs.ts';

let world: TestWorld;
let app: OpenedApp;

beforeAll(() => {
  startServer();
  window.scrollTo = () => {};
});
beforeEach(() => {
  world = startWorld();
});
afterEach(() => {
  app.close();
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});
afterAll(stopServer);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = (of: { contract: { method: string; path: string } }) =>
  world.effects.requests[`${of.contract.method} ${of.contract.path}`] ?? 0;
const address = () => app.router.state.location.href;
const isVeiled = () => document.documentElement.hasAttribute('data-veiled');
const signInAs = (email: string) =>
  signIn({
    body: {
      username: email,
      password: PERSONA_PASSWORD,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: '',
    },
  });

/** Back or Forward brings the page out of the browser's cache, as it was when it was left. */
async function restorePage() {
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test('ACC-042 FC-067 signing out notifies the server, leaves nothing personal and says so on the home page', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await heading('Hello, Gwen');
  app.parts.queryClient.setQueryData(['favourites'], ['canary']);
  window.sessionStorage.setItem('draft', 'canary');
  window.localStorage.setItem('northstar.theme', 'dark');
  await app.user.click(screen.getByRole('link', { name: 'Sign out' }));
  await heading('Coffee for wherever you are');
  await screen.findByText('You are signed out.');
  expect(world.effects.signOuts).toBe(1);
  expect(app.parts.queryClient.getQueryData(['favourites'])).toBeUndefined();
  expect(window.sessionStorage.length).toBe(0);
  expect(Object.keys(window.localStorage)).toEqual(['northstar.theme']);
});

test('ACC-042 sign-out leads to the address that it was given, and home where that may not be followed', async () => {
  world.become('member-green');
  app = await openApp('/account/signout?returnUrl=/menu/store-locator');
  await waitFor(() => expect(address()).toBe('/menu/store-locator'));
  for (const attack of ['//evil.example', 'https://evil.example', '/account/signin', 'javascript:alert(1)']) {
    app.close();
    app = await openApp(`/account/signout?returnUrl=${encodeURIComponent(attack)}`);
    await waitFor(() => expect(address()).toBe('/'));
  }
});

test('pointing at a link to sign out does not sign out', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await act(() => app.router.preloadRoute({ to: '/account/signout' }));
  expect(await readSession({})).toMatchObject({ kind: 'member' });
});

for (const fault of ['status:500', 'drop-before'] as const) {
  test(`ACC-043 FC-068 where the sign-out cannot be sent the sign-out (${fault}), it leads on, says so, and no start shows the old account`, async () => {
    world.become('member-green');
    app = await openApp('/account/for-you');
    await heading('Hello, Gwen');
    world.fail(signOut, fault);
    await app.user.click(screen.getByRole('link', { name: 'Sign out' }));
    await heading('Coffee for wherever you are');
    await screen.findByText(/could not reach our server/);
    expect(app.parts.session.visitor()).toEqual({ kind: 'anonymous' });

    // The cookie is still good. Nothing that is asked for now may be answered as to the old account.
    const sent = vi.spyOn(globalThis, 'fetch');
    await app.parts.queryClient.fetchQuery(cardsQuery()).catch(() => {});
    await searchLocations({ query: { place: 'Seattle' } });
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit', 'omit']);

    app.close();
    app = await openApp('/account/for-you');
    await heading('Welcome back');
    expect(screen.queryByText(/Gwen/)).toBeNull();

    world.heal();
    app.close();
    app = await openApp('/');
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign in' });
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
  });
}

test('FC-073 FC-068 a reload right after the press, before the server has answered, shows nothing of the old account', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await heading('Hello, Gwen');
  world.fail(signOut, 'hang', 1);
  await app.user.click(screen.getByRole('link', { name: 'Sign out' }));
  await waitFor(() => expect(asked(signOut)).toBe(1));
  app.close();
  app = await openApp('/account/for-you');
  await heading('Welcome back');
  expect(asked(signOut)).toBe(2);
  expect(await readSession({})).toEqual({ kind: 'anonymous' });
});

test('FC-067 signing out in one tab empties the other one and leads it to sign in', async () => {
  const tabs = createTabs();
  world.become('member-green');
  app = await openApp('/account/for-you', { channel: tabs.open() });
  await heading('Hello, Gwen');
  app.parts.queryClient.setQueryData(['account', 'cards'], ['canary']);
  const other = tabs.open();
  await signOut({});
  act(() => other.post('session-ended'));
  expect(app.parts.queryClient.getQueryData(['account', 'cards'])).toBeUndefined();
  await heading('Welcome back');
  expect(address()).toBe('/account/signin?returnUrl=%2Faccount%2Ffor-you');
  expect(document.body.textContent).not.toContain('Gwen');
  expect(isVeiled()).toBe(false);
});

test('FC-067 a tab that was signed out by another one leaves alone the cookies of the member who signs in there next', async () => {
  const tabs = createTabs();
  world.become('member-green');
  app = await openApp('/account/for-you', { channel: tabs.open() });
  await heading('Hello, Gwen');
  const other = tabs.open();
  await signOut({});
  act(() => other.post('session-ended'));
  await signInAs(PERSONAS['member-gold'].email);
  await heading('Welcome back');
  expect(asked(clearAuthCookies)).toBe(0);
  act(() => other.post('session-changed'));
  await heading('Hello, Goldie');
});

test('FC-064 an answer that the session has ended clears the server state, and leads to sign in and back', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you?from=mail');
  await heading('Hello, Gwen');
  await app.parts.queryClient.fetchQuery(cardsQuery());
  world.fail(readCards, 'status:401', 1);
  await act(() =>
    app.parts.queryClient.refetchQueries({ queryKey: ['account', 'cards'], type: 'all' }).catch(() => {}),
  );
  await heading('Welcome back');
  await screen.findByText('Your session has ended. Sign in again to continue.');
  expect(address()).toBe('/account/signin?returnUrl=%2Faccount%2Ffor-you%3Ffrom%3Dmail');
  expect(app.parts.queryClient.getQueryData(cardsQuery().queryKey)).toBeUndefined();
  expect(document.body.textContent).not.toContain('Gwen');

  await app.user.type(screen.getByRole('textbox', { name: 'Email or username' }), 'gwen@northstar.test');
  await app.user.type(screen.getByLabelText('Password', { selector: 'input' }), PERSONA_PASSWORD);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await heading('Hello, Gwen');
  expect(address()).toBe('/account/for-you?from=mail');
});

test('FC-064 a browser that was kept signed in, and whose pages keep saying that the session has ended, comes to rest at the form', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await heading('Hello, Gwen');
  await signIn({
    body: {
      username: 'gwen@northstar.test',
      password: PERSONA_PASSWORD,
      rememberMe: true,
      market: 'US',
      transactionSubType: 'signin',
      reputation: '',
    },
  });
  act(() => app.parts.session.expire());
  await waitFor(() => expect(world.effects.sessionsRestored).toBe(1));
  await heading('Hello, Gwen');
  act(() => app.parts.session.expire());
  await heading('Welcome back');
  expect(world.effects.sessionsRestored).toBe(1);
});

test('FC-071 another member who signed in in another tab takes the place of this one, whose pages and answers are left', async () => {
  const tabs = createTabs();
  world.become('member-green');
  app = await openApp('/account/for-you?of=gwen', { channel: tabs.open() });
  await heading('Hello, Gwen');
  app.parts.queryClient.setQueryData(['of', 'gwen'], 'canary');
  const other = tabs.open();
  await signInAs(PERSONAS['member-gold'].email);
  act(() => other.post('session-changed'));
  expect(isVeiled()).toBe(true);
  expect(app.parts.queryClient.getQueryData(['of', 'gwen'])).toBeUndefined();
  await heading('Hello, Goldie');
  expect(address()).toBe('/account/for-you');
  expect(document.body.textContent).not.toContain('Gwen');
  await waitFor(() => expect(isVeiled()).toBe(false));
});

test('FC-071 whatever a screen of the earlier member held is gone when another one is shown the same page', async () => {
  world.become('member-green');
  app = await openApp('/store-locator');
  const box = await screen.findByRole('combobox', { name: 'City, neighborhood or postal code' });
  await app.user.type(box, 'near my home');
  await signInAs(PERSONAS['member-gold'].email);
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Account of Goldie' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: /City/ })).toHaveProperty('value', ''));
});

test('FC-070 a page that is left hides what a member saw; brought back after a sign-out it shows nothing of it', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await heading('Hello, Gwen');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(isVeiled()).toBe(true);
  // Signed out elsewhere, while the page lay in the browser's cache and heard nothing.
  await signOut({});
  await restorePage();
  expect(document.body.textContent).not.toContain('Gwen, ');
  await heading('Welcome back');
  await waitFor(() => expect(isVeiled()).toBe(false));
  expect(document.body.textContent).not.toContain('Gwen');
});

test('FC-070 a page that is brought back to the same member goes on', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await heading('Hello, Gwen');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await restorePage();
  await waitFor(() => expect(isVeiled()).toBe(false));
  await heading('Hello, Gwen');
});

test('FC-070 the page of an anonymous visitor is not hidden, neither when it is left nor when it is brought back', async () => {
  app = await openApp('/');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(isVeiled()).toBe(false);
  await restorePage();
  expect(isVeiled()).toBe(false);
});

test('FC-070 without a network a page that is brought back shows nothing of the member until it can be asked', async () => {
  world.become('member-green');
  app = await openApp('/account/for-you');
  await heading('Hello, Gwen');
  world.fail(readSession, 'status:500', 1);
  await restorePage();
  await heading('Welcome back');
  expect(document.body.textContent).not.toContain('Gwen');
});
