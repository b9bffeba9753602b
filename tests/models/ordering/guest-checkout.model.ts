import { equal, ok } from 'node:assert/strict';
import type { OrderToPlace } from '#domain/ordering/order-placement.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { guestCheckoutMachine } from '#machines/ordering/guest-checkout.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { externalEvents, fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed, type LastOutcome, REQUEST_FAILS } from '../kit/model.ts';
import { always, has, missing, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, all, heading, inputOn, named, textOn } from '../kit/on-screen.ts';

const GUEST = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };
const ORDER: OrderToPlace = {
  orderId: 'order-1',
  storeNumber: storeNumberOf('900994'),
  tenders: [{ id: 'token-1', tender: 'guest-token', amount: 1203 }],
  tipAmount: 0,
  timeSlot: null,
  guest: GUEST,
};
const LATER: OrderToPlace = { ...ORDER, timeSlot: { id: '1115', startsAt: 0 } };

const FAILURES = [...REQUEST_FAILS];
const OUTDATED = failed('priced anew', 'price-outdated');

/** Why it came to nothing, in words. */
const SAID: Readonly<Record<string, string>> = {
  offline: 'We can’t connect right now.',
  'server error': 'Something went wrong on our end.',
  unforeseen: 'Something unexpected happened.',
  'priced anew': 'This price has changed.',
  'after(requestBound)': 'That took too long.',
};
const NOT_PLACED = 'Your order wasn’t placed';
const RENEWED = 'we started a new guest session';

const pageSays = (words: string): boolean => document.body.textContent?.includes(words) === true;
/** The last button of the form; `isBusy` says that it is at work. */
const placeButton = () =>
  all('button').find(({ textContent }) => /Place order|Placing/.test(textContent ?? '')) ?? null;
const isBusy = () => placeButton()?.getAttribute('aria-disabled') === 'true';
const saysWhy = (words: string, outcome: LastOutcome | null) => {
  const why = outcome && SAID[outcome.label];
  for (const each of [words, ...(why ? [why] : [])]) ok(pageSays(each), `${each} in ${document.body.textContent}`);
};
/** What a guest has entered; an order that came to nothing leaves it there. */
const isFormKept = (screen: Parameters<typeof inputOn>[0]) => {
  equal(inputOn(screen, 'Email address')?.value, GUEST.email);
  equal(inputOn(screen, 'First name')?.value, GUEST.firstName);
};

