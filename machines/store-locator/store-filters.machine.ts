import { assign, emit, setup } from 'xstate';

/** The filter overlay: a draft of the wanted features that changes nothing before it is applied. */
export const storeFiltersMachine = setup({
  types: {} as {
    context: { draft: readonly string[] };
    events:
      | { type: 'filters.opened'; features: readonly string[] }
      | { type: 'feature.turned'; code: string }
      | { type: 'draft.cleared' }
      | { type: 'filters.applied' }
      | { type: 'filters.dismissed' };
    emitted: { type: 'features.requested'; features: readonly string[] } | { type: 'filters.left' };
    tags: 'open';
  },
  actions: {
    beginDraft: assign({ draft: (_, params: { features: readonly string[] }) => params.features }),
    turn: assign({
      draft: ({ context }, params: { code: string }) =>
        context.draft.includes(params.code)
          ? context.draft.filter((code) => code !== params.code)
          : [...context.draft, params.code],
    }),
    clear: assign({ draft: [] }),
    emitLeft: emit({ type: 'filters.left' as const }),
    emitRequested: emit(({ context }) => ({ type: 'features.requested' as const, features: context.draft })),
  },
}).createMachine({
  id: 'storeFilters',
  description: '[LOC-057..060] Choosing the features that every listed store must have.',
  context: { draft: [] },
  options: { maxIterations: 50 },
  initial: 'closed',
  states: {
    closed: {
      description: '[LOC-057] The filter button shows how many filters are active.',
      on: {
        'filters.opened': {
          description: '[LOC-058] Opens the overlay on the active filters.',
          target: 'drafting',
          actions: { type: 'beginDraft', params: ({ event }) => event },
        },
      },
    },
    drafting: {
      description: '[LOC-058] Amenities by category, with Apply and Clear All; nothing is searched yet.',
      tags: 'open',
      on: {
        'feature.turned': {
          description: '[LOC-058] Chooses a feature, or no longer.',
          actions: { type: 'turn', params: ({ event }) => event },
        },
        'draft.cleared': {
          description: '[LOC-060] Unselects every feature; Apply sends that (decision B05).',
          actions: 'clear',
        },
        'filters.applied': {
          description: '[LOC-059] The draft becomes the features of the query, and the stores are searched again.',
          target: 'closed',
          actions: 'emitRequested',
        },
        'filters.dismissed': {
          description: '[LOC-058] Closed by button or by Back: the active filters stay as they were.',
          target: 'closed',
          actions: 'emitLeft',
        },
      },
    },
  },
});
