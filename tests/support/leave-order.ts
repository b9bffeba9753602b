import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';

/** An earlier page has sent a member’s order, without an answer. */
export function leaveOrderWithoutAnswer(change: object = {}) {
  const order = { orderId: 'order-1', storeNumber: '900994', visitor: 'member', reload: null };
  const sent = { ...order, pickupOption: 'in-store', scheduledAt: null, stage: 'ordering', at: Date.now(), ...change };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([sent]));
}
