import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { signInByToken } from '#api/session/sign-in.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { issueSsoToken } from '#mocks/session/sso-tokens.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

/** A link for Gwen; `returnUrl` is what the server answers, whatever the link says. */
const tokenOf = (returnUrl: string | null = null) =>
  issueSsoToken(app.world, app.world.member('member-green'), returnUrl);

test('ACC-037 ACC-039 a link signs in, with device-risk data and the address to return to, and leads to that of the answer', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const token = tokenOf();
  await app.open(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Gwen' });
  const [to, init] = sent.mock.calls.find(([asked]) => String(asked).includes('/sso/')) ?? [];
  expect(to).toBe(`/apiproxy/v1/account/signin/sso/${token}?returnUrl=%2Fmenu%2Fstore-locator`);
  expect(JSON.parse(String(init?.body))).toEqual({ reputation: expect.stringMatching(/^\S+$/) });
});

test('FC-080 the token is out of the address before the page is drawn', async () => {
  const { arrive } = holdFirstAnswer((call) => call.includes('/signin/sso/'));
  const token = tokenOf();
  await app.open(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
  await screen.findByRole('heading', { name: 'Signing you in…' });
  expect(app.address()).toBe('/account/signin/sso?returnUrl=%2Fmenu%2Fstore-locator');
  expect(JSON.stringify(app.router.history.location)).not.toContain(token);
  arrive();
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
});

test('FC-026 a token is used once by a page that starts twice, as in development', async () => {
  await app.open('/menu/store-locator');
  await app.heading(/./);
  app.drawStrict();
  await app.router.navigate({ to: '/account/signin/sso/$token', params: { token: tokenOf() } });
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(app.calls(signInByToken)).toBe(1);
});

test('FC-026 a token that is under way is waited for by a page that is drawn anew', async () => {
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('/signin/sso/'));
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  app.drawStrict();
  await app.atRest();
  expect(app.address()).toBe('/account/signin/sso');
  arrive();
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(app.calls(signInByToken)).toBe(1);
});

/** From the answer to the token on, the session cannot be read so many times. */
function failAfterToken(times: number, fault: 'status:500' | 'hang' = 'status:500') {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (String(input).includes('/sso/')) app.world.fail(readSession, fault, times);
    return answer;
  });
}

/** The token is accepted, and its answer does not arrive. */
function loseAnswerToToken(then = () => {}) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!String(input).includes('/sso/')) return answer;
    then();
    throw new TypeError('Failed to fetch');
  });
}

test('ACC-037 a session that could not be read once after the token was accepted is read again', async () => {
  failAfterToken(1);
  await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/menu/store-locator`);
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  await waitFor(() => expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Gwen' }));
});

for (const persona of ['anonymous', 'guest'] as const) {
  test(`ACC-037 ACC-039 a token that was accepted leads on though its session answers late (${persona})`, async () => {
    if (persona === 'guest') app.world.become('guest');
    failAfterToken(1);
    await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/account/profile`);
    await waitFor(() => expect(app.address()).toBe('/account/profile'));
    expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Gwen' });
    expect(app.calls(clearAuthCookies)).toBe(0);
  });
}

