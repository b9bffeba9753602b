import { MINUTE_MS } from '../durations.ts';
import { isRecent } from '../kept-age.ts';

/** Why the store of an order may be the wrong one, the weightiest first. */
const STORE_DOUBTS = ['closing', 'far', 'changed', 'unconfirmed'] as const;
export type StoreDoubt = (typeof STORE_DOUBTS)[number];

/** A store that took the place of another within this time has just changed, milliseconds. */
export const JUST_CHANGED_MS = 5 * MINUTE_MS;

export type StoreFacts = {
  /** Miles; null where it is unknown. */
  readonly distance: number | null;
  /** Miles; exactly that far is near enough. */
  readonly limit: number;
  /** The store closes before the order is ready; not where that is not known, or a time was chosen. */
  readonly closesFirst: boolean;
  /** When it took the place of another store, milliseconds since 1970; null where it did not, or was confirmed since. */
  readonly changedAt: number | null;
  readonly now: number;
  /** Restored, or confirmed more than two hours ago (decision AO-66). */
  readonly needsConfirmation: boolean;
};

/** What speaks against the store of an order; nothing where all is as usual (ORD-080). */
export function storeDoubts(facts: StoreFacts): readonly StoreDoubt[] {
  const { distance, limit, closesFirst, changedAt, now, needsConfirmation } = facts;
  const holds: Record<StoreDoubt, boolean> = {
    closing: closesFirst,
    far: distance !== null && distance > limit,
    // A clock that was set back says nothing.
    changed: changedAt !== null && isRecent(changedAt, { now, within: JUST_CHANGED_MS }),
    unconfirmed: needsConfirmation,
  };
  return STORE_DOUBTS.filter((doubt) => holds[doubt]);
}
