import * as v from 'valibot';
import { graphOperation } from '../graph-operation.ts';
import { readPreviousOrders } from '../menu/previous-orders.ts';
import { codeText, field, instant } from '../tolerant.ts';

/** An order that the server has taken; when, milliseconds since 1970, or null where its date cannot be read. */
export type TakenOrder = { readonly orderId: string; readonly takenAt: number | null };

const takenSchema = v.pipe(
  v.object({
    orderId: v.pipe(codeText, v.nonEmpty()),
    date: v.fallback(v.nullable(instant), null),
  }),
  v.transform(({ orderId, date }): TakenOrder => ({ orderId, takenAt: date === null ? null : Date.parse(date) })),
);

/** Asks the server what the page of previous orders asks, so that it is no other call. */
const ask = graphOperation({
  ...readPreviousOrders.graph,
  answer: field('previousOrders', v.array(takenSchema)),
});

/**
 * The last orders of a member by their ids alone. What a page cannot show is an order all the same, and one without an id may be
 * the order that is looked for: then it fails, rather than let another order be sent (FC-020).
 */
export const readTakenOrders = (request: Parameters<typeof ask>[0]): Promise<readonly TakenOrder[]> => ask(request);