export const model = defineModel<typeof guestCheckoutMachine>({
  machine: guestCheckoutMachine,
  inputs: { 'a new guest': { isGuest: false }, 'a known guest': { isGuest: true } },
  events: {
    'availability.resolved': [
      { label: 'nothing to order here', payload: { availability: 'missing' } },
      { label: 'the stored-value card alone', payload: { availability: 'cardOnly' } },
      { label: 'open to guests', payload: { availability: 'open' } },
    ],
    'order.agreed': [
      { label: 'as soon as possible', payload: { order: ORDER } },
      { label: 'for a time', payload: { order: LATER } },
    ],
    'session.expired': [{ label: 'an order was refused' }],
    'network.returned': [{ label: 'online' }],
    'order.placed': [{ label: 'taken' }],
  },
  outcomes: {
    startSession: [done('started'), ...FAILURES],
    renewSession: [done('started anew'), ...FAILURES],
    checkSlot: [done('free', true), done('taken', false), OUTDATED, ...FAILURES],
  },
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
      ...wrongTargets(graph, { 'availability.resolved(nothing to order here)': 'leaving' }),
      ...missing(graph, 'availability.resolved(nothing to order here)', emits('cart.requested')),
    ],
    'ORD-033 ORD-034 a session is started for those who have none, and for no others': (graph) =>
      graph.edges
        .filter(({ before }) => ['looking', 'cardOnly'].includes(String(before.value)))
        .filter(({ stimulus }) => stimulus.name === 'availability.resolved(open to guests)')
        .filter(({ before, next }) => {
          const { isGuest } = before.context;
          return (JSON.stringify(next.value) === '"starting"') === isGuest;
        }),
    'ORD-037 ORD-038 a store that takes the stored-value card alone has no form, until another is chosen': {
      'availability.resolved(the stored-value card alone)': 'cardOnly',
    },
    'PRV-039 an order for as soon as possible is ready at once, as it was agreed to': (graph) => [
      ...wrongTargets(graph, { 'order.agreed(as soon as possible)': '{"form":"filling"}' }),
      ...missing(graph, 'order.agreed(as soon as possible)', emits('order.ready', { order: ORDER })),
    ],
    'ORD-054 ORD-055 an order for a time is sent only once the time was found free': (graph) => [
      ...wrongTargets(graph, {
        'order.agreed(for a time)': 'checkingSlot',
        'checkSlot: free': '{"form":"filling"}',
        'checkSlot: taken': '{"form":"filling"}',
        'checkSlot: offline': '{"form":"failed"}',
        'checkSlot: priced anew': '{"form":"failed"}',
        'checkingSlot after(requestBound)': '{"form":"failed"}',
      }),
      ...missing(
        graph,
        'order.agreed(for a time)',
        starts('checkSlot', { orderId: 'order-1', storeNumber: '900994', slotId: '1115' }),
      ),
      ...missing(graph, 'checkSlot: free', emits('order.ready', { order: LATER })),
      ...missing(graph, 'checkSlot: taken', emits('slot.lost', { slotId: '1115' })),
      // As where the server refuses the order for its time (ORD-042).
      ...missing(graph, 'checkSlot: taken', emits('price.requested')),
      ...graph.edges
        .filter((edge) => has(edge, 'order.ready'))
        .filter(({ stimulus }) => !/as soon as possible|free/.test(stimulus.name))
        .map(({ stimulus }) => stimulus.name),
    ],
    'OPP-012 OPP-013 an expired session is started anew, the price asked for once more, and nothing is sent by itself':
      (graph) => [
        ...wrongTargets(graph, {
          'session.expired(an order was refused)': ['renewing', '{"form":"failed"}'],
          'renewSession: started anew': '{"form":"renewed"}',
          'renewSession: offline': '{"form":"failed"}',
        }),
        ...missing(graph, 'renewSession: started anew', emits('price.requested')),
        ...graph.edges
          .filter(({ stimulus }) => stimulus.name.startsWith('renewSession'))
          .filter((edge) => has(edge, 'order.ready'))
          .map(({ stimulus }) => stimulus.name),
      ],
    'OPP-012 OPP-013 D-374 a session that expires again, once started anew, is the unexpected error, until the next press':
      (graph) => {
        let isRenewedOnce = false;
        const wrong = always(graph, ['session.expired'], ({ before, next }) => {
          const { isRenewed } = before.context;
          isRenewedOnce ||= isRenewed;
          const isUnexpected = next.context.failure === 'unexpected' && !next.context.isRenewed;
          return isRenewed ? isUnexpected && next.value !== 'renewing' : next.value === 'renewing';
        });
        return isRenewedOnce ? wrong : ['no session is started anew'];
      },
    'ORD-034 a session that did not start can be tried again': {
      'startSession: started': '{"form":"filling"}',
      'startSession: server error': 'unstarted',
      'starting after(requestBound)': 'unstarted',
      'retry.pressed(pressed)': 'starting',
    },
    'FC-172 D-211 the message of a missing network goes once it is back, and any other stays': (graph) =>
      always(
        graph,
        ['network.returned(online)'],
        ({ before, next }) => (before.context.failure === 'offline') !== (next.context.failure !== null),
      ),
    'ORD-032 an order that was taken ends the page': { 'order.placed(taken)': 'placed' },
  },
  shows: {
    looking: {
      says: 'ORD-034 the page waits for cart and store',
      see: () => ok(pageSays('Loading') && placeButton() === null),
    },
    cardOnly: {
      says: 'ORD-037 ORD-038 the message of the store is there in place of the form, with other ways to go on',
      see: () => {
        ok(heading('This store only accepts Northstar Cards as payment to order ahead'));
        equal(placeButton(), null);
        for (const way of ['Sign in', 'Join now', 'Choose another store']) ok(named('a', way), way);
      },
    },
    starting: {
      says: 'ORD-034 the page waits while the session is started',
      see: () => ok(pageSays('Loading') && placeButton() === null),
    },
    unstarted: {
      says: 'ORD-034 says why there is no session, and there is another try',
      see: ({ outcome }) => {
        saysWhy('We couldn’t start your guest order.', outcome);
        equal(placeButton(), null);
      },
    },
    'form.filling': {
      says: 'ORD-036 OPP-014 ORD-042 the form is there, nothing is wrong, and a time that was taken is lost with its price',
      see: ({ screen, outcome }) => {
        ok(placeButton() && !isBusy());
        equal(alertOn(screen), '');
        if (outcome?.label === 'taken') {
          equal(textOn(screen, 'lost'), LATER.timeSlot?.id);
          equal(textOn(screen, 'priced anew'), 'yes');
        }
        if (outcome?.label === 'free') equal(textOn(screen, 'ordered'), LATER.timeSlot?.id);
      },
    },
    'form.renewed': {
      says: 'OPP-013 the form says that the session is a new one, and is as it was',
      see: ({ screen }) => {
        saysWhy(RENEWED, null);
        ok(!isBusy());
        equal(textOn(screen, 'priced anew'), 'yes');
      },
    },
    'form.failed': {
      says: 'ORD-055 OPP-012 the form says why nothing was ordered',
      see: ({ outcome }) => {
        saysWhy(NOT_PLACED, outcome);
        ok(!pageSays(RENEWED) && !isBusy());
      },
    },
    checkingSlot: {
      says: 'ORD-055 the form is as it was, and waits while the time is looked at',
      see: ({ screen }) => {
        ok(isBusy());
        isFormKept(screen);
        equal(textOn(screen, 'ordered'), '');
      },
    },
    renewing: {
      says: 'OPP-013 the form stays while a session is started anew',
      see: () => ok(isBusy() && !pageSays(NOT_PLACED)),
    },
    placed: {
      says: 'ORD-032 the order was taken: nothing of the form is left',
      see: () => {
        ok(heading('Thanks, we’re on it'));
        equal(placeButton(), null);
      },
    },
    leaving: {
      says: 'ORD-034 the page is left for the cart',
      see: ({ screen }) => {
        equal(addressOn(screen), '/menu/cart');
        equal(placeButton(), null);
      },
    },
  },
  causes: {
    // Cart and store are chosen elsewhere; the walk sets them up by its label.
    'availability.resolved': { arrives: ({ label }) => externalEvents.fire({ type: 'availability.resolved', label }) },
    'retry.pressed': { control: () => named('button', 'Try again') },
    'order.agreed': {
      control: () => (isBusy() ? null : placeButton()),
      perform: async (user, { screen, label }) => {
        externalEvents.fire({ type: 'order.agreed', label });
        const entries = { 'First name': GUEST.firstName, 'Last name': GUEST.lastName, 'Email address': GUEST.email };
        for (const [name, words] of Object.entries(entries)) {
          const input = inputOn(screen, name);
          if (input?.value === '') await user.type(input, words);
        }
        const button = placeButton();
        if (button) await user.click(button);
      },
    },
    // The order is placed by another flow, which says how it ended.
    ...fromOutside('session.expired', 'order.placed'),
    'network.returned': { arrives: () => void window.dispatchEvent(new Event('online')) },
  },
});
