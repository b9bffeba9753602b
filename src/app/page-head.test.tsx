import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();
const HOUSE = `900${EVERYTHING_END}`;
const canonical = () =>
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.replace(window.location.origin, '') ??
  null;

for (const [address, shared] of [
  ['/?utm_source=mail', '/'],
  ['/menu?gclid=1', '/menu'],
  ['/account/signin?returnUrl=%2Fmenu', '/account/signin'],
  [
    '/store-locator?place=Seattle&lat=47.6&lng=-122.3&zoom=12&utm_campaign=x&tab=nearby',
    '/store-locator?place=Seattle',
  ],
  ['/store-locator/anything/below', '/store-locator'],
  ['/menu/store-locator?features=WF', '/store-locator'],
  ['/store-locator/delivery?place=Seattle&tab=nearby', '/store-locator?place=Seattle'],
  ['/no-such-page', null],
] as const) {
  test(`the address to share of ${address} is ${shared}`, async () => {
    await app.open(address);
    await waitFor(() => expect(canonical()).toBe(shared));
  });
}

test('a token is in no address to share', async () => {
  await app.open('/account/forgot-password-reset/a-secret-token');
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(document.head.innerHTML).not.toContain('a-secret-token');
});

test('the locator names the place, and the store that is open over it', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(document.title).toBe('Coffee near Seattle · Northstar Coffee'));
  await app.router.navigate({ to: '/store-locator', search: { place: 'Seattle', details: HOUSE } });
  await waitFor(() => expect(document.title).toBe('Seattle Open House · Northstar Coffee'));
  await app.router.navigate({ to: '/store-locator', search: { place: 'Seattle' } });
  await waitFor(() => expect(document.title).toBe('Coffee near Seattle · Northstar Coffee'));
  await app.router.navigate({ to: '/menu' });
  await waitFor(() => expect(document.title).toMatch(/^Menu/));
});
