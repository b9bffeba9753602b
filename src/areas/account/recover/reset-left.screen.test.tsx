import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetPassword } from '#api/account/password.ts';
import { UNLUCKY_PASSWORD_START } from '#mocks/account/account-sentinels.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const { email } = PERSONAS['member-green'];
const NEW = 'Engine-No-2';

async function openLink() {
  await app.open('/account/forgot-password');
  await app.enter(screen.getByRole('textbox', { name: 'Email address' }), email);
  await app.press('Send me a link');
  const link = await waitFor(() => {
    const found = app.world.accounts.outbox.findLast(({ to, link: of }) => to === email && of !== null)?.link;
    if (!found) throw new Error('No link was sent.');
    return new URL(found).pathname;
  });
  await act(() => app.router.navigate({ href: link }));
  await screen.findByRole('heading', { name: 'Choose a new password' });
}

/** A new password is sent, and the page is left while the answer waits. */
async function saveAndLeave(next: string) {
  const answer = held();
  answerInstead(resetPassword, async (send) => {
    await answer.released;
    return send();
  });
  await app.enter(app.field('New password'), next);
  await app.press('Save password');
  await screen.findByRole('button', { name: /Saving…/ });
  await act(() => app.router.navigate({ to: '/account/signin' }));
  await app.heading('Welcome back');
  return answer;
}

async function resetAndLeave(next = NEW) {
  await openLink();
  return saveAndLeave(next);
}

test('ACC-092 D-419 a password of a link that is being saved when its page is left is saved, which is said where the visitor is', async () => {
  const { release } = await resetAndLeave();
  release();
  await screen.findByText('Your password has been updated');
  expect(app.world.account('member-green').password).toBe(NEW);
  expect(app.address()).toBe('/account/signin');
});

for (const [rows, what, next, text] of [
  ['ACC-094', 'one that was used before', PERSONA_PASSWORD, /^Choose a password you haven’t/],
  ['ACC-097', 'any other code', `${UNLUCKY_PASSWORD_START}1`, /^Please try again\. If your link/],
] as const) {
  test(`${rows} D-419 ${what}, after the page was left, is said where the visitor is`, async () => {
    const { release } = await resetAndLeave(next);
    release();
    await screen.findByText('Password reset failed');
    expect(screen.getByText(text)).toBeTruthy();
  });
}

test('ACC-092 D-419 where the answer is lost after the page was left, it is said that the password may have been changed', async () => {
  const { fail } = await resetAndLeave();
  fail(new TypeError('Failed to fetch'));
  await screen.findByText('Your password may already have been changed');
  expect(screen.getByText('Sign in with the new one to check.')).toBeTruthy();
});

test('ACC-097 D-299 D-419 where an earlier answer was lost, a used link is not said to have failed after the page was left', async () => {
  await openLink();
  app.world.fail(resetPassword, 'drop-after', 1);
  await app.enter(app.field('New password'), NEW);
  await app.press('Save password');
  await screen.findByText('Your password may already have been changed');
  const { release } = await saveAndLeave(NEW);
  release();
  await screen.findByText('Your password may already have been changed');
  expect(screen.queryByText('Password reset failed')).toBeNull();
});
