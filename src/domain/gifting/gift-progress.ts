import type { FailureCode } from '../failure.ts';
import { isDuplicate } from '../ordering/order-refusal.ts';
import {
  DEFAULT_STATUS_DELAY_MS,
  type GiftEnd,
  type GiftMarker,
  type GiftPurchase,
  type GiftRefusal,
  type GiftStatus,
  isSamePayload,
  STATUS_POLLS,
} from './gift-purchase.ts';

/** A press of Pay; its id is used where the purchase is a new one. */
export type GiftPress = GiftPurchase & { readonly startedAt: number };

/** A purchase that goes out, and what is remembered of it. */
export type SentGift = { readonly purchase: GiftPurchase; readonly marker: GiftMarker };

/** What the server makes of a purchase that is sent, and when; times in milliseconds, the id where it names one of its own. */
export type GiftAnswer =
  | {
      readonly outcome: 'accepted';
      readonly delay: number;
      readonly answeredAt: number;
      readonly requestId: string | null;
    }
  | { readonly outcome: 'refused'; readonly refusal: GiftRefusal };

/** How the status of a purchase that was sent is to be read. */
export type GiftToFollow = {
  readonly requestId: string;
  /** Milliseconds between two readings (GFT-054). */
  readonly delay: number;
  /** Milliseconds before the next reading; 0 where it is due. */
  readonly wait: number;
  /** How often it was read already; from `STATUS_POLLS` on the next reading is the last. */
  readonly polls: number;
  /** The server is known to have it. */
  readonly isAcknowledged: boolean;
  /** The very same payload can be sent again under its id, which a request that was closed could not be (decision D-181). */
  readonly mayRepeat: boolean;
};

/**
 * What following a purchase comes to: `processing` after the last reading (GFT-059), `missing` where the server has never seen it,
 * `unread` where the last reading failed.
 */
export type FollowedGift = {
  readonly isAcknowledged: boolean;
  readonly status: GiftStatus | { readonly outcome: 'unread'; readonly failure: FailureCode };
};

/** What is known of the purchase of this tab; all of it plain JSON. */
export type GiftProgress = Pick<GiftToFollow, 'delay' | 'wait' | 'polls' | 'isAcknowledged'> & {
  /** Null after a page that was loaded anew. */
  readonly purchase: GiftPurchase | null;
  readonly marker: GiftMarker | null;
  /** A press that waits until the end of the purchase before it is known. */
  readonly wanted: GiftPress | null;
  /** A copy of the purchase may be on its way. */
  readonly isRepeat: boolean;
  /** The purchase is one from before the press. */
  readonly isEarlier: boolean;
  /** The end of the purchase was shown. */
  readonly isRead: boolean;
  readonly refusal: GiftRefusal | null;
  /** The design that was refused, until its form has taken that over or another one is chosen. */
  readonly refusedDesign: string | null;
  readonly failure: FailureCode | null;
};

const AFRESH = {
  wanted: null,
  delay: DEFAULT_STATUS_DELAY_MS,
  wait: DEFAULT_STATUS_DELAY_MS,
  polls: 0,
  isAcknowledged: false,
  isEarlier: false,
  isRead: false,
  refusal: null,
  refusedDesign: null,
  failure: null,
} as const;

/** The progress at its beginning: nothing was bought, or an earlier page has left this marker. */
export function begunGift(marker: GiftMarker | null): GiftProgress {
  const end = marker?.end ?? null;
  // What an earlier page has ended was shown there.
  return {
    ...AFRESH,
    isRepeat: false,
    wait: 0,
    isRead: end !== null,
    // The confirmation still says why (GFT-063).
    refusal: end?.outcome === 'error' ? { code: end.code, orderNumber: end.orderNumber } : null,
    purchase: null,
    marker,
  };
}

/** What an earlier page has left goes on at `now`, after what is left of the delay that the server asked for (GFT-054). */
export function resumedGift(marker: GiftMarker | null, now: number): GiftProgress {
  const begun = begunGift(marker);
  if (!marker?.answer) return begun;
  const { delay, at } = marker.answer;
  // The clock may have been set back meanwhile.
  return { ...begun, isAcknowledged: true, delay, wait: Math.min(Math.max(at + delay - now, 0), delay) };
}

/** A press becomes a purchase, whose payload does not change from here on. */
export function frozenGift({ wanted }: GiftProgress): GiftProgress {
  if (wanted === null) return begunGift(null);
  const { requestId, payload, startedAt } = wanted;
  return { ...begunGift(markerOf(wanted, startedAt)), wait: DEFAULT_STATUS_DELAY_MS, purchase: { requestId, payload } };
}

