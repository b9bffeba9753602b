import { assign, emit, setup } from 'xstate';
import { type PaymentMode, paymentMode, type SummaryFacts } from '#domain/ordering/payment-summary.ts';

/** What a card is reloaded with before it pays; cents, and the id of a payment method. */
export type AgreedReload = { readonly amount: number; readonly source: string };

type Facts = { facts: SummaryFacts };

/**
 * `amount` and `source`: what the card is reloaded with as things stand. `chosenAmount`: null where a person chose none.
 * `hadSource`: something was named as what pays, so that nothing else takes its place (D-318).
 */
type Reload = { amount: number | null; chosenAmount: number | null; source: string | null; hadSource: boolean };

/** What was chosen before, by the same member: what stood there was drawn anew, and nothing else takes its place. */
export type KeptReload = Pick<Reload, 'chosenAmount' | 'source'>;

/** Says before an order is placed how it is paid, and whether it can be. What is priced and chosen comes from elsewhere. */
export const paymentSummaryMachine = setup({
  types: {} as {
    input: Facts & { kept?: KeptReload | null };
    context: Facts & Reload;
    events:
      | ({ type: 'facts.resolved' } & Facts)
      | { type: 'amount.chosen'; amount: number }
      | { type: 'source.chosen'; source: string }
      /** `now`: milliseconds since 1970. */
      | { type: 'submit.pressed'; now: number }
      | { type: 'refresh.pressed' }
      | { type: 'tip.removed' }
      | { type: 'dialog.closed' };
    emitted:
      | { type: 'order.agreed'; reload: AgreedReload | null }
      | { type: 'payment.required' }
      | { type: 'refresh.requested' }
      | { type: 'price.expired'; now: number };
    tags:
      | 'unpriced'
      | 'stale'
      | 'adding'
      | 'reload'
      | 'methodMissing'
      | 'sourceMissing'
      | 'insufficient'
      | 'tipRemoved';
  },
  actions: {
    keepFacts: assign(({ context }, { facts }: Facts) => ({ facts, ...chosenReload(facts, context) })),
    keepAmount: assign((_, { amount }: { amount: number }) => ({ amount, chosenAmount: amount })),
    keepSource: assign({ source: (_, params: { source: string }) => params.source }),
    emitAgreed: emit({ type: 'order.agreed' as const, reload: null }),
    emitAgreedWithReload: emit(({ context: { amount, source } }) => ({
      type: 'order.agreed' as const,
      reload: amount === null || source === null ? null : { amount, source },
    })),
    emitRequired: emit({ type: 'payment.required' as const }),
    emitRefresh: emit({ type: 'refresh.requested' as const }),
    emitExpired: emit((_, params: { now: number }) => ({ type: 'price.expired' as const, now: params.now })),
  },
  guards: {
    isMode: ({ context }, params: { mode: PaymentMode }) => paymentMode(context.facts) === params.mode,
    isOffered: ({ context }, params: { amount: number }) => context.facts.amounts.includes(params.amount),
    isSource: ({ context }, params: { source: string }) => context.facts.sources.includes(params.source),
    isOld: ({ context: { facts } }, { now }: { now: number }) => facts.expiresAt === null || now >= facts.expiresAt,
    isNegative: ({ context: { facts } }) => (facts.total ?? 0) < 0,
    isStale: ({ context: { facts } }) => facts.isStale,
    isSourceMissing: ({ context: { amount, source, facts } }) =>
      amount !== null && source === null && facts.sources.length > 0,
    isShort: ({ context }) => context.amount === null || context.source === null,
  },
}).createMachine({
  id: 'paymentSummary',
  description:
    '[ORD-006 ORD-056] The last look at an order: what it costs, how it is paid, and the button that places it.',
  context: ({ input: { facts, kept } }) => {
    const { chosenAmount, source } = kept ?? { chosenAmount: null, source: null };
    return { facts, ...chosenReload(facts, { amount: null, chosenAmount, source, hadSource: source !== null }) };
  },
  options: { maxIterations: 50 },
  type: 'parallel',
  states: {
    payment: {
      description: '[ORD-057 ORD-058 ORD-059] How the order is paid as things stand.',
      initial: 'settling',
      on: {
        'facts.resolved': {
          description: '[ORD-056 ORD-026] Another price, tip, balance or way to pay.',
          target: '.settling',
          actions: { type: 'keepFacts', params: ({ event }) => event },
        },
      },
      states: {
        settling: {
          description: '[ORD-057] Looks at price, balance and way to pay.',
          always: [
            {
              description: '[ORD-059] A way to pay is to be added first, whatever the price.',
              guard: { type: 'isMode', params: { mode: 'adding' } },
              target: 'adding',
            },
            {
              description: '[ORD-060] The price is stale.',
              guard: { type: 'isMode', params: { mode: 'stale' } },
              target: 'stale',
            },
            {
              description: '[ORD-025] There is no price yet.',
              guard: { type: 'isMode', params: { mode: 'waiting' } },
              target: 'waiting',
            },
            {
              description: '[ORD-061] Nothing is chosen that could pay.',
              guard: { type: 'isMode', params: { mode: 'unchosen' } },
              target: 'unchosen',
            },
            {
              description: '[ORD-057] Price and tip are more than the card holds.',
              guard: { type: 'isMode', params: { mode: 'reload' } },
              target: 'reload',
            },
            { description: '[ORD-058] It can be paid as it is.', target: 'regular' },
          ],
        },
        waiting: {
          description: '[ORD-025] Waits for the price; nothing can be placed.',
          tags: 'unpriced',
        },
        stale: {
          description: '[ORD-060 FC-023] Says that the price is stale; nothing is placed until it is refreshed.',
          tags: 'stale',
          on: {
            'refresh.pressed': { description: '[ORD-060] Asks for another price.', actions: 'emitRefresh' },
          },
        },
        unchosen: {
          description: '[ORD-061] No way to pay is chosen.',
          initial: 'quiet',
          states: {
            quiet: { description: '[ORD-061] That has not been in the way yet.' },
            missing: {
              description: '[ORD-061 ORD-062] Says that no payment method is selected.',
              tags: 'methodMissing',
            },
          },
          on: {
            'submit.pressed': {
              description: '[ORD-061 ORD-062] Nothing is submitted; the field says why and takes the focus.',
              target: '.missing',
            },
          },
        },
        adding: {
          description: '[ORD-059] The button leads to adding a way to pay.',
          tags: 'adding',
          on: {
            'submit.pressed': {
              description: '[ORD-059] To the payment methods; nothing is placed.',
              actions: 'emitRequired',
            },
            'refresh.pressed': {
              description: '[ORD-060] The price is stale, too, and is asked for once more.',
              guard: 'isStale',
              actions: 'emitRefresh',
            },
          },
        },
        regular: {
          description: '[ORD-058] The button places the order.',
          initial: 'ready',
          states: {
            ready: { description: '[ORD-058] Nothing is in the way.' },
            refused: {
              description: '[OPP-033 OPP-036] The price is below zero: says that the balance does not reach.',
              tags: 'insufficient',
            },
          },
          on: {
            'submit.pressed': [
              {
                description: '[FC-023 ORD-060] The price has expired since it was shown: nothing is placed.',
                guard: { type: 'isOld', params: ({ event }) => event },
                target: 'stale',
                actions: { type: 'emitExpired', params: ({ event }) => event },
              },
              {
                description: '[OPP-033] A price below zero is not placed.',
                guard: 'isNegative',
                target: '.refused',
              },
              { description: '[ORD-058] The order is agreed to.', actions: 'emitAgreed' },
            ],
          },
        },
        reload: {
          description: '[ORD-057 ORD-064 ORD-066] The card is reloaded first: amount and source are chosen.',
          tags: 'reload',
          initial: 'ready',
          on: {
            'amount.chosen': {
              description: '[ORD-066 ORD-067] Another of the amounts.',
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: '.ready',
              actions: { type: 'keepAmount', params: ({ event }) => event },
            },
            'source.chosen': {
              description: '[ORD-066] Something else pays for the reload.',
              guard: { type: 'isSource', params: ({ event }) => event },
              target: '.ready',
              actions: { type: 'keepSource', params: ({ event }) => event },
            },
            'submit.pressed': [
              {
                description: '[FC-023 ORD-060] The price has expired since it was shown: nothing is placed.',
                guard: { type: 'isOld', params: ({ event }) => event },
                target: 'stale',
                actions: { type: 'emitExpired', params: ({ event }) => event },
              },
              {
                description: '[ORD-061 ORD-066] What reloaded the card is gone, and nothing is chosen in its place.',
                guard: 'isSourceMissing',
                target: '.missing',
              },
              {
                description: '[OPP-035] The card cannot be reloaded so that it reaches: nothing is placed.',
                guard: 'isShort',
                target: '.refused',
              },
              { description: '[ORD-057 ORD-070] Reload and order are agreed to.', actions: 'emitAgreedWithReload' },
            ],
          },
          states: {
            ready: { description: '[ORD-066] Nothing is in the way.' },
            missing: {
              description: '[ORD-061 ORD-066] Says that nothing is chosen that reloads; the field takes the focus.',
              tags: 'sourceMissing',
            },
            refused: {
              description: '[OPP-035 OPP-036] Says that the balance does not reach.',
              tags: 'insufficient',
            },
          },
        },
      },
    },
    tip: {
      description: '[ORD-072] Whether a tip has just gone.',
      initial: 'kept',
      states: {
        kept: {
          description: '[ORD-072] No tip was taken away.',
          on: {
            'tip.removed': {
              description:
                '[ORD-072 ORD-075] What pays takes no tips, or the price leaves no room: the dialog says so.',
              target: 'removed',
            },
          },
        },
        removed: {
          description: '[ORD-072 ORD-073] The dialog says that the tip has been removed.',
          tags: 'tipRemoved',
          on: { 'dialog.closed': { description: '[ORD-073] It has been read.', target: 'kept' } },
        },
      },
    },
  },
});

/**
 * What was chosen stays as long as it is offered, and while a price is waited for: nothing else is charged after a refresh. An
 * amount that no one chose follows what is short (ORD-069).
 */
function chosenReload({ total, amounts, firstAmount, sources }: SummaryFacts, before: Reload): Reload {
  const named = before.hadSource ? before.source : (sources[0] ?? null);
  const source = named !== null && sources.includes(named) ? named : null;
  const paying = { source, hadSource: before.hadSource || source !== null };
  const { amount, chosenAmount } = before;
  if (total === null) return { amount, chosenAmount, ...paying };
  return chosenAmount !== null && amounts.includes(chosenAmount)
    ? { amount: chosenAmount, chosenAmount, ...paying }
    : { amount: firstAmount, chosenAmount: null, ...paying };
}
