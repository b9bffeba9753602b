import { readPickupTime } from '#api/ordering/pickup-time.ts';
import { submitOrder, submitOrderGuest } from '#api/ordering/submit-order.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Locale } from '#domain/locale.ts';
import type { Account } from '../account/account.ts';
import type { HistoryRecord } from '../account/history/history-record.ts';
import { sendMail } from '../account/outbox.ts';
import { pastProduct } from '../menu/past-products.ts';
import { wordsIn } from '../menu/words.ts';
import { hashOf } from '../random.ts';
import { refuse, respond } from '../respond.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { rewardOrder } from '../rewards/order-rewards.ts';
import type { Session } from '../session/sessions.ts';
import { recordOf, slotsOf, storeRefusal } from '../stores/order-store.ts';
import type { World } from '../world.ts';
import { mayOrderAsGuest } from './guest-session.ts';
import type { PlacedRecord, PricedRecord } from './ordering-records.ts';
import { type AskedTime, isSlotTaken } from './slot-taken.ts';
import { charge, isSumOf, mayTip, type Tender, wayRefusal } from './tenders.ts';
import { visitorKeyOf } from './visitor-key.ts';

type Submitted = {
  orderId: string;
  storeNumber: string;
  tenders: readonly Tender[];
  tipAmount: number;
  scheduledOrdering?: AskedTime | undefined;
};

/** Placing orders (PRV-039), and when they can be picked up (OPP-030). One order id is at most one order. */
export const submitOrderHandlers = (world: World) => [
  respondGraph(world, submitOrder, ({ variables, session, request, locale }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const { email, firstName } = session.member.account;
    const placed = place(world, variables, session, confirmationTo({ email, firstName }, request, locale));
    return placed instanceof Response ? placed : { submitOrder: answerOf(placed) };
  }),
  respondGraph(world, submitOrderGuest, ({ variables, session, request, locale }) => {
    if (!mayOrderAsGuest(world, session)) return refuseGraph('GUEST_SESSION_EXPIRED');
    const placed = place(world, variables, session, confirmationTo(variables.guest, request, locale));
    return placed instanceof Response ? placed : { submitOrderGuest: answerOf(placed) };
  }),
  respond(world, readPickupTime, ({ params, session }) => {
    const placed = world.ordering.placed.get(params['orderId'] ?? '');
    if (!placed || placed.priced.visitor !== visitorKeyOf(session)) return refuse(404, 'ORDER_NOT_FOUND');
    return { orderTime: new Date(placed.placedAt).toISOString(), preOrderEstimates: placed.estimate };
  }),
];

const answerOf = ({ priced: { orderId }, placedAt, orderToken }: PlacedRecord) => ({
  orderId,
  placedAt: new Date(placedAt).toISOString(),
  orderToken,
});

type Confirm = (world: World, placed: PlacedRecord) => void;

/** The mail that says that an order was taken; of one that is brought to the car, with the link to check in (CRB-002). */
const confirmationTo =
  ({ email, firstName }: { email: string; firstName: string }, { url }: Request, locale: Locale): Confirm =>
  (world, { priced: { storeNumber, pickupOption }, orderToken }) => {
    const storeName = recordOf(world, storeNumber)?.name ?? storeNumber;
    const query = new URLSearchParams({ store: storeNumber.split('-')[0] ?? '', orderToken, firstName });
    sendMail(world, {
      to: email,
      subject: wordsIn(locale, ['Your order is in', 'Nous avons reçu votre commande', 'Recibimos tu pedido']),
      text: wordsIn(locale, [
        `Thanks, ${firstName}! ${storeName} is on it.`,
        `Merci, ${firstName}! ${storeName} s’en occupe.`,
        `¡Gracias, ${firstName}! ${storeName} ya lo está preparando.`,
      ]),
      ...(pickupOption === 'curbside' && { link: `${new URL(url).origin}/pickup?${query}` }),
    });
  };

