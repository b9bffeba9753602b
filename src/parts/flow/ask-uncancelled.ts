import { CancelledError } from '@tanstack/react-query';

/**
 * Asks, and anew each time that what is under way is cancelled for another reason than the caller's: by a change of visitor, a
 * heart that was kept, or views that went while their flow stays. Once the caller has left nothing is asked any more, and
 * nothing is answered.
 */
export async function askUncancelled<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  while (!signal.aborted) {
    try {
      return await ask();
    } catch (thrown) {
      if (!(thrown instanceof CancelledError)) throw thrown;
    }
  }
  // A start that was abandoned must not emit: its actor may be the one that was started again, as in development.
  return new Promise<never>(() => {});
}
