import * as v from 'valibot';
import type { OrderToPlace, PlacedOrder, Tender } from '#domain/ordering/order-placement.ts';
import { PURCHASE_TIMEOUT_MS } from '../contract.ts';
import { graphOperation } from '../graph-operation.ts';
import { field, instant } from '../tolerant.ts';
import { guestRefusals } from './guest-session.ts';
import { orderRefused } from './order-refusal.ts';

const TENDERS: Readonly<Record<Tender['tender'], string>> = {
  'stored-value-card': 'SVC',
  'payment-instrument': 'PAYMENT_INSTRUMENT',
  'guest-token': 'GUEST_TOKEN',
};

const tender = v.strictObject({ id: v.string(), tender: v.picklist(Object.values(TENDERS)), amount: v.number() });

const submission = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  storeNumber: v.string(),
  tenders: v.array(tender),
  tipAmount: v.number(),
  scheduledOrdering: v.optional(
    v.strictObject({ timeSlotId: v.string(), startTime: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
  reputation: v.string(),
};

const guest = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  marketingOptIn: v.boolean(),
});

const placed = v.pipe(
  v.object({
    orderId: v.string(),
    placedAt: instant,
    orderToken: v.nullish(v.string()),
  }),
  v.transform(
    ({ orderId, placedAt, orderToken }): PlacedOrder => ({
      orderId,
      placedAt: Date.parse(placedAt),
      orderToken: orderToken ?? null,
    }),
  ),
);

const asPlaced = v.transform((order: PlacedOrder) => ({ outcome: 'placed' as const, order }));

const PARAMETERS =
  '$orderId: String!, $storeNumber: String!, $tenders: [TenderInput!]!, $tipAmount: Float!, $scheduledOrdering: ScheduledOrderingInput, $reputation: String!';
const VALUES =
  'orderId: $orderId, storeNumber: $storeNumber, tenders: $tenders, tipAmount: $tipAmount, scheduledOrdering: $scheduledOrdering, reputation: $reputation';

/** Places a member's order (OPP-024, OPP-025, PRV-039). */
export const submitOrder = graphOperation({
  name: 'submit-order',
  query: `mutation SubmitOrder(${PARAMETERS}) { submitOrder(${VALUES}) { orderId placedAt orderToken } }`,
  variables: v.strictObject(submission),
  answer: v.pipe(field('submitOrder', placed), asPlaced),
  refused: orderRefused,
  isDoneDespiteErrors: true,
  timeoutMs: PURCHASE_TIMEOUT_MS,
});

/** Places a guest's order (PRV-039, AMB-07): the same, with who it is for. */
export const submitOrderGuest = graphOperation({
  name: 'submit-order-guest',
  query: `mutation SubmitOrderGuest(${PARAMETERS}, $guest: GuestInput!) {
  submitOrderGuest(${VALUES}, guest: $guest) { orderId placedAt orderToken }
}`,
  variables: v.strictObject({ ...submission, guest }),
  answer: v.pipe(field('submitOrderGuest', placed), asPlaced),
  refused: orderRefused,
  isDoneDespiteErrors: true,
  refusals: guestRefusals,
  timeoutMs: PURCHASE_TIMEOUT_MS,
});

/**
 * Sends one order under its id: a server that has taken it answers with it again, and takes no second one. Throws a `Failure`;
 * `isOutcomeUnknown` says whether it may have been taken.
 */
export function sendOrder(
  { orderId, storeNumber, tenders, tipAmount, timeSlot, guest: who }: OrderToPlace,
  { reputation, signal }: { reputation: string; signal: AbortSignal },
) {
  const variables = {
    orderId,
    storeNumber,
    tenders: tenders.map((one) => ({ id: one.id, tender: TENDERS[one.tender], amount: one.amount / 100 })),
    tipAmount: tipAmount / 100,
    ...(timeSlot !== null && {
      scheduledOrdering: { timeSlotId: timeSlot.id, startTime: new Date(timeSlot.startsAt).toISOString() },
    }),
    reputation,
  };
  return who === null
    ? submitOrder({ variables, signal })
    : submitOrderGuest({ variables: { ...variables, guest: { ...who } }, signal });
}
