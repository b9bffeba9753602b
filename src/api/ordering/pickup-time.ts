import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import type { PickupTime } from '#domain/ordering/pickup-time.ts';
import { type StoreNumber, shortStoreNumber } from '#domain/stores/store.ts';
import type { Visitor } from '#domain/visitor.ts';
import { reportAnswerDate } from '../answer-dates.ts';
import { operation } from '../operation.ts';
import { instant } from '../tolerant.ts';
import { guestRefusals } from './guest-session.ts';

const minutes = v.pipe(v.number(), v.finite(), v.minValue(0));

const refusals = { ORDER_NOT_FOUND: 'order-not-found' } as const;

const contract = {
  method: 'GET',
  path: '/apiproxy/v1/ordering/pickup-time/:orderId/:shortStoreNumber',
  answer: v.pipe(
    v.object({
      orderTime: instant,
      preOrderEstimates: v.nullish(v.object({ minimum: minutes, maximum: minutes })),
    }),
    v.transform(
      ({ orderTime, preOrderEstimates }): PickupTime => ({
        orderTime: Date.parse(orderTime),
        estimate: preOrderEstimates ?? null,
      }),
    ),
  ),
  refusals,
} as const;

/** Reads when an order can be picked up (OPP-030, OPP-031); an id that was never placed is refused. */
export const readPickupTime = operation(contract);

/** Reads the pickup time where no member asks: a server that knows no guest any more has ended no session (AMB-49, D-172). */
export const readPickupTimeOfGuest = operation({ ...contract, refusals: { ...guestRefusals, ...refusals } });

/** The estimate moves with the queue at the counter. */
export const pickupTimeQuery = (
  { orderId, storeNumber }: { readonly orderId: string; readonly storeNumber: StoreNumber },
  { kind }: Visitor,
) =>
  queryOptions({
    queryKey: ['pickup-time', orderId],
    queryFn: ({ signal }) =>
      (kind === 'member' ? readPickupTime : readPickupTimeOfGuest)({
        params: { orderId, shortStoreNumber: shortStoreNumber(storeNumber) },
        signal,
        // The first wait of a page is counted from this answer, before any other may have said what time it is (FC-184).
        onDated: reportAnswerDate,
      }),
    staleTime: MINUTE_MS,
  });
