import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import type { Availability } from '#domain/menu/menu.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { unprovided } from '../unprovided.ts';

/**
 * What can be added without a question, and how many more the order may take by then; else why not: something has to be chosen,
 * or it cannot be had.
 */
export type QuickAddAnswer =
  | { readonly kind: 'item'; readonly item: CartItem; readonly room: number }
  | { readonly kind: 'choice' }
  | { readonly kind: 'unavailable'; readonly availability: Availability };

/** The plus of one product: its usual size as it comes goes into the order. */
export const quickAddMachine = setup({
  types: {} as {
    /** `presses`: how many are wanted; `availability`: why it cannot be had, as the product said; `failure`: why the last try failed. */
    context: { presses: number; availability: Availability | null; failure: FailureCode | null };
    /**
     * `menu.renewed`: the menu was read anew, and says by itself what can be had. `line.replaced`: this product, or another one
     * of the page, has taken the place of a line of the cart, to which the page leads by now. `page.kept`: that way was cut off.
     */
    events: { type: 'add.pressed' } | { type: 'menu.renewed' } | { type: 'line.replaced' } | { type: 'page.kept' };
    emitted: { type: 'item.ready'; item: CartItem } | { type: 'choice.required' };
    tags: 'busy' | 'error' | 'added' | 'refused';
  },
  actors: { prepareItem: unprovided<void, QuickAddAnswer>('prepareItem') },
  actions: {
    begin: assign({ presses: 1, failure: null }),
    countPress: assign({ presses: ({ context }) => context.presses + 1 }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    keepAvailability: assign((_, { answer }: { answer: QuickAddAnswer }) =>
      answer.kind === 'unavailable' ? { availability: answer.availability } : {},
    ),
    dropAvailability: assign({ availability: null }),
    dropFailure: assign({ failure: null }),
    emitItem: emit(({ context }, { answer }: { answer: QuickAddAnswer }) =>
      answer.kind === 'item'
        ? { type: 'item.ready', item: { ...answer.item, quantity: context.presses } }
        : { type: 'choice.required' },
    ),
    emitChoiceRequired: emit({ type: 'choice.required' as const }),
  },
  guards: {
    isTooMany: ({ context }, { answer }: { answer: QuickAddAnswer }) =>
      answer.kind === 'item' && context.presses > answer.room,
    isItem: (_, params: { answer: QuickAddAnswer }) => params.answer.kind === 'item',
    isUnavailable: (_, params: { answer: QuickAddAnswer }) => params.answer.kind === 'unavailable',
  },
  delays: { prepareBound: 20_000, /** As long as the tick is noticed. */ tickLife: 2_000 },
}).createMachine({
  id: 'quickAdd',
  description: '[ORD-009] Adds a product to the order from a list, in its usual size and as it comes.',
  context: { presses: 0, availability: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'resting',
  on: {
    'line.replaced': {
      description: '[ORD-010] The one product that was wanted is in the cart: nothing else is added to it.',
      target: '.over',
    },
  },
  states: {
    resting: {
      description: 'A plus.',
      on: {
        'add.pressed': { description: '[ORD-009] One is wanted.', target: 'preparing', actions: 'begin' },
      },
    },
    preparing: {
      description: '[MNU-013] Its sizes and options are loading.',
      tags: 'busy',
      on: {
        'add.pressed': { description: '[ORD-009] Pressed again meanwhile: one more.', actions: 'countPress' },
      },
      invoke: {
        id: 'prepareItem',
        src: 'prepareItem',
        onDone: [
          {
            description:
              '[PRV-023] More than one order may hold: the order refuses it and says why, so there is no tick.',
            guard: { type: 'isTooMany', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: { type: 'emitItem', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ORD-009] As many as were wanted go into the order.',
            guard: { type: 'isItem', params: ({ event }) => ({ answer: event.output }) },
            target: 'added',
            actions: { type: 'emitItem', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[PRV-029 PRV-030 PRV-031 PRV-032] It cannot be had by now.',
            guard: { type: 'isUnavailable', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'keepAvailability', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[MNU-018] Something about it must be chosen: its page asks.',
            target: 'resting',
            actions: 'emitChoiceRequired',
          },
        ],
        onError: {
          description: '[MNU-015] It could not be loaded; nothing was added.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        prepareBound: {
          description: '[MNU-015] No answer in time counts as a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    added: {
      description: '[ORD-009] A tick for a moment.',
      tags: 'added',
      on: {
        'add.pressed': { description: '[ORD-009] Another one.', target: 'preparing', actions: 'begin' },
        'line.replaced': { description: '[ORD-010] In the place of a line: not another one.', target: 'replaced' },
      },
      after: { tickLife: { description: 'The plus is back.', target: 'resting' } },
    },
    refused: {
      description: '[PRV-029 PRV-030 PRV-031 PRV-032] Says why it cannot be had.',
      tags: 'refused',
      on: {
        'menu.renewed': {
          description: '[PRV-029 PRV-030 PRV-031 PRV-032] The menu knows more by now: what it says counts.',
          target: 'resting',
          actions: 'dropAvailability',
        },
      },
    },
    failed: {
      description: '[MNU-015] Says that it could not be added.',
      tags: 'error',
      on: {
        'add.pressed': { description: 'The visitor tries again.', target: 'preparing', actions: 'begin' },
      },
    },
    replaced: {
      description: '[ORD-010] A tick until the page is left for the cart; presses come to nothing.',
      tags: 'added',
      on: {
        'line.replaced': { description: '[ORD-010] The tick stays.' },
        'page.kept': { description: '[ORD-009] The cart was not reached: the plus adds again.', target: 'resting' },
      },
    },
    over: {
      description: '[ORD-010] A plus until the page is left for the cart; presses come to nothing.',
      entry: ['dropFailure', 'dropAvailability'],
      on: {
        'page.kept': { description: '[ORD-009] The cart was not reached: the plus adds again.', target: 'resting' },
      },
    },
  },
});
