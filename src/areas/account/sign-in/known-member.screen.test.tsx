import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

/** A member follows a link to sign-in within the app, and is sent on at once. */
async function sentOnFrom(returnUrl: string) {
  await app.open('/store-locator');
  void app.router.navigate({ href: `/account/signin?returnUrl=${encodeURIComponent(returnUrl)}` });
  await waitFor(() => expect(app.address()).not.toMatch(/store-locator$|signin/));
  return app.address();
}

test('FC-091 a line separator in the return address leads a member to the own page, not to sign-in again', async () => {
  expect(await sentOnFrom('/menu\u2028')).toBe('/account/for-you');
});

test('ACC-022 a return address in any script is followed', async () => {
  const address = await sentOnFrom('/menu/store-locator?place=東京');
  expect(new URLSearchParams(address.split('?')[1]).get('place')).toBe('東京');
});
