import type { CardRefusal } from '#domain/cards/card-error.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import type { PlacementSnapshots } from './placement-route.ts';

/** Why neither the order nor the reload before it was sent or answered; null where nothing failed. */
export function placementFailureOf({ placement, reload }: PlacementSnapshots): FailureCode | null {
  if (reload.matches({ ready: 'failed' })) return reload.context.failure;
  return placement.matches({ ready: 'failed' }) ? placement.context.failure : null;
}

/** The refusal of the reload before an order (ORD-066); null where it was not refused. */
export function reloadRefusalOf({ reload }: PlacementSnapshots): CardRefusal | null {
  return reload.matches({ ready: 'refused' }) ? reload.context.refusal : null;
}

/** The refusal of the order (ORD-063); null where it was not refused. */
export function orderRefusalOf({ placement }: PlacementSnapshots): OrderRefusal | null {
  return placement.matches({ ready: 'refused' }) ? placement.context.refusal : null;
}

/**
 * What is known of an order whose answer was lost: that there is none, or that only another visitor can learn it (D-312);
 * `undecided`: and another order was asked for, about which the person decides.
 */
export function lostOrderOf({ placement }: PlacementSnapshots): 'missing' | 'unknowable' | 'undecided' | null {
  if (placement.matches({ ready: { doubtful: 'missing' } })) return 'missing';
  if (placement.matches({ ready: { doubtful: 'undecided' } })) return 'undecided';
  return placement.matches({ ready: { doubtful: 'unknowable' } }) ? 'unknowable' : null;
}
