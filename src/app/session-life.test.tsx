import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cardsQuery, readCards } from '#api/account/cards.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { ONBOARDING_KEY } from '#domain/home/onboarding.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { FULL_CONSENT } from '#domain/privacy/consent.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { systemClock } from '#platform/clock.ts';
import { writeCookie } from '#platform/cookies.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import { CONSENT_COOKIE, saveConsent } from '#platform/measuring/consent.ts';
import { PENDING_SIGN_OUT_KEY } from '#platform/storage/pending-sign-out.ts';
import { SIGN_OUT_KEY } from '#platform/storage/sign-out-mark.ts';
import { BEGUN_KEYS } from '#platform/storage/storage.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { createTabs } from '#tests/support/tabs.ts';
import { comeBack } from '#tests/support/visibility.ts';

const app = setUpApp();

const isVeiled = () => document.documentElement.hasAttribute('data-veiled');
/** A page that only members may see is shown, with what belongs to one of them. */
const profileOf = (firstName: string) => app.main().findByText(`${firstName} North`);

/** Back or Forward brings the page out of the browser's cache, as it was when it was left. */
async function restorePage() {
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test('ACC-042 FC-067 signing out notifies the server, leaves nothing personal and says so on the home page', async () => {
  await app.open('/account/for-you', { as: 'member-green' });
  await app.heading(greetingTo('Gwen'));
  app.parts.queryClient.setQueryData(['favourites'], ['canary']);
  window.sessionStorage.setItem('draft', 'canary');
  window.localStorage.setItem(ONBOARDING_KEY, '{}');
  await app.follow('Sign out');
  await app.heading('Coffee for wherever you are');
  await screen.findByText('You’re signed out.');
  expect(app.world.effects.signOuts).toBe(1);
  expect(app.parts.queryClient.getQueryData(['favourites'])).toBeUndefined();
  expect(Object.keys(window.sessionStorage)).toEqual([SIGN_OUT_KEY]);
  expect(Object.keys(window.localStorage).sort()).toEqual([ONBOARDING_KEY, SIGN_OUT_KEY]);
});

test('ACC-042 sign-out leads to the address that it was given, and home where that may not be followed', async () => {
  await app.open('/account/signout?returnUrl=/menu/store-locator', { as: 'member-green' });
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  for (const attack of ['//evil.example', 'https://evil.example', '/account/signin', 'javascript:alert(1)']) {
    await app.open(`/account/signout?returnUrl=${encodeURIComponent(attack)}`);
    await waitFor(() => expect(app.address()).toBe('/'));
  }
});

test('ACC-042 an anonymous visitor is signed out on the server, too', async () => {
  await app.open('/account/signout');
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(app.calls(signOut)).toBe(1);
});

test('pointing at a link to sign out does not sign out', async () => {
  await app.open('/account/for-you', { as: 'member-green' });
  await act(() => app.router.preloadRoute({ to: '/account/signout' }));
  expect(await readSession({})).toMatchObject({ kind: 'member' });
});

for (const fault of ['status:500', 'drop-before'] as const) {
  test(`ACC-043 FC-068 where the sign-out cannot be sent the sign-out (${fault}), it leads on, says so, and no start shows the old account`, async () => {
    await app.open('/account/for-you', { as: 'member-green' });
    await app.heading(greetingTo('Gwen'));
    app.world.fail(signOut, fault);
    await app.follow('Sign out');
    await app.heading('Coffee for wherever you are');
    await screen.findByText(/couldn’t reach our server/);
    expect(app.parts.session.visitor()).toEqual({ kind: 'anonymous' });

    // The cookie is still good. Nothing that is asked for now may be answered as to the old account.
    const sent = vi.spyOn(globalThis, 'fetch');
    await app.parts.queryClient.fetchQuery(cardsQuery()).catch(() => {});
    await searchLocations({ query: { place: 'Seattle' } });
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit', 'omit']);

    await app.open('/account/profile');
    await app.heading('Welcome back');
    expect(screen.queryByText(/Gwen/)).toBeNull();

    app.world.heal();
    await app.open('/');
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign in' });
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
  });
}

test('FC-140 what waits for the choice of cookies is not recorded once its member has signed out', async () => {
  const page = { dataLayer: [] as unknown[] };
  // The choice that an earlier test has made.
  writeCookie(CONSENT_COOKIE, '', { maxAgeSeconds: 0 });
  app.world.become('member-green');
  await app.open('/account/for-you', { isAskedForConsent: true });
  await app.heading(greetingTo('Gwen'));
  recordEvent({ event: 'of_gwen' }, page);
  await app.follow('Sign out');
  await app.heading('Coffee for wherever you are');
  await waitFor(() => expect(window.localStorage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull());
  recordEvent({ event: 'of_the_next' }, page);
  saveConsent(FULL_CONSENT);
  expect(page.dataLayer).toEqual([{ event: 'of_the_next' }]);
});

test('ACC-043 FC-068 a session that is over on the server already is signed out', async () => {
  await app.open('/account/for-you', { as: 'member-green' });
  await app.heading(greetingTo('Gwen'));
  app.world.fail(signOut, 'status:401');
  await app.follow('Sign out');
  await app.heading('Coffee for wherever you are');
  await waitFor(() => expect(window.localStorage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull());
  expect(screen.queryByText(/couldn’t reach our server/)).toBeNull();
});

test('ACC-042 FC-073 FC-068 a reload right after the press, before the server has answered, shows nothing of the old account', async () => {
  await app.open('/account/for-you', { as: 'member-green' });
  await app.heading(greetingTo('Gwen'));
  app.world.fail(signOut, 'hang', 1);
  await app.follow('Sign out');
  await waitFor(() => expect(app.calls(signOut)).toBe(1));
  await app.atRest();
  expect(app.address()).toMatch(/^\/account\/signout/);
  await app.open('/account/profile');
  await app.heading('Welcome back');
  expect(app.calls(signOut)).toBe(2);
  expect(await readSession({})).toEqual({ kind: 'anonymous' });
});

test('FC-067 signing out in one tab empties the other one and leads it to sign in', async () => {
  const tabs = createTabs();
  app.world.become('member-green');
  await app.open('/account/profile', { channel: tabs.open() });
  await profileOf('Gwen');
  app.parts.queryClient.setQueryData(['account', 'cards'], ['canary']);
  const other = tabs.open();
  await signOut({});
  act(() => other.post('session-ended'));
  expect(app.parts.queryClient.getQueryData(['account', 'cards'])).toBeUndefined();
  await app.heading('Welcome back');
  expect(app.address()).toBe('/account/signin?returnUrl=%2Faccount%2Fprofile');
  expect(document.body.textContent).not.toContain('Gwen');
  expect(isVeiled()).toBe(false);
});

test('FC-067 a tab that was signed out by another one leaves alone the cookies of the member who signs in there next', async () => {
  const tabs = createTabs();
  app.world.become('member-green');
  await app.open('/account/profile', { channel: tabs.open() });
  await profileOf('Gwen');
  const other = tabs.open();
  await signOut({});
  act(() => other.post('session-ended'));
  await signInAs(PERSONAS['member-gold'].email);
  await app.heading('Welcome back');
  expect(app.calls(clearAuthCookies)).toBe(0);
  act(() => other.post('session-changed'));
  await profileOf('Goldie');
});

test('FC-064 an answer that the session has ended clears the server state, and leads to sign in and back', async () => {
  await app.open('/account/profile?from=mail', { as: 'member-green' });
  await profileOf('Gwen');
  await app.parts.queryClient.fetchQuery(cardsQuery());
  app.world.fail(readCards, 'status:401', 1);
  await act(() =>
    app.parts.queryClient.refetchQueries({ queryKey: ['account', 'cards'], type: 'all' }).catch(() => {}),
  );
  await app.heading('Welcome back');
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  expect(app.address()).toBe('/account/signin?returnUrl=%2Faccount%2Fprofile%3Ffrom%3Dmail');
  expect(app.parts.queryClient.getQueryData(cardsQuery().queryKey)).toBeUndefined();
  expect(document.body.textContent).not.toContain('Gwen');

  await app.user.type(screen.getByRole('textbox', { name: 'Email or username' }), 'gwen@northstar.test');
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await profileOf('Gwen');
  expect(app.address()).toBe('/account/profile?from=mail');
});

test('FC-064 a browser that was kept signed in, and whose pages keep saying that the session has ended, comes to rest at the form', async () => {
  await app.open('/account/profile', { as: 'member-green' });
  await profileOf('Gwen');
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
  await waitFor(() => expect(app.world.effects.sessionsRestored).toBe(1));
  await profileOf('Gwen');
  act(() => app.parts.session.expire());
  await app.heading('Welcome back');
  expect(app.world.effects.sessionsRestored).toBe(1);
});

test('FC-071 another member who signed in in another tab takes the place of this one, whose pages and answers are left', async () => {
  const tabs = createTabs();
  app.world.become('member-green');
  await app.open('/account/for-you?of=gwen', { channel: tabs.open() });
  await app.heading(greetingTo('Gwen'));
  app.parts.queryClient.setQueryData(['of', 'gwen'], 'canary');
  const other = tabs.open();
  await signInAs(PERSONAS['member-gold'].email);
  act(() => other.post('session-changed'));
  expect(isVeiled()).toBe(true);
  expect(app.parts.queryClient.getQueryData(['of', 'gwen'])).toBeUndefined();
  await app.heading(greetingTo('Goldie'));
  expect(app.address()).toBe('/account/for-you');
  expect(document.body.textContent).not.toContain('Gwen');
  await waitFor(() => expect(isVeiled()).toBe(false));
});

test('FC-071 FC-176 D-432 a guest who came by another tab keeps what lies in the browser, and finds nothing of this tab', async () => {
  const tabs = createTabs();
  await app.open('/menu', { as: 'member-green', channel: tabs.open() });
  await app.parts.session.confirmVisitor();
  const other = tabs.open();
  app.world.become('guest');
  // A store that cannot be read is dropped as it is looked for; order-store.test.tsx has one that can.
  const keys = BEGUN_KEYS.filter((key) => key !== ORDER_STORE_KEY);
  for (const key of keys) window.localStorage.setItem(key, '"of the guest"');
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  window.sessionStorage.setItem('typed', 'by the member');
  const begun = () => keys.map((key) => [key, window.localStorage.getItem(key)]);
  const before = begun();
  act(() => other.post('session-changed'));
  await waitFor(() => expect(app.parts.session.visitor().kind).toBe('guest'));
  await app.atRest();
  expect(begun()).toEqual(before);
  expect(window.sessionStorage.getItem('typed')).toBeNull();
  expect(app.parts.session.replacements()).toBe(1);
});

test('FC-071 a form that asks before it is left is left for another member, too', async () => {
  await app.open('/account/personal', { as: 'member-green' });
  await app.user.type(await app.main().findByRole('textbox', { name: /First name/ }), 'dolyn');
  await signInAs(PERSONAS['member-gold'].email);
  act(() => app.parts.session.refresh());
  await app.heading(greetingTo('Goldie'));
  expect(app.address()).toBe('/account/for-you');
});

test('FC-071 whatever a screen of the earlier member held is gone when another one is shown the same page', async () => {
  await app.open('/store-locator', { as: 'member-green' });
  const box = await screen.findByRole('combobox', { name: 'City, neighborhood or ZIP code' });
  await app.user.type(box, 'near my home');
  await signInAs(PERSONAS['member-gold'].email);
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Account of Goldie' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: /City/ })).toHaveProperty('value', ''));
});

test('FC-070 a page that is left hides what a member saw; brought back after a sign-out it shows nothing of it', async () => {
  await app.open('/account/profile', { as: 'member-green' });
  await profileOf('Gwen');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(isVeiled()).toBe(true);
  // Signed out elsewhere, while the page lay in the browser's cache and heard nothing.
  await signOut({});
  await restorePage();
  expect(document.body.textContent).not.toContain('Gwen, ');
  await app.heading('Welcome back');
  await waitFor(() => expect(isVeiled()).toBe(false));
  expect(document.body.textContent).not.toContain('Gwen');
});

test('FC-070 a page that is brought back to the same member goes on', async () => {
  await app.open('/account/for-you', { as: 'member-green' });
  await app.heading(greetingTo('Gwen'));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await restorePage();
  await waitFor(() => expect(isVeiled()).toBe(false));
  await app.heading(greetingTo('Gwen'));
});

test('FC-070 the page of an anonymous visitor is not hidden, neither when it is left nor when it is brought back', async () => {
  await app.open('/');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(isVeiled()).toBe(false);
  await restorePage();
  expect(isVeiled()).toBe(false);
});

test('FC-070 without a network a page that is brought back shows nothing of the member until it can be asked', async () => {
  await app.open('/account/profile', { as: 'member-green' });
  await profileOf('Gwen');
  app.world.fail(readSession, 'status:500');
  await restorePage();
  await app.heading('Welcome back');
  expect(document.body.textContent).not.toContain('Gwen');
});

test('a page that is shown again asks who is here, also by a clock that was set back', async () => {
  await app.open('/account/profile', { as: 'member-green' });
  await profileOf('Gwen');
  const before = app.calls(readSession);
  const back = Date.now() - 60 * 60_000;
  vi.spyOn(systemClock, 'now').mockReturnValue(back);
  await comeBack();
  await waitFor(() => expect(app.calls(readSession)).toBe(before + 1));
});

test('AMB-49 D-172 a guest whose session is over is asked to sign in nowhere; a member is', async () => {
  const lose = async (persona: 'guest' | 'member-green') => {
    await app.open('/menu', { as: persona });
    await waitFor(() => expect(app.parts.session.visitor().kind).not.toBe('anonymous'));
    act(() => app.parts.session.visitorActor.send({ type: 'session.expired' }));
    await waitFor(() => expect(app.parts.session.visitor().kind).toBe('anonymous'));
    await app.atRest();
    return screen.queryByText(/You’ve been signed out/) !== null;
  };
  expect([await lose('guest'), await lose('member-green')]).toEqual([false, true]);
});
