import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { failureCodeOf } from '#domain/failure.ts';
import { GUEST_ORDER_STAGES, type GuestOrder } from '#domain/ordering/guest-order.ts';
import { operation } from '../operation.ts';
import { guestRefusals } from './guest-session.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The order that the guest of this session is waiting for (FED-014); null where there is none. Throws a `Failure`. */
export const readGuestOrderStatus = operation({
  method: 'GET',
  path: '/apiproxy/v1/guest-order-status',
  answer: v.pipe(
    v.object({
      order: v.nullish(
        v.object({
          orderId: text,
          storeName: text,
          // A stage that is not known yet says at least that there is an order.
          status: v.fallback(v.picklist(GUEST_ORDER_STAGES), 'received'),
        }),
        null,
      ),
    }),
    v.transform(({ order }): GuestOrder | null => {
      if (order === null) return null;
      const { status, ...rest } = order;
      return { ...rest, stage: status };
    }),
  ),
  refusals: guestRefusals,
});

/** How often an order that is being watched is asked for, milliseconds. */
const WATCH_EACH_MS = 30_000;

/**
 * Asked anew each time: an order goes on by itself. While the page is in sight it is watched, until it is ready or its guest's
 * session is over.
 */
export const guestOrderStatusQuery = () =>
  queryOptions({
    queryKey: ['guest-order-status'],
    queryFn: ({ signal }) => readGuestOrderStatus({ signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      !data || data.stage === 'ready' || isGuestOver(error) ? false : WATCH_EACH_MS,
  });

/** Whether an order could not be read because the session of its guest is over. */
export const isGuestOver = (error: unknown): boolean =>
  error !== null && failureCodeOf(error) === 'guest-session-expired';
