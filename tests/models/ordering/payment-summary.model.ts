import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { SummaryFacts } from '#domain/ordering/payment-summary.ts';
import { paymentSummaryMachine } from '#machines/ordering/payment-summary.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel } from '../kit/model.ts';
import { always, missing } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';
import { dialogSays, inDialog } from './order-placement.model.ts';

/** When each price of the walks ends. */
export const NOON = Date.UTC(2026, 10, 22, 20);
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
/** What the shopper’s clock says as the button is pressed. */
export const clock = { at: NOON - 1, now: () => clock.at };

const EMPTY_CARD = facts({ balance: 0, amounts: [1500, 2500, 5000], firstAmount: 2500 });
const DEARER = facts({ total: 3000, balance: 0, amounts: [5000], firstAmount: 5000 });

const WITHOUT_VISA = { ...EMPTY_CARD, sources: ['paypal'] };
const NOTHING_TO_RELOAD = facts({ balance: 0, sources: [] });

const before = { now: NOON - 1 };
const agreedIn = (effects: readonly { name: string; value?: unknown }[]) =>
  effects.find(({ name }) => name === 'order.agreed');

const STALE = 'Looks like your order may be a little stale. Refresh to continue with your order.';
const pageSays = (words: string): boolean => document.body.textContent?.includes(words) === true;
const saysOnPage = (words: string): void => ok(pageSays(words), `${words} in ${document.body.textContent}`);
/** The button, where it can be pressed. */
const placeNow = (name: string) => {
  const button = named('button', name);
  return button?.getAttribute('aria-disabled') === 'true' ? null : button;
};
const radioIn = (group: string, name: string) => {
  const found = all('fieldset, [role="group"], [role="radiogroup"]').find((each) =>
    each.textContent?.startsWith(group),
  );
  return (
    all('label', found)
      .find((each) => found && each.textContent?.startsWith(name))
      ?.querySelector('input') ?? null
  );
};

