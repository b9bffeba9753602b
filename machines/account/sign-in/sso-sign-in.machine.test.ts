import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type SafePath, safePathOf } from '#domain/return-url.ts';
import { ssoSignInMachine } from './sso-sign-in.machine.ts';

async function follow({
  hasToken = true,
  returnUrl,
  signedIn = null,
  ends = async () => {},
  answer = async () => ({ returnUrl: null }),
}: {
  hasToken?: boolean;
  returnUrl?: string;
  signedIn?: string | null;
  ends?: () => Promise<void>;
  answer?: () => Promise<{ returnUrl: SafePath | null }>;
}) {
  const done: string[] = [];
  const actor = createActor(
    ssoSignInMachine.provide({
      actors: {
        readSignedIn: fromPromise(async () => signedIn),
        endOtherSession: fromPromise(() => {
          done.push('end the other session');
          return ends();
        }),
        signInByToken: fromPromise(({ input }) => {
          done.push(`use the token for ${input.returnUrl}`);
          return answer();
        }),
      },
    }),
    { input: { hasToken, returnUrl: safePathOf(returnUrl) ?? undefined } },
  ).start();
  if (signedIn !== null) {
    await vi.waitFor(() => expect(actor.getSnapshot().hasTag('asking')).toBe(true));
    expect(done).toEqual([]);
    actor.send({ type: 'replacement.confirmed' });
  }
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  return { done, end: actor.getSnapshot().output };
}

test('ACC-037 ACC-039 FC-080 a member who is signed in is signed out first, if that is wanted, then the token is used, and the answer says where to go', async () => {
  const { done, end } = await follow({
    returnUrl: '/menu',
    signedIn: 'Goldie',
    answer: async () => ({ returnUrl: safePathOf('/rewards?a=1') }),
  });
  expect(done).toEqual(['end the other session', 'use the token for /menu']);
  expect(end).toEqual({ signedIn: true, to: '/rewards?a=1' });
});

test('ACC-041 an answer without an address that may be followed leads to the own page', async () => {
  const { end } = await follow({ returnUrl: '/menu', answer: async () => ({ returnUrl: null }) });
  expect(end).toEqual({ signedIn: true, to: '/account/for-you' });
});

test('ACC-038 ACC-040 a token that was used, is too old or cannot be used leads to the sign-in form', async () => {
  for (const code of ['link-expired', 'offline', 'server'] as const) {
    const { end } = await follow({ answer: () => Promise.reject(new Failure(code)) });
    expect(end?.signedIn).toBe(false);
  }
});

test('FC-080 where the other session cannot be ended, the token is not used', async () => {
  const { done, end } = await follow({ ends: () => Promise.reject(new Failure('server')) });
  expect(done).toEqual(['end the other session']);
  expect(end?.signedIn).toBe(false);
});

test('ACC-040 without a token nothing is asked', async () => {
  const { done, end } = await follow({ hasToken: false });
  expect(done).toEqual([]);
  expect(end?.signedIn).toBe(false);
});
