import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#domain/failure.ts';
import type { ReloadRequest } from '#domain/reload.ts';
import { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { defineModel, done, failed, NO_VIEW } from '../kit/model.ts';
import { labelOf, lacking, misled } from '../kit/on-graph.ts';
import { requestOf } from './order-placement.model.ts';

const RELOAD: ReloadRequest = {
  requestId: 'request-00000001',
  cardId: 'card',
  amount: 2500,
  paymentMethodId: 'visa',
};
const OPEN: ReloadRequest = { ...RELOAD, requestId: 'request-00000000' };

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

export const model = defineModel<typeof orderWithReloadMachine>({
  machine: orderWithReloadMachine,
  inputs: { 'no reload': { unfinished: null }, 'a reload without an end': { unfinished: OPEN } },
  events: {
    'order.requested': [{ label: 'with $25', payload: REQUEST }],
    'check.pressed': [{ label: 'pressed' }],
    'placement.dismissed': [{ label: 'pressed' }],
    'order.ended': [
      { label: 'not placed', payload: { isUnplaced: true } },
      { label: 'placed', payload: { isUnplaced: false } },
    ],
    'visitor.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {
    prepareReload: [
      done('due', { outcome: 'due' }),
      done('enough', { outcome: 'enough' }),
      done('open', { outcome: 'open', reload: OPEN }),
      failed('offline', new Failure('offline')),
    ],
    submitReload: [
      done('reloaded', { outcome: 'reloaded' }),
      done('a rejected card', { outcome: 'refused', refusal: { code: '121048', message: null } }),
      failed('offline', new Failure('offline')),
      failed('timed out', new Failure('timed-out')),
      failed('signed out', new Failure('signed-out')),
    ],
  },
  // trust.md: a purchase is lost after 30 s; our choice is to wait a little longer than the transport.
  waits: { submitBound: 40_000 },
  bound: ({ request, ...context }) => [context, request?.order.orderId],
  limit: 300,
  rest: ['ready.idle', 'ready.refused', 'ready.failed', 'ready.filled', 'ready.reloaded', 'handedOn', 'unsure'],
  tags: ['unsure', 'reloaded', 'filled'],
  invariants: {
    'FC-025 what is under way, or not known, is a reload': ({ context, value }) =>
      !['reloading', 'unsure', 'checking'].includes(String(value)) || context.reload !== null,
    'ORD-070 what is settled is a reload no more': ({ context, value }) =>
      !['handedOn', '{"ready":"filled"}', '{"ready":"reloaded"}', '{"ready":"idle"}'].includes(
        typeof value === 'string' ? value : JSON.stringify(value),
      ) || context.reload === null,
  },
  properties: {
    'ORD-070 FC-025 no order is handed on before the card holds enough': (graph) =>
      graph.edges
        .filter(({ effects }) => effects.some(({ name }) => name === 'order.ready'))
        .filter(({ stimulus }) => !/: (reloaded|enough)$/.test(stimulus.name) || stimulus.name.startsWith('checking'))
        .map(labelOf),
    'FC-025 while a reload runs, or is not known, no other is sent': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => stimulus.event.type === 'order.requested' && !from.includes('"ready"'))
        .filter(({ effects }) => effects.some(({ does }) => does === 'starts'))
        .map(labelOf),
    'FC-025 an open reload is asked about under its own id': (graph) =>
      graph.edges
        .filter((edge) => isSending(edge) && edge.from.includes(OPEN.requestId))
        .filter(({ effects }) => !JSON.stringify(effects).includes(OPEN.requestId))
        .map(labelOf),
    'each answer leads where it should': (graph) =>
      misled(graph, {
        'preparing prepareReload: due': 'reloading',
        'preparing prepareReload: enough': '{"ready":"idle"}',
        'preparing prepareReload: open': 'unsure',
        'preparing prepareReload: offline': '{"ready":"failed"}',
        'reloading submitReload: reloaded': 'handedOn',
        'reloading submitReload: a rejected card': '{"ready":"refused"}',
        'reloading submitReload: offline': 'unsure',
        'reloading submitReload: timed out': 'unsure',
        'reloading submitReload: signed out': '{"ready":"failed"}',
        'reloading after(submitBound)': 'unsure',
        'checking checkReload: reloaded': '{"ready":"filled"}',
        'checking checkReload: a rejected card': '{"ready":"refused"}',
        'checking checkReload: offline': 'unsure',
        'checking checkReload: signed out': 'unsure',
        'checking after(submitBound)': 'unsure',
      }),
    'FC-025 what a reload came to is said to the app': (graph) => [
      ...['reloading submitReload: reloaded', 'reloading submitReload: a rejected card'].flatMap((name) =>
        lacking(graph, name, { does: 'emits', name: 'reload.settled', value: { reload: RELOAD } }),
      ),
      ...lacking(graph, 'reloading submitReload: signed out', {
        does: 'emits',
        name: 'reload.settled',
        value: { reload: RELOAD },
      }),
      ...graph.edges
        .filter(({ stimulus }) => /^checkReload: (reloaded|a rejected card)$/.test(stimulus.name))
        .filter(({ effects }) => !effects.some(({ name }) => name === 'reload.settled'))
        .map(labelOf),
      ...others(graph, 'reload.settled', [{ reload: RELOAD }, { reload: OPEN }]),
    ],
    'ORD-070 what is filled up and what is ordered is what was agreed to, to the cent': (graph) => [
      ...others(graph, 'prepareReload', [REQUEST]),
      ...others(graph, 'submitReload', [RELOAD]),
      ...others(graph, 'checkReload', [RELOAD, OPEN]),
      ...['reloading submitReload: reloaded', 'preparing prepareReload: enough'].flatMap((name) =>
        lacking(graph, name, { does: 'emits', name: 'order.ready', value: { request: REQUEST } }),
      ),
      ...others(graph, 'order.ready', [{ request: REQUEST }]),
    ],
    'FC-025 a reload that lies open takes the place of the one that was agreed to': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'prepareReload: open')
        .filter(({ next }) => !isDeepStrictEqual(next.context.reload, OPEN))
        .map(labelOf),
    'FC-025 a doubt that is put aside is kept, under its own id': (graph) => [
      ...graph.edges
        .filter(({ from, stimulus }) => from.startsWith('["unsure"') && stimulus.event.type === 'placement.dismissed')
        .filter(({ effects }) => !effects.some(({ name }) => name === 'doubt.dismissed'))
        .map(labelOf),
      ...others(graph, 'doubt.dismissed', [{ reload: RELOAD }, { reload: OPEN }]),
    ],
    'what was read is said no more, and of a placed order nothing is': (graph) =>
      misled(graph, {
        ...Object.fromEntries(
          ['refused', 'failed', 'filled', 'reloaded'].map((state) => [
            `{"ready":"${state}"} placement.dismissed(pressed)`,
            '{"ready":"idle"}',
          ]),
        ),
        'unsure placement.dismissed(pressed)': '{"ready":"idle"}',
        'handedOn order.ended(not placed)': '{"ready":"reloaded"}',
        'handedOn order.ended(placed)': '{"ready":"idle"}',
        'visitor.forgotten(signed out)': '{"ready":"idle"}',
      }),
  },
  shows: {
    'ready.idle': {
      says: 'ORD-070 nothing of a reload',
      see: ({ snapshot }) => {
        ok(!snapshot.hasTag('busy') && !snapshot.hasTag('unsure') && !snapshot.hasTag('error'));
        deepEqual([snapshot.context.refusal, snapshot.context.failure], [null, null]);
      },
    },
    'ready.refused': {
      says: 'ORD-070 why the reload was refused',
      see: ({ snapshot, outcome }) => {
        ok(snapshot.hasTag('error'));
        if (outcome) equal(snapshot.context.refusal?.code, '121048');
      },
    },
    'ready.failed': {
      says: 'ORD-070 that it failed before anything was charged',
      see: ({ snapshot }) => ok(snapshot.hasTag('error') && !snapshot.hasTag('unsure')),
    },
    'ready.filled': {
      says: 'FC-025 that the money is on the card, and nothing of an order',
      see: ({ snapshot }) => ok(snapshot.hasTag('filled') && !snapshot.hasTag('reloaded')),
    },
    'ready.reloaded': {
      says: 'FC-025 that the card was filled up and the order not placed',
      see: ({ snapshot }) => ok(snapshot.hasTag('reloaded')),
    },
    preparing: { says: 'ORD-047 that it is under way', see: ({ snapshot }) => ok(snapshot.hasTag('busy')) },
    reloading: { says: 'ORD-047 that it is under way', see: ({ snapshot }) => ok(snapshot.hasTag('busy')) },
    handedOn: { says: 'FC-025 nothing of its own', see: ({ snapshot }) => ok(!snapshot.hasTag('error')) },
    unsure: {
      says: 'FC-025 that it is not known',
      see: ({ snapshot }) => ok(snapshot.hasTag('unsure') && snapshot.hasTag('error') && !snapshot.hasTag('busy')),
    },
    checking: {
      says: 'FC-025 that the server is asked',
      see: ({ snapshot }) => ok(snapshot.hasTag('unsure') && snapshot.hasTag('busy')),
    },
  },
  causes: NO_VIEW,
});
