import { assign, emit, setup } from 'xstate';

/** Pickup or delivery. It outlives both pages, so that the way back leads to the search that was left (decision A36). */
export const deliveryToggleMachine = setup({
  types: {} as {
    /** The query string of the locator that was left for the delivery page (`?place=Seattle`), empty where there is none. */
    context: { keptSearch: string };
    events:
      | { type: 'delivery.chosen'; search: string }
      | { type: 'pickup.chosen' }
      | { type: 'locator.shown' }
      | { type: 'delivery.shown' }
      | { type: 'search.forgotten' };
    emitted: { type: 'delivery.requested' } | { type: 'locator.requested'; search: string };
    tags: 'delivery';
  },
  actions: {
    keepSearch: assign({ keptSearch: (_, params: { search: string }) => params.search }),
    forgetSearch: assign({ keptSearch: '' }),
    emitDeliveryRequested: emit({ type: 'delivery.requested' }),
    emitLocatorRequested: emit(({ context }) => ({ type: 'locator.requested' as const, search: context.keptSearch })),
  },
}).createMachine({
  id: 'deliveryToggle',
  description: '[DLV-004..007] The pickup and delivery radios of the locator and the delivery page.',
  context: { keptSearch: '' },
  options: { maxIterations: 50 },
  initial: 'pickup',
  states: {
    pickup: {
      description: '[DLV-004] Pickup is checked: the locator is shown, or loading.',
      on: {
        'delivery.chosen': {
          description: "[DLV-006 DLV-007] Keeps the locator's query string and goes to the delivery page.",
          target: 'delivery',
          actions: [{ type: 'keepSearch', params: ({ event }) => event }, 'emitDeliveryRequested'],
        },
        'delivery.shown': {
          description: '[DLV-004] The delivery page came by its address, Back or Forward.',
          target: 'delivery',
        },
        'search.forgotten': {
          description: 'Signed out: the search of the former visitor is dropped.',
          actions: 'forgetSearch',
        },
      },
    },
    delivery: {
      description: '[DLV-004] Delivery is checked: the delivery page is shown, or loading.',
      tags: 'delivery',
      on: {
        'pickup.chosen': {
          description: '[DLV-007] Goes back to the locator with the query string that was kept.',
          target: 'pickup',
          actions: 'emitLocatorRequested',
        },
        'locator.shown': {
          description: '[DLV-004] The locator came by its address, Back or Forward.',
          target: 'pickup',
        },
        'search.forgotten': {
          description: 'Signed out: the search of the former visitor is dropped.',
          actions: 'forgetSearch',
        },
      },
    },
  },
});
