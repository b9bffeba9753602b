import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import * as page from '#platform/document.ts';
import { SIGN_OUT_KEY } from '#platform/storage/sign-out-mark.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp({ persona: 'anonymous' });

const AT_THE_CURB = `/pickup/curbside?store=900${EVERYTHING_END}`;

/** Back or Forward brings the page out of the browser's cache, in which it could hear nothing. */
const restorePage = () =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

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
  expect(document.documentElement.hasAttribute('data-veiled')).toBe(true);
  expect(window.localStorage.getItem(CART_KEY)).toBe('of the next visitor');
});
