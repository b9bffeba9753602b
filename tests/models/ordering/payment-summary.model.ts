import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import type { SummaryFacts } from '#domain/payment-summary.ts';
import { paymentSummaryMachine } from '#machines/ordering/payment-summary.machine.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';
import { labelOf, lacking } from '../kit/on-graph.ts';

const NOON = Date.UTC(2026, 10, 22, 20);
const CARD = { kind: 'stored-value-card', id: 'card-1' } as const;
const VISA = { kind: 'payment-instrument', id: 'visa-1' } as const;

const facts = (change: Partial<SummaryFacts> = {}): SummaryFacts => ({
  total: 1092,
  isStale: false,
  expiresAt: NOON,
  method: CARD,
  balance: 4250,
  amounts: [],
  firstAmount: null,
  sources: ['visa', 'paypal'],
  ...change,
});
const EMPTY_CARD = facts({ balance: 0, amounts: [1500, 2500], firstAmount: 2500 });

const before = { now: NOON - 1 };
const agreedIn = (effects: readonly { name: string; value?: unknown }[]) =>
  effects.find(({ name }) => name === 'order.agreed');

export const model = defineModel<typeof paymentSummaryMachine>({
  machine: paymentSummaryMachine,
  inputs: { 'a card that reaches': { facts: facts() }, 'no price yet': { facts: facts({ total: null }) } },
  events: {
    'facts.resolved': [
      { label: 'a card that reaches', payload: { facts: facts() } },
      { label: 'a card to the cent', payload: { facts: facts({ balance: 1092 }) } },
      { label: 'an empty card', payload: { facts: EMPTY_CARD } },
      { label: 'an empty card, and nothing to reload it with', payload: { facts: { ...EMPTY_CARD, sources: [] } } },
      { label: 'a Visa', payload: { facts: facts({ method: VISA, balance: null }) } },
      { label: 'one to be added', payload: { facts: facts({ method: { kind: 'add-payment' }, balance: null }) } },
      { label: 'nothing chosen', payload: { facts: facts({ method: null, balance: null }) } },
      { label: 'a price below zero', payload: { facts: facts({ total: -1 }) } },
      { label: 'a price of zero', payload: { facts: facts({ total: 0, balance: 0 }) } },
      { label: 'a stale price', payload: { facts: facts({ isStale: true, total: null }) } },
      { label: 'no price', payload: { facts: facts({ total: null }) } },
    ],
    'amount.chosen': [
      { label: '$15', payload: { amount: 1500 } },
      { label: '$1, which is not offered', payload: { amount: 100 } },
    ],
    'source.chosen': [
      { label: 'PayPal', payload: { source: 'paypal' } },
      { label: 'what is not there', payload: { source: 'gone' } },
    ],
    'submit.pressed': [
      { label: 'in time', payload: before },
      { label: 'as the price ends', payload: { now: NOON } },
    ],
    'refresh.pressed': [{ label: 'pressed' }],
    'tip.removed': [{ label: 'by another way to pay' }],
    'dialog.closed': [{ label: 'read' }],
  },
  outcomes: {},
  bound: (context) => context,
  limit: 400,
  rest: [
    'payment.waiting',
    'payment.stale',
    'payment.unchosen',
    'payment.adding',
    'payment.regular',
    'payment.reload',
    'tip',
  ],
  tags: ['unpriced', 'stale', 'adding', 'reload', 'methodMissing', 'insufficient', 'tipRemoved'],
  invariants: {
    'ORD-066 ORD-067 a reload is of what is offered': ({ context: { amount, source, facts: now } }) =>
      (amount === null || now.amounts.includes(amount)) && (source === null || now.sources.includes(source)),
  },
  properties: {
    'ORD-058 ORD-074 a card that reaches to the cent, a Visa and a price of zero are placed without a reload': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'submit.pressed(in time)')
        .filter(({ from, effects }) => {
          const now = graph.states.get(from)?.snapshot.context.facts as SummaryFacts;
          const reaches =
            now.balance === null ? now.method?.kind === 'payment-instrument' : now.balance >= (now.total ?? 1e9);
          if (!reaches || (now.total ?? -1) < 0 || now.isStale) return false;
          const agreed = agreedIn(effects)?.value as { reload: unknown } | undefined;
          return agreed === undefined || agreed.reload !== null;
        })
        .map(labelOf),
    'ORD-057 ORD-070 a card that does not reach is placed with its reload only': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'submit.pressed(in time)')
        .filter(({ from, effects }) => {
          const { facts: now, amount, source } = graph.states.get(from)?.snapshot.context ?? {};
          if (now.isStale || now.balance === null || now.total === null || now.total <= now.balance) return false;
          const agreed = agreedIn(effects)?.value as { reload: unknown } | undefined;
          if (source === null) return agreed !== undefined;
          return JSON.stringify(agreed?.reload) !== JSON.stringify({ amount, source });
        })
        .map(labelOf),
    'ORD-059 ORD-060 ORD-061 OPP-033 nothing is placed without a price, when it is stale, below zero, or unpaid': (
      graph,
    ) =>
      graph.edges
        .filter(({ effects }) => agreedIn(effects) !== undefined)
        .filter(({ from }) => {
          const now = graph.states.get(from)?.snapshot.context.facts as SummaryFacts;
          const isPaid = now.method !== null && now.method.kind !== 'add-payment';
          return now.isStale || now.total === null || now.total < 0 || !isPaid;
        })
        .map(labelOf),
    'FC-023 ORD-060 the moment a price ends nothing is placed with it': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'submit.pressed(as the price ends)')
        .filter(({ effects }) => agreedIn(effects) !== undefined)
        .map(labelOf),
    'FC-023 ORD-060 a price that ended is stale, and when it was pressed is said': (graph) =>
      ['"regular"', '"reload"'].flatMap((mode) => {
        const edges = graph.edges.filter(({ from }) => from.includes(mode));
        const outlived = { does: 'emits', name: 'price.outlived', value: { now: NOON } } as const;
        return [
          ...lacking({ ...graph, edges }, 'submit.pressed(as the price ends)', outlived),
          ...edges
            .filter(({ to, stimulus }) => stimulus.name.endsWith('(as the price ends)') && !to.includes('"stale"'))
            .map(labelOf),
        ];
      }),
    'ORD-066 ORD-067 what was chosen last of what is offered is what the card is reloaded with': (graph) =>
      graph.edges
        .filter(({ from, next, stimulus }) => {
          const { amount, source } = next.context;
          const { facts: now } = graph.states.get(from)?.snapshot.context ?? {};
          if (stimulus.name === 'amount.chosen($15)') return amount !== 1500;
          return stimulus.name === 'source.chosen(PayPal)' && now.sources.includes('paypal') && source !== 'paypal';
        })
        .map(labelOf),
    'ORD-058 ORD-059 a press is always answered: by the order, the way to pay, or why not': (graph) =>
      [...graph.states.values()]
        .filter(({ key }) => /"(regular|reload|adding|unchosen)"/.test(key))
        .filter(({ out }) => !out.some(({ stimulus }) => stimulus.name === 'submit.pressed(in time)'))
        .map(({ key }) => key),
    'ORD-059 the way to add a payment method leads there': (graph) =>
      lacking(
        { ...graph, edges: graph.edges.filter(({ from }) => from.includes('"adding"')) },
        'submit.pressed(in time)',
        { does: 'emits', name: 'payment.needed', value: {} },
      ),
    'ORD-060 Refresh asks for another price': (graph) =>
      lacking(graph, 'refresh.pressed(pressed)', { does: 'emits', name: 'refresh.wanted', value: {} }),
  },
  shows: {
    'payment.waiting': {
      says: 'ORD-025 the price is on its way',
      see: ({ snapshot }) => ok(snapshot.hasTag('unpriced')),
    },
    'payment.stale': {
      says: 'ORD-060 says that the price is stale, and nothing else is offered',
      see: ({ snapshot }) => ok(snapshot.hasTag('stale') && !snapshot.hasTag('reload') && !snapshot.hasTag('adding')),
    },
    'payment.unchosen.quiet': {
      says: 'ORD-061 nothing is said before the button was pressed',
      see: ({ snapshot }) => {
        ok(!snapshot.hasTag('methodMissing'));
        equal(snapshot.context.facts.method, null);
      },
    },
    'payment.unchosen.missing': {
      says: 'ORD-061 ORD-062 says that no payment method is selected',
      see: ({ snapshot }) => ok(snapshot.hasTag('methodMissing')),
    },
    'payment.adding': {
      says: 'ORD-059 the button continues to adding a payment method',
      see: ({ snapshot }) => ok(snapshot.hasTag('adding') && !snapshot.hasTag('reload')),
    },
    'payment.regular.ready': {
      says: 'ORD-058 the button places the order',
      see: ({ snapshot }) =>
        ok(!snapshot.hasTag('reload') && !snapshot.hasTag('adding') && !snapshot.hasTag('insufficient')),
    },
    'payment.regular.refused': {
      says: 'OPP-033 OPP-036 says that the balance does not reach',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('insufficient'));
        ok((snapshot.context.facts.total ?? 0) < 0);
      },
    },
    'payment.reload.ready': {
      says: 'ORD-057 ORD-064 ORD-066 reload mode is on, with the first amount chosen',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('reload') && !snapshot.hasTag('insufficient'));
        ok([1500, 2500].includes(snapshot.context.amount ?? 0));
      },
    },
    'payment.reload.refused': {
      says: 'OPP-035 OPP-036 says that the balance does not reach, as there is nothing to reload it with',
      see: ({ snapshot }) => {
        ok(snapshot.hasTag('insufficient'));
        deepStrictEqual(snapshot.context.facts.sources, []);
      },
    },
    'tip.kept': { says: 'ORD-072 no dialog about the tip', see: ({ snapshot }) => ok(!snapshot.hasTag('tipRemoved')) },
    'tip.removed': {
      says: 'ORD-072 ORD-073 the dialog about the removed tip is open',
      see: ({ snapshot }) => ok(snapshot.hasTag('tipRemoved')),
    },
  },
  causes: NO_VIEW,
});
