import { assign, emit, setup } from 'xstate';
import type { Consumption, PickupOption } from '#domain/ordering/fulfilment.ts';
import { FIRST_CHOICES, type OrderChoices, type PaymentChoice } from '#domain/ordering/order-choices.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import type { StoreNumber } from '#domain/stores/store.ts';

/** `mayTip`: what is chosen belongs to a type of payment that takes tips. */
type Method = { method: PaymentChoice; mayTip: boolean };
/** Cents; `price`: what the order costs without it. */
type Tip = { tip: number; price: number };
/** Cents; whether the server takes a tip with this price. */
type Price = { price: number; isTipEnabled: boolean };
/** What left no room for a tip. */
type TipLost = { lostTo: 'method' | 'price' };

/** What a visitor has chosen about the next order, on every page that leads to it; in memory only. */
export const orderChoicesMachine = setup({
  types: {} as {
    context: OrderChoices;
    events:
      | { type: 'store.resolved'; storeNumber: StoreNumber | null }
      | { type: 'pickupOption.chosen'; pickupOption: PickupOption }
      | { type: 'pickupOption.lost'; pickupOption: PickupOption }
      | { type: 'consumption.chosen'; consumption: Consumption }
      | { type: 'slot.chosen'; timeSlot: TimeSlot | null }
      | { type: 'slot.lost'; slotId: string }
      | { type: 'offer.applied'; code: string }
      | { type: 'offer.removed'; code: string }
      | ({ type: 'tip.chosen' } & Tip)
      | ({ type: 'price.received' } & Price)
      | ({ type: 'method.chosen' } & Method)
      | { type: 'marketing.chosen'; marketingOptIn: boolean }
      | { type: 'guest.continued' }
      | { type: 'member.arrived' }
      | { type: 'order.placed' }
      | { type: 'visitor.forgotten' };
    emitted: ({ type: 'tip.removed' } & TipLost) | { type: 'choices.cleared' };
    tags: 'timeUnavailable';
  },
  actions: {
    keepStore: assign({
      storeNumber: (_, params: { storeNumber: StoreNumber | null }) => params.storeNumber,
      isPickupLost: false,
      timeSlot: null,
      lostSlots: [],
    }),
    keepPickup: assign(({ context }, { pickupOption }: { pickupOption: PickupOption }) => ({
      pickupOption,
      consumption: pickupOption === 'in-store' ? context.consumption : ('to-go' as const),
    })),
    losePickup: assign({ isPickupLost: true }),
    endPickupLoss: assign({ isPickupLost: false }),
    keepConsumption: assign({ consumption: (_, params: { consumption: Consumption }) => params.consumption }),
    keepSlot: assign({ timeSlot: (_, params: { timeSlot: TimeSlot | null }) => params.timeSlot }),
    loseSlot: assign(({ context }, { slotId }: { slotId: string }) => ({
      timeSlot: null,
      lostSlots: [...new Set([...context.lostSlots, slotId])],
    })),
    applyOffer: assign({ offers: (_, { code }: { code: string }) => [code] }),
    removeOffer: assign({
      offers: ({ context }, { code }: { code: string }) => context.offers.filter((each) => each !== code),
    }),
    keepTip: assign({ tip: (_, params: Pick<Tip, 'tip'>) => params.tip }),
    keepMethod: assign({ method: (_, params: Pick<Method, 'method'>) => params.method }),
    dropTip: assign({ tip: 0 }),
    keepMarketing: assign({ marketingOptIn: (_, params: { marketingOptIn: boolean }) => params.marketingOptIn }),
    becomeGuest: assign({ continueAsGuest: true }),
    becomeMember: assign({ continueAsGuest: false }),
    // The store stays chosen; the times that were lost are forgotten with the order.
    clear: assign(({ context: { storeNumber } }) => ({ ...FIRST_CHOICES, storeNumber })),
    emitTipRemoved: emit((_, { lostTo }: TipLost) => ({ type: 'tip.removed' as const, lostTo })),
    emitCleared: emit({ type: 'choices.cleared' as const }),
  },
  guards: {
    isSameStore: ({ context }, params: { storeNumber: StoreNumber | null }) =>
      params.storeNumber === context.storeNumber,
    isFirstPickup: ({ context }) => context.pickupOption === FIRST_CHOICES.pickupOption,
    isPossible: ({ context }, params: { consumption: Consumption }) =>
      params.consumption === 'to-go' || context.pickupOption === 'in-store',
    isLost: ({ context }, { timeSlot }: { timeSlot: TimeSlot | null }) =>
      timeSlot !== null && context.lostSlots.includes(timeSlot.id),
    isTip: (_, { tip, price }: Tip) => Number.isSafeInteger(tip) && tip >= 0 && (tip === 0 || tip <= price),
    isTipOver: ({ context }, { price, isTipEnabled }: Price) =>
      context.tip > 0 && context.tip > (isTipEnabled ? price : 0),
    isTipLost: ({ context }, { method, mayTip }: Method) => context.tip > 0 && !mayTip && method.kind !== 'add-payment',
  },
}).createMachine({
  id: 'orderChoices',
  description: '[ORD-019 PRV-004] What is chosen about the next order: gone once it is placed, and at sign-out.',
  context: FIRST_CHOICES,
  options: { maxIterations: 50 },
  initial: 'standing',
  on: {
    'store.resolved': [
      {
        description: '[ORD-041] It is the store that the times are of.',
        guard: { type: 'isSameStore', params: ({ event }) => event },
      },
      {
        description: '[ORD-042] Another store has other times.',
        target: '.standing',
        actions: { type: 'keepStore', params: ({ event }) => event },
      },
    ],
    'pickupOption.chosen': {
      description: '[ORD-021 ORD-023] Another way of pickup; what is not handed over in the store is to go.',
      actions: [{ type: 'keepPickup', params: ({ event }) => event }, 'endPickupLoss'],
    },
    'pickupOption.lost': [
      {
        description: '[ORD-023] The store has not the way that every order begins with: nothing chosen is lost.',
        guard: 'isFirstPickup',
        actions: { type: 'keepPickup', params: ({ event }) => event },
      },
      {
        description: '[ORD-023] The store has not, or not now, what was chosen: another way is kept, and that is said.',
        actions: [{ type: 'keepPickup', params: ({ event }) => event }, 'losePickup'],
      },
    ],
    'consumption.chosen': {
      description: '[ORD-022 ORD-023] For here or to go; for here only in the store.',
      guard: { type: 'isPossible', params: ({ event }) => event },
      actions: [{ type: 'keepConsumption', params: ({ event }) => event }, 'endPickupLoss'],
    },
    'slot.chosen': [
      {
        description: '[ORD-042] A time that was lost cannot be chosen again.',
        guard: { type: 'isLost', params: ({ event }) => event },
      },
      {
        description: '[ORD-039 ORD-042] A time of the next hour, or as soon as possible.',
        target: '.standing',
        actions: { type: 'keepSlot', params: ({ event }) => event },
      },
    ],
    'slot.lost': {
      description: '[ORD-041 ORD-042] The chosen time was taken by others: another one is to be chosen.',
      target: '.timeLost',
      actions: { type: 'loseSlot', params: ({ event }) => event },
    },
    'offer.applied': {
      description: '[ORD-029 ORD-030] An offer joins the order in the place of another one.',
      actions: { type: 'applyOffer', params: ({ event }) => event },
    },
    'offer.removed': {
      description: '[ORD-030] An offer is taken out, by the member or because it cannot be applied.',
      actions: { type: 'removeOffer', params: ({ event }) => event },
    },
    'tip.chosen': {
      description: '[ORD-074 ORD-075] A tip of at most the price, or none.',
      guard: { type: 'isTip', params: ({ event }) => event },
      actions: { type: 'keepTip', params: ({ event }) => event },
    },
    'price.received': {
      description: '[ORD-074 ORD-075] A new price leaves no room for the tip: it goes for good, and that is said.',
      guard: { type: 'isTipOver', params: ({ event }) => event },
      actions: ['dropTip', { type: 'emitTipRemoved', params: { lostTo: 'price' } }],
    },
    'method.chosen': [
      {
        description: '[ORD-072] What pays takes no tips: the tip goes, and that is said.',
        guard: { type: 'isTipLost', params: ({ event }) => event },
        actions: [
          { type: 'keepMethod', params: ({ event }) => event },
          'dropTip',
          { type: 'emitTipRemoved', params: { lostTo: 'method' } },
        ],
      },
      {
        description: '[ORD-056] Another way to pay, or the way to add one.',
        actions: { type: 'keepMethod', params: ({ event }) => event },
      },
    ],
    'marketing.chosen': {
      description: '[ORD-036] The guest agrees to mails with offers, or takes that back.',
      actions: { type: 'keepMarketing', params: ({ event }) => event },
    },
    'guest.continued': {
      description: '[ORD-032 PRV-004] The visitor orders without an account.',
      actions: 'becomeGuest',
    },
    'member.arrived': {
      description: '[PRV-004] The visitor has signed in after all.',
      actions: 'becomeMember',
    },
    'order.placed': {
      description: '[ORD-053 OPP-028] The order is taken: the next one begins anew, without its offers.',
      target: '.standing',
      actions: ['clear', 'emitCleared'],
    },
    'visitor.forgotten': {
      description: '[ORD-018] At sign-out nothing of the choices stays.',
      target: '.standing',
      actions: ['clear', 'emitCleared'],
    },
  },
  states: {
    standing: { description: '[ORD-019] The order can be placed as it is chosen.' },
    timeLost: {
      description:
        '[ORD-041] The time that was chosen is gone: another one is chosen before the order is placed again.',
      tags: 'timeUnavailable',
    },
  },
});
