import { equal, ok } from 'node:assert/strict';
import { Failure } from '#domain/failure.ts';
import type { OrderToPlace } from '#domain/order-placement.ts';
import { storeNumberOf } from '#domain/store.ts';
import { guestCheckoutMachine } from '#machines/ordering/guest-checkout.machine.ts';
import { defineModel, done, failed, NO_VIEW } from '../kit/model.ts';
import { lacking, misled, readContext, valueAt } from '../kit/on-graph.ts';

const ORDER: OrderToPlace = {
  orderId: 'order-1',
  storeNumber: storeNumberOf('900994'),
  tenders: [{ id: 'token-1', tender: 'guest-token', amount: 1203 }],
  tipAmount: 0,
  timeSlotId: null,
  guest: { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false },
};
const LATER: OrderToPlace = { ...ORDER, timeSlotId: '1115' };

const FAILURES = [
  failed('offline', new Failure('offline')),
  failed('server error', new Failure('server')),
  failed('unforeseen', new Error('unforeseen')),
];

export const model = defineModel<typeof guestCheckoutMachine>({
  machine: guestCheckoutMachine,
  inputs: { 'a new guest': { isGuest: false }, 'a known guest': { isGuest: true } },
  events: {
    'ground.found': [
      { label: 'nothing to order here', payload: { ground: 'missing' } },
      { label: 'the stored-value card alone', payload: { ground: 'cardOnly' } },
      { label: 'open to guests', payload: { ground: 'open' } },
    ],
    'start.retried': [{ label: 'pressed' }],
    'order.agreed': [
      { label: 'as soon as possible', payload: { order: ORDER } },
      { label: 'for a time', payload: { order: LATER } },
    ],
    'session.expired': [{ label: 'an order was refused' }],
    'order.placed': [{ label: 'taken' }],
  },
  outcomes: {
    startSession: [done('started'), ...FAILURES],
    renewSession: [done('started anew'), ...FAILURES],
    checkSlot: [done('free', true), done('taken', false), ...FAILURES],
  },
  // The specification names no bound of a request: our choice.
  waits: { requestBound: 20_000 },
  bound: (context) => context,
  limit: 60,
  rest: ['cardOnly', 'unstarted', 'form.filling', 'form.renewed', 'form.failed', 'placed', 'leaving'],
  tags: ['form', 'cardOnly', 'unstarted', 'renewed', 'done'],
  invariants: {
    'ORD-055 an order is kept only while its time is looked at': ({ context, value }) =>
      (context.order !== null) === (value === 'checkingSlot'),
    'ORD-034 ORD-036 what has failed is kept where it is said, and only there': ({ context, value }) =>
      (context.failure !== null) === ['"unstarted"', '{"form":"failed"}'].includes(JSON.stringify(value)),
  },
  properties: {
    'ORD-031 ORD-034 without a cart, or a store that takes guests, the cart is the page, and nothing is started': (
      graph,
    ) => [
      ...misled(graph, { 'ground.found(nothing to order here)': 'leaving' }),
      ...lacking(graph, 'ground.found(nothing to order here)', { does: 'emits', name: 'cart.wanted', value: {} }),
    ],
    'ORD-033 ORD-034 a session is started for those who have none, and for no others': (graph) =>
      graph.edges
        .filter(({ from }) => ['looking', 'cardOnly'].includes(String(valueAt(from))))
        .filter(({ stimulus }) => stimulus.name === 'ground.found(open to guests)')
        .filter(({ from, to }) => {
          const { isGuest } = readContext<typeof guestCheckoutMachine>(graph, from);
          return (JSON.stringify(valueAt(to)) === '"starting"') === isGuest;
        })
        .map(({ from }) => from),
    'ORD-037 ORD-038 a store that takes the stored-value card alone has no form, until another is chosen': (graph) =>
      misled(graph, { 'ground.found(the stored-value card alone)': 'cardOnly' }),
    'PRV-039 an order for as soon as possible is ready at once, as it was agreed to': (graph) => [
      ...misled(graph, { 'order.agreed(as soon as possible)': '{"form":"filling"}' }),
      ...lacking(graph, 'order.agreed(as soon as possible)', {
        does: 'emits',
        name: 'order.ready',
        value: { order: ORDER },
      }),
    ],
    'ORD-054 ORD-055 an order for a time is sent only once the time was found free': (graph) => [
      ...misled(graph, {
        'order.agreed(for a time)': 'checkingSlot',
        'checkSlot: free': '{"form":"filling"}',
        'checkSlot: taken': '{"form":"filling"}',
        'checkSlot: offline': '{"form":"failed"}',
        'checkingSlot after(requestBound)': '{"form":"failed"}',
      }),
      ...lacking(graph, 'order.agreed(for a time)', {
        does: 'starts',
        name: 'checkSlot',
        value: { storeNumber: '900994', slotId: '1115' },
      }),
      ...lacking(graph, 'checkSlot: free', { does: 'emits', name: 'order.ready', value: { order: LATER } }),
      ...lacking(graph, 'checkSlot: taken', { does: 'emits', name: 'slot.lost', value: { slotId: '1115' } }),
      ...graph.edges
        .filter(({ effects }) => effects.some(({ name }) => name === 'order.ready'))
        .filter(({ stimulus }) => !/as soon as possible|free/.test(stimulus.name))
        .map(({ stimulus }) => stimulus.name),
    ],
    'OPP-012 OPP-013 an expired session is started anew, the price asked for once more, and nothing is sent by itself':
      (graph) => [
        ...misled(graph, {
          'session.expired(an order was refused)': 'renewing',
          'renewSession: started anew': '{"form":"renewed"}',
          'renewSession: offline': '{"form":"failed"}',
        }),
        ...lacking(graph, 'renewSession: started anew', { does: 'emits', name: 'price.wanted', value: {} }),
        ...graph.edges
          .filter(({ stimulus }) => stimulus.name.startsWith('renewSession'))
          .filter(({ effects }) => effects.some(({ name }) => name === 'order.ready'))
          .map(({ stimulus }) => stimulus.name),
      ],
    'ORD-034 a session that did not start can be tried again': (graph) =>
      misled(graph, {
        'startSession: started': '{"form":"filling"}',
        'startSession: server error': 'unstarted',
        'starting after(requestBound)': 'unstarted',
        'start.retried(pressed)': 'starting',
      }),
    'ORD-032 an order that was taken ends the page': (graph) => misled(graph, { 'order.placed(taken)': 'placed' }),
  },
  shows: {
    looking: { says: 'ORD-034 the page waits for cart and store', see: ({ snapshot }) => ok(snapshot.hasTag('busy')) },
    cardOnly: {
      says: 'ORD-037 the message of the store is there in place of the form',
      see: ({ snapshot }) => ok(snapshot.hasTag('cardOnly') && !snapshot.hasTag('form')),
    },
    starting: { says: 'ORD-034 the session is started', see: ({ snapshot }) => ok(snapshot.hasTag('busy')) },
    unstarted: {
      says: 'ORD-034 why there is no session, and another try',
      see: ({ snapshot }) => ok(snapshot.hasTag('unstarted') && snapshot.context.failure !== null),
    },
    'form.filling': {
      says: 'ORD-036 the form is there',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('form') && !snapshot.hasTag('busy'));
        equal(snapshot.context.failure, null);
      },
    },
    'form.renewed': {
      says: 'OPP-013 the form says that the session is a new one',
      see: ({ snapshot }) => ok(snapshot.hasTag('form') && snapshot.hasTag('renewed')),
    },
    'form.failed': {
      says: 'ORD-055 OPP-012 the form says why nothing was ordered',
      see: ({ snapshot }) => ok(snapshot.hasTag('form') && snapshot.context.failure !== null),
    },
    checkingSlot: {
      says: 'ORD-055 the form waits while the time is looked at',
      see: ({ snapshot }) => ok(snapshot.hasTag('form') && snapshot.hasTag('busy')),
    },
    renewing: {
      says: 'OPP-013 the form stays while a session is started anew',
      see: ({ snapshot }) => ok(snapshot.hasTag('form') && snapshot.hasTag('busy')),
    },
    placed: { says: 'ORD-032 the order was taken', see: ({ snapshot }) => ok(snapshot.hasTag('done')) },
    leaving: {
      says: 'ORD-034 the page is left for the cart',
      see: ({ snapshot }) => ok(!snapshot.hasTag('form') && !snapshot.hasTag('done')),
    },
  },
  causes: NO_VIEW,
});
