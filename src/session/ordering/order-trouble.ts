import type { Actor } from 'xstate';
import { type FailureCode, isSessionOver } from '#domain/failure.ts';
import { orderTroubleEvent } from '#domain/ordering/order-analytics.ts';
import { INSUFFICIENT_BALANCE, type OrderToPlace } from '#domain/ordering/order-placement.ts';
import type { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import type { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import type { Session } from '../session.ts';

/** Measures that an order was not placed, and why: a code of the server, or of a failure (ORD-098, ORD-099). */
export function recordOrderTrouble(
  session: Session,
  { storeNumber, tenders }: Pick<OrderToPlace, 'storeNumber' | 'tenders'>,
  code: string | null,
): void {
  const price = tenders.reduce((sum, { amount }) => sum + amount, 0);
  const event = code === INSUFFICIENT_BALANCE ? 'insufficient_funds' : 'order_error';
  recordEvent(orderTroubleEvent(event, { visitor: session.visitor(), storeNumber, price, code }));
}

/** Whether a failure says nothing of the order: without a network it was never sent, and a session that is over is known as such. */
const isUnmeasured = (failure: FailureCode | null) =>
  failure === 'offline' || (failure !== null && isSessionOver(failure));

/** Measures orders that were not placed although no answer has refused them (ORD-098). */
export function measurePlacementFailures(placement: Actor<typeof orderPlacementMachine>, session: Session): void {
  let wasFailed = false;
  placement.subscribe((now) => {
    const isFailed = now.matches({ ready: 'failed' });
    const { request, failure } = now.context;
    if (isFailed && !wasFailed && request !== null && !isUnmeasured(failure))
      recordOrderTrouble(session, request.order, failure);
    wasFailed = isFailed;
  });
}

/** Measures orders that end at the reload before them, refused or failed: they are not placed either (ORD-098). */
export function measureReloadTroubles(reload: Actor<typeof orderWithReloadMachine>, session: Session): void {
  let wasUnplaced = false;
  reload.subscribe((now) => {
    const isUnplaced = now.matches({ ready: 'refused' }) || now.matches({ ready: 'failed' });
    const { request, refusal, failure } = now.context;
    if (isUnplaced && !wasUnplaced && request !== null && !isUnmeasured(failure))
      recordOrderTrouble(session, request.order, refusal?.code ?? failure);
    wasUnplaced = isUnplaced;
  });
}
