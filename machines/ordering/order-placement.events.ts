import type { FailureCode } from '#domain/failure.ts';
import type { PlacedOrder, PlacementRequest } from '#domain/ordering/order-placement.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';

/**
 * What became of an order; `missing`: it is not among those that were taken; `unknowable`: a guest's, which only that guest
 * can ask about (D-312).
 */
type Found =
  | { readonly outcome: 'placed'; readonly placed: PlacedOrder }
  | { readonly outcome: 'missing' | 'unknowable' };

type Refused = { readonly outcome: 'refused'; readonly refusal: OrderRefusal };

/** What stands before an order: nothing, no network, one that was or may be placed, or itself, perhaps on its way (`missing`). */
export type BeginAnswer = Found | Refused | { readonly outcome: 'clear' | 'offline' };

/** What the server makes of an order. */
export type SubmitAnswer = { readonly outcome: 'placed'; readonly placed: PlacedOrder } | Refused;

export type FindAnswer = Found;

export type Answered = { answer: BeginAnswer | SubmitAnswer | FindAnswer };

export type PlacementTypes = {
  /** Whether an earlier page left an order without an end. */
  input: { isUnfinished: boolean };
  /** `isEarlier`: what was placed is an order from before the one that was asked for. */
  context: {
    isUnfinished: boolean;
    request: PlacementRequest | null;
    placed: PlacedOrder | null;
    isEarlier: boolean;
    refusal: OrderRefusal | null;
    failure: FailureCode | null;
  };
  events:
    | ({ type: 'order.requested' } & PlacementRequest)
    | { type: 'order.insisted' }
    | { type: 'check.pressed' }
    | { type: 'placement.dismissed' }
    | { type: 'visitor.forgotten' };
  /**
   * `order.settled`: it is known that it was not placed. `price.required`: its price is used up, a new one closes it.
   * `order.insisted`: it is ordered although it cannot be known what became of an earlier order.
   */
  emitted:
    | { type: 'order.placed'; placed: PlacedOrder | null; request: PlacementRequest | null }
    | { type: 'order.refused'; refusal: OrderRefusal | null; request: PlacementRequest | null }
    | { type: 'order.settled' }
    | { type: 'order.insisted' }
    | { type: 'price.required' }
    | { type: 'doubt.dismissed' };
  tags: 'busy' | 'error' | 'done' | 'unsure';
};
