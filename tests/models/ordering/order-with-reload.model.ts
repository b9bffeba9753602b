import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { ReloadRequest } from '#domain/cards/reload.ts';
import { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { emits } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, has, missing } from '../kit/on-graph.ts';
import { alertOn, buttonOn, textOn } from '../kit/on-screen.ts';
import { dialog, dialogSays, inDialog, requestOf } from './order-placement.model.ts';

const RELOAD: ReloadRequest = {
  requestId: 'request-00000001',
  cardId: 'card',
  amount: 2500,
  paymentMethodId: 'visa',
};
/** What an earlier page has sent, without an answer. */
export const OPEN: ReloadRequest = { ...RELOAD, requestId: 'request-00000000' };

const BUSY = 'Sending your order to the store…';

const REQUEST = { ...requestOf('order-1'), reload: RELOAD };

type Effects = { readonly effects: readonly { does: string; name: string; value: unknown }[] };

/** The effects of one name that are about something else than they should be. */
const others = (graph: { readonly edges: readonly Effects[] }, name: string, due: readonly unknown[]): string[] =>
  graph.edges
    .flatMap(({ effects }) => effects.filter((effect) => effect.name === name))
    .filter(({ value }) => !due.some((each) => isDeepStrictEqual(value, each)))
    .map(({ value }) => `${name} ${JSON.stringify(value)}`);

const isSending = ({ effects }: { effects: readonly { does: string; name: string }[] }) =>
  effects.some(({ does, name }) => does === 'starts' && name !== 'prepareReload');

const answers = [
  done('reloaded', { outcome: 'reloaded' }),
  done('a rejected card', { outcome: 'refused', refusal: { code: '121048', message: null } }),
  failed('offline', 'offline'),
  failed('timed out', 'timed-out'),
  failed('signed out', 'signed-out'),
];