/** The progress as the same purchase goes out again under its id. */
export function repeatedGift({ purchase, marker }: GiftProgress, startedAt: number): Partial<GiftProgress> {
  const isRepeat = marker !== null;
  return { ...AFRESH, isRepeat, marker: marker ?? (purchase && markerOf(purchase, startedAt)) };
}

/** Whether the server has the purchase; what it refuses as a duplicate it has had before, and may have charged (D-405). */
export function isTaken(answer: GiftAnswer): boolean {
  return answer.outcome === 'accepted' || isDuplicate(answer.refusal);
}

/** The server has it, and the status is asked for under the id that it gives (decision A03); of what it refused only that stays. */
export function acknowledgedGift({ marker }: GiftProgress, answer: GiftAnswer): Partial<GiftProgress> {
  // Only its status says what became of the first one.
  if (answer.outcome === 'refused' && isTaken(answer)) return {};
  if (answer.outcome === 'refused') return { ...begunGift(null), ...refusedGift(answer.refusal, marker) };
  const { delay, answeredAt, requestId } = answer;
  const kept = marker && { ...marker, requestId: requestId ?? marker.requestId, answer: { delay, at: answeredAt } };
  return { isAcknowledged: true, delay, wait: delay, marker: kept };
}

/** What was learnt of its end; one that was closed before the server had seen it was not placed, and has no order. */
export function followedGift(
  { marker, purchase }: GiftProgress,
  { status, isAcknowledged }: FollowedGift,
): Partial<GiftProgress> {
  const failure = status.outcome === 'unread' ? status.failure : null;
  const ended = (outcome: GiftEnd['outcome'], { code, orderNumber }: GiftRefusal) => ({
    isRead: false,
    marker: marker && { ...marker, end: { outcome, orderNumber, code } },
  });
  const failed = (refusal: GiftRefusal) => ({ ...refusedGift(refusal, marker), ...ended('error', refusal) });
  if (status.outcome === 'success') return ended('success', { code: null, orderNumber: status.orderNumber });
  if (status.outcome === 'error') return failed(status.refusal);
  if (isDoubtful({ purchase }, { status, isAcknowledged })) return { isAcknowledged, failure };
  if (status.outcome === 'missing') return failed(UNPLACED);
  return { isAcknowledged, failure, ...ended('promised', { code: null, orderNumber: null }) };
}

const refusedGift = (refusal: GiftRefusal, marker: GiftMarker | null) => ({
  refusal,
  refusedDesign: marker?.productNumber ?? null,
});

const UNPLACED: GiftRefusal = { code: 'PLACE_ORDER_FAILED', orderNumber: null };

/** The design of a purchase that was turned away, whose form says why; null where there is none. */
export function turnedAwayDesign({ refusedDesign, purchase }: GiftProgress): string | null {
  return refusedDesign ?? purchase?.payload.gifts[0]?.productNumber ?? null;
}

/** Whether nothing is known of it but its payload: the server was not reached, or has not seen it. */
export function isDoubtful(
  { purchase }: Pick<GiftProgress, 'purchase'>,
  { status, isAcknowledged }: FollowedGift,
): boolean {
  if (purchase === null) return false;
  return status.outcome === 'missing' || (status.outcome === 'unread' && !isAcknowledged);
}

/** Whether a press is for what was bought, or sent, already. */
export function isSamePress({ purchase }: GiftProgress, { payload }: Pick<GiftPress, 'payload'>): boolean {
  return purchase !== null && isSamePayload(purchase.payload, payload);
}

/** The purchase that is sent, with its marker; throws where nothing is frozen. */
export function sentGift({ purchase, marker }: GiftProgress): SentGift {
  if (purchase === null || marker === null) throw new Error('Nothing is frozen.');
  return { purchase, marker };
}

/** The purchase whose status is followed; throws where nothing was sent. */
export function giftToFollow({
  purchase,
  marker,
  delay,
  wait,
  polls,
  isAcknowledged,
}: Omit<GiftProgress, 'wanted'>): GiftToFollow {
  if (marker === null) throw new Error('Nothing was sent.');
  const { requestId } = marker;
  return { requestId, delay, wait, polls, isAcknowledged, mayRepeat: purchase !== null };
}

/** The purchase before is followed once, and closed: another one waits for what became of it (FC-005). */
export function giftToVerify(progress: GiftProgress): GiftToFollow {
  return { ...giftToFollow(progress), wait: 0, polls: STATUS_POLLS, mayRepeat: false };
}

/** The marker of a purchase, whose gifts are all of one design and amount (OPP-083), and sent on one day. */
function markerOf({ requestId, payload: { gifts, currency } }: GiftPurchase, startedAt: number): GiftMarker {
  const { productNumber = '', amount = 0, deliveryDate: day } = gifts[0] ?? {};
  const recipients = gifts.length;
  return { requestId, startedAt, productNumber, amount, recipients, currency, day, answer: null, end: null };
}
