import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLatte } from '#tests/support/cart-items.ts';
import { type CartItem, withItem } from './cart.ts';
import { type CartReplica, EMPTY_REPLICA, mergedReplica, replicaAfter } from './cart-replica.ts';

const [large, medium] = [cartLatte(), cartLatte({ sizeCode: 'Medium' })];
const idsOf = ({ items }: CartReplica) => items.map(({ itemId }) => itemId);

test('FC-176 each line has the time of its last change, of which a later one is never earlier', () => {
  const added = replicaAfter(EMPTY_REPLICA, [large], 100);
  expect(added.changes.get(large.itemId)).toBe(100);
  expect(replicaAfter(added, [large, medium], 200).changes.get(large.itemId)).toBe(100);
  expect(replicaAfter(added, [{ ...large, quantity: 2 }], 50).changes.get(large.itemId)).toBe(101);
  expect(replicaAfter(added, [], 300)).toEqual({ items: [], changes: new Map([[large.itemId, 300]]) });
});

test('FC-176 of two tabs the later change of a line wins, and lines that only one knows stay', () => {
  const one = replicaAfter(EMPTY_REPLICA, [large], 100);
  const other = replicaAfter(EMPTY_REPLICA, [medium], 200);
  expect(idsOf(mergedReplica(other, one))).toEqual([large.itemId, medium.itemId]);
  const more = replicaAfter(one, [{ ...large, quantity: 5 }], 300);
  expect(mergedReplica(one, more).items[0]?.quantity).toBe(5);
  expect(mergedReplica(more, one).items[0]?.quantity).toBe(5);
  const gone = replicaAfter(one, [], 400);
  expect(mergedReplica(more, gone).items).toEqual([]);
  expect(mergedReplica(gone, more).items).toEqual([]);
});

test('no more changes are remembered than a cart of many visits needs', () => {
  let replica = EMPTY_REPLICA;
  for (let at = 1; at <= 400; at += 1) replica = replicaAfter(replica, [cartLatte({ sizeCode: `${at}` })], at);
  expect(replica.changes.size).toBe(300);
  expect(replica.changes.has(cartLatte({ sizeCode: '400' }).itemId)).toBe(true);
});

const SIZES = ['S', 'M', 'L', 'XL'] as const;
type Move = { tab: 0 | 1 | 2 } & ({ does: 'add' | 'remove'; size: (typeof SIZES)[number] } | { does: 'hear' });

const tab = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ tab, does: fc.constantFrom('add' as const, 'remove' as const), size: fc.constantFrom(...SIZES) }),
  fc.record({ tab, does: fc.constant('hear' as const) }),
);

/** Tabs whose storage is late: each sees what the others wrote only when it hears of it, as browsers with a process a tab do. */
function play(moves: readonly Move[]) {
  const written: CartReplica[] = [EMPTY_REPLICA];
  const tabs = [0, 1, 2].map(() => ({ own: EMPTY_REPLICA }));
  const last = new Map<string, 'add' | 'remove'>();
  const write = ({ own }: (typeof tabs)[number]) => written.push(own);
  const hear = (each: (typeof tabs)[number]) => {
    const kept = written.at(-1) ?? EMPTY_REPLICA;
    const merged = mergedReplica(kept, each.own);
    each.own = merged;
    const isKept = JSON.stringify(linesOf(kept)) === JSON.stringify(linesOf(merged));
    if (!isKept) write(each);
  };
  for (const [index, step] of moves.entries()) {
    const each = tabs[step.tab];
    if (!each) continue;
    if (step.does === 'hear') {
      hear(each);
      continue;
    }
    const item = cartLatte({ sizeCode: step.size });
    const { items } = each.own;
    const isThere = items.some(({ itemId }) => itemId === item.itemId);
    if (step.does === 'remove' && !isThere) continue;
    const changed: readonly CartItem[] =
      step.does === 'add' ? withItem(items, item) : items.filter(({ itemId }) => itemId !== item.itemId);
    each.own = replicaAfter(each.own, changed, index + 1);
    last.set(item.itemId, step.does);
    write(each);
  }
  // In the end each tab hears of everything, until nothing is new.
  for (let length = 0; length !== written.length; ) {
    length = written.length;
    for (const each of tabs) hear(each);
  }
  return { tabs, last };
}

const linesOf = ({ items }: CartReplica) => items.map(({ itemId, quantity }) => `${itemId} ${quantity}`).sort();

test('FC-176 whatever tabs do at once, all end with the same cart, and hold exactly the lines whose last change was not a removal', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30, size: 'max' }), (moves) => {
      const { tabs, last } = play(moves);
      const expected = [...last].flatMap(([itemId, does]) => (does === 'add' ? [itemId] : [])).sort();
      for (const { own } of tabs) {
        expect(idsOf(own).sort()).toEqual(expected);
        expect(linesOf(own)).toEqual(linesOf(tabs[0]?.own ?? EMPTY_REPLICA));
      }
    }),
    { numRuns: 500 },
  );
});
