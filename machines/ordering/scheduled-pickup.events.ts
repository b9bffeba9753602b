import type { FailureCode } from '#domain/failure.ts';

/** Ids of the times that a store has now; the times stay in the query cache. */
export type SlotsAnswer = { readonly slotIds: readonly string[] };

/** `isSure`: what was loaded before is not good enough. */
export type Load = { readonly isSure: boolean };

export type ScheduledPickupTypes = {
  /** `chosen`: the id of a time, null for as soon as possible; `lost`: ids of times that others took. */
  input: { chosen: string | null; lost: readonly string[]; mustChoose: boolean };
  context: { chosen: string | null; lost: readonly string[]; mustChoose: boolean; failure: FailureCode | null };
  events:
    | { type: 'slot.chosen'; slotId: string | null }
    | { type: 'slot.lost'; slotId: string }
    | { type: 'retry.pressed' };
  /** `slot.gone`: the chosen time is not offered any more. */
  emitted: { type: 'slot.kept'; slotId: string | null } | { type: 'slot.gone'; slotId: string };
  /** `soonest`: as soon as possible alone is offered. */
  tags: 'busy' | 'error' | 'offered' | 'soonest' | 'none' | 'lost';
};