test('ACC-037 D-022 a guest’s link whose session cannot be read is not blamed, and no page ends that session', async () => {
  app.world.become('guest');
  failAfterToken(9);
  await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/account/profile`);
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.calls(clearAuthCookies)).toBe(0);
  app.world.heal();
  act(() => app.parts.session.refresh());
  await waitFor(() => expect(app.address()).toBe('/account/profile'));
});

test('ACC-037 a token that was accepted leads on, and is not blamed, where its session never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  try {
    failAfterToken(9, 'hang');
    await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/menu/store-locator`);
    await waitFor(() => expect(app.calls(signInByToken)).toBe(1));
    // Longer than all bounds of this sign-in together.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
    expect(screen.queryByText('This link is no longer valid.')).toBeNull();
    expect(app.calls(clearAuthCookies)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('ACC-041 an answer without an address leads to the own page', async () => {
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(app.address()).toBe('/account/for-you');
});

for (const attack of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/account/signout']) {
  test(`FC-092 an answer that leads to ${attack} is not followed`, async () => {
    await app.open(`/account/signin/sso/${tokenOf(attack)}?returnUrl=/menu/store-locator`);
    await screen.findByRole('heading', { name: greetingTo('Gwen') });
    expect(app.address()).toBe('/account/for-you');
  });
}

test('ACC-038 ACC-040 a token that was used leads to the sign-in form, with the same address to return to', async () => {
  const token = tokenOf();
  await app.open(`/account/signin/sso/${token}`);
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  await app.open(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
  await app.press('Sign out and use the link');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.address()).toBe('/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
  await screen.findByText('This link is no longer valid.');
});

test('ACC-041 a token that is older than five minutes leads to the sign-in form', async () => {
  const token = tokenOf();
  app.world.clock.advance(5 * 60_000 + 1);
  await app.open(`/account/signin/sso/${token}`);
  await screen.findByRole('heading', { name: 'Welcome back' });
});

test('FC-080 while a member is signed in, the link asks first; a no keeps the session and does not use the token', async () => {
  app.world.become('member-gold');
  await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/menu/store-locator`);
  await app.heading('You’re already signed in as Goldie');
  expect(document.activeElement?.tagName).toBe('H1');
  expect([app.calls(signInByToken), app.world.effects.signOuts]).toEqual([0, 0]);
  await app.press('Stay signed in');
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Goldie' });
  expect(app.calls(signInByToken)).toBe(0);
});

test('FC-080 a session that could not be read at first is asked for again, before the link is used', async () => {
  app.world.become('member-gold');
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  app.world.fail(readSession, 'status:500', 1);
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await app.heading('You’re already signed in as Goldie');
  expect([app.calls(signInByToken), app.world.effects.signOuts]).toEqual([0, 0]);
});

const unfinished = () => app.heading('We couldn’t finish signing you in');
const BLAMED = 'This link is no longer valid.';

for (const [fault, reason] of [
  ['status:500', 'Something went wrong on our end. Please try again in a moment.'],
  ['offline', 'We can’t connect right now. Check your connection and try again.'],
] as const) {
  test(`FC-080 D-391 while it cannot be learned who is signed in (${fault}), the token is not used, and then the same link works`, async () => {
    if (fault === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    app.world.become('member-gold');
    window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
    app.world.fail(readSession, 'status:500');
    const token = tokenOf();
    await app.open(`/account/signin/sso/${token}?returnUrl=/menu/store-locator`);
    await unfinished();
    await screen.findByText(reason);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByText(BLAMED)).toBeNull();
    expect([app.address(), app.calls(signInByToken)]).toEqual([
      '/account/signin/sso?returnUrl=%2Fmenu%2Fstore-locator',
      0,
    ]);
    expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toContain(token);
    app.world.heal();
    await app.press('Try again');
    await app.press('Sign out and use the link');
    await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
    expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Gwen' });
  });
}

test('ACC-037 D-391 an answer to the token that is lost: the session is asked first, which has begun, and leads on', async () => {
  loseAnswerToToken();
  await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/account/profile`);
  await waitFor(() => expect(app.address()).toBe('/account/profile'));
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Gwen' });
  expect([app.calls(signInByToken), app.calls(clearAuthCookies)]).toEqual([1, 0]);
});

test('ACC-037 D-391 where the session cannot be asked after a lost answer, no page ends it, and it is asked again by a press', async () => {
  loseAnswerToToken(() => app.world.fail(readSession, 'status:500'));
  await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/account/profile`);
  await unfinished();
  expect(screen.queryByText(BLAMED)).toBeNull();
  await app.follow('Sign in with your password');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.calls(clearAuthCookies)).toBe(0);
  await act(async () => app.router.history.back());
  await unfinished();
  app.world.heal();
  await app.press('Try again');
  await waitFor(() => expect(app.address()).toBe('/account/profile'));
  expect([app.calls(signInByToken), app.calls(clearAuthCookies)]).toEqual([1, 0]);
});

test('ACC-038 D-391 a token that the server failed on is not blamed, and signs in by the next press', async () => {
  app.world.fail(signInByToken, 'status:500', 1);
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await unfinished();
  expect(screen.queryByText(BLAMED)).toBeNull();
  await app.press('Try again');
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
});

test('FC-080 D-391 a link that waits to be tried again goes with the visitor who signs out', async () => {
  app.world.fail(signInByToken, 'status:500', 1);
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await unfinished();
  await act(() => app.parts.session.signOut());
  await screen.findByRole('heading', { name: 'Welcome back' });
  await app.router.navigate({ to: '/account/signin/sso' });
  await screen.findByText(BLAMED);
  expect(app.calls(signInByToken)).toBe(1);
});

test('FC-080 another member who is signed in is signed out first, where that is wanted', async () => {
  app.world.become('member-gold');
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await app.press('Sign out and use the link');
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect(app.world.effects.signOuts).toBe(1);
  expect(document.body.textContent).not.toContain('Goldie');
});

test('FC-080 D-391 where the other member cannot be signed out, the token is not used; it signs in once that works', async () => {
  app.world.become('member-gold');
  app.world.fail(signOut, 'status:500', 1);
  await app.open(`/account/signin/sso/${tokenOf()}?returnUrl=/menu/store-locator`);
  await app.press('Sign out and use the link');
  await unfinished();
  expect(screen.queryByText(BLAMED)).toBeNull();
  expect(app.calls(signInByToken)).toBe(0);
  await app.press('Try again');
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Gwen' });
});

test('a guest who follows a link takes the cart along, and is not signed out before', async () => {
  app.world.become('guest');
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  await app.open(`/account/signin/sso/${tokenOf()}`);
  await screen.findByRole('heading', { name: greetingTo('Gwen') });
  expect((await app.inCart()).map(({ product }) => product.name)).toEqual(['Caffè Latte']);
  expect(app.world.effects.signOuts).toBe(0);
});

test('the address without a token leads to the sign-in form', async () => {
  await app.open('/account/signin/sso?returnUrl=/menu/store-locator');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.address()).toBe('/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
  expect(app.calls(signInByToken)).toBe(0);
});

test('FC-080 ACC-040 without a token, a member who is still being asked for stays signed in', async () => {
  app.world.become('member-gold');
  app.world.fail(readSession, 'latency:400', 1);
  await app.open('/account/signin/sso?returnUrl=/menu/store-locator', { isVisitorAwaited: false });
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Goldie' });
  expect(app.calls(clearAuthCookies)).toBe(0);
});
