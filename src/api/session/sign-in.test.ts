import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from './sign-in.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const pending = { id: 'old', phoneNumber: '******0177', phoneSmsState: 'PENDING' };
const verified = { id: 'mobile', phoneNumber: '******0142', phoneSmsState: 'VERIFIED' };

async function challengedWith(mfaChallengeMethods: readonly object[]) {
  const refusal = { error: 'MFA_REQUIRED', messageId: null, mfaChallengeMethods };
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

test('ACC-028 ACC-033 a challenge without such a phone is a refusal without a reason', async () => {
  expect(await challengedWith([pending])).toEqual({ outcome: 'refused', reason: null });
});
