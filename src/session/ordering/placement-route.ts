import type { EventFrom, SnapshotFrom } from 'xstate';
import type { PlacementRequest } from '#domain/ordering/order-placement.ts';
import type { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import type { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';

type Placement = typeof orderPlacementMachine;
type Reload = typeof orderWithReloadMachine;

/** The snapshots of both machines, as they are shown. */
export type PlacementSnapshots = {
  readonly placement: SnapshotFrom<Placement>;
  readonly reload: SnapshotFrom<Reload>;
};

/** What a person does about an order. */
export type PlacementEvent =
  | ({ type: 'order.requested' } & PlacementRequest)
  | { type: 'order.insisted' }
  | { type: 'check.pressed' }
  | { type: 'placement.dismissed' }
  /** What an order came to nothing over is not what is shown any more. */
  | { type: 'problem.superseded' };

type Sent =
  | { readonly to: 'placement'; readonly event: EventFrom<Placement> }
  | { readonly to: 'reload'; readonly event: EventFrom<Reload> };

/** Which machine hears of it: an order goes to the reload first where there is one, and nowhere while one is under way (ORD-047). */
export function placementRoute(shown: PlacementSnapshots, event: PlacementEvent): readonly Sent[] {
  if (event.type === 'problem.superseded') return isProblemAlone(shown) ? toBoth({ type: 'placement.dismissed' }) : [];
  if (event.type === 'order.insisted') return insisted(shown);
  const { placement, reload } = shown;
  if (event.type !== 'order.requested') {
    // Beside the doubt of a reload what is shown is the order, in doubt or placed: what is said of it is said of no reload (FC-025).
    const isOrderShown = placement.hasTag('unsure') || placement.hasTag('done');
    return isOrderShown && reload.hasTag('unsure') ? [{ to: 'placement', event }] : toBoth(event);
  }
  if (placement.hasTag('busy') || reload.hasTag('busy')) return [];
  // A press that comes late: nothing is filled up for what is placed.
  if (placement.context.placed?.orderId === event.order.orderId) return [];
  const ended: readonly Sent[] = [
    // What was said of an earlier order has had its time; only a doubt stays.
    { to: 'reload', event: { type: 'order.ended', end: 'doubted' } },
    { to: 'reload', event: { type: 'placement.dismissed' } },
  ];
  if (event.reload === null) return [...ended, { to: 'placement', event }];
  if (!placement.matches({ ready: 'doubtful' })) {
    return [...ended, { to: 'placement', event: { type: 'placement.dismissed' } }, { to: 'reload', event }];
  }
  return [...ended, { to: 'reload', event }];
}

/** What was asked for before the person was warned goes the way that it was to go. */
function insisted({ placement }: PlacementSnapshots): readonly Sent[] {
  const { request } = placement.context;
  const ordering: EventFrom<Placement> = { type: 'order.insisted' };
  if (request === null || !placement.can(ordering)) return [];
  if (request.reload === null) return [{ to: 'placement', event: ordering }];
  return [
    { to: 'placement', event: ordering },
    { to: 'reload', event: { type: 'order.requested', ...request } },
  ];
}

const toBoth = (
  event: Exclude<PlacementEvent, { type: 'order.requested' | 'order.insisted' | 'problem.superseded' }>,
): readonly Sent[] => [
  // First, as a doubt that the order puts aside makes it say that the card was reloaded (FC-025).
  { to: 'reload', event },
  { to: 'placement', event },
];

/** What came to nothing is put aside unread; not what is on its way, what may have been done, and what was done. */
function isProblemAlone({ placement, reload }: PlacementSnapshots): boolean {
  const isOpen = [placement, reload].some((now) => now.hasTag('busy') || now.hasTag('unsure'));
  // That a card was reloaded is not taken away again.
  return !isOpen && !reload.hasTag('reloaded') && (placement.hasTag('error') || reload.hasTag('error'));
}

/** What the reload hears of the order that it handed on; null while that may still be placed. */
export function endOfOrder(placement: SnapshotFrom<Placement>): EventFrom<Reload> | null {
  if (!placement.matches('ready') || placement.matches({ ready: 'doubtful' })) return null;
  const isUnplaced = placement.matches({ ready: 'refused' }) || placement.matches({ ready: 'failed' });
  return { type: 'order.ended', end: isUnplaced ? 'unplaced' : 'placed' };
}
