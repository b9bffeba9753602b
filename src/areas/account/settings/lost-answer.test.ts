import { expect, test, vi } from 'vitest';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { codeConfirmed } from './lost-answer.ts';

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
