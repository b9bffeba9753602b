import type { ProductChoice } from '#domain/menu/product-choice.ts';
import { oncePerSession } from '#session/once-per-session.ts';
import type { Session } from '#session/session.ts';

type BegunChoice = { readonly key: string; readonly choice: ProductChoice; readonly quantity: number };

/** What was last begun on a product page and is not in the cart yet, in memory only. */
const keptOf = oncePerSession((session) => {
  const kept: { begun: BegunChoice | null } = { begun: null };
  session.onForgotten(() => {
    kept.begun = null;
  });
  return kept;
});

/** Keeps what is chosen, so that it is still there after a look at the nutrition; null once it is in the cart. */
export function keepBegunChoice(session: Session, choice: BegunChoice | null): void {
  keptOf(session).begun = choice;
}

/** What was begun on a page; null where another page was begun since. */
export function begunChoice(session: Session, key: string): BegunChoice | null {
  const last = keptOf(session).begun;
  return last?.key === key ? last : null;
}
