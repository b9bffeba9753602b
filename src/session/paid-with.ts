import type { Session } from './session.ts';

const kept = new WeakMap<Session, { cardId: string | null }>();

/** The id of the card that the member paid with last in this tab (CRD-011, SVC-004); in memory only, gone at sign-out. */
export function cardPaidWith(session: Session): string | null {
  return kept.get(session)?.cardId ?? null;
}

/** Its barcode is shown, or an order is placed that it pays. */
export function notePaidWith(session: Session, cardId: string): void {
  const known = kept.get(session);
  if (known) {
    known.cardId = cardId;
    return;
  }
  const entry: { cardId: string | null } = { cardId };
  kept.set(session, entry);
  session.onForgotten(() => {
    entry.cardId = null;
  });
}
