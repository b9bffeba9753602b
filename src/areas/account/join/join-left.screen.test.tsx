import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createAccount } from '#api/account/create-account.ts';
import { signIn } from '#api/session/sign-in.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { saveConsent } from '#platform/measuring/consent.ts';
import { admitMember } from '#tests/support/admit-member.ts';
import { answerInstead, held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

afterEach(() => {
  saveConsent({ analytics: false, advertising: false });
});

/** The form is sent, and its page is left while the answer waits. */
async function joinAndLeave(email = 'ada@example.com') {
  const answer = held();
  answerInstead(createAccount, async (send) => {
    await answer.released;
    return send();
  });
  await app.open('/account/create');
  await screen.findByRole('button', { name: 'Create account' });
  await app.enter(app.field('First name'), 'Ada');
  await app.enter(app.field(/^Last name/), 'Lovelace');
  await app.enter(app.field('Email address'), email);
  await app.enter(app.field('Password'), 'Engine-No-1');
  await app.user.click(screen.getByRole('checkbox', { name: 'I agree to the Terms of Use' }));
  await app.press('Create account');
  await screen.findByRole('button', { name: /Creating your account…/ });
  await act(() => app.router.navigate({ to: '/menu' }));
  await waitFor(() => expect(app.address()).toBe('/menu'));
  return answer;
}

test('ACC-064 ACC-066 D-419 an account that is being made when its form is left is made and counted once, which is said where the visitor is', async () => {
  saveConsent({ analytics: false, advertising: true });
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  const { release } = await joinAndLeave();
  release();
  await screen.findByText('Your account was created');
  expect(screen.getByText('Sign in with the email and password you chose.')).toBeTruthy();
  expect(app.world.members.get('ada@example.com')).toBeTruthy();
  expect([app.calls(createAccount), app.calls(signIn), app.address()]).toEqual([1, 0, '/menu']);
  expect(dataLayer).toEqual([{ event: 'account_created' }]);
});

test('ACC-066 D-419 it is counted also where its person has signed in before the answer, and no more is said', async () => {
  saveConsent({ analytics: false, advertising: true });
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  const { release } = await joinAndLeave();
  await admitMember(app, 'member-green');
  release();
  await waitFor(() => expect(dataLayer).toEqual([{ event: 'account_created' }]));
  await app.atRest();
  expect(screen.queryByText('Your account was created')).toBeNull();
});

for (const [rows, email, title, text] of [
  ['ACC-070', 'nocard@northstar.test', 'Your account was created', /then add your card\.$/],
  ['ACC-074', PERSONAS['member-green'].email, 'We couldn’t create your account', 'Email address is not available.'],
  ['ACC-072', 'suspect@northstar.test', 'Something unexpected happened', /^We couldn’t create your account right now/],
] as const) {
  test(`${rows} D-419 what became of the account of ${email} is said where the visitor is`, async () => {
    const { release } = await joinAndLeave(email);
    release();
    await screen.findByText(title);
    expect(screen.getByText(text)).toBeTruthy();
    expect(app.address()).toBe('/menu');
  });
}

test('ACC-073 D-419 where the answer is lost after the form was left, it is said that the account may have been made', async () => {
  const { fail } = await joinAndLeave();
  fail(new TypeError('Failed to fetch'));
  await screen.findByText('We’re not sure your account was created');
});
