import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearAuthCookies, readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';

const app = setUpApp();

afterEach(() => {
  vi.useRealTimers();
});

const overlay = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

/** Mia, whose password is right, and whose phone is due. */
async function signInAsMia() {
  await app.open('/account/signin');
  await app.enter(
    await screen.findByRole('textbox', { name: 'Email or username' }),
    PERSONAS['member-second-factor'].email,
  );
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await overlay();
}

const cancel = async () => app.user.click(within(await overlay()).getByRole('button', { name: 'Cancel' }));

test.each([
  ['is cancelled', cancel],
  ['has waited too long', () => act(() => vi.advanceTimersByTimeAsync(31 * MINUTE_MS))],
])(
  'ACC-024 FC-067 where a sign-in %s in a tab that heard of none elsewhere, the session of that one stays',
  async (_, end) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await signInAsMia();
    const cleared = app.calls(clearAuthCookies);
    await signInAs(PERSONAS['member-gold'].email);
    await end();
    await screen.findByRole('heading', { name: greetingTo('Goldie') });
    expect(await readSession({})).toMatchObject({ kind: 'member' });
    expect(app.calls(clearAuthCookies)).toBe(cleared);
  },
);

test('ACC-021 ACC-024 while it is asked whose session it is, another try waits: its session is not the one that is dropped', async () => {
  await signInAsMia();
  const release = holdCalls((call) => call.includes(readSession.contract.path));
  await cancel();
  await app.noDialog();
  await app.press('Sign in');
  await screen.findByRole('button', { name: /Signing in…/ });
  await app.atRest();
  expect(app.calls(signIn)).toBe(1);
  release();
  await overlay();
  expect(app.calls(signIn)).toBe(2);
});
