import type { EventFrom, SnapshotFrom } from 'xstate';
import type { PlacementRequest } from '#domain/order-placement.ts';
import type { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import type { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';

type Placement = typeof orderPlacementMachine;
type Reload = typeof orderWithReloadMachine;

/** What is shown of both machines. */
export type PlacementSnapshots = {
  readonly placement: SnapshotFrom<Placement>;
  readonly reload: SnapshotFrom<Reload>;
};

/** What a person does about an order. */
export type PlacementEvent =
  | ({ type: 'order.requested' } & PlacementRequest)
  | { type: 'check.pressed' }
  | { type: 'placement.dismissed' };

type Sent =
  | { readonly to: 'placement'; readonly event: EventFrom<Placement> }
  | { readonly to: 'reload'; readonly event: EventFrom<Reload> };

/** Which machine hears of it: an order goes to the reload first where there is one, and nowhere while one is under way (ORD-047). */
export function placementRoute({ placement, reload }: PlacementSnapshots, event: PlacementEvent): readonly Sent[] {
  if (event.type !== 'order.requested') {
    return [
      { to: 'placement', event },
      { to: 'reload', event },
    ];
  }
  if (placement.hasTag('busy') || reload.hasTag('busy')) return [];
  // A press that comes late: nothing is filled up for what is placed.
  if (placement.context.placed?.orderId === event.order.orderId) return [];
  const ended: readonly Sent[] = [
    // What was said of an earlier order has had its time; only a doubt stays.
    { to: 'reload', event: { type: 'order.ended', isUnplaced: false } },
    { to: 'reload', event: { type: 'placement.dismissed' } },
  ];
  if (event.reload === null) return [...ended, { to: 'placement', event }];
  if (!placement.matches({ ready: 'doubtful' })) {
    return [...ended, { to: 'placement', event: { type: 'placement.dismissed' } }, { to: 'reload', event }];
  }
  return [...ended, { to: 'reload', event }];
}

/** What the reload hears of the order that it handed on; null while that may still be placed. */
export function endOfOrder(placement: SnapshotFrom<Placement>): EventFrom<Reload> | null {
  if (!placement.matches('ready') || placement.matches({ ready: 'doubtful' })) return null;
  return {
    type: 'order.ended',
    isUnplaced: placement.matches({ ready: 'refused' }) || placement.matches({ ready: 'failed' }),
  };
}
