import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { PENDING_SIGN_OUT_KEY } from '#platform/storage/pending-sign-out.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const UNHEARD = /^You’re signed out on this device, but we couldn’t reach our server\./;

/** Gwen, whose sign-out is answered so. */
async function openAsGwen(fault: 'status:500' | 'hang', times?: number) {
  await app.open('/account/for-you', { as: 'member-green' });
  await app.heading(greetingTo('Gwen'));
  app.world.fail(signOut, fault, times);
}

test.each(['status:500', 'hang'] as const)(
  'FC-068 ACC-044 a sign-out that the server has not heard of (%s) is sent before the page for joining clears the cookies',
  async (fault) => {
    await openAsGwen(fault, 1);
    const signedOut = app.parts.session.signOut();
    await waitFor(() => expect(app.calls(signOut)).toBe(1));
    if (fault !== 'hang') {
      expect(await signedOut).toBe(false);
      await screen.findByText(UNHEARD);
    }
    await act(() => app.router.navigate({ to: '/account/create' }));
    await waitFor(() => expect(app.calls(clearAuthCookies)).toBe(1));
    expect([app.calls(signOut), app.world.effects.signOuts]).toEqual([2, 1]);
    await waitFor(() => expect(window.localStorage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull());
    if (fault === 'hang') expect(await signedOut).toBe(true);
    await waitFor(() => expect(screen.queryByText(UNHEARD)).toBeNull());
  },
);

test('FC-068 ACC-044 where the sign-out cannot be sent on the page for joining either, it stays due and the cookies are cleared', async () => {
  await openAsGwen('status:500');
  expect(await app.parts.session.signOut()).toBe(false);
  await act(() => app.router.navigate({ to: '/account/create' }));
  await screen.findByRole('button', { name: 'Create account' });
  expect(await readSession({})).toEqual({ kind: 'anonymous' });
  expect([app.calls(signOut), app.calls(clearAuthCookies)]).toEqual([2, 1]);
  expect(window.localStorage.getItem(PENDING_SIGN_OUT_KEY)).not.toBeNull();
});
