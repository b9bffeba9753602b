import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { nextTask } from '#platform/next-task.ts';
import { watchVisitor } from '#session/visitor-watch.ts';

/**
 * Asks, and anew each time that what is under way is cancelled for another reason than the caller's: by a heart that was kept,
 * by views that went while their flow stays, or because it is asked whose session it is, and then once that is known. What is a
 * member's own fails where the server cannot say whose session it is. Once the caller has left, or another person has come,
 * nothing is asked any more, and nothing is answered.
 */
export async function askUncancelled<Answer>(
  queryClient: QueryClient,
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  { isOwn = true }: { readonly isOwn?: boolean } = {},
): Promise<Answer> {
  const mayAskAgain = watchVisitor(queryClient, { isOwn });
  while (!signal.aborted) {
    try {
      return await ask();
    } catch (thrown) {
      if (!(thrown instanceof CancelledError)) throw thrown;
    }
    // However often it is cancelled, the page goes on.
    await nextTask();
    if (!(await mayAskAgain())) break;
  }
  // A start that was abandoned must not emit: its actor may be the one that was started again, as in development.
  return new Promise<never>(() => {});
}
