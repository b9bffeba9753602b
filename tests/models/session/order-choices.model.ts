import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { FIRST_CHOICES } from '#domain/ordering/order-choices.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { orderChoicesMachine } from '#machines/session/order-choices.machine.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';
import { always, has } from '../kit/on-graph.ts';

const NOON: TimeSlot = { id: '1200', startsAt: Date.UTC(2026, 10, 22, 20), soonest: false };
const PINE = storeNumberOf('2001');
/** What an order begins with, by the specification (ORD-019, ORD-020, ORD-075). */
const NOTHING_CHOSEN = {
  pickupOption: 'in-store',
  consumption: 'to-go',
  timeSlot: null,
  lostSlots: [],
  offers: [],
  tip: 0,
  method: null,
  continueAsGuest: false,
  marketingOptIn: false,
  isPickupLost: false,
};
const CARD = { kind: 'stored-value-card', id: 'card-1' } as const;
const VISA = { kind: 'payment-instrument', id: 'visa-1' } as const;

export const model = defineModel<typeof orderChoicesMachine>({
  machine: orderChoicesMachine,
  inputs: { start: undefined },
  events: {
    'store.resolved': [{ label: 'a store', payload: { storeNumber: PINE } }],
    'pickupOption.chosen': [{ label: 'drive-thru', payload: { pickupOption: 'drive-thru' } }],
    'pickupOption.lost': [
      { label: 'now in store', payload: { pickupOption: 'in-store' } },
      { label: 'now curbside', payload: { pickupOption: 'curbside' } },
    ],
    'consumption.chosen': [{ label: 'for here', payload: { consumption: 'for-here' } }],
    'slot.chosen': [{ label: 'noon', payload: { timeSlot: NOON } }],
    'slot.lost': [{ label: 'noon', payload: { slotId: NOON.id } }],
    'offer.applied': [
      { label: 'one', payload: { code: 'ONE' } },
      { label: 'another', payload: { code: 'OTHER' } },
    ],
    'offer.removed': [{ label: 'one', payload: { code: 'ONE' } }],
    'tip.chosen': [
      { label: '$2 of $2', payload: { tip: 200, price: 200 } },
      { label: '$2.01 of $2', payload: { tip: 201, price: 200 } },
      { label: 'half a cent', payload: { tip: 0.5, price: 500 } },
      { label: 'below zero', payload: { tip: -1, price: 500 } },
      { label: 'none of nothing', payload: { tip: 0, price: 0 } },
    ],
    'price.received': [
      { label: '$2', payload: { price: 200, isTipEnabled: true } },
      { label: '$1.99', payload: { price: 199, isTipEnabled: true } },
      { label: '$5 without tips', payload: { price: 500, isTipEnabled: false } },
      { label: 'below zero', payload: { price: -100, isTipEnabled: true } },
    ],
    'method.chosen': [
      { label: 'a card', payload: { method: CARD, mayTip: true } },
      { label: 'a Visa', payload: { method: VISA, mayTip: false } },
      { label: 'one to be added', payload: { method: { kind: 'add-payment' }, mayTip: false } },
    ],
    'marketing.chosen': [{ label: 'wanted', payload: { marketingOptIn: true } }],
    'guest.continued': [{ label: 'as a guest' }],
    'member.arrived': [{ label: 'signed in' }],
    'order.placed': [{ label: 'taken' }],
    'visitor.forgotten': [{ label: 'at sign-out' }],
  },
  outcomes: {},
  // Offers, marketing and the kind of visitor touch nothing else, so one of them at a time is enough; a tip may go again.
  bound: ({ continueAsGuest, marketingOptIn, ...choices }) => {
    const isNew = isDeepStrictEqual(
      { ...choices, tip: 0, continueAsGuest: false, marketingOptIn: false },
      FIRST_CHOICES,
    );
    const { pickupOption, consumption, timeSlot, lostSlots, offers, tip, method, storeNumber, isPickupLost } = choices;
    return [
      pickupOption,
      isPickupLost,
      consumption,
      timeSlot?.id ?? null,
      lostSlots,
      offers,
      tip,
      method?.kind ?? null,
      storeNumber,
      ...(isNew ? [continueAsGuest, marketingOptIn] : []),
    ];
  },
  limit: 3000,
  rest: ['standing', 'timeLost'],
  tags: ['timeUnavailable'],
  invariants: {
    'ORD-030 at most one offer is in the order': ({ context }) => context.offers.length <= 1,
    'ORD-023 what is not handed over in the store is to go': ({ context }) =>
      context.pickupOption === 'in-store' || context.consumption === 'to-go',
    'ORD-042 a time that was lost is not chosen': ({ context: { timeSlot, lostSlots } }) =>
      timeSlot === null || !lostSlots.includes(timeSlot.id),
    'ORD-075 a tip is whole cents, none below zero and none over the price': ({ context: { tip } }) =>
      tip === 0 || tip === 200,
  },
  properties: {
    'ORD-020 ORD-075 an order begins in store, to go, without a tip or an offer': (graph) =>
      [...graph.starts.values()]
        .map((key) => graph.states.get(key)?.snapshot.context)
        .filter((first) => first?.consumption !== 'to-go' || first.tip !== 0 || first.offers.length > 0)
        .map(() => 'another beginning'),
    'ORD-072 a tip goes with a way to pay that takes none, and that is said; else neither': (graph) =>
      always(graph, ['method.chosen'], ({ before, next, stimulus, effects }) => {
        const was = before.context.tip;
        const goes = was > 0 && stimulus.name.includes('a Visa');
        const isSaid = has({ effects }, 'tip.removed');
        return isSaid === goes && next.context.tip === (goes ? 0 : was);
      }),
    'ORD-074 ORD-075 D-352 a tip goes where a new price leaves no room for it, and that is said; else neither': (
      graph,
    ) =>
      always(graph, ['price.received'], ({ before, next, stimulus, effects }) => {
        const was = before.context.tip;
        const goes = was > 0 && !stimulus.name.endsWith('$2');
        const isSaid = has({ effects }, 'tip.removed');
        return isSaid === goes && next.context.tip === (goes ? 0 : was);
      }),
    'ORD-041 a lost time is remembered, and another one is asked for': (graph) =>
      always(
        graph,
        ['slot.lost'],
        ({ next }) =>
          next.value === 'timeLost' && next.context.timeSlot === null && next.context.lostSlots.includes(NOON.id),
      ),
    'ORD-018 ORD-020 OPP-028 a placed order and a sign-out leave no choice behind but the store, and say so': (graph) =>
      always(graph, ['order.placed', 'visitor.forgotten'], ({ before, next, effects }) => {
        const { storeNumber } = before.context;
        const isLeft = !isDeepStrictEqual(next.context, { ...NOTHING_CHOSEN, storeNumber });
        return !isLeft && has({ effects }, 'choices.cleared');
      }),
    'ORD-041 ORD-042 the time is the one that was chosen last, and another store has other times': (graph) =>
      graph.edges.filter(({ from, before, next, stimulus }) => {
        const { lostSlots, timeSlot, storeNumber } = next.context;
        if (stimulus.event.type === 'slot.chosen') {
          const was = before.context;
          return timeSlot !== (was.lostSlots.includes(NOON.id) ? was.timeSlot : NOON);
        }
        const isOther = stimulus.event.type === 'store.resolved' && !from.includes(PINE);
        return isOther && (storeNumber !== PINE || timeSlot !== null || lostSlots.length > 0);
      }),
    'ORD-021 ORD-022 way of pickup and of eating are those that were chosen, for here in the store only': (graph) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        const { pickupOption, consumption } = next.context;
        const was = before.context;
        if (stimulus.event.type === 'pickupOption.chosen')
          return pickupOption !== 'drive-thru' || consumption !== 'to-go';
        const isHere = stimulus.event.type === 'consumption.chosen' && was.pickupOption === 'in-store';
        return isHere && consumption !== 'for-here';
      }),
    'ORD-023 D-433 a chosen way of pickup that is lost is replaced, and that is kept; the way an order begins with was none':
      (graph) =>
        always(graph, ['pickupOption.lost'], ({ before, next, stimulus }) => {
          const { pickupOption, consumption, isPickupLost } = next.context;
          const was = before.context;
          const isToGo = pickupOption === 'in-store' ? consumption === was.consumption : consumption === 'to-go';
          const isKept = isPickupLost === (was.isPickupLost || was.pickupOption !== 'in-store');
          return pickupOption === stimulus.event['pickupOption'] && isToGo && isKept;
        }),
    'ORD-023 D-433 the next choice of it, another store, a placed order and a sign-out end what was said, and nothing else':
      (graph) =>
        graph.edges
          .filter(({ stimulus: { event } }) => event.type !== 'pickupOption.lost')
          .filter(({ before, next, stimulus: { event } }) => {
            const was = before.context;
            const isChoice =
              event.type === 'pickupOption.chosen' ||
              (event.type === 'consumption.chosen' && was.pickupOption === 'in-store') ||
              (event.type === 'store.resolved' && was.storeNumber !== PINE) ||
              ['order.placed', 'visitor.forgotten'].includes(event.type);
            return next.context.isPickupLost !== (was.isPickupLost && !isChoice);
          }),
    'ORD-029 ORD-030 an offer takes the place of another, and one that is taken out is gone': (graph) =>
      graph.edges.filter(({ next, stimulus }) => {
        const { offers } = next.context;
        const { type, ...payload } = stimulus.event;
        if (type === 'offer.applied') return !isDeepStrictEqual(offers, [payload['code']]);
        return type === 'offer.removed' && offers.includes(payload['code']);
      }),
    'ORD-056 the way to pay is the one that was chosen last': (graph) =>
      always(graph, ['method.chosen'], ({ next, stimulus }) => next.context.method === stimulus.event['method']),
    'PRV-004 ORD-036 guest and letters are kept': (graph) =>
      graph.edges.filter(
        ({ next, stimulus }) =>
          (stimulus.event.type === 'guest.continued' && !next.context.continueAsGuest) ||
          (stimulus.event.type === 'member.arrived' && next.context.continueAsGuest) ||
          (stimulus.event.type === 'marketing.chosen' && !next.context.marketingOptIn),
      ),
  },
  shows: {
    standing: {
      says: 'ORD-019 nothing is in the way of the chosen time',
      see: ({ snapshot }) => ok(!snapshot.hasTag('timeUnavailable')),
    },
    timeLost: {
      says: 'ORD-041 the time is unavailable and no time is chosen',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('timeUnavailable'));
        equal(snapshot.context.timeSlot, null);
        deepStrictEqual(snapshot.context.lostSlots, [NOON.id]);
      },
    },
  },
  causes: NO_VIEW,
});
