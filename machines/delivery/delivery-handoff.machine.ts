import { assertEvent, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

/** What a browser did with a tab that it was asked to open. */
export type TabOutcome = 'opened' | 'blocked';

/** Leads from the delivery page to the outside partner that delivers. The cart stays here, whatever happens (decision A38). */
export const deliveryHandoffMachine = setup({
  types: {} as {
    events:
      | { type: 'start.pressed'; itemCount: number; storefront: string | null }
      | { type: 'continue.pressed'; storefront: string | null }
      | { type: 'warning.dismissed' }
      | { type: 'cart.emptied' };
    tags: 'asking' | 'busy' | 'handedOff' | 'blocked' | 'unavailable';
  },
  actors: {
    openStorefront: unprovided<{ storefront: string }, TabOutcome>('openStorefront'),
  },
  guards: {
    hasNoStorefront: (_, params: { storefront: string | null }) => params.storefront === null,
    hasItems: (_, params: { itemCount: number }) => params.itemCount > 0,
    isOpened: (_, params: { outcome: TabOutcome }) => params.outcome === 'opened',
  },
  delays: { openBound: 5_000, /** Until a second press is meant (D-404). */ doublePress: 600 },
}).createMachine({
  id: 'deliveryHandoff',
  description: '[DLV-008..012] Opens the outside delivery partner, in a tab of its own.',
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[DLV-008] The landing page with its Get started button.',
      initial: 'landed',
      on: {
        'start.pressed': [
          {
            description: '[DLV-012] No storefront is configured: shows that instead of opening nothing.',
            guard: { type: 'hasNoStorefront', params: ({ event }) => ({ storefront: event.storefront }) },
            target: '.unavailable',
          },
          {
            description: '[DLV-009] With anything in the cart a warning comes first; nothing is opened yet.',
            guard: { type: 'hasItems', params: ({ event }) => event },
            target: 'warning',
          },
          {
            description: '[DLV-010] With an empty cart the storefront opens without a dialog.',
            target: 'opening',
          },
        ],
      },
      states: {
        landed: { description: '[DLV-008] The storefront was not requested yet.' },
        handedOff: {
          description: '[DLV-010] The storefront was opened in another tab; a link leads there again.',
          tags: 'handedOff',
        },
        blocked: {
          description: '[DLV-010] The browser kept the tab from opening: a plain link is the way forward.',
          tags: 'blocked',
        },
        unavailable: {
          description: '[DLV-012] Delivery is not available; a message says so and offers pickup.',
          tags: 'unavailable',
        },
      },
    },
    warning: {
      description: '[DLV-009 DLV-011] The dialog: the cart must be rebuilt with the delivery partner.',
      tags: 'asking',
      on: {
        'continue.pressed': [
          {
            description: '[DLV-012] No storefront is configured any more.',
            guard: { type: 'hasNoStorefront', params: ({ event }) => ({ storefront: event.storefront }) },
            target: 'resting.unavailable',
          },
          { description: '[DLV-011] Opens the storefront and leaves the cart as it is.', target: 'opening' },
        ],
        'warning.dismissed': {
          description: '[DLV-011] Cancel, Escape, Back: closes the dialog and opens nothing.',
          target: 'resting.landed',
        },
        'cart.emptied': {
          description: '[DLV-009] Another tab has emptied or ordered the cart: there is nothing to warn of.',
          target: 'resting.landed',
        },
      },
    },
    opening: {
      description: '[DLV-010 DLV-011] Asks the browser for another tab, once.',
      tags: 'busy',
      invoke: {
        id: 'openStorefront',
        src: 'openStorefront',
        input: ({ event }) => {
          assertEvent(event, ['start.pressed', 'continue.pressed']);
          return { storefront: event.storefront ?? '' };
        },
        onDone: [
          {
            description: 'The tab is there.',
            guard: { type: 'isOpened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'opened',
          },
          { description: 'A pop-up blocker prevented it.', target: 'resting.blocked' },
        ],
        onError: { description: 'The tab could not be opened for another reason.', target: 'resting.blocked' },
      },
      after: { openBound: { description: 'The browser did not report whether it opened.', target: 'resting.blocked' } },
    },
    opened: {
      description: '[DLV-010 DLV-011] The tab is there; the second press of a double click opens no second one.',
      tags: 'busy',
      after: {
        doublePress: {
          description: '[DLV-010] Who presses now wants the tab once more.',
          target: 'resting.handedOff',
        },
      },
    },
  },
});
