import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import { isSamePerson } from '#domain/visitor.ts';
import { keepDocumentWhile } from '#platform/missing-part.ts';
import type { Session } from '#session/session.ts';

type Change<Answer> = {
  readonly session: Pick<Session, 'visitor' | 'resolveVisitor' | 'onForgotten'>;
  /** Of the actor that sends it, which ends with its page. */
  readonly signal: AbortSignal;
  readonly send: (signal: AbortSignal) => Promise<Answer>;
  /** What the cache learns of the answer. */
  readonly learn?: (answer: Answer) => void;
  /** Asks the server for what may have changed, also where no answer was heard. */
  readonly readAnew?: () => void;
  /** Says what became of it, where the page that would have shown it was left. */
  readonly say: { readonly answered: (answer: Answer) => void; readonly failed: (failure: FailureCode) => void };
};

/**
 * A change that was begun is not given up where its page is left: the server may make it all the same, and only its end says what
 * the lists hold then (D-416). At sign-out, and where another member comes, it is aborted; after that, and where the member's
 * session has ended meanwhile, nothing is learnt, read or said, and the promise stays open (FC-071).
 */
export async function untilAnswered<Answer>({ session, signal, send, ...after }: Change<Answer>): Promise<Answer> {
  // A start that was abandoned, as in development, is stopped by now, and sends nothing (FC-026).
  await Promise.resolve();
  if (signal.aborted) return unanswered();
  const sender = session.visitor();
  const own = new AbortController();
  const stops = [session.onForgotten(() => own.abort()), keepDocumentWhile(() => true)];
  try {
    const ended = await send(own.signal).then(
      (answer) => ({ answer }),
      (thrown: unknown) => ({ thrown }),
    );
    const isLeft = signal.aborted;
    const isOver = isLeft && !isSamePerson(sender, await session.resolveVisitor());
    if (own.signal.aborted || isOver) return unanswered();
    if ('answer' in ended) after.learn?.(ended.answer);
    after.readAnew?.();
    if ('thrown' in ended) {
      if (isLeft) after.say.failed(failureCodeOf(ended.thrown));
      throw ended.thrown;
    }
    if (isLeft) after.say.answered(ended.answer);
    return ended.answer;
  } finally {
    for (const stop of stops) stop();
  }
}

const unanswered = () => new Promise<never>(() => {});
