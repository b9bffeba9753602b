import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { vi } from 'vitest';
import { GuestCheckoutScreen } from '#areas/ordering/guest/guest-checkout.screen.tsx';
import * as guestPickup from '#areas/ordering/guest/guest-pickup.tsx';
import * as storeGuard from '#areas/ordering/store-guard.flow.ts';
import type { OrderToPlace } from '#domain/ordering/order-placement.ts';
import * as guestPayment from '#parts/payment/guest-payment.tsx';
import * as cart from '#session/cart/cart.ts';
import * as orderStore from '#session/order-store/order-store.ts';
import * as selectedStore from '#session/order-store/selected-store.ts';
import { orderChoicesOf, useOrderChoices } from '#session/ordering/order-choices.ts';
import * as orderPlacement from '#session/ordering/order-placement.ts';
import * as orderPricing from '#session/ordering/order-pricing.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './guest-checkout.model.ts';

/** `availability`: whether a guest can order, null while that is not known; `ordered`: the time of the order that was sent. */
type Shop = { availability: string | null; isExpired: boolean; ordered: string; isPricedAnew: boolean };

const NOTHING: Shop = { availability: null, isExpired: false, ordered: '', isPricedAnew: false };
const listeners = new Set<() => void>();
const news = new Set<(news: { type: string }) => void>();
let now = NOTHING;
const shop = {
  now: () => now,
  clear: () => {
    now = NOTHING;
  },
  change: (next: Partial<Shop>) => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const useShop = () => useSyncExternalStore(shop.subscribe, shop.now);
const noop = () => {};

const PRICE = {
  price: {
    priced: { orderId: 'order-1', price: 1203, currency: 'USD', storeNumber: '900994', lineItems: [], offers: [] },
  },
  status: 'fresh',
  before: null,
  failure: null,
  dialog: null,
  refresh: noop,
  actor: { send: ({ type }: { type: string }) => type === 'price.cleared' && shop.change({ isPricedAnew: true }) },
};
const IDLE = { hasTag: () => false, matches: () => false, context: { failure: null, refusal: null } };
const EXPIRED = { ...IDLE, matches: () => true, context: { failure: 'guest-session-expired', refusal: null } };

/** The walk says what is in the cart, which store makes it, what it costs, what pays, and how placing it ends. */
function standInShop() {
  standIn(cart, 'useCart', () => (useShop().availability === null ? undefined : latteOrder()));
  standIn(orderStore, 'useOrderStore', () => ({
    state: useShop().availability === 'nothing to order here' ? 'none' : 'chosen',
    storeNumber: null,
  }));
  standIn(selectedStore, 'useOrderStoreStatus', () => {
    const svcOnly = useShop().availability === 'the stored-value card alone';
    return {
      store: { pickUpOptions: [], mobileOrdering: { guestOrdering: true, svcOnly } },
      failure: null,
      retry: noop,
    };
  });
  standIn(orderPricing, 'usePricedOrder', () => PRICE);
  standIn(orderPlacement, 'usePlacementBelow', () => ({
    placement: useShop().isExpired ? EXPIRED : IDLE,
    reload: IDLE,
    send: place,
    on: listen,
  }));
  standIn(guestPayment, 'useGuestPayment', ({ onUsable }) => {
    const instrument = {
      paymentInstrumentToken: 'token-1',
      paymentType: 'visa',
      accountNumberLastFour: '1111',
      tokenAcquiredTimestamp: 0,
    } as const;
    return { instrument, isExpired: false, submit: () => onUsable({ instrument }) };
  });
  standIn(guestPayment, 'ExpiredPaymentDialog', () => null);
  standIn(storeGuard, 'useStoreGuard', (onApproved) => ({
    question: null,
    press: onApproved,
    keep: noop,
    close: noop,
  }));
  standIn(guestPickup, 'GuestPickup', () => null);
}

const place = (event: { type: string; order?: OrderToPlace }) =>
  shop.change(event.order ? { ordered: event.order.timeSlot?.id ?? 'soonest' } : { isExpired: false });
const listen = (listener: (news: { type: string }) => void) => {
  news.add(listener);
  return () => news.delete(listener);
};

/** The page, and in place of its times what they would show: another one is chosen once one is lost (OPP-014). */
function Page() {
  const { choices, isTimeLost, send } = useOrderChoices();
  const { ordered, isPricedAnew } = useShop();
  useEffect(() => {
    if (isTimeLost) send({ type: 'slot.chosen', timeSlot: null });
  }, [isTimeLost, send]);
  return (
    <>
      <GuestCheckoutScreen />
      <p data-testid="lost">{choices.lostSlots.join(' ')}</p>
      <p data-testid="ordered">{ordered}</p>
      <p data-testid="priced anew">{isPricedAnew ? 'yes' : 'no'}</p>
    </>
  );
}

describeView('ordering/guest-checkout', model, (harness) => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  shop.clear();
  standInShop();
  return mount(harness, <Page />, {
    address: '/menu/cart/guest/checkout',
    prepare: ({ session }) => {
      if (harness.start === 'a known guest') vi.spyOn(session, 'visitor').mockReturnValue({ kind: 'guest' });
      const choose = orderChoicesOf(session).send;
      externalEvents.register(({ type, label }) => {
        if (type === 'availability.resolved') {
          // Also resolved again as it was.
          flushSync(() => shop.change({ availability: null }));
          flushSync(() => shop.change({ availability: String(label) }));
        } else if (type === 'order.agreed') {
          shop.change({ ordered: '' });
          // What was lost in an earlier order can be had again.
          choose({ type: 'order.placed' });
          if (label === 'for a time')
            choose({ type: 'slot.chosen', timeSlot: { id: '1115', startsAt: 0, soonest: false } });
        } else if (type === 'session.expired') {
          shop.change({ isExpired: true, isPricedAnew: false });
        } else {
          for (const listener of [...news]) listener({ type });
        }
      });
    },
  });
});
