import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { storeNumberOf } from '#domain/stores/store.ts';
import { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, has, missing } from '../kit/on-graph.ts';
import { alertOn, all, named } from '../kit/on-screen.ts';

/** One order of a member, paid by a card. */
export const requestOf = (orderId: string) => ({
  order: {
    orderId,
    storeNumber: storeNumberOf('1'),
    tenders: [{ id: 'card', tender: 'stored-value-card' as const, amount: 500 }],
    tipAmount: 0,
    timeSlot: null,
    guest: null,
  },
  reload: null,
  lines: [],
});

const RELOAD = { requestId: 'reload-1', cardId: 'card', amount: 2500, paymentMethodId: 'visa' };
const PLACED = { orderId: 'order-1', placedAt: 0, orderToken: null };
const EARLIER = { orderId: 'order-0', placedAt: 0, orderToken: null };
const refused = (label: string, code: string | null) =>
  done(label, { outcome: 'refused', refusal: { code, message: null } });

/** What lies over the pages: one dialog at a time. */
export const dialog = () =>
  all('[role="dialog"]').find((each) => each.closest('[aria-hidden="true"], [hidden]') === null) ?? null;
export const dialogSays = (...words: string[]) => {
  for (const each of words) ok(dialog()?.textContent?.includes(each), `${each} in ${dialog()?.textContent}`);
};
export const inDialog = (name: string) => {
  const open = dialog();
  return open && named('button', name, open);
};

/** Why it was not taken or failed, in the words of the summary; signing in comes in its own page. */
const SAID: Readonly<Record<string, string>> = {
  'slot gone': 'That pickup time is gone.',
  'no balance': 'Insufficient balance available.',
  'too many': 'Too many tries.',
  'no network': 'We can’t connect right now.',
};
const NOT_SURE = 'We’re not sure your order went through';

