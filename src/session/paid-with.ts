import { oncePerSession } from './once-per-session.ts';
import type { Session } from './session.ts';

const keptOf = oncePerSession((session) => {
  const kept: { cardId: string | null } = { cardId: null };
  session.onForgotten(() => {
    kept.cardId = null;
  });
  return kept;
});

/** The id of the card that the member paid with last in this tab (CRD-011, SVC-004); in memory only, gone at sign-out. */
export function cardPaidWith(session: Session): string | null {
  return keptOf(session).cardId;
}

/** Its barcode is shown, or an order is placed that it pays. */
export function notePaidWith(session: Session, cardId: string): void {
  keptOf(session).cardId = cardId;
}
