import type { Actor } from 'xstate';
import type { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import type { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import type { Session } from '../session.ts';
import type { OrderLedger } from './unfinished-orders.ts';
import { unfinishedReloadsOf } from './unfinished-reloads.ts';

type Placing = {
  readonly placement: Actor<typeof orderPlacementMachine>;
  readonly reload: Actor<typeof orderWithReloadMachine>;
  readonly ledger: OrderLedger;
};

/**
 * A page begins with what an earlier one left, before it is known who is here. Where that turns out to be another person than
 * the one who ordered, the doubt is closed, and its order waits for its owner (FC-071, D-311).
 */
export function closeForOthers(session: Session, { placement, reload, ledger }: Placing): () => void {
  return session.onVisitorChange(() => {
    const open = ledger.all();
    const { request } = placement.getSnapshot().context;
    const isOfNoOne = request === null && !open.some(({ stage }) => stage === 'ordering');
    if (placement.getSnapshot().hasTag('unsure') && isOfNoOne) placement.send({ type: 'visitor.forgotten' });
    const asked = reload.getSnapshot().context.reload;
    const isOfOthers = asked !== null && !unfinishedReloadsOf(session).isOpen(asked);
    if (reload.getSnapshot().hasTag('unsure') && isOfOthers) reload.send({ type: 'visitor.forgotten' });
  });
}
