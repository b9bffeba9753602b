import { useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { type PaymentSummaryProps, PaymentSummarySheet } from '#areas/ordering/summary/payment-summary-sheet.tsx';
import type { WaysToOrder } from '#areas/ordering/summary/ways-to-order.ts';
import * as waysToOrder from '#areas/ordering/summary/ways-to-order.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { Failure } from '#domain/failure.ts';
import type { PricedOrder } from '#domain/ordering/priced-order.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { orderChoicesOf } from '#session/ordering/order-choices.ts';
import * as orderPricing from '#session/ordering/order-pricing.ts';
import type { Session } from '#session/session.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { clock, model, NOON } from './payment-summary.model.ts';

const LIFE_MS = 300_000;
const PRICED: PricedOrder = {
  orderId: 'order-1',
  price: 1092,
  currency: 'USD',
  label: null,
  lineItems: [],
  additionalFeeDescription: null,
  expiresIn: LIFE_MS / 1000,
  storeNumber: storeNumberOf('1'),
  countrySubdivision: null,
  offers: [],
  isTipEnabled: false,
};
const methodOf = (id: string, paymentType: PaymentMethod['paymentType']): PaymentMethod => ({
  paymentMethodId: id,
  paymentMethodIdHash: id,
  paymentInstrumentId: `${id}-1`,
  paymentType,
  paymentSource: null,
  accountNumberLastFour: '1111',
  isDefault: false,
  expires: null,
  billingAddressId: null,
});
const METHODS = [methodOf('visa', 'visa'), methodOf('paypal', 'paypal')];
const cardOf = (amount: number): StoredValueCard => ({
  cardId: 'card-1',
  cardNumber: '7777000000000001',
  nickname: '',
  cardImageUrl: null,
  isPrimary: true,
  status: 'active',
  balance: { amount, currency: 'USD' },
  autoReloadProfile: null,
});

const waysOf = (cards: StoredValueCard[], methods = METHODS): WaysToOrder => ({
  cards,
  methods,
  sources: methods,
  mayAdd: true,
  hasUnusable: false,
});

/** `turn`: half a millisecond, or a cent, makes other facts of the same. */
type Till = { status: string; price: number | null; ways: WaysToOrder; chosen: string; turn: number };
const till = (change: Partial<Till> = {}): Till => ({
  status: 'fresh',
  price: PRICED.price,
  ways: waysOf([cardOf(4250)]),
  chosen: 'card-1',
  turn: 0,
  ...change,
});
const holds = (amount: number, methods = METHODS) => ({
  ways: waysOf([cardOf(amount)], methods),
});

/** What the facts of the model are made of, by their labels. */
const TILLS: Readonly<Record<string, Till>> = {
  'a card that reaches': till(),
  'a card to the cent': till(holds(1092)),
  'an empty card': till(holds(0)),
  'an empty card, and a dearer order': till({ price: 3000, ...holds(0) }),
  'an empty card, and nothing to reload it with': till(holds(0, [])),
  'an empty card, and Visa removed': till(holds(0, METHODS.slice(1))),
  'a Visa': till({ chosen: 'visa-1' }),
  'one to be added': till({ ways: waysOf([], []) }),
  'one to be added, and a stale price': till({ status: 'stale', ways: waysOf([], []) }),
  'nothing chosen': till({ ways: waysOf([]) }),
  'a price below zero': till({ price: -1 }),
  'a price of zero': till({ price: 0, ...holds(0) }),
  'a stale price': till({ status: 'stale' }),
  'no price': till({ status: 'pricing', price: null }),
  'no price yet': till({ status: 'pricing', price: null }),
  'nothing to reload with': till(holds(0, [])),
};

const listeners = new Set<() => void>();
let now: Till = till();
const shop = {
  now: () => now,
  set: (next: Till) => {
    now = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const useTill = () => useSyncExternalStore(shop.subscribe, shop.now);
const nothing = () => {};

/** The walk says what is priced, and what a member has to pay with. */
function standInTill() {
  standIn(orderPricing, 'useOrderPrice', () => {
    const { status, price, turn } = useTill();
    const received = { priced: { ...PRICED, price: price ?? 0 }, key: '', receivedAt: NOON - LIFE_MS - turn / 2 };
    return {
      price: price === null ? null : received,
      status,
      before: null,
      failure: null,
      dialog: null,
      refresh: nothing,
      actor: { send: nothing, on: () => ({ unsubscribe: nothing }) },
    };
  });
  standIn(waysToOrder, 'useWaysToOrder', () => ({ ways: useTill().ways, failure: null, retry: nothing }));
}

const actors = {
  beginOrder: fromPromise(async () => ({ outcome: 'refused', refusal: { code: 'ORDER_EXPIRED', message: null } })),
  prepareReload: fromPromise(() => Promise.reject(new Failure('offline'))),
};
const CART: PaymentSummaryProps['cart'] = {
  lines: [],
  pickup: { state: 'none', store: undefined, distance: null, failure: null, retry: nothing },
};

function choose(session: Session, id: string, mayTip: boolean): void {
  const kind = id === 'card-1' ? 'stored-value-card' : 'payment-instrument';
  orderChoicesOf(session).send({ type: 'method.chosen', method: { kind, id }, mayTip });
}

describeView('ordering/payment-summary', model, (harness) => {
  window.localStorage.clear();
  standInTill();
  let turn = 0;
  const open = (session: Session, label: string) => {
    const next = TILLS[label];
    if (!next) throw new Error(`no till: ${label}`);
    choose(session, next.chosen, true);
    turn = 1 - turn;
    shop.set({ ...next, turn, ...(next.price === null && holds(4250 + turn)) });
  };
  return mount(harness, <PaymentSummarySheet open cart={CART} onClose={() => {}} />, {
    address: '/menu/cart',
    actors,
    clock,
    configuration: {
      ...DEFAULT_CONFIGURATION,
      storedValueCard: {
        ...DEFAULT_CONFIGURATION.storedValueCard,
        svcReloadOptions: [1500, 2500, 5000],
        defaultSvcReloadOption: 2500,
      },
    },
    prepare: ({ session }) => {
      open(session, harness.start);
      externalEvents.register((event) => {
        if (event.type !== 'tip.removed') return open(session, String(event['label']));
        orderChoicesOf(session).send({ type: 'tip.chosen', tip: 100, price: PRICED.price });
        choose(session, shop.now().chosen, false);
      });
    },
  });
});
