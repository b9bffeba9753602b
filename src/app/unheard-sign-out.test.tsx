import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { SIGN_OUT_KEY } from '#platform/storage/sign-out-mark.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'anonymous' });

const AT_THE_CURB = `/pickup/curbside?store=900${EVERYTHING_END}`;

/** Back or Forward brings the page out of the browser's cache, in which it could hear nothing. */
const restorePage = () =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('FC-070 D-320 D-365 a page that was in the cache while a visitor signed out says nothing of its link any more', async () => {
  await app.open(`${AT_THE_CURB}&orderToken=secret&firstName=Ada`, { hasBrowserHistory: true });
  await screen.findByText(/^Hi, Ada!/);
  await waitFor(() => expect(app.address()).toBe(AT_THE_CURB));
  await restorePage();
  expect(screen.queryByText(/^Hi, Ada!/), 'no one has signed out').not.toBeNull();
  window.localStorage.setItem(SIGN_OUT_KEY, 'in another tab');
  await restorePage();
  await waitFor(() => expect(screen.queryByText(/^Hi, Ada!/)).toBeNull());
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/secret|Ada/);
  expect(app.router.latestLocation.href).not.toMatch(/secret|Ada/);
  await screen.findByText('You’re signed out.');
});
