import type { FollowedGift, GiftPress, GiftProgress } from '#domain/gifting/gift-progress.ts';
import type { GiftMarker } from '#domain/gifting/gift-purchase.ts';

/** What the status says. */
export type Outcome = Pick<FollowedGift['status'], 'outcome'>;

export type GiftPurchaseTypes = {
  /** What an earlier page remembers; `now` is when this one begins, in milliseconds. */
  input: { marker: GiftMarker | null; now: number };
  context: GiftProgress;
  events:
    | ({ type: 'purchase.submitted' } & GiftPress)
    | { type: 'check.pressed' }
    | { type: 'problem.dismissed' }
    | { type: 'outcome.shown' }
    | { type: 'visitor.forgotten' };
  /** `unseen`: of what is unsure, what the server was asked about and did not know. */
  tags: 'busy' | 'error' | 'done' | 'unsure' | 'unseen';
};
