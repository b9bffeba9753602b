import { type FailureCode, failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import type { ResendOutcome } from '#machines/account/second-factor/code-confirmation.machine.ts';

/** Asks the server whether the address or number is confirmed already; false where it cannot be asked. */
type AskConfirmed = () => Promise<boolean>;

/** How a code is refused, or another one, for what the account has already. */
const REFUSED_AS_KNOWN: readonly FailureCode[] = ['email-refused', 'email-taken', 'phone-known'];

/**
 * Waits for a code to be checked. It works once, so where the answer was lost, or the code was sent again after that and
 * is refused, the server is asked what holds.
 */
export async function codeConfirmed(check: Promise<unknown>, isConfirmed: AskConfirmed): Promise<void> {
  await check.catch(async (thrown: unknown) => {
    const code = failureCodeOf(thrown);
    const mayBeConfirmed = isAnswerLost(code) || code === 'code-refused' || REFUSED_AS_KNOWN.includes(code);
    if (!mayBeConfirmed || !(await isConfirmed())) throw thrown;
  });
}

/** How another code is refused after that: a further phone needs a proof once the first one is confirmed (D-321). */
const REFUSED_AFTER_IT: readonly FailureCode[] = [...REFUSED_AS_KNOWN, 'verification-due'];

/** Waits for another code to be sent; none is where an earlier one did its work and the answer to it was lost. */
export async function codeSentAgain(request: Promise<unknown>, isConfirmed: AskConfirmed): Promise<ResendOutcome> {
  try {
    await request;
    return 'sent';
  } catch (thrown) {
    if (REFUSED_AFTER_IT.includes(failureCodeOf(thrown)) && (await isConfirmed())) return 'confirmed';
    throw thrown;
  }
}
