import { useState } from 'react';
import type { CardToAdd } from '#machines/cards/card-add.machine.ts';
import { newRequestId } from '#platform/request-id.ts';
import { oncePerSession } from '#session/once-per-session.ts';
import type { Session } from '#session/session.ts';

type Unanswered = { latest: { readonly card: string; readonly requestId: string } | null };

/** A digital card that is asked for on a page opened anew is the one that has no answer yet. */
const unansweredDigital = oncePerSession((session): Unanswered => {
  const unanswered: Unanswered = { latest: null };
  session.onForgotten(() => {
    unanswered.latest = null;
  });
  return unanswered;
});

/**
 * The same card keeps its id however often it is sent: a lost answer adds it once. A refusal ends the intent: once the reason
 * is gone, the next press is another one (decision D-111). Number and code of a card at hand are kept by no one but its page; the
 * server knows that card by its number (D-416).
 */
export function useRequestIds(session: Session) {
  const [ofPage] = useState((): Unanswered => ({ latest: null }));
  const ofSession = unansweredDigital(session);
  return {
    of(card: CardToAdd): string {
      const unanswered = card.way === 'digital' ? ofSession : ofPage;
      const text = JSON.stringify(card);
      const sent = unanswered.latest?.card === text ? unanswered.latest : { card: text, requestId: newRequestId() };
      unanswered.latest = sent;
      return sent.requestId;
    },
    end(requestId: string): void {
      for (const unanswered of [ofPage, ofSession])
        if (unanswered.latest?.requestId === requestId) unanswered.latest = null;
    },
  };
}

export type RequestIds = ReturnType<typeof useRequestIds>;
