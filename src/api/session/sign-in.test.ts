import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from './sign-in.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const pending = { id: 'old', phoneNumber: '******0177', phoneSmsState: 'PENDING' };
const verified = { id: 'mobile', phoneNumber: '******0142', phoneSmsState: 'VERIFIED' };

async function challengedWith(mfaChallengeMethods: readonly object[]) {
  return refusedWith({ error: 'MFA_REQUIRED', messageId: null, mfaChallengeMethods });
}

async function refusedWith(refusal: object) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(refusal, { status: 403 }));
  const credentials = { username: 'mia', password: 'secret', rememberMe: false, market: 'US', reputation: '' };
  return signIn({ body: { ...credentials, transactionSubType: 'signin' } });
}

test('ACC-033 only a phone that codes can be sent to is challenged, wherever it stands in the list', async () => {
  expect(await challengedWith([pending, verified])).toEqual({
    outcome: 'challenged',
    phones: [{ id: 'mobile', lastFour: '0142', verified: true }],
  });
});

test('ACC-030 a challenge is no refusal, whatever message comes with it', async () => {
  for (const messageId of ['mfa_required', 'invalid_credentials']) {
    const answer = await refusedWith({ error: 'MFA_REQUIRED', messageId, mfaChallengeMethods: [verified] });
    expect(answer, messageId).toMatchObject({ outcome: 'challenged' });
  }
});

test('ACC-036 of a number that is answered whole the last four digits are kept', async () => {
  const whole = { ...verified, phoneNumber: '(206) 555-0142' };
  expect(await challengedWith([whole])).toMatchObject({ phones: [{ lastFour: '0142' }] });
});

test('ACC-028 ACC-033 a challenge without such a phone is a refusal without a reason', async () => {
  expect(await challengedWith([pending])).toEqual({ outcome: 'refused', reason: null });
});

test('ACC-027 ACC-033 a refusal is read also without a list of phones, and a challenge without a phone that cannot be read', async () => {
  for (const none of [{}, { mfaChallengeMethods: null }]) {
    const refused = await refusedWith({ error: null, messageId: 'invalid_credentials', ...none });
    expect(refused).toEqual({ outcome: 'refused', reason: 'sign-in-refused' });
  }
  const locked = await refusedWith({ error: 'ACCOUNT_LOCKED', messageId: 'account_locked' });
  expect(locked).toEqual({ outcome: 'refused', reason: 'account-locked' });
  expect(await challengedWith([{ id: 'broken' }, verified])).toMatchObject({ phones: [{ id: 'mobile' }] });
});
