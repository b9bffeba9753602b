import type { CartItem } from './cart.ts';

/**
 * The cart as one tab holds it: its lines, and when each was last changed, also those that were taken out. Two of them are
 * merged line by line, and the last change of a line wins, so that no tab loses what another one added (FC-176).
 */
export type CartReplica = {
  readonly items: readonly CartItem[];
  /** Milliseconds since 1970 by the id of the line. */
  readonly changes: ReadonlyMap<string, number>;
};

export const EMPTY_REPLICA: CartReplica = { items: [], changes: new Map() };

/** The most changes that are remembered, the newest ones: enough for every line and what was just taken out. */
const MOST_CHANGES = 300;

/** The replica after this tab's own change; a clock that stands still, or goes back, does not undo it. */
export function replicaAfter({ items, changes }: CartReplica, changed: readonly CartItem[], now: number): CartReplica {
  const before = new Map(items.map((item) => [item.itemId, item]));
  const after = new Map(changed.map((item) => [item.itemId, item]));
  const stamped = new Map(changes);
  for (const itemId of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(itemId) !== after.get(itemId)) stamped.set(itemId, Math.max(now, (changes.get(itemId) ?? 0) + 1));
  }
  return { items: changed, changes: newest(stamped) };
}

/** What is kept, with the changes of this tab that it does not know yet; where both are equally new, what is kept counts. */
export function mergedReplica(kept: CartReplica, own: CartReplica): CartReplica {
  const ownItems = new Map(own.items.map((item) => [item.itemId, item]));
  const keptItems = new Map(kept.items.map((item) => [item.itemId, item]));
  const changes = new Map(kept.changes);
  for (const [itemId, at] of own.changes) {
    if (at <= (kept.changes.get(itemId) ?? Number.NEGATIVE_INFINITY)) continue;
    changes.set(itemId, at);
    const item = ownItems.get(itemId);
    if (item) keptItems.set(itemId, item);
    else keptItems.delete(itemId);
  }
  // Lines that both know stand as this tab shows them; the others follow.
  const order = new Map(own.items.map(({ itemId }, index) => [itemId, index]));
  const placeOf = ({ itemId }: CartItem) => order.get(itemId) ?? Number.MAX_SAFE_INTEGER;
  const items = [...keptItems.values()].sort((one, other) => placeOf(one) - placeOf(other));
  return { items, changes: newest(changes) };
}

function newest(changes: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (changes.size <= MOST_CHANGES) return changes;
  return new Map([...changes].sort(([, one], [, other]) => other - one).slice(0, MOST_CHANGES));
}
