import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { storeNumberOf } from '#domain/store.ts';
import type { TimeSlot } from '#domain/time-slot.ts';
import { orderChoicesMachine } from '#machines/session/order-choices.machine.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';
import { labelOf } from '../kit/on-graph.ts';

const NOON: TimeSlot = { id: '1200', startsAt: Date.UTC(2026, 10, 22, 20), soonest: false };
const CARD = { kind: 'stored-value-card', id: 'card-1' } as const;
const VISA = { kind: 'payment-instrument', id: 'visa-1' } as const;

export const model = defineModel<typeof orderChoicesMachine>({
  machine: orderChoicesMachine,
  inputs: { start: undefined },
  events: {
    'store.resolved': [{ label: 'a store', payload: { storeNumber: storeNumberOf('2001') } }],
    'pickup.chosen': [{ label: 'drive-thru', payload: { pickupOption: 'drive-thru' } }],
    'consumption.chosen': [{ label: 'for here', payload: { consumption: 'for-here' } }],
    'slot.chosen': [{ label: 'noon', payload: { timeSlot: NOON } }],
    'slot.lost': [{ label: 'noon', payload: { slotId: NOON.id } }],
    'offer.applied': [
      { label: 'one', payload: { code: 'ONE' } },
      { label: 'another', payload: { code: 'OTHER' } },
    ],
    'offer.removed': [{ label: 'one', payload: { code: 'ONE' } }],
    'tip.chosen': [
      { label: '$2 of $5', payload: { tip: 200, price: 500 } },
      { label: '$6 of $5', payload: { tip: 600, price: 500 } },
      { label: 'half a cent', payload: { tip: 0.5, price: 500 } },
      { label: 'below zero', payload: { tip: -1, price: 500 } },
      { label: 'none of nothing', payload: { tip: 0, price: 0 } },
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
  // Offers, marketing and the kind of visitor touch nothing else, so one of them at a time is enough.
  bound: ({ pickupOption, consumption, timeSlot, lostSlots, offers, tip, method, storeNumber }) => [
    pickupOption,
    consumption,
    timeSlot?.id ?? null,
    lostSlots,
    offers,
    tip,
    method?.kind ?? null,
    storeNumber,
  ],
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
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type === 'method.chosen')
        .filter(({ from, next, stimulus, effects }) => {
          const before = graph.states.get(from)?.snapshot.context.tip;
          const goes = before > 0 && stimulus.name.includes('a Visa');
          const isSaid = effects.some(({ name }) => name === 'tip.removed');
          return isSaid !== goes || next.context.tip !== (goes ? 0 : before);
        })
        .map(labelOf),
    'ORD-041 a lost time is remembered, and another one is asked for': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type === 'slot.lost')
        .filter(
          ({ next }) =>
            next.value !== 'timeLost' || next.context.timeSlot !== null || !next.context.lostSlots.includes(NOON.id),
        )
        .map(labelOf),
    'ORD-018 OPP-028 a placed order and a sign-out leave no choice behind, and say so': (graph) =>
      graph.edges
        .filter(({ stimulus }) => ['order.placed', 'visitor.forgotten'].includes(stimulus.event.type))
        .filter(({ next, effects }) => {
          const { offers, tip, method, timeSlot, lostSlots, continueAsGuest } = next.context;
          const isLeft = offers.length > 0 || tip > 0 || method !== null || timeSlot !== null || lostSlots.length > 0;
          return isLeft || continueAsGuest || !effects.some(({ name }) => name === 'choices.cleared');
        })
        .map(labelOf),
    'ORD-056 the way to pay is the one that was chosen last': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type === 'method.chosen')
        .filter(({ next, stimulus }) => next.context.method !== stimulus.event['method'])
        .map(labelOf),
    'PRV-004 ORD-036 guest and letters are kept': (graph) =>
      graph.edges
        .filter(
          ({ next, stimulus }) =>
            (stimulus.event.type === 'guest.continued' && !next.context.continueAsGuest) ||
            (stimulus.event.type === 'member.arrived' && next.context.continueAsGuest) ||
            (stimulus.event.type === 'marketing.chosen' && !next.context.marketingOptIn),
        )
        .map(labelOf),
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