export const model = defineModel<typeof orderWithReloadMachine>({
  machine: orderWithReloadMachine,
  inputs: { 'no reload': { unfinished: null }, 'a reload without an end': { unfinished: OPEN } },
  events: {
    'order.requested': [{ label: 'with $25', payload: REQUEST }],
    'order.ended': [
      { label: 'not placed', payload: { end: 'unplaced' } },
      { label: 'placed', payload: { end: 'placed' } },
      { label: 'in doubt', payload: { end: 'doubted' } },
    ],
    'visitor.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {
    prepareReload: [
      done('due', { outcome: 'due' }),
      done('enough', { outcome: 'enough' }),
      done('open', { outcome: 'open', reload: OPEN }),
      done('too little', { outcome: 'refused', refusal: { code: 'INSUFFICIENT_BALANCE', message: null } }),
      failed('offline', 'offline'),
    ],
    submitReload: answers,
    checkReload: [...answers, done('over', { outcome: 'over' })],
  },
  // A purchase is lost after 30 s; our choice is to wait a little longer than the transport.
  waits: { submitBound: 40_000 },
  bound: ({ request, ...context }) => [context, request?.order.orderId],
  limit: 300,
  rest: [
    'ready.idle',
    'ready.refused',
    'ready.failed',
    'ready.filled',
    'ready.doubted',
    'ready.reloaded',
    'handedOn',
    'unsure',
  ],
  tags: ['unsure', 'reloaded', 'filled', 'doubted'],
  oneAtATime: 'one reload before an order is under way',
  invariants: {
    'FC-025 what is under way, or not known, is a reload': ({ context, value }) =>
      !['reloading', 'unsure', 'checking'].includes(String(value)) || context.reload !== null,
    'ORD-070 what is settled is a reload no more': ({ context, value }) =>
      !/^"handedOn"|"(filled|doubted|reloaded|idle)"/.test(JSON.stringify(value)) || context.reload === null,
  },
  properties: {
    'ORD-070 FC-025 no order is handed on before the card holds enough': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'order.ready'))
        .filter(({ stimulus }) => !/^(submitReload: reloaded|prepareReload: enough)$/.test(stimulus.name)),
    'FC-025 while a reload runs, or is not known, no other is sent': (graph) =>
      graph.edges.filter(
        ({ from, stimulus, effects }) =>
          stimulus.event.type === 'order.requested' &&
          !from.includes('"ready"') &&
          effects.some(({ does }) => does === 'starts'),
      ),
    'FC-025 an open reload is asked about under its own id': (graph) =>
      graph.edges
        .filter((edge) => isSending(edge) && edge.from.includes(OPEN.requestId))
        .filter(({ effects }) => !JSON.stringify(effects).includes(OPEN.requestId)),
    'each answer leads where it should': {
      'preparing prepareReload: due': 'reloading',
      'preparing prepareReload: enough': '{"ready":"idle"}',
      'preparing prepareReload: open': 'unsure',
      'preparing prepareReload: too little': '{"ready":"refused"}',
      'preparing prepareReload: offline': '{"ready":"failed"}',
      'reloading submitReload: reloaded': 'handedOn',
      'reloading submitReload: a rejected card': '{"ready":"refused"}',
      'reloading submitReload: offline': 'unsure',
      'reloading submitReload: timed out': 'unsure',
      'reloading submitReload: signed out': '{"ready":"failed"}',
      'reloading after(submitBound)': 'unsure',
      'checking checkReload: reloaded': '{"ready":"filled"}',
      'checking checkReload: a rejected card': '{"ready":"refused"}',
      'checking checkReload: over': '{"ready":"idle"}',
      'checking checkReload: offline': 'unsure',
      'checking checkReload: signed out': 'unsure',
      'checking after(submitBound)': 'unsure',
    },
    'FC-025 what a reload came to is said to the app': (graph) => [
      ...['reloading submitReload: reloaded', 'reloading submitReload: a rejected card'].flatMap((name) =>
        missing(graph, name, emits('reload.settled', { reload: RELOAD })),
      ),
      ...missing(graph, 'reloading submitReload: signed out', emits('reload.settled', { reload: RELOAD })),
      ...graph.edges
        .filter(({ stimulus }) => /^checkReload: (reloaded|a rejected card|over)$/.test(stimulus.name))
        .filter((edge) => !has(edge, 'reload.settled')),
      ...others(graph, 'reload.settled', [{ reload: RELOAD }, { reload: OPEN }]),
    ],
    'ORD-070 what is filled up and what is ordered is what was agreed to, to the cent': (graph) => [
      ...others(graph, 'prepareReload', [REQUEST]),
      ...others(graph, 'submitReload', [RELOAD]),
      ...others(graph, 'checkReload', [RELOAD, OPEN]),
      ...['reloading submitReload: reloaded', 'preparing prepareReload: enough'].flatMap((name) =>
        missing(graph, name, emits('order.ready', { request: REQUEST })),
      ),
      ...others(graph, 'order.ready', [{ request: REQUEST }]),
    ],
    'CRD-024 why a reload was refused is kept': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.endsWith(': a rejected card'))
        .filter(({ next }) => next.context.refusal === null),
    'FC-025 a reload that lies open takes the place of the one that was agreed to': (graph) =>
      always(graph, ['prepareReload: open'], ({ next }) => isDeepStrictEqual(next.context.reload, OPEN)),
    'FC-025 a doubt that is put aside is kept, under its own id, and what follows is another order': (graph) => [
      ...graph.edges
        .filter(({ from, stimulus }) => from.startsWith('["unsure"') && stimulus.event.type === 'placement.dismissed')
        .filter((edge) => !has(edge, 'doubt.dismissed') || !has(edge, 'price.required')),
      ...others(graph, 'doubt.dismissed', [{ reload: RELOAD }, { reload: OPEN }]),
    ],
    'FC-025 what was read is said no more, of a placed order nothing is, and of one in doubt that the card was filled up':
      {
        ...Object.fromEntries(
          ['refused', 'failed', 'filled', 'doubted', 'reloaded'].map((state) => [
            `{"ready":"${state}"} placement.dismissed(pressed)`,
            '{"ready":"idle"}',
          ]),
        ),
        'unsure placement.dismissed(pressed)': '{"ready":"idle"}',
        'handedOn order.ended(not placed)': '{"ready":"reloaded"}',
        'handedOn order.ended(placed)': '{"ready":"idle"}',
        'handedOn order.ended(in doubt)': '{"ready":"doubted"}',
        'visitor.forgotten(signed out)': '{"ready":"idle"}',
      },
  },
  shows: {
    'ready.idle': {
      says: 'ORD-070 nothing of a reload',
      see: ({ screen }) => {
        equal(dialog(), null);
        equal(alertOn(screen), '');
        equal(textOn(screen, 'filled'), '');
      },
    },
    'ready.refused': {
      says: 'ORD-070 AMB-03 why the reload was refused',
      see: ({ screen, outcome }) => {
        equal(dialog(), null);
        const said =
          outcome?.label === 'too little' ? 'Insufficient balance available.' : 'Select a different payment method.';
        if (outcome) ok(alertOn(screen).includes(said), alertOn(screen));
      },
    },
    'ready.failed': {
      says: 'ORD-070 FC-172 that it failed before anything was charged',
      see: ({ screen, outcome }) => {
        equal(dialog(), null);
        // Who is signed out reads that on the page to sign in.
        const said = outcome?.label === 'offline' ? 'We can’t connect right now.' : '';
        if (outcome) ok(alertOn(screen).includes(said), alertOn(screen));
        if (outcome) equal(alertOn(screen).includes('Your order wasn’t placed.'), said !== '');
      },
    },
    'ready.filled': {
      says: 'FC-025 that the money is on the card, and nothing of an order',
      see: ({ screen }) => {
        equal(dialog(), null);
        equal(textOn(screen, 'filled'), 'Your card’s been reloaded. You can place your order now.');
      },
    },
    'ready.doubted': {
      says: 'FC-025 D-372 D-381 that the money is on the card, and not that an order can be placed',
      see: ({ screen }) => {
        equal(dialog(), null);
        equal(textOn(screen, 'filled'), 'Your card’s been reloaded.');
      },
    },
    'ready.reloaded': {
      says: 'FC-025 that the card was filled up and the order not placed',
      see: ({ screen }) => {
        ok(alertOn(screen).includes('Your card was reloaded, but your order wasn’t placed.'), alertOn(screen));
        ok(alertOn(screen).includes('That pickup time is gone.'), alertOn(screen));
      },
    },
    preparing: { says: 'ORD-047 that it is under way', see: ({ screen }) => equal(textOn(screen, 'busy'), BUSY) },
    reloading: { says: 'ORD-047 that it is under way', see: ({ screen }) => equal(textOn(screen, 'busy'), BUSY) },
    handedOn: {
      says: 'FC-025 nothing of its own',
      see: ({ screen }) => {
        equal(dialog(), null);
        equal(alertOn(screen), '');
      },
    },
    unsure: {
      says: 'FC-025 that it is not known, and that asking charges no second time',
      see: () => dialogSays('We’re not sure your card was reloaded', 'Checking again won’t charge you twice.'),
    },
    checking: {
      says: 'FC-025 that the server is asked',
      see: () => dialogSays('We’re not sure your card was reloaded', 'Checking your card…'),
    },
  },
  causes: {
    // The summary presses, with its own machine.
    ...fromOutside('order.requested', 'order.ended'),
    'check.pressed': { control: () => inDialog('Check again') },
    'placement.dismissed': {
      control: ({ screen }) => inDialog('Not now') ?? buttonOn(screen, 'Pay by another card'),
    },
    'visitor.forgotten': { never: 'comes with the end of the session' },
  },
});
