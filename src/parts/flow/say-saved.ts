import { type FailureCode, isAnswerLost } from '#domain/failure.ts';
import { type Wording, wording } from '#messages/messages.ts';
import type { Keeper } from '#session/kept-entries.ts';
import type { Session } from '#session/session.ts';

type SavedChoice<Choice> = {
  readonly session: Session;
  readonly keeper: Keeper<Choice>;
  /** Under which name its notices stand, one at a time. */
  readonly notice: string;
  readonly saved: Wording;
  /** Asks the server what it holds. */
  readonly readAnew: () => void;
};

/**
 * What follows a choice that is saved by an actor which outlives its page (D-253): it is said wherever the visitor is, or kept for
 * the member whose session has ended (FC-064, D-392).
 */
export function saySaved<Choice>({ session, keeper, notice, saved, readAnew }: SavedChoice<Choice>) {
  return {
    saved(): void {
      // It may have been kept while it was not known whose session it is.
      keeper.drop();
      session.notices.toast(notice, { text: saved, tone: 'success' });
    },
    refused({ failure, wanted }: { readonly failure: FailureCode; readonly wanted: Choice | null }): void {
      if (failure === 'signed-out') {
        // Offered when the member is back, also where the page was left before this.
        if (wanted !== null) keeper.keep(wanted);
        return;
      }
      // Said here and now: it is not offered once more where it was not known meanwhile whose session it is.
      keeper.drop();
      session.notices.toast(notice, { text: wording(`failures.${failure}`), tone: 'failure' });
      // It may have been saved all the same, which only the server knows.
      if (isAnswerLost(failure)) readAnew();
    },
  };
}
