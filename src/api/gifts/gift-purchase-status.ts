import * as v from 'valibot';
import type { GiftStatus } from '#domain/gifting/gift-purchase.ts';
import { operation } from '../operation.ts';
import { asGuest, guestRefusals } from '../ordering/guest-session.ts';
import { optionalCode } from '../tolerant.ts';

/** Still under way (GFT-056). */
const PROCESSING = 'EPROMISERETRY';

/** The server knows no such request (decision D-181). */
const MISSING = 'REQUEST_NOT_FOUND';

/** The number of the order, or what is the matter with it (GFT-052, decision A04); one that says neither is no answer. */
const statusSchema = v.pipe(
  v.object({
    orderNumber: optionalCode,
    data: v.nullish(v.object({ context: v.nullish(v.object({ code: optionalCode, orderNumber: optionalCode })) })),
  }),
  v.transform(({ orderNumber, data }) => ({
    code: data?.context?.code ?? null,
    orderNumber: orderNumber ?? data?.context?.orderNumber ?? null,
  })),
  v.check(({ code, orderNumber }) => code !== null || orderNumber !== null),
  v.transform(({ code, orderNumber }): GiftStatus => {
    if (code === null) return { outcome: 'success', orderNumber };
    if (code === PROCESSING) return { outcome: 'processing' };
    return code === MISSING ? { outcome: 'missing' } : { outcome: 'error', refusal: { code, orderNumber } };
  }),
);

/** An error status is never a success, whatever its body holds. */
const errorSchema = v.pipe(
  statusSchema,
  v.check(({ outcome }) => outcome !== 'success'),
);

const contract = {
  method: 'GET',
  path: '/apiproxy/v1/gift/gift-purchase-status',
  answer: statusSchema,
  refused: { statuses: [400, 402, 404, 409, 422], body: errorSchema },
} as const;

/**
 * What became of a purchase (GFT-050). With `zero-retries` the server does not go on trying: what it says then is final, and a
 * request that it has never seen is closed (GFT-051, GFT-059, decision D-181).
 */
export const readGiftPurchaseStatus = operation(contract);

/** Reads the status for a guest: that the server knows no guest any more ends no session (AMB-49, D-172). */
const readStatusOfGuest = operation({ ...contract, refusals: guestRefusals });

/** Reads the status of a purchase once; throws a `Failure` where it could not be read. */
export function giftPurchaseStatus(
  requestId: string,
  { isLast, isGuest = false, signal }: { isLast: boolean; isGuest?: boolean; signal: AbortSignal },
): Promise<GiftStatus> {
  const request = {
    headers: { 'x-request-id': requestId },
    ...(isLast && { query: { 'zero-retries': 'true' } }),
    signal,
  };
  return isGuest ? asGuest(() => readStatusOfGuest(request), signal) : readGiftPurchaseStatus(request);
}