export const model = defineModel<typeof paymentSummaryMachine>({
  machine: paymentSummaryMachine,
  inputs: {
    'a card that reaches': { facts: facts() },
    'no price yet': { facts: facts({ total: null }) },
    'nothing to reload with': { facts: NOTHING_TO_RELOAD },
  },
  events: {
    'facts.resolved': [
      { label: 'a card that reaches', setting: 'paying', payload: { facts: facts() } },
      { label: 'a card to the cent', setting: 'paying', payload: { facts: facts({ balance: 1092 }) } },
      { label: 'an empty card', setting: 'paying', payload: { facts: EMPTY_CARD } },
      { label: 'an empty card, and a dearer order', setting: 'paying', payload: { facts: DEARER } },
      {
        label: 'an empty card, and nothing to reload it with',
        setting: 'paying',
        payload: { facts: NOTHING_TO_RELOAD },
      },
      { label: 'an empty card, and Visa removed', setting: 'paying', payload: { facts: WITHOUT_VISA } },
      {
        label: 'an empty card that nothing fills enough, and Visa removed',
        offView: 'nothing that reloads can be chosen there',
        payload: { facts: { ...WITHOUT_VISA, total: 60_000, amounts: [], firstAmount: null } },
      },
      { label: 'a Visa', setting: 'paying', payload: { facts: facts({ method: VISA, balance: null }) } },
      {
        label: 'one to be added',
        setting: 'paying',
        payload: { facts: facts({ method: { kind: 'add-payment' }, sources: [], balance: null }) },
      },
      {
        label: 'one to be added, and a stale price',
        setting: 'paying',
        payload: {
          facts: facts({ method: { kind: 'add-payment' }, sources: [], balance: null, isStale: true, total: null }),
        },
      },
      {
        label: 'one to be added, and no price',
        offView: 'as with a stale one',
        payload: { facts: facts({ method: { kind: 'add-payment' }, sources: [], balance: null, total: null }) },
      },
      { label: 'nothing chosen', setting: 'paying', payload: { facts: facts({ method: null, balance: null }) } },
      { label: 'a price below zero', setting: 'paying', payload: { facts: facts({ total: -1 }) } },
      { label: 'a price of zero', setting: 'paying', payload: { facts: facts({ total: 0, balance: 0 }) } },
      { label: 'a stale price', setting: 'paying', payload: { facts: facts({ isStale: true, total: null }) } },
      { label: 'no price', setting: 'paying', payload: { facts: facts({ total: null }) } },
    ],
    'amount.chosen': [
      { label: '$15', setting: 'paying', payload: { amount: 1500 } },
      { label: '$1, which is not offered', offView: 'no choice', payload: { amount: 100 } },
    ],
    'source.chosen': [
      { label: 'PayPal', setting: 'paying', payload: { source: 'paypal' } },
      { label: 'what is not there', offView: 'no choice', payload: { source: 'gone' } },
    ],
    'submit.pressed': [
      { label: 'in time', setting: 'paying', payload: before },
      { label: 'as the price ends', setting: 'paying', payload: { now: NOON } },
    ],
    'refresh.pressed': [{ label: 'pressed', setting: 'paying' }],
    'tip.removed': [{ label: 'by another way to pay', setting: 'tips' }],
    'dialog.closed': [{ label: 'read', setting: 'tips' }],
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
  tags: ['unpriced', 'stale', 'adding', 'reload', 'methodMissing', 'sourceMissing', 'insufficient', 'tipRemoved'],
  invariants: {
    'ORD-066 ORD-067 a reload is of what is offered, once there is a price': ({
      context: { amount, source, facts: now },
    }) =>
      (amount === null || now.total === null || now.amounts.includes(amount)) &&
      (source === null || now.sources.includes(source)),
    'ORD-066 D-318 that something was named as what reloads is remembered': ({ context: { source, hadSource } }) =>
      source === null || hadSource,
  },
  properties: {
    'ORD-058 ORD-074 a card that reaches to the cent, a Visa and a price of zero are placed without a reload': (
      graph,
    ) =>
      always(graph, ['submit.pressed(in time)'], ({ before, effects }) => {
        const now = before.context.facts as SummaryFacts;
        const reaches =
          now.balance === null ? now.method?.kind === 'payment-instrument' : now.balance >= (now.total ?? 1e9);
        if (!reaches || (now.total ?? -1) < 0 || now.isStale) return true;
        const agreed = agreedIn(effects)?.value as { reload: unknown } | undefined;
        return agreed !== undefined && agreed.reload === null;
      }),
    'ORD-057 ORD-070 a card that does not reach is placed with its reload only': (graph) =>
      always(graph, ['submit.pressed(in time)'], ({ before, effects }) => {
        const { facts: now, amount, source } = before.context;
        if (now.isStale || now.balance === null || now.total === null || now.total <= now.balance) return true;
        const agreed = agreedIn(effects)?.value as { reload: unknown } | undefined;
        if (source === null || amount === null) return agreed === undefined;
        return isDeepStrictEqual(agreed?.reload, { amount, source });
      }),
    'ORD-059 ORD-060 ORD-061 OPP-033 nothing is placed without a price, when it is stale, below zero, or unpaid': (
      graph,
    ) =>
      graph.edges
        .filter(({ effects }) => agreedIn(effects) !== undefined)
        .filter(({ before }) => {
          const now = before.context.facts as SummaryFacts;
          const isPaid = now.method !== null && now.method.kind !== 'add-payment';
          return now.isStale || now.total === null || now.total < 0 || !isPaid;
        }),
    'FC-023 ORD-060 the moment a price ends nothing is placed with it': (graph) =>
      always(graph, ['submit.pressed(as the price ends)'], ({ effects }) => agreedIn(effects) === undefined),
    'FC-023 ORD-060 a price that ended is stale, and when it was pressed is said': (graph) =>
      ['"regular"', '"reload"'].flatMap((mode) => {
        const edges = graph.edges.filter(({ from }) => from.includes(mode));
        const expired = emits('price.expired', { now: NOON });
        return [
          ...missing({ ...graph, edges }, 'submit.pressed(as the price ends)', expired),
          ...edges.filter(
            ({ to, stimulus }) => stimulus.name.endsWith('(as the price ends)') && !to.includes('"stale"'),
          ),
        ];
      }),
    'ORD-066 ORD-067 what was chosen last of what is offered is what the card is reloaded with': (graph) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        const { amount, source } = next.context;
        const { facts: now } = before.context;
        if (stimulus.name === 'amount.chosen($15)') return amount !== 1500;
        return stimulus.name === 'source.chosen(PayPal)' && now.sources.includes('paypal') && source !== 'paypal';
      }),
    'ORD-066 D-318 what reloads stays what it was, and where that is removed nothing takes its place': (graph) =>
      always(graph, ['facts.resolved'], ({ before, next }) => {
        const was = before.context;
        const { facts: now, source } = next.context;
        if (!was.hadSource) return source === (now.sources[0] ?? null);
        return source === (was.source !== null && now.sources.includes(was.source) ? was.source : null);
      }),
    'ORD-061 ORD-066 without anything chosen that reloads a press says so, where something could': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => from.includes('"reload"') && stimulus.name === 'submit.pressed(in time)')
        .filter(({ before, to }) => {
          const { facts: now, amount, source } = before.context;
          return (amount !== null && source === null && now.sources.length > 0) !== to.includes('"missing"');
        }),
    'ORD-060 ORD-066 the amount that was chosen outlives the wait for another price': (graph) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        const { facts: now, amount } = before.context;
        if (/^facts\.resolved\((a stale|no) price\)$/.test(stimulus.name)) return next.context.amount !== amount;
        const isBack = stimulus.name === 'facts.resolved(an empty card)' && now.total === null;
        // Only $15 is ever chosen.
        return isBack && next.context.amount !== (amount === 1500 ? 1500 : 2500);
      }),
    'ORD-069 an amount that no one chose gives way to the smallest that is offered from the minimum on': (graph) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        if (stimulus.name === 'facts.resolved(an empty card, and a dearer order)') return next.context.amount !== 5000;
        const isDearer = before.context.facts.total === 3000;
        return isDearer && stimulus.name === 'facts.resolved(an empty card)' && next.context.amount !== 2500;
      }),
    'ORD-058 ORD-059 a press is always answered: by the order, the way to pay, or why not': (graph) =>
      [...graph.states.values()]
        .filter(({ key }) => /"(regular|reload|adding|unchosen)"/.test(key))
        .filter(({ out }) => !out.some(({ stimulus }) => stimulus.name === 'submit.pressed(in time)'))
        .map(({ key }) => key),
    'ORD-059 the way to add a payment method leads there': (graph) =>
      missing(
        { ...graph, edges: graph.edges.filter(({ from }) => from.includes('"adding"')) },
        'submit.pressed(in time)',
        emits('payment.required'),
      ),
    'ORD-059 with the way to add one chosen the button leads there, whatever the price': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('facts.resolved(one to be added'))
        .filter(({ to }) => !to.includes('"adding"')),
    'ORD-060 Refresh asks for another price': (graph) =>
      missing(graph, 'refresh.pressed(pressed)', emits('refresh.requested')),
  },
  shows: {
    'payment.waiting': {
      says: 'ORD-025 nothing can be placed while the price is on its way',
      see: () => equal(placeNow('Place order'), null),
    },
    'payment.stale': {
      says: 'ORD-060 says that the price is stale, and nothing can be placed',
      see: () => {
        saysOnPage(STALE);
        equal(placeNow('Place order'), null);
      },
    },
    'payment.unchosen.quiet': {
      says: 'ORD-061 nothing is said before the button was pressed',
      see: () => {
        ok(!pageSays('No payment method selected'));
        equal(all('input:checked').length, 0);
      },
    },
    'payment.unchosen.missing': {
      says: 'ORD-061 ORD-062 says that no payment method is selected, and the field takes the focus',
      see: () => {
        saysOnPage('No payment method selected');
        ok(document.activeElement?.matches('input[type="radio"]'), document.activeElement?.outerHTML);
      },
    },
    'payment.adding': {
      says: 'ORD-059 ORD-060 the button continues to adding a payment method, whatever the price; a stale one is said',
      see: ({ snapshot }) => {
        ok(placeNow('Continue'));
        ok(!pageSays('Reload amount'));
        equal(pageSays(STALE), snapshot.context.facts.isStale);
      },
    },
    'payment.regular.ready': {
      says: 'ORD-058 ORD-064 the button places the order, and nothing is said of a balance that does not reach',
      see: () => {
        ok(named('button', 'Place order'));
        ok(!pageSays('Reload amount') && !pageSays('Insufficient balance'));
      },
    },
    'payment.regular.refused': {
      says: 'OPP-033 OPP-036 says that the balance does not reach',
      see: () => saysOnPage('Insufficient balance available.'),
    },
    'payment.reload.ready': {
      says: 'ORD-057 ORD-063 ORD-064 reload mode is on, and nothing is refused yet',
      see: () => {
        ok(placeNow('Reload & place order'));
        saysOnPage('Insufficient balance for order');
        saysOnPage('Looks like your card balance is too low to complete your order.');
        ok(!pageSays('Insufficient balance available.'));
      },
    },
    'payment.reload.missing': {
      says: 'ORD-061 ORD-066 says that nothing is chosen that reloads, and that field takes the focus',
      see: () => {
        saysOnPage('No payment method selected');
        equal(document.activeElement, radioIn('Reload with', 'PayPal'));
      },
    },
    'payment.reload.refused': {
      says: 'OPP-035 OPP-036 says that the balance does not reach, as there is nothing to reload it with',
      see: () => {
        saysOnPage('Insufficient balance available.');
        saysOnPage('To reload it, add a payment method first.');
      },
    },
    'tip.kept': { says: 'ORD-072 no dialog about the tip', see: () => ok(!pageSays('Your tip has been removed')) },
    'tip.removed': {
      says: 'ORD-072 ORD-073 the dialog says that the tip has been removed, and why',
      see: () => dialogSays('Your tip has been removed', 'Tipping is not yet available for this payment type'),
    },
  },
  causes: {
    // What is priced and what a member has comes from elsewhere; the walk sets it up by its label.
    'facts.resolved': {
      arrives: ({ label }) => externalEvents.fire({ type: 'facts.resolved', label }),
      anyPayload: true,
    },
    'amount.chosen': { control: () => radioIn('Reload amount', '$15') },
    'source.chosen': { control: () => radioIn('Reload with', 'PayPal') },
    'submit.pressed': {
      control: () => placeNow('Place order') ?? placeNow('Continue') ?? placeNow('Reload & place order'),
      perform: async (user, { payload }) => {
        clock.at = (payload as { now: number }).now;
        const button = placeNow('Place order') ?? placeNow('Continue') ?? placeNow('Reload & place order');
        if (button) await user.click(button);
      },
    },
    'refresh.pressed': { control: () => named('button', 'Refresh') },
    'tip.removed': { arrives: () => externalEvents.fire({ type: 'tip.removed' }) },
    'dialog.closed': { control: () => inDialog('Got it') },
  },
});
