import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { cardsKey, cardsQuery, readCards } from '#api/account/cards.ts';
import { submitReload } from '#api/account/reload.ts';
import { reportAnswerDate } from '#api/answer-dates.ts';
import { asGuest } from '#api/ordering/guest-session.ts';
import { readPickupTime, readPickupTimeOfGuest } from '#api/ordering/pickup-time.ts';
import { sendOrder } from '#api/ordering/submit-order.ts';
import { readTakenOrders } from '#api/ordering/taken-orders.ts';
import type { ReloadRequest } from '#domain/cards/reload.ts';
import { Failure, failureCodeOf } from '#domain/failure.ts';
import { PREVIOUS_ORDERS_MOST } from '#domain/menu/previous-order.ts';
import {
  INSUFFICIENT_BALANCE,
  isOfOther,
  isSameLines,
  type OrderToPlace,
  type PlacedOrder,
  type PlacementRequest,
  placementProblem,
  type UnfinishedOrder,
} from '#domain/ordering/order-placement.ts';
import { ownerOf } from '#domain/owner-key.ts';
import { shortStoreNumber } from '#domain/stores/store.ts';
import type { BeginAnswer, FindAnswer } from '#machines/ordering/order-placement.events.ts';
import type { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import type { CheckAnswer, PrepareAnswer, ReloadOutcome } from '#machines/ordering/order-with-reload.events.ts';
import type { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { collectReputation } from '#platform/device-risk.ts';
import { preferredLocale } from '#platform/locale.ts';
import { isOnline } from '#platform/online.ts';
import { purchaseReputation } from '#platform/purchase-risk.ts';
import { beginGuestKey, guestKey } from '#platform/storage/guest-key.ts';
import { keptRecentOrder } from '#platform/storage/recent-order.ts';
import { cartPort } from '../cart/cart.ts';
import type { EveryActorOf } from '../every-actor.ts';
import { serverNow } from '../server-time.ts';
import type { Session } from '../session.ts';
import { orderChoicesOf } from './order-choices.ts';
import { reloadAnswered } from './reload-answered.ts';
import type { OrderLedger } from './unfinished-orders.ts';
import { unfinishedReloadsOf } from './unfinished-reloads.ts';

type Needs = { readonly session: Session; readonly queryClient: QueryClient; readonly ledger: OrderLedger };

/** Whether the cart is still what was priced: another tab may have changed it, or ordered it (FC-176). */
function isCartChanged(session: Session, { lines }: PlacementRequest): boolean {
  const cart = cartPort(session);
  cart.refresh();
  const items = cart.context()?.items;
  return items !== undefined && !isSameLines(items, lines);
}

const isOfMember = ({ visitor }: UnfinishedOrder) => visitor === 'member';

/** What a member has left open is no one else's to know, and holds back no order of a guest (PRV-015, D-277). */
const concerns = (order: OrderToPlace | null) => (one: UnfinishedOrder) => order?.guest == null || !isOfMember(one);

const firstMarker = (session: Session, { order, reload, lines }: PlacementRequest): UnfinishedOrder => {
  const { pickupOption } = orderChoicesOf(session).getSnapshot().context;
  return {
    orderId: order.orderId,
    storeNumber: order.storeNumber,
    visitor: order.guest === null ? 'member' : 'guest',
    owner: order.guest === null ? ownerOf(session.visitor()) : (guestKey() ?? beginGuestKey()),
    reload,
    lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
    pickupOption,
    scheduledAt: order.timeSlot?.startsAt ?? null,
    stage: 'begun',
    at: session.clock.now(),
  };
};

/**
 * Whether only a guest who is not here could look for an order: the server says of it to anyone else that there is none (D-312).
 * One that was not sent by then never will be.
 */
const isOfGuestElsewhere = (session: Pick<Session, 'visitor'>) => {
  const here = session.visitor().kind === 'guest' ? guestKey() : null;
  return ({ visitor, owner, stage }: UnfinishedOrder) =>
    visitor === 'guest' && stage !== 'begun' && (owner === null || owner !== here);
};

/**
 * The person orders although it cannot be known what became of what a guest left: that holds back no order any more (D-312). The
 * page of that guest may still learn that it is placed, and takes it out of the cart (D-397).
 */
export function insistPastGuestElsewhere({ session, ledger }: InsistNeeds): void {
  const left = ledger.all().filter(isOfGuestElsewhere(session));
  for (const { orderId } of left) ledger.note(orderId, { stage: 'insisted' });
}

type InsistNeeds = { readonly session: Pick<Session, 'visitor'>; readonly ledger: OrderLedger };

/**
 * When an order of a guest can be picked up. Its guest gets a session that is over back for this, and is not asked to sign in (AMB-49,
 * D-172); to anyone else a server that knows no guest has said as little as one that knows no such order (D-312).
 */
async function readTimeOfGuest(session: Session, { owner }: UnfinishedOrder, request: TimeRequest) {
  const { kind } = await session.resolveVisitor();
  if (kind === 'member') return readPickupTime(request);
  const read = () => readPickupTimeOfGuest(request);
  if (owner !== null && owner === guestKey()) return asGuest(read, request.signal);
  return read().catch((thrown: unknown) => {
    throw failureCodeOf(thrown) === 'guest-session-expired'
      ? new Failure('order-not-found', { cause: thrown })
      : thrown;
  });
}

type TimeRequest = Parameters<typeof readPickupTime>[0] & { signal: AbortSignal };

/**
 * The first of these orders that the server has taken, if any. Throws where that cannot be learnt: a member's orders are asked
 * for while a member is here only (PRV-015), and whether one is may not be known, either.
 */
async function findTaken(
  session: Session,
  orders: readonly UnfinishedOrder[],
  signal: AbortSignal,
): Promise<FindAnswer> {
  for (const order of orders.filter((one) => !isOfMember(one))) {
    const { orderId, storeNumber } = order;
    const params = { orderId, shortStoreNumber: shortStoreNumber(storeNumber) };
    // How old the order is can be asked before any other answer has said what time it is (FC-184).
    const request = { params, signal, onDated: reportAnswerDate };
    const time = await readTimeOfGuest(session, order, request).catch((thrown: unknown) => {
      if (failureCodeOf(thrown) === 'order-not-found') return null;
      throw thrown;
    });
    if (time) return placed({ orderId, placedAt: time.orderTime });
  }
  if (orders.some(isOfMember)) {
    const visitor = await session.confirmVisitor();
    // Asked for before it was known that a guest is here, whom they do not concern (D-277).
    if (visitor.kind === 'guest')
      return findTaken(
        session,
        orders.filter((order) => !isOfMember(order)),
        signal,
      );
    if (visitor.kind !== 'member') throw new Failure('signed-out');
    // What is of another member was asked for before it was known who is here (D-311).
    const own = orders.filter((order) => isOfMember(order) && !isOfOther(order, visitor));
    const variables = { locale: preferredLocale(), limit: PREVIOUS_ORDERS_MOST };
    const taken = own.length > 0 ? await readTakenOrders({ variables, signal }) : [];
    const found = taken.find(({ orderId }) => own.some((order) => order.orderId === orderId));
    if (found) return placed({ orderId: found.orderId, placedAt: found.takenAt ?? serverNow(session) });
  }
  if (orders.every(isOfMember)) return { outcome: 'missing' };
  // Where the server could not say who is here, nothing is known of an order, either.
  await session.confirmVisitor();
  return { outcome: orders.some(isOfGuestElsewhere(session)) ? 'unknowable' : 'missing' };
}

/** What is known of an order that waits for the cart; one that is not the most recent any more was placed about as it was begun. */
function placedOf({ orderId, at }: UnfinishedOrder): PlacedOrder {
  const recent = keptRecentOrder();
  return recent?.orderId === orderId ? recent : { orderId, placedAt: at, orderToken: null };
}

const placed = (order: Omit<PlacedOrder, 'orderToken'>): FindAnswer => ({
  outcome: 'placed',
  placed: { ...order, orderToken: null },
});

/** Doing for the machine that places: each begins with what lies open, in one step with taking the turn. */
export function placementActors({ session, ledger }: Needs): EveryActorOf<typeof orderPlacementMachine> {
  const begin = async (request: PlacementRequest, signal: AbortSignal): Promise<BeginAnswer> => {
    if (!isOnline()) return { outcome: 'offline' };
    const refusal = placementProblem(request.order);
    if (refusal) return { outcome: 'refused', refusal };
    const { orderId } = request.order;
    const recent = keptRecentOrder();
    // Another tab has learnt the end of this very order.
    if (recent?.orderId === orderId) return { outcome: 'placed', placed: recent };
    // One is placed whose lines are still in this cart: they are not ordered again (D-386).
    const waiting = ledger.placed().find(concerns(request.order));
    if (waiting) return { outcome: 'placed', placed: placedOf(waiting) };
    const open = ledger.all().filter(concerns(request.order));
    const isSent = open.some((one) => one.orderId === orderId && one.stage !== 'begun');
    const others = open.filter((one) => one.orderId !== orderId);
    if (!isSent) ledger.keep(firstMarker(session, { ...request, reload: null }));
    const forget = () => {
      if (!isSent) ledger.drop([orderId]);
    };
    const asked = isSent ? open : others;
    const found = await findTaken(session, asked, signal).catch((thrown) => {
      forget();
      throw thrown;
    });
    if (found.outcome === 'placed') return found;
    // The same order again is none that could be decided about: it needs a new price first.
    if (isSent) return { outcome: 'missing' };
    if (found.outcome === 'unknowable') {
      forget();
      return found;
    }
    if (isCartChanged(session, request))
      return { outcome: 'refused', refusal: { code: 'CART_CHANGED', message: null } };
    return { outcome: 'clear' };
  };
  return {
    beginOrder: fromPromise(({ input, signal }) => begin(input, signal)),
    submitOrder: fromPromise(async ({ input, signal }) => {
      ledger.note(input.orderId, { stage: 'ordering' });
      const answer = await sendOrder(input, { reputation: await collectReputation(signal), signal });
      return answer.outcome === 'placed' ? { outcome: 'placed', placed: answer.order } : answer;
    }),
    findOrder: fromPromise(async ({ input: { order }, signal }): Promise<FindAnswer> => {
      const open = ledger.all().filter(concerns(order));
      const [waiting] = ledger.placed();
      // Another tab has learnt that it is placed, and waits for the cart (D-386).
      if (order === null && open.length === 0 && waiting) return { outcome: 'placed', placed: placedOf(waiting) };
      if (order === null || open.some(({ orderId }) => orderId === order.orderId))
        return findTaken(session, open, signal);
      // Another tab may have learnt the end and forgotten it: this one looks for itself, for an order that was sent.
      const sent = { ...firstMarker(session, { order, reload: null, lines: [] }), stage: 'ordering' } as const;
      return findTaken(session, [...open, sent], signal);
    }),
  };
}

/** Doing for the machine that fills up the card first. */
export function reloadActors({ session, queryClient, ledger }: Needs): EveryActorOf<typeof orderWithReloadMachine> {
  const unfinished = unfinishedReloadsOf(session);
  const prepare = async (request: PlacementRequest, signal: AbortSignal): Promise<PrepareAnswer> => {
    // Nothing is begun, nor kept for later (FC-172).
    if (!isOnline()) throw new Failure('offline');
    const { order, reload } = request;
    if (unfinished.isAhead()) throw new Failure('rate-limited');
    const open = ledger.all();
    // One before an order holds back those of every card, one of added money that of its own.
    const unsettled = ledger.sentReloads()[0] ?? (reload && unfinished.find(reload.cardId));
    if (unsettled) return { outcome: 'open', reload: unsettled };
    // What cannot be placed is not filled up for: placing says why.
    const isPlaced = keptRecentOrder()?.orderId === order.orderId || ledger.placed().length > 0;
    const isOver = isPlaced || isCartChanged(session, request);
    const isSent = open.some(({ orderId }) => orderId === order.orderId);
    if (reload === null || isOver || isSent || placementProblem(order)) return { outcome: 'enough' };
    ledger.keep(firstMarker(session, request));
    try {
      // An earlier order that was placed, or may be, needs no money: placing says so.
      const { outcome } = await findTaken(session, open, signal);
      const cards = await readCards({ signal });
      queryClient.setQueryData(cardsQuery().queryKey, cards);
      const balance = cards.find(({ cardId }) => cardId === reload.cardId)?.balance.amount ?? 0;
      const due = order.tenders.reduce((sum, { id, amount }) => (id === reload.cardId ? sum + amount : sum), 0);
      // Another tab may have taken it for left.
      if (ledger.all().every(({ orderId }) => orderId !== order.orderId)) throw new Failure('timed-out');
      if (outcome === 'missing' && balance < due) {
        if (balance + reload.amount >= due) return { outcome: 'due' };
        ledger.drop([order.orderId]);
        return { outcome: 'refused', refusal: { code: INSUFFICIENT_BALANCE, message: null } };
      }
    } catch (thrown) {
      ledger.drop([order.orderId]);
      throw thrown;
    }
    ledger.drop([order.orderId]);
    return { outcome: 'enough' };
  };
  const fill = async (reload: ReloadRequest, signal: AbortSignal): Promise<ReloadOutcome> => {
    ledger.noteReload(reload.requestId, { stage: 'reloading' });
    const reputation = await purchaseReputation(reload.requestId, signal);
    const answer = reloadAnswered(queryClient, await submitReload(reload, { reputation, signal }));
    return answer.outcome === 'received' ? { outcome: 'reloaded' } : answer;
  };
  const check = async (reload: ReloadRequest, signal: AbortSignal): Promise<CheckAnswer> => {
    if (unfinished.isOpen(reload)) return fill(reload, signal);
    // What became of it shows on the card.
    void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true });
    return { outcome: 'over' };
  };
  return {
    prepareReload: fromPromise(({ input, signal }) => prepare(input, signal)),
    submitReload: fromPromise(({ input, signal }) => fill(input, signal)),
    checkReload: fromPromise(({ input, signal }) => check(input, signal)),
  };
}
