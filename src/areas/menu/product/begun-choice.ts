import type { ProductChoice } from '#domain/menu/product-choice.ts';
import { oncePerSession, untilForgotten } from '#session/once-per-session.ts';
import type { Session } from '#session/session.ts';

type BegunChoice = { readonly key: string; readonly choice: ProductChoice; readonly quantity: number };

/** What was last chosen on a product page and is not in the cart yet, in memory only. */
const begunOf = oncePerSession((session) => untilForgotten<BegunChoice>(session));

/** Keeps what is chosen, so that it is still there after a look at the nutrition; null once it is in the cart. */
export function keepBegunChoice(session: Session, choice: BegunChoice | null): void {
  begunOf(session).value = choice;
}

/** What was begun on a page; null where another page was begun since. */
export function begunChoice(session: Session, key: string): BegunChoice | null {
  const last = begunOf(session).value;
  return last?.key === key ? last : null;
}
