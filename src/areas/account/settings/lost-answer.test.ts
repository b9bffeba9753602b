import { expect, test, vi } from 'vitest';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { codeConfirmed, codeSentAgain } from './lost-answer.ts';

const refused = (code: FailureCode) => Promise.reject(new Failure(code));

for (const code of ['offline', 'timed-out', 'server', 'code-refused', 'email-taken'] as const) {
  test(`ACC-112 a code that ends as ${code} has confirmed where the server says so, and has not where it does not`, async () => {
    await codeConfirmed(refused(code), async () => true);
    await expect(codeConfirmed(refused(code), async () => false)).rejects.toMatchObject({ code });
  });
}

test('ACC-112 a code that was refused for another reason asks nothing', async () => {
  const isConfirmed = vi.fn(async () => true);
  await expect(codeConfirmed(refused('code-expired'), isConfirmed)).rejects.toMatchObject({ code: 'code-expired' });
  expect(isConfirmed).not.toHaveBeenCalled();
});

for (const code of ['phone-known', 'verification-due'] as const) {
  test(`ACC-118 another code that is refused as ${code} says that the first one did its work, where the server says so`, async () => {
    expect(await codeSentAgain(refused(code), async () => true)).toBe('confirmed');
    await expect(codeSentAgain(refused(code), async () => false)).rejects.toMatchObject({ code });
  });
}