function place(world: World, submitted: Submitted, session: Session, confirm: Confirm): PlacedRecord | Response {
  const { ordering, effects, clock } = world;
  const { orderId, storeNumber, tenders, tipAmount, scheduledOrdering } = submitted;
  const asked = JSON.stringify([orderId, storeNumber, tenders, tipAmount, scheduledOrdering]);
  const known = ordering.placed.get(orderId);
  const visitor = visitorKeyOf(session);
  if (known) {
    if (known.asked !== asked || known.priced.visitor !== visitor) return refuseGraph('ORDER_ALREADY_PLACED');
    effects.ordersRecognised += 1;
    return known;
  }
  const priced = ordering.priced.get(orderId);
  const store = recordOf(world, storeNumber);
  // A price is one of its visitor at its store.
  if (!priced || !store || priced.visitor !== visitor || priced.storeNumber !== store.storeNumber)
    return refuseGraph('ORDER_NOT_FOUND');
  // Pricing again has taken its place, so a late copy of the request orders nothing.
  if (ordering.open.get(visitor) !== orderId || clock.now() > priced.expiresAt) return refuseGraph('ORDER_EXPIRED');
  const refused = storeRefusal(world, store, session) ?? wayRefusal(world, store, tenders, session);
  if (refused !== null) return refuseGraph(refused);
  if (scheduledOrdering && isSlotTaken(world, store, scheduledOrdering)) return refuseGraph('SLOT_UNAVAILABLE');
  const tip = Math.round(tipAmount * 100);
  if (!mayTip(world, tip, { priced, tenders, session })) return refuseGraph('TIP_NOT_ACCEPTED');
  if (!isSumOf(tenders, priced.price + tip)) return refuseGraph('TENDER_MISMATCH');
  const refusal = charge(world, tenders, session);
  if (refusal !== null) return refuseGraph(refusal);
  const minimum = 4 + (hashOf(`${priced.storeNumber} pace`) % 5);
  const placed: PlacedRecord = {
    priced,
    asked,
    placedAt: clock.now(),
    dueAt: chosenTimeOf(world, priced, scheduledOrdering?.timeSlotId) ?? clock.now() + minimum * MINUTE_MS,
    orderToken: `token-${hashOf(`${orderId} arrival`).toString(36)}`,
    estimate: { minimum, maximum: minimum + 3 + priced.lines.length },
  };
  ordering.placed.set(orderId, placed);
  ordering.open.delete(visitor);
  effects.ordersPlaced += 1;
  confirm(world, placed);
  if (session.kind === 'member') {
    const { account } = session.member;
    account.history.unshift(historyOf(world, placed, submitted, account));
    rewardOrder(
      world,
      account,
      placed,
      tenders.some(({ tender }) => tender === 'SVC'),
    );
  }
  return placed;
}

/** When a time that was chosen begins, milliseconds since 1970; null for as soon as possible. */
function chosenTimeOf(world: World, { storeNumber }: PricedRecord, slotId: string | undefined): number | null {
  const store = recordOf(world, storeNumber);
  const slot = store && slotsOf(world, store).find(({ id, soonest }) => id === slotId && !soonest);
  return slot ? Date.parse(slot.startTime) : null;
}

/** The order among those of a member: in the history with its receipt, and to be ordered again. */
function historyOf(
  world: World,
  { priced, placedAt }: PlacedRecord,
  { tenders, tipAmount }: Submitted,
  account: Account,
): HistoryRecord {
  const paidBy = tenders[0]?.id;
  const storeName = recordOf(world, priced.storeNumber)?.name ?? priced.storeNumber;
  return {
    historyId: priced.orderId,
    kind: 'order',
    at: placedAt,
    title: storeName,
    storeName,
    lines: priced.lines.map(({ productNumber: number, sizeCode, quantity, amount }) => ({
      product: { number, sizeCode },
      name: pastProduct(number).name,
      quantity,
      amount,
    })),
    extras: priced.extras,
    tax: priced.tax,
    tip: Math.round(tipAmount * 100),
    pendingTip: null,
    processing: false,
    cardEnding:
      account.cards.find(({ cardId }) => cardId === paidBy)?.cardNumber.slice(-4) ??
      account.paymentMethods.find(({ paymentInstrumentId }) => paymentInstrumentId === paidBy)?.accountNumberLastFour ??
      '',
    currency: priced.currency,
  };
}
