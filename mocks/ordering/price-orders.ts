import { priceOrder, priceOrderGuest } from '#api/ordering/price-order.ts';
import { FULFILMENT_CODES, PICKUP_OPTIONS, type PickupOption } from '#domain/ordering/fulfilment.ts';
import type { PriceExtra } from '../account/history/history-record.ts';
import { ownCurrency } from '../configuration/configuration.ts';
import { traitsIn } from '../locations/store-search.ts';
import { currencyIn } from '../menu/prices.ts';
import { wordsIn } from '../menu/words.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { newSecret } from '../session/sessions.ts';
import { recordOf, storeRefusal } from '../stores/order-store.ts';
import type { StoreTraits } from '../stores/store-traits.ts';
import type { World } from '../world.ts';
import { feeIn } from './fees.ts';
import { mayOrderAsGuest } from './guest-session.ts';
import { type AskedItem, lineOf } from './item-price.ts';
import { offerIn, refusalOf } from './offers.ts';
import type { OrderedLine, PricedRecord } from './ordering-records.ts';
import { taxOn } from './taxes.ts';
import { visitorKeyOf } from './visitor-key.ts';

/** How long a price is good, seconds (OPP-010). */
const PRICE_SECONDS = 600;

const COLLECTED: Readonly<Record<string, PickupOption>> = {
  InStore: 'in-store',
  DriveThru: 'drive-thru',
  Curbside: 'curbside',
};

type Priced = Parameters<
  Parameters<typeof respondGraph<'price-order', typeof priceOrder.graph.variables, typeof priceOrder.graph.answer>>[2]
>[0];

/** Prices of orders, for members and for guests (PRV-038). */
export const priceOrderHandlers = (world: World) => [
  respondGraph(world, priceOrder, (asked) => {
    if (asked.session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const answer = answerTo(world, asked);
    return answer instanceof Response ? answer : { priceOrder: answer };
  }),
  respondGraph(world, priceOrderGuest, (asked) => {
    if (!mayOrderAsGuest(world, asked.session)) return refuseGraph('GUEST_SESSION_EXPIRED');
    const answer = answerTo(world, asked);
    return answer instanceof Response ? answer : { priceOrderGuest: answer };
  }),
];

function answerTo(world: World, { variables, session, locale }: Priced) {
  const { order, fulfillment, storeNumber } = variables;
  const visitor = visitorKeyOf(session);
  const store = recordOf(world, storeNumber);
  if (visitor === null || !store) return refuseGraph('STORE_NOT_FOUND');
  const refused = storeRefusal(world, store, session);
  if (refused !== null) return refuseGraph(refused);
  const pickupOption = COLLECTED[fulfillment.collectionType] ?? PICKUP_OPTIONS[0];
  const isToGo = fulfillment.consumptionType === 'ConsumeOutOfStore';
  // For here is in the store alone (ORD-023).
  if (!isToGo && pickupOption !== 'in-store') return refuseGraph('BAD_USER_INPUT', 400);
  if (!isHandedOver(traitsIn(world, store), pickupOption)) return refuseGraph('MOP_NOT_ACCEPTED');
  const codes = order.cart.offers.map(({ code }) => code);
  const refusal = refusalOf(codes, locale);
  if (refusal) return refuseGraph(refusal.code, 200, refusal.message);
  const lines = linesOf(world, store, order.cart.items);
  if (typeof lines === 'string') return refuseGraph(lines);
  const fee = feeIn(store.subdivision, { isToGo, pickupOption });
  const currency = currencyIn(store.country);
  const isOwnCurrency = currency === ownCurrency(world);
  const offers = codes.map((code) => offerIn(code, { lines, session, locale, now: world.clock.now(), isOwnCurrency }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = Math.min(subtotal, offers[0]?.amount ?? 0);
  // Nothing is left to be packed where nothing is paid.
  const feeAmount = fee && discount < subtotal ? fee.amount : 0;
  const tax = taxOn(subtotal - discount, store.subdivision);
  const price = subtotal - discount + feeAmount + tax;
  const taken: PriceExtra = { label: ['Offer', 'Offre', 'Oferta'], amount: -discount };
  const added: PriceExtra[] = fee ? [{ label: fee.label, amount: feeAmount }] : [];
  const record: PricedRecord = {
    orderId: `order-${newSecret(world.random)}`,
    visitor,
    storeNumber: store.storeNumber,
    pickupOption,
    lines,
    extras: [taken, ...added].filter(({ amount }) => amount !== 0),
    usedOffer: discount > 0 ? (codes[0] ?? null) : null,
    price,
    currency,
    tax,
    isTipEnabled: store.country === 'US',
    expiresAt: world.clock.now() + PRICE_SECONDS * 1000,
  };
  world.ordering.priced.set(record.orderId, record);
  world.ordering.open.set(visitor, record.orderId);
  const line = (kind: 'subtotal' | 'discount' | 'fee' | 'tax', label: string, cents: number) =>
    cents === 0 && kind !== 'subtotal' ? [] : [{ kind, label, price: cents / 100 }];
  return {
    __typename: 'PricedOrder' as const,
    transaction: { orderId: record.orderId },
    summary: {
      price: price / 100,
      currency,
      label: wordsIn(locale, ['Total', 'Total', 'Total']),
      additionalFeeDescription: fee && feeAmount > 0 ? wordsIn(locale, fee.description) : null,
      lineItems: [
        ...line('subtotal', wordsIn(locale, ['Subtotal', 'Sous-total', 'Subtotal']), subtotal),
        ...line('discount', wordsIn(locale, taken.label), taken.amount),
        ...added.flatMap(({ label, amount }) => line('fee', wordsIn(locale, label), amount)),
        ...line('tax', wordsIn(locale, ['Estimated tax', 'Taxes estimées', 'Impuestos estimados']), tax),
      ],
    },
    expiresIn: PRICE_SECONDS,
    store: { storeNumber: store.storeNumber, countrySubdivisionCode: store.subdivision },
    cart: { offers: offers.map(({ answer }) => answer) },
    isTipEnabled: record.isTipEnabled,
  };
}

/** Whether a store hands orders over in this way now (ORD-023, OPP-041). */
function isHandedOver({ pickUp, ordering }: StoreTraits, pickupOption: PickupOption): boolean {
  const isReady = pickupOption !== 'curbside' || ordering.curbside === 'READY';
  return isReady && pickUp.some((code) => code === FULFILMENT_CODES[pickupOption]);
}

function linesOf(
  world: World,
  store: Parameters<typeof lineOf>[1],
  items: readonly AskedItem[],
): OrderedLine[] | string {
  const tried = items.map((item) => lineOf(world, store, item));
  const refusal = tried.find((line) => typeof line === 'string');
  if (refusal !== undefined) return refusal;
  return tried.length === 0 ? 'ITEMS_NOT_FOUND' : tried.filter((line) => typeof line !== 'string');
}
