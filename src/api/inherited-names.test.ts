import { afterEach, expect, test, vi } from 'vitest';
import { createAccount } from './account/create-account.ts';
import { resetPassword } from './account/password.ts';
import { signIn } from './session/sign-in.ts';

// Every object inherits these names, so they stand in no table of codes: they are unknown like any other.
const INHERITED = ['constructor', 'toString', 'valueOf', '__proto__'];

afterEach(() => vi.restoreAllMocks());

const answerWith = (body: object, status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

test.each(INHERITED)('ACC-097 a reset that is refused with the code %s has failed', async (code) => {
  answerWith({ data: { code } }, 400);
  expect(await resetPassword({ body: { newPassword: 'New-word-1', token: 'token' } })).toEqual({
    outcome: 'refused',
    reason: 'password-reset-failed',
  });
});

test.each(INHERITED)(
  'ACC-028 a sign-in that is refused with the message id %s has no message of its own',
  async (id) => {
    answerWith({ error: 'REFUSED', messageId: id }, 401);
    const body = { username: 'ada', password: 'word', rememberMe: false, market: 'US', reputation: '' };
    expect(await signIn({ body: { ...body, transactionSubType: 'signin' } })).toEqual({
      outcome: 'refused',
      reason: null,
    });
  },
);

test.each(INHERITED)('a field that is refused with the message id %s is invalid', async (id) => {
  answerWith({ type: 'validation', messageId: id, message: 'Choose another one.', field: 'password' }, 400);
  const body = {
    firstName: 'Ada',
    emailAddress: 'ada@example.com',
    password: 'word',
    termsAndConditions: true,
    receiveGeneralEmailCommunications: false,
    receivePersonalizedEmailCommunications: false,
    country: 'US',
    locale: 'en-US',
    registrationSource: 'Web',
    reputation: '',
  } as const;
  expect(await createAccount({ body })).toEqual({
    outcome: 'invalid',
    field: 'password',
    code: 'invalid',
    message: 'Choose another one.',
  });
});