export const model = defineModel<typeof orderPlacementMachine>({
  machine: orderPlacementMachine,
  inputs: { 'no order': { isUnfinished: false }, 'an order without an end': { isUnfinished: true } },
  events: {
    'order.requested': [
      { label: 'an order', payload: requestOf('order-1') },
      { label: 'another order', payload: requestOf('order-2') },
      { label: 'an order that fills up', payload: { ...requestOf('order-3'), reload: RELOAD } },
    ],
    'visitor.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {
    beginOrder: [
      done('clear', { outcome: 'clear' }),
      done('an earlier order', { outcome: 'placed', placed: EARLIER }),
      done('sent before', { outcome: 'missing' }),
      done('of a guest', { outcome: 'unknowable' }),
      refused('no balance', 'INSUFFICIENT_BALANCE'),
      done('no network', { outcome: 'offline' }),
      failed('offline', 'offline'),
    ],
    submitOrder: [
      done('placed', { outcome: 'placed', placed: PLACED }),
      refused('slot gone', 'SLOT_UNAVAILABLE'),
      refused('taken before', 'ORDER_ALREADY_PLACED'),
      refused('paid before', '121063'),
      failed('offline', 'offline'),
      failed('server error', 'server'),
      failed('timed out', 'timed-out'),
      failed('signed out', 'signed-out'),
      failed('too many', 'rate-limited'),
    ],
    findOrder: [
      done('found', { outcome: 'placed', placed: PLACED }),
      done('missing', { outcome: 'missing' }),
      done('of a guest', { outcome: 'unknowable' }),
      failed('offline', 'offline'),
    ],
  },
  // A purchase is lost after 30 s; our choice is to wait a little longer than the transport.
  waits: { submitBound: 40_000 },
  bound: ({ request, placed, ...context }) => [context, request?.order.orderId, placed?.orderId],
  limit: 400,
  rest: [
    'ready.idle',
    'ready.placed',
    'ready.refused',
    'ready.failed',
    'ready.doubtful.unsure',
    'ready.doubtful.missing',
    'ready.doubtful.unknowable',
    'ready.doubtful.undecided',
  ],
  tags: ['done', 'unsure'],
  failures: {
    unreported: {
      'submitOrder: offline': 'it is looked for, which says more',
      'submitOrder: server error': 'it is looked for, which says more',
      'submitOrder: timed out': 'it is looked for, which says more',
      'submitOrder: after(submitBound)': 'it is looked for, which says more',
    },
  },
  oneAtATime: 'ORD-047 one order is looked for or sent',
  invariants: {
    'ORD-049 why it was not taken is kept where that is shown, and only there': ({ context, value }) =>
      (context.refusal !== null) === (JSON.stringify(value) === '{"ready":"refused"}'),
    'ORD-048 what is shown as placed is an order': ({ context, value }) =>
      JSON.stringify(value) !== '{"ready":"placed"}' || context.placed !== null,
  },
  properties: {
    'ORD-047 while one runs no other is sent': (graph) =>
      always(
        graph,
        ['order.requested'],
        ({ from, effects }) => from.includes('"ready"') || !effects.some(({ does }) => does === 'starts'),
      ),
    'FC-020 nothing is sent before it was looked for, and nothing but a clear answer sends': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'submitOrder'))
        .filter(({ stimulus }) => stimulus.name !== 'verifying beginOrder: clear' && !stimulus.name.endsWith('clear')),
    'OPP-026 the order that was pressed is the one that is sent': (graph) =>
      graph.edges.filter(({ before, effects }) => {
        const sent = effects.find(({ does, name }) => does === 'starts' && name === 'submitOrder');
        const { request } = before.context;
        return sent !== undefined && !isDeepStrictEqual(sent.value, requestOf(request?.order.orderId ?? '').order);
      }),
    'FC-065 an order that was turned away is not sent again by itself': {
      'submitting submitOrder: signed out': '{"ready":"failed"}',
      'submitting submitOrder: too many': '{"ready":"failed"}',
    },
    'FC-020 a lost answer leads to looking, never to another order': {
      'submitting submitOrder: offline': 'checking',
      'submitting submitOrder: server error': 'checking',
      'submitting submitOrder: timed out': 'checking',
      'submitting after(submitBound)': 'checking',
      'submitting submitOrder: taken before': 'checking',
      'submitting submitOrder: paid before': 'checking',
      'checking findOrder: found': '{"ready":"placed"}',
      'checking findOrder: missing': '{"ready":{"doubtful":"missing"}}',
      'checking findOrder: of a guest': '{"ready":{"doubtful":"unknowable"}}',
      'checking findOrder: offline': '{"ready":{"doubtful":"unsure"}}',
    },
    'FC-020 what stands before an order leads where it should': {
      'verifying beginOrder: clear': 'submitting',
      'verifying beginOrder: an earlier order': '{"ready":"placed"}',
      'verifying beginOrder: sent before': '{"ready":{"doubtful":"missing"}}',
      'verifying beginOrder: no balance': '{"ready":"refused"}',
      'verifying beginOrder: no network': '{"ready":"failed"}',
      'verifying beginOrder: offline': '{"ready":{"doubtful":"unsure"}}',
      'verifying beginOrder: of a guest': '{"ready":{"doubtful":"undecided"}}',
    },
    'FC-020 D-312 only a press that says so gives up what a guest left': (graph) =>
      graph.edges.filter(({ from, to, stimulus, effects }) => {
        const isSaid = stimulus.event.type === 'order.insisted' && from !== to;
        return has({ effects }, 'order.insisted') !== isSaid;
      }),
    'FC-020 ORD-070 an order that is insisted on goes out by itself only where no card is filled up for it': (graph) =>
      graph.edges
        .filter(({ stimulus, from, to }) => stimulus.event.type === 'order.insisted' && from !== to)
        .filter(({ before, effects }) => {
          const { request } = before.context;
          return has({ effects }, 'beginOrder') !== (request?.reload === null);
        }),
    'FC-020 D-312 an order whose own end is not known is not what is insisted on': (graph) =>
      always(graph, ['findOrder: of a guest'], ({ next }) => next.context.request === null),
    'ORD-048 OPP-028 every order that is placed is said so to the app': (graph) =>
      graph.edges
        .filter(({ from, to, next }) => next.matches({ ready: 'placed' }) && from !== to && !from.includes('"ready"'))
        .filter((edge) => !has(edge, 'order.placed')),
    'ORD-041 ORD-049 a refusal is said to the app, and that the order is settled': (graph) =>
      ['submitting submitOrder: slot gone', 'verifying beginOrder: no balance'].flatMap((name) =>
        missing(graph, name, emits('order.settled')),
      ),
    'FC-020 an order that was not found needs a new price': (graph) =>
      missing(graph, 'checking findOrder: missing', emits('price.required')),
  },
  shows: {
    'ready.idle': {
      says: 'OPP-026 nothing of an order',
      see: ({ screen }) => {
        equal(dialog(), null);
        equal(alertOn(screen), '');
      },
    },
    'ready.placed': {
      says: 'ORD-048 ORD-053 that the order was placed, and whether it is one from before',
      see: ({ outcome }) => {
        dialogSays('Thanks! Your order’s in');
        const isEarlier = outcome?.label === 'an earlier order';
        dialogSays(isEarlier ? 'so we didn’t place it twice' : 'We’re on it.');
      },
    },
    'ready.refused': {
      says: 'ORD-049 ORD-041 OPP-033 why it was not taken',
      see: ({ screen, outcome }) => {
        equal(dialog(), null);
        ok(alertOn(screen).includes('Your order wasn’t placed.'), alertOn(screen));
        if (outcome) ok(alertOn(screen).includes(SAID[outcome.label] ?? 'never'), alertOn(screen));
      },
    },
    'ready.failed': {
      says: 'ORD-049 FC-065 FC-172 that it failed before it was placed',
      see: ({ screen, outcome }) => {
        equal(dialog(), null);
        const said = outcome?.label === 'signed out' ? '' : (SAID[outcome?.label ?? ''] ?? 'never');
        if (outcome) equal(alertOn(screen).includes('Your order wasn’t placed.'), said !== '');
        if (outcome) ok(alertOn(screen).includes(said), alertOn(screen));
      },
    },
    'ready.doubtful.unsure': {
      says: 'FC-020 that it is not known, that none is paid twice, and why it could not be learnt',
      see: () => dialogSays(NOT_SURE, 'You’ll never pay twice', 'We can’t connect right now.'),
    },
    'ready.doubtful.missing': {
      says: 'FC-020 that it was not found',
      see: () => dialogSays('We can’t see your order yet'),
    },
    'ready.doubtful.unknowable': {
      says: 'FC-020 D-312 that it is not known, and only the way back',
      see: () => {
        dialogSays(NOT_SURE, 'You ordered as a guest', 'Check your email');
        equal(inDialog('Order anyway'), null);
      },
    },
    'ready.doubtful.undecided': {
      says: 'FC-020 D-312 that it is not known, and that one order more may be a second one',
      see: () => dialogSays(NOT_SURE, 'You ordered as a guest', 'Check your email', 'Order anyway'),
    },
    verifying: {
      says: 'ORD-047 that it is under way',
      see: ({ screen }) => equal(screen.getByTestId('busy').textContent, 'Sending your order to the store…'),
    },
    submitting: {
      says: 'ORD-047 that it is under way',
      see: ({ screen }) => equal(screen.getByTestId('busy').textContent, 'Sending your order to the store…'),
    },
    checking: {
      says: 'FC-020 that it is looked for',
      see: () => dialogSays('Looking for your order', 'Looking…'),
    },
  },
  causes: {
    // The summary and the page of a guest press, each with its own machine.
    'order.requested': { arrives: ({ payload }) => externalEvents.fire({ type: 'order.requested', ...payload }) },
    'order.insisted': { control: () => inDialog('Order anyway') },
    'check.pressed': { control: () => inDialog('Check again') },
    'placement.dismissed': {
      control: ({ screen }) =>
        inDialog('Got it') ??
        inDialog('Back to my order') ??
        screen.queryByRole('button', { name: 'Pay by another card' }),
    },
    'visitor.forgotten': { never: 'comes with the end of the session' },
  },
});
