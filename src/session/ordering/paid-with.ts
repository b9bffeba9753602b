import { oncePerSession, untilForgotten } from '../once-per-session.ts';
import type { Session } from '../session.ts';

const cardOf = oncePerSession((session) => untilForgotten<string>(session));

/** The id of the card that the member paid with last in this tab (CRD-011, SVC-004); in memory only, gone at sign-out. */
export function cardPaidWith(session: Session): string | null {
  return cardOf(session).value;
}

/** Notes the card whose barcode is shown, or that pays an order as it is placed. */
export function notePaidWith(session: Session, cardId: string): void {
  cardOf(session).value = cardId;
}
