import { readCards } from '#api/account/cards.ts';
import { priceOrder, priceOrderGuest, priceOrderVariables } from '#api/ordering/price-order.ts';
import { sendOrder } from '#api/ordering/submit-order.ts';
import type { GuestDetails, OrderToPlace } from '#domain/ordering/order-placement.ts';
import type { OrderToPrice, PricedOrder } from '#domain/ordering/priced-order.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { cartLatte, cartOption } from './cart-items.ts';

/** A store that takes guests; it closes at night. */
const OPEN_HOUSE = storeNumberOf('900994');

/** A large latte as it comes with two shots, in store, to go. */
export const latteOrder = (quantity = 1): OrderToPrice => ({
  items: [
    cartLatte({
      sizeCode: 'L',
      quantity,
      childItems: [
        cartOption('5031', 2),
        ...['5041', '5012', '5122', '5152', '5181'].map((number) => cartOption(number, 1)),
      ],
    }),
  ],
  offers: [],
  storeNumber: OPEN_HOUSE,
  fulfilment: { pickupOption: 'in-store', consumption: 'to-go' },
});

/** What it costs by the world, for a member or a guest; throws where that is refused. */
export async function priceOfLattes(
  quantity = 1,
  visitor: 'member' | 'guest' = 'member',
  change: Partial<OrderToPrice> = {},
): Promise<PricedOrder> {
  const operation = visitor === 'member' ? priceOrder : priceOrderGuest;
  const answer = await operation({ variables: priceOrderVariables({ ...latteOrder(quantity), ...change }) });
  if (answer.outcome !== 'priced') throw new Error(`Refused: ${answer.refusal.code}`);
  return answer.priced;
}

/** Pays a priced order with the member's first card. */
export async function placeWithCard(
  { orderId, price }: Pick<PricedOrder, 'orderId' | 'price'>,
  change: Partial<OrderToPlace> = {},
) {
  const id = (await readCards({}))[0]?.cardId ?? '';
  return place({ orderId, tenders: [{ id, tender: 'stored-value-card', amount: price }], guest: null, ...change });
}

/** Pays a priced order with a guest's token. */
export function placeAsGuest(
  { orderId, price, storeNumber }: PricedOrder,
  token: string,
  guest: GuestDetails,
  timeSlot: OrderToPlace['timeSlot'] = null,
) {
  const tenders = [{ id: token, tender: 'guest-token', amount: price } as const];
  return place({ orderId, storeNumber, tenders, guest, timeSlot });
}

const place = (order: Pick<OrderToPlace, 'orderId' | 'tenders' | 'guest'> & Partial<OrderToPlace>) =>
  sendOrder(
    { storeNumber: OPEN_HOUSE, tipAmount: 0, timeSlot: null, ...order },
    { reputation: 'risk', signal: new AbortController().signal },
  );
