import type { Actor, EmittedFrom } from 'xstate';
import { availabilityOf, withAvailability } from '#domain/ordering/cart.ts';
import { type CartReplica, EMPTY_REPLICA, mergedReplica, replicaAfter } from '#domain/ordering/cart-replica.ts';
import { cartMachine } from '#machines/session/cart.machine.ts';
import { onPageKept } from '#platform/document.ts';
import { onCartKeptElsewhere } from '#platform/storage/cart-count.ts';
import { keepCart, keptCart } from '#platform/storage/cart-storage.ts';
import { isSignOutUnheard } from '#platform/storage/sign-out-mark.ts';
import { createFlowActor } from '../flow-runtime.tsx';
import { stopWithSession } from '../once-per-session.ts';
import type { Forgotten, Session } from '../session.ts';

/** What became of a change, and of keeping the cart in the browser. */
export type CartNews =
  | EmittedFrom<typeof cartMachine>
  | { readonly type: 'keeping.failed' }
  | { readonly type: 'kept.unreadable' };

/** The cart's machine, and how to take over what other tabs did up to now, before a change of one's own. */
export type RunningCart = { readonly actor: Actor<typeof cartMachine>; readonly refresh: () => void };

/** The cart of a session: restored from the last visit, kept for the next one, shared with other tabs, empty after sign-out. */
export function startCart(session: Session, announce: (news: CartNews) => void): RunningCart {
  const { clock, runtime } = session;
  const { broken, newer, items, changes } = keptCart(clock);
  const cart = createFlowActor(cartMachine, runtime, {}, { items });
  /** What this tab knows of the cart, and since when; also where the browser keeps nothing. */
  let replica: CartReplica = { items, changes };
  let keeps = true;

  const takeOver = ({ items: kept, changes }: CartReplica) => {
    // Another tab may have compared its lines with another store (D-402).
    const items = withAvailability(kept, availabilityOf(replica.items));
    const isSame = JSON.stringify(items) === JSON.stringify(replica.items);
    replica = { items: isSame ? replica.items : items, changes };
    if (!isSame) cart.send({ type: 'cart.replaced', items });
  };
  const keep = () => {
    // What a tab of a later release keeps is its own: it would find nothing, and empty its cart.
    const kept = !keptCart(clock).newer && keepCart(replica, clock);
    if (keeps && !kept) announce({ type: 'keeping.failed' });
    keeps = kept;
  };
  /** Null where the browser keeps nothing, no cart, or none that counts: then what this tab holds is all there is. */
  const readKept = () => {
    const kept = keeps ? keptCart(clock) : null;
    return kept?.broken || kept?.newer || kept?.undated || kept?.old ? null : kept;
  };
  /** What other tabs did up to now comes first, so that a change is made to the cart as it is. */
  const takeOverKept = () => {
    const kept = readKept();
    if (!kept) return;
    // What lies there by now is the next visitor's, and nothing of this one's is put into it (D-365).
    if (isSignOutUnheard()) return takeOver(kept);
    // A sign-out leaves nothing.
    if (kept.items.length === 0 && kept.changes.size === 0) return takeOver(EMPTY_REPLICA);
    const merged = mergedReplica(kept, replica);
    const isKept = merged.items.length === kept.items.length && merged.items.every((item) => kept.items.includes(item));
    takeOver(merged);
    if (!isKept) keep();
  };
  /** While the page was put aside, other tabs may have done anything: nothing of its own is put back. */
  const becomeKept = () => {
    const kept = readKept();
    if (kept) takeOver(kept);
  };
  const forget = (extent: Forgotten) => {
    const kept = extent === 'the tab' ? readKept() : null;
    if (kept) return takeOver(kept);
    replica = EMPTY_REPLICA;
    cart.send({ type: 'visitor.forgotten' });
  };

  cart.on('items.changed', ({ items }) => {
    replica = replicaAfter(replica, items, clock.now());
    keep();
  });
  cart.on('*', announce);
  stopWithSession(session, [
    onCartKeptElsewhere(takeOverKept),
    onPageKept({ left: () => {}, restored: becomeKept }),
    session.onForgotten(forget),
    () => cart.stop(),
  ]);
  cart.start();
  if (broken) keepCart(EMPTY_REPLICA, clock);
  if (broken || newer) announce({ type: 'kept.unreadable' });
  return { actor: cart, refresh: takeOverKept };
}
