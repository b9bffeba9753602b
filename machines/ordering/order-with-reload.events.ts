import type { ReloadRequest } from '#domain/cards/reload.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { PlacementRequest } from '#domain/ordering/order-placement.ts';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';

/** `open`: an earlier reload comes before any other; `enough`: the card holds what it costs; `refused`: no reload reaches. */
export type PrepareAnswer =
  | { readonly outcome: 'due' | 'enough' }
  | { readonly outcome: 'open'; readonly reload: ReloadRequest }
  | { readonly outcome: 'refused'; readonly refusal: OrderRefusal };

/** What the server makes of a reload. */
export type ReloadOutcome =
  | { readonly outcome: 'reloaded' }
  | { readonly outcome: 'refused'; readonly refusal: OrderRefusal };

/** `over`: the reload is not open any more, and was not sent. */
export type CheckAnswer = ReloadOutcome | { readonly outcome: 'over' };

export type Answered = { answer: PrepareAnswer | CheckAnswer };

/** `doubted`: whether it was placed is not known, and the person has put that aside. */
export type OrderEnd = 'placed' | 'unplaced' | 'doubted';

export type OrderWithReloadTypes = {
  /** The reload whose end an earlier page did not see. */
  input: { unfinished: ReloadRequest | null };
  context: {
    request: PlacementRequest | null;
    reload: ReloadRequest | null;
    refusal: OrderRefusal | null;
    failure: FailureCode | null;
  };
  events:
    | ({ type: 'order.requested' } & PlacementRequest)
    | { type: 'check.pressed' }
    | { type: 'placement.dismissed' }
    /** The order that was handed on has ended. */
    | { type: 'order.ended'; end: OrderEnd }
    | { type: 'visitor.forgotten' };
  /**
   * `order.ready`: the card holds enough. `reload.settled`: it is known what became of the reload. `price.required`: the order that was
   * to follow a reload in doubt gets another id with a new price, as what follows is another order (D-418).
   */
  emitted:
    | { type: 'order.ready'; request: PlacementRequest }
    | { type: 'reload.settled'; reload: ReloadRequest }
    | { type: 'price.required' }
    | { type: 'doubt.dismissed'; reload: ReloadRequest };
  tags: 'busy' | 'error' | 'unsure' | 'reloaded' | 'filled' | 'doubted';
};
