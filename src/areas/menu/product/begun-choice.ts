import type { ProductChoice } from '#domain/menu/product-choice.ts';
import type { Session } from '#session/session.ts';

type BegunChoice = { readonly key: string; readonly choice: ProductChoice; readonly quantity: number };

/** What was last begun on a product page and is not in the cart yet, in memory only. */
const kept = new WeakMap<Session, { begun: BegunChoice | null }>();

/** Keeps what is chosen, so that it is still there after a look at the nutrition; null once it is in the cart. */
export function keepBegunChoice(session: Session, choice: BegunChoice | null): void {
  const known = kept.get(session);
  if (known) {
    known.begun = choice;
    return;
  }
  const entry = { begun: choice };
  kept.set(session, entry);
  session.onForgotten(() => {
    entry.begun = null;
  });
}

/** What was begun on a page; null where another page was begun since. */
export function begunChoice(session: Session, key: string): BegunChoice | null {
  const last = kept.get(session)?.begun ?? null;
  return last?.key === key ? last : null;
}
