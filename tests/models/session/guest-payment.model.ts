import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { GuestPaymentInstrument } from '#domain/payment-methods/guest-payment.ts';
import { guestPaymentMachine } from '#machines/session/guest-payment.machine.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';
import { always, has, missing, wrongTargets } from '../kit/on-graph.ts';

const ACQUIRED = Date.UTC(2026, 10, 22, 12);
const maxAge = 300_000;
const card = (last: string): GuestPaymentInstrument => ({
  paymentInstrumentToken: `card-${last}`,
  tokenAcquiredTimestamp: ACQUIRED,
  accountNumberLastFour: last,
  paymentType: 'visa',
});
const CARD = card('1111');
const OTHER = card('4242');
/** Its time is no number of milliseconds. */
const UNDATED: GuestPaymentInstrument = { ...card('0000'), tokenAcquiredTimestamp: ACQUIRED / 1000 };

export const model = defineModel<typeof guestPaymentMachine>({
  machine: guestPaymentMachine,
  inputs: { start: undefined },
  events: {
    'payment.begun': [{ label: 'a gift' }],
    'billingAddress.kept': [
      { label: 'an address', payload: { addressToken: 'once-1' } },
      { label: 'another one', payload: { addressToken: 'once-2' } },
    ],
    'card.kept': [
      { label: 'a card', payload: { instrument: CARD } },
      { label: 'another card', payload: { instrument: OTHER } },
      { label: 'a card with its time in seconds', payload: { instrument: UNDATED } },
    ],
    'payment.submitted': [
      { label: 'at 300000 ms', payload: { now: ACQUIRED + 300_000, maxAge } },
      { label: 'at 300001 ms', payload: { now: ACQUIRED + 300_001, maxAge } },
      { label: 'with the clock set back', payload: { now: ACQUIRED - 3_600_000, maxAge } },
    ],
    'expiry.confirmed': [{ label: 'pressed' }],
    'expiry.cancelled': [{ label: 'pressed' }],
    'payment.taken': [
      { label: 'by a gift', payload: { token: 'card-1111', by: 'gift' } },
      { label: 'by an order', payload: { token: 'card-1111', by: 'order' } },
      { label: 'with an earlier card', payload: { token: 'card-9999', by: 'order' } },
    ],
    'payment.released': [
      { label: 'by a gift', payload: { token: 'card-1111' } },
      { label: 'with an earlier card', payload: { token: 'card-9999' } },
    ],
    'payment.spent': [
      { label: 'by a card', payload: { token: 'card-1111' } },
      { label: 'by another card', payload: { token: 'card-4242' } },
      { label: 'by an earlier card', payload: { token: 'card-9999' } },
    ],
    'payment.cleared': [{ label: 'all of it' }],
  },
  outcomes: {},
  bound: ({ addressToken, instrument, takenBy }) => [addressToken, instrument?.paymentInstrumentToken ?? null, takenBy],
  limit: 60,
  rest: ['none', 'begun', 'addressed', 'ready', 'expired'],
  tags: ['begun', 'expired'],
  invariants: {
    'BIL-020 BIL-014 a card is held only together with the address that it was entered for': ({ context }) =>
      context.instrument === null || context.addressToken !== null,
    'BIL-030 D-403 only a card that is held is on its way': ({ context }) =>
      context.takenBy === null || context.instrument !== null,
    'BIL-030 what is not being paid for holds nothing': ({ context, value }) =>
      (value !== 'none' && value !== 'begun') || (context.addressToken === null && context.instrument === null),
  },
  properties: {
    'BIL-014 BIL-020 the newest address counts, and the card of an earlier one is gone': (graph) =>
      graph.edges
        .filter(
          ({ from, stimulus }) => stimulus.event.type === 'billingAddress.kept' && !/^\["(none|expired)"/.test(from),
        )
        .filter(({ next, stimulus }) => {
          const wanted = stimulus.name.includes('another') ? 'once-2' : 'once-1';
          return next.context.addressToken !== wanted || next.context.instrument !== null;
        }),
    'BIL-025 FC-028 FC-029 FC-031 only a token of at most 300000 ms may pay': (graph) => [
      ...wrongTargets(graph, {
        'payment.submitted(at 300001 ms)': 'expired',
        'payment.submitted(with the clock set back)': 'expired',
        'payment.submitted(at 300000 ms)': ['expired', 'ready'],
      }),
      ...always(graph, ['payment.submitted(at 300000 ms)'], (edge) => {
        const isDated = !edge.from.includes(UNDATED.paymentInstrumentToken);
        return has(edge, 'payment.usable') === isDated;
      }),
    ],
    'BIL-027 BIL-028 an expired token is handed to no purchase': (graph) =>
      graph.edges.filter(({ to }) => to.startsWith('["expired"')).filter(({ effects }) => effects.length > 0),
    'BIL-029 confirming the dialog wants the billing address, and nothing else does': (graph) => [
      ...missing(graph, 'expiry.confirmed(pressed)', emits('billingAddress.requested')),
      ...graph.edges
        .filter((edge) => has(edge, 'billingAddress.requested'))
        .filter(({ stimulus }) => stimulus.name !== 'expiry.confirmed(pressed)'),
    ],
    'BIL-030 D-403 a card that is held is taken by the purchase that is sent with it, and free where that comes to nothing':
      (graph) =>
        always(graph, ['payment.taken', 'payment.released'], ({ before, next, stimulus }) => {
          const { instrument, ...rest } = before.context;
          const isHeld = before.value === 'ready' && instrument?.paymentInstrumentToken === stimulus.event['token'];
          const takenBy = stimulus.event.type === 'payment.taken' ? stimulus.event['by'] : null;
          const wanted = isHeld ? { ...rest, instrument, takenBy } : before.context;
          return next.value === before.value && isDeepStrictEqual(next.context, wanted);
        }),
    'BIL-030 a card that has paid is gone, with its address; another one that was entered meanwhile stays': (graph) =>
      always(graph, ['payment.spent'], ({ before, next, stimulus }) => {
        const { instrument } = before.context;
        const isHeld = before.value === 'ready' && instrument?.paymentInstrumentToken === stimulus.event['token'];
        return isHeld ? next.value === 'none' : isDeepStrictEqual(next.context, before.context);
      }),
    'BIL-030 where all of it is cleared nothing is left from anywhere': (graph) =>
      always(graph, ['payment.cleared'], ({ next }) => next.value === 'none'),
  },
  shows: {
    none: {
      says: 'CRD-043 BIL-030 no guest is paying, and nothing is held',
      see: ({ snapshot }) => {
        ok(!snapshot.hasTag('begun'));
        deepStrictEqual(snapshot.context, { addressToken: null, instrument: null, takenBy: null });
      },
    },
    begun: {
      says: 'BIL-029 CRD-044 the steps are open, and the address comes first',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('begun'));
        deepStrictEqual(snapshot.context, { addressToken: null, instrument: null, takenBy: null });
      },
    },
    addressed: {
      says: 'BIL-014 the address is known and the card is not',
      see: ({ snapshot }) => {
        ok(snapshot.context.addressToken?.startsWith('once-'));
        equal(snapshot.context.instrument, null);
      },
    },
    ready: {
      says: 'BIL-031 address and card are ready to pay',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('begun') && snapshot.context.addressToken?.startsWith('once-'));
        ok(snapshot.context.instrument?.paymentInstrumentToken.startsWith('card-'));
      },
    },
    expired: {
      says: 'BIL-027 the dialog of an expired payment is due',
      see: ({ snapshot }) => ok(snapshot.hasTag('expired')),
    },
  },
  causes: NO_VIEW,
});
