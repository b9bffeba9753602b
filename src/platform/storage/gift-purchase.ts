import * as v from 'valibot';
import { REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { isGiftNumber } from '#domain/gifting/gift.ts';
import {
  GIFT_PURCHASE_KEY,
  type GiftMarker,
  isRequestId,
  LONGEST_STATUS_DELAY_MS,
} from '#domain/gifting/gift-purchase.ts';
import type { Clock } from '../clock.ts';
import { serverId } from '../server-id.ts';
import { inStorage, readStored, writeStored } from './stored.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The code of a refusal. */
const code = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const answerSchema = v.object({
  delay: v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_STATUS_DELAY_MS)),
  at: v.pipe(v.number(), v.integer()),
});

const keptSchema = v.object({
  requestId: v.pipe(v.string(), v.check(isRequestId)),
  startedAt: v.pipe(v.number(), v.integer()),
  productNumber: v.pipe(v.string(), v.check(isGiftNumber)),
  amount: count,
  recipients: count,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  day: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
  // Absent where an earlier release has kept it.
  answer: v.fallback(v.nullish(answerSchema, null), null),
  end: v.nullable(
    v.object({
      outcome: v.picklist(['success', 'error', 'promised']),
      orderNumber: v.fallback(v.nullable(serverId), null),
      // Absent where an earlier release has kept it; what is no code may name a person.
      code: v.fallback(v.nullish(code, null), null),
    }),
  ),
  // Absent where an earlier release has kept it, and of who was no member.
  owner: v.nullish(v.string(), null),
});

/** `owner`: which member, by a name that does not say who it is; null for anyone else. */
export type KeptGift = { readonly marker: GiftMarker; readonly owner: string | null };

/**
 * The gift purchase of this tab; null where there was none, what lies there is none of ours, or it is so old that no server need
 * recognise its id.
 */
export function keptGiftPurchase(clock: Clock): KeptGift | null {
  const parsed = v.safeParse(keptSchema, readStored(GIFT_PURCHASE_KEY, 'sessionStorage'));
  if (!parsed.success) return null;
  const { owner, ...marker } = parsed.output;
  // One from the future was begun before the clock was set back: it is as open as any other.
  return clock.now() - marker.startedAt <= REQUEST_LIFE_MS ? { marker, owner } : null;
}

/** Keeps it over page loads, before it is sent; null forgets it. */
export function keepGiftPurchase(kept: KeptGift | null): void {
  const readable = v.safeParse(v.nullable(keptSchema), kept && { ...kept.marker, owner: kept.owner });
  if (readable.success) writeStored(GIFT_PURCHASE_KEY, readable.output, 'sessionStorage');
}

/** Whether a page before this one has left a gift purchase. */
export const isGiftPurchaseKept = (): boolean =>
  inStorage(({ sessionStorage }) => sessionStorage.getItem(GIFT_PURCHASE_KEY) !== null) ?? false;
