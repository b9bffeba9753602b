import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearAuthCookies, readSession } from '#api/session/session.ts';
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

test('ACC-004 ACC-024 a member whose session could not be read once stays on the page, and signed in', async () => {
  app.world.fail(readSession, 'status:500', 1);
  await app.open('/account/profile');
  expect(app.address()).toBe('/account/profile');
  expect(app.calls(clearAuthCookies)).toBe(0);
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Gwen' });
});

test('ACC-004 FC-070 Back to a member’s page whose session could not be read once does not end the session', async () => {
  await app.open('/account/profile');
  app.world.fail(readSession, 'status:500', 1);
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Gwen' }));
  expect(app.address()).toBe('/account/profile');
  expect(app.calls(clearAuthCookies)).toBe(0);
});

test('ACC-007 ACC-024 sign-in clears no cookies while it cannot be learned whose they are, and leads on once it can', async () => {
  app.world.fail(readSession, 'status:500', 3);
  await app.open('/account/profile');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.calls(clearAuthCookies)).toBe(0);
  act(() => app.parts.session.refresh());
  await waitFor(() => expect(app.address()).toBe('/account/profile'));
  expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Gwen' });
});

test('ACC-007 ACC-024 sign-in entered again while it is still asked whose the cookies are clears none', async () => {
  app.world.fail(readSession, 'status:500', 3);
  await app.open('/account/profile');
  await screen.findByRole('heading', { name: 'Welcome back' });
  app.world.fail(readSession, 'hang', 1);
  act(() => app.parts.session.refresh());
  await app.follow('Forgot your password?');
  await waitFor(() => expect(app.address()).not.toContain('/account/signin'));
  act(() => app.router.history.back());
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.calls(clearAuthCookies)).toBe(0);
});
