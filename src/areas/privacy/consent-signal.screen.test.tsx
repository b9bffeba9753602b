import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { writeCookie } from '#platform/cookies.ts';
import { CONSENT_COOKIE, readConsent, saveConsent } from '#platform/measuring/consent.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();
const SIGNAL = /your browser asks us not to share \(Global Privacy Control\)/;

const signal = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
afterEach(() => signal(undefined));

test('the choice says that the browser refuses sharing, and what it refuses cannot be switched on', async () => {
  saveConsent({ analytics: true, advertising: true });
  signal(true);
  await app.open('/menu#cookies');
  const advertising = await screen.findByRole<HTMLInputElement>('switch', { name: 'Advertising', description: SIGNAL });
  expect([advertising.checked, advertising.disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Analytics' }).checked).toBe(true);
  await app.press('Save my choice');
  expect(readConsent()).toEqual({ analytics: true, advertising: false });
});

test('the question says in one sentence that ads stay off, and why', async () => {
  // The choice that an earlier test has made.
  writeCookie(CONSENT_COOKIE, '', { maxAgeSeconds: 0 });
  signal(true);
  await app.open('/menu', { isAskedForConsent: true });
  const said = 'Ads are off because your browser asks us not to share (Global Privacy Control). We keep to that.';
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a choice that was opened again stays open, as it is, while another tab is looked at', async () => {
  saveConsent({ analytics: true, advertising: true });
  await app.open('/menu#cookies');
  const analytics = await screen.findByRole<HTMLInputElement>('switch', { name: 'Analytics' });
  await app.user.click(analytics);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([analytics.isConnected, analytics.checked]).toEqual([true, false]);
  saveConsent({ analytics: true, advertising: false });
});

test('without the signal nothing is said of it', async () => {
  saveConsent({ analytics: true, advertising: true });
  await app.open('/menu#cookies');
  const advertising = await screen.findByRole<HTMLInputElement>('switch', { name: 'Advertising' });
  expect([advertising.checked, advertising.disabled]).toEqual([true, false]);
  expect(screen.queryByText(SIGNAL)).toBeNull();
});

test('FC-140 D-346 a choice that was made before is written again by the next visit, with the day that it was made', async () => {
  const chosen = `none.${Math.floor(Date.now() / 86_400_000) - 1}`;
  writeCookie(CONSENT_COOKIE, chosen, { maxAgeSeconds: 60 });
  const written = vi.spyOn(Document.prototype, 'cookie', 'set');
  await app.open('/menu');
  await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringContaining(`${CONSENT_COOKIE}=${chosen};`)));
});
