import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { systemClock } from '#platform/clock.ts';
import * as page from '#platform/document.ts';
import { SIGN_OUT_KEY } from '#platform/storage/sign-out-mark.ts';
import { clearUnheardSignOut } from '#platform/storage/storage.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { held, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { createTabs } from '#tests/support/tabs.ts';

const app = setUpApp({ persona: 'anonymous' });

const AT_THE_CURB = `/pickup/curbside?store=900${EVERYTHING_END}`;

/** Back or Forward brings the page out of the browser's cache, in which it could hear nothing. */
const restorePage = () =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const isVeiled = () => document.documentElement.hasAttribute('data-veiled');

/** The routes are decided again only once it is let go. */
function holdInvalidation() {
  const { release, released } = held();
  const invalidate = app.router.invalidate.bind(app.router);
  vi.spyOn(app.router, 'invalidate').mockImplementationOnce(async () => {
    await released;
    return invalidate();
  });
  return () =>
    act(async () => {
      release();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
}

const confirmVisitor = () =>
  act(async () => {
    app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' });
    await app.parts.session.resolveVisitor();
  });

test('FC-070 D-365 a page that was in the cache while a visitor signed out is hidden and begun anew; what the next one has begun stays', async () => {
  const reload = vi.fn();
  standIn(page, 'reloadPage', reload);
  await app.open(`${AT_THE_CURB}&orderToken=secret&firstName=Ada`, { hasBrowserHistory: true });
  await screen.findByText(/^Hi, Ada!/);
  await waitFor(() => expect(app.address()).toBe(AT_THE_CURB));
  await restorePage();
  expect(reload, 'no one has signed out').not.toHaveBeenCalled();
  window.localStorage.setItem(SIGN_OUT_KEY, 'in another tab');
  window.localStorage.setItem(CART_KEY, 'of the next visitor');
  await restorePage();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isVeiled()).toBe(true);
  expect(window.localStorage.getItem(CART_KEY)).toBe('of the next visitor');
});

test('FC-070 D-365 a frozen tab that hears of a sign-out late is begun anew too, and leaves what the next visitor has begun', async () => {
  const reload = vi.fn();
  standIn(page, 'reloadPage', reload);
  const tabs = createTabs();
  app.world.become('member-gold');
  await app.open('/account/for-you', { channel: tabs.open() });
  await app.heading(greetingTo('Goldie'));
  window.localStorage.setItem(SIGN_OUT_KEY, `${systemClock.now() - 60_000} in another tab`);
  window.localStorage.setItem(CART_KEY, 'of the next visitor');
  const other = tabs.open();
  for (const message of ['session-ended', 'session-changed'] as const) act(() => other.post(message));
  expect(reload).toHaveBeenCalled();
  expect(isVeiled()).toBe(true);
  expect(app.parts.session.visitorActor.getSnapshot().status).toBe('stopped');
  expect(window.localStorage.getItem(CART_KEY)).toBe('of the next visitor');
});

test('FC-067 D-365 a tab that hears of a sign-out before its mark is there is not begun anew by the sign-in after it', async () => {
  const reload = vi.fn();
  standIn(page, 'reloadPage', reload);
  const tabs = createTabs();
  app.world.become('member-gold');
  await app.open('/account/profile', { channel: tabs.open() });
  await app.main().findByText('Goldie North');
  const other = tabs.open();
  await signOut({});
  act(() => other.post('session-ended'));
  window.localStorage.setItem(SIGN_OUT_KEY, `${systemClock.now()} in another tab`);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SIGN_OUT_KEY })));
  await app.heading('Welcome back');
  vi.setSystemTime(systemClock.now() + 3_000);
  app.world.become('member-green');
  act(() => other.post('session-changed'));
  await app.main().findByText('Gwen North');
  expect(reload).not.toHaveBeenCalled();
});

test('FC-070 D-365 a tab that is begun anew on the sign-in page ends no session that was begun elsewhere meanwhile', async () => {
  standIn(page, 'isPageReloaded', () => true);
  window.localStorage.setItem(SIGN_OUT_KEY, 'in another tab');
  clearUnheardSignOut();
  await app.open('/account/signin?returnUrl=%2Faccount%2Fprofile', { as: 'member-green' });
  await app.main().findByText('Gwen North');
  expect(app.calls(clearAuthCookies)).toBe(0);
});

test('FC-070 D-365 a page that is begun anew stays hidden, also where an earlier answer to who visits is still being followed', async () => {
  standIn(page, 'reloadPage', () => {});
  await app.open('/account/profile', { as: 'member-green' });
  await app.main().findByText('Gwen North');
  const follow = holdInvalidation();
  await confirmVisitor();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.localStorage.setItem(SIGN_OUT_KEY, 'in another tab');
  await restorePage();
  await follow();
  expect(isVeiled()).toBe(true);
});

test('FC-070 a page that is hidden again while an earlier answer is followed is shown with the last one', async () => {
  await app.open('/menu', { as: 'member-green' });
  await app.heading('Menu');
  const follow = holdInvalidation();
  await confirmVisitor();
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await follow();
  expect(isVeiled()).toBe(true);
  await act(async () => arrive());
  await waitFor(() => expect(isVeiled()).toBe(false));
});
