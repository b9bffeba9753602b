import { assign, emit, setup } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { isNearMe } from '#domain/places/typed-place.ts';
import { placeText } from '#domain/store-locator/location-query.ts';
import { unprovided } from '../unprovided.ts';

/** The search box: suggestions while typing, one search on submit. */
export const placeSearchMachine = setup({
  types: {} as {
    context: { text: string; suggestions: readonly Place[]; chosen: Place | null };
    input: { text: string };
    events:
      | { type: 'text.changed'; text: string }
      | { type: 'search.submitted' }
      | { type: 'suggestion.chosen'; id: string }
      | { type: 'suggestions.dismissed' }
      | { type: 'place.shown'; text: string }
      | { type: 'search.superseded' };
    emitted:
      | { type: 'place.submitted'; place: string; coordinates: Coordinates | null }
      | { type: 'position.requested' };
    tags: 'busy' | 'open' | 'noneKnown';
  },
  actors: {
    suggestPlaces: unprovided<{ text: string }, readonly Place[]>('suggestPlaces'),
    locatePlace: unprovided<{ place: Place | null }, Coordinates | null>('locatePlace'),
  },
  actions: {
    keepText: assign({ text: (_, params: { text: string }) => params.text }),
    keepSuggestions: assign({ suggestions: (_, params: { suggestions: readonly Place[] }) => params.suggestions }),
    forgetSuggestions: assign({ suggestions: [] }),
    emitNearMe: emit({ type: 'position.requested' as const }),
    emitTyped: emit(({ context }) => ({
      type: 'place.submitted' as const,
      place: placeText(context.text) ?? '',
      coordinates: null,
    })),
    emitNamed: emit(({ context }) => ({
      type: 'place.submitted' as const,
      place: placeText(context.text) ?? '',
      coordinates: context.suggestions[0]?.coordinates ?? null,
    })),
    takeSuggestion: assign(({ context }, params: { id: string }) => {
      const chosen = context.suggestions.find((place) => place.id === params.id) ?? null;
      return { chosen, text: chosen?.label ?? context.text };
    }),
    emitChosen: emit(({ context }, params: { coordinates: Coordinates | null }) => ({
      type: 'place.submitted' as const,
      place: context.chosen?.label ?? context.text,
      coordinates: params.coordinates,
    })),
    forgetChoice: assign({ chosen: null }),
  },
  guards: {
    isBlank: (_, params: { text: string }) => placeText(params.text) === null,
    isNearMe: ({ context }) => isNearMe(context.text),
    hasText: ({ context }) => placeText(context.text) !== null,
    isOffered: ({ context }, params: { id: string }) => context.suggestions.some((place) => place.id === params.id),
    isNamed: ({ context }) => (context.suggestions[0]?.isExact ?? false) && !isNearMe(context.text),
    isAnyFound: (_, params: { suggestions: readonly Place[] }) => params.suggestions.length > 0,
  },
  delays: { debounce: 200, lookupBound: 15_000, locatingBound: 5_000 },
}).createMachine({
  id: 'placeSearch',
  description: '[LOC-009..012 LOC-016] Typing a place, with suggestions, and searching for it.',
  context: ({ input }) => ({ text: input.text, suggestions: [], chosen: null }),
  options: { maxIterations: 50 },
  initial: 'resting',
  on: {
    'text.changed': [
      {
        description: '[LOC-011] An emptied box has nothing to suggest.',
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.resting',
        actions: [{ type: 'keepText', params: ({ event }) => event }, 'forgetSuggestions'],
      },
      {
        description: '[LOC-012] Every change starts the wait of 200 ms anew.',
        target: '.typing',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
    ],
    'search.submitted': [
      {
        description: '[LOC-019] "Near me" means the own position, which the browser is asked for.',
        guard: 'isNearMe',
        target: '.resting',
        actions: ['emitNearMe', 'forgetSuggestions'],
      },
      {
        description: '[LOC-010 LOC-011] Searches for what was typed; blank text does nothing.',
        guard: 'hasText',
        target: '.resting',
        actions: ['emitTyped', 'forgetSuggestions'],
      },
    ],
    'place.shown': {
      description:
        '[LST-009 LST-010] The locator shows another place, so the box names it unless it is being typed in.',
      target: '.resting',
      actions: { type: 'keepText', params: ({ event }) => event },
    },
  },
  states: {
    resting: { description: '[LOC-009] The box stands ready; no suggestions are open.' },
    typing: {
      description: '[LOC-012] Waits until no key was pressed for 200 ms; earlier suggestions stay open.',
      tags: 'open',
      after: { debounce: { description: '[LOC-012] One look-up for all the changes.', target: 'suggesting' } },
      on: {
        'place.shown': { description: '[LOC-009] What is being typed stays; the next search names its own place.' },
        'suggestion.chosen': {
          description: '[LOC-009] A suggestion that is still open is taken.',
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'locating',
          actions: [{ type: 'takeSuggestion', params: ({ event }) => event }, 'forgetSuggestions'],
        },
        'suggestions.dismissed': {
          description: '[LOC-009] Escape or leaving the box: closes the suggestions.',
          target: 'resting',
          actions: 'forgetSuggestions',
        },
      },
    },
    suggesting: {
      description: '[LOC-009 LOC-016] Looks up places of the geocode type.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'suggestPlaces',
        src: 'suggestPlaces',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            description: '[LOC-009] Suggestions to choose from.',
            guard: { type: 'isAnyFound', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'offering',
            actions: { type: 'keepSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
          },
          {
            description: '[LOC-009] Nothing like it is known; it can be searched all the same.',
            target: 'noneKnown',
            actions: 'forgetSuggestions',
          },
        ],
        onError: {
          description: '[LOC-016] Suggestions are a help, not a need: searching goes on without them.',
          target: 'resting',
          actions: 'forgetSuggestions',
        },
      },
      on: {
        'place.shown': { description: '[LOC-009] What is being typed stays; the next search names its own place.' },
        'suggestion.chosen': {
          description: '[LOC-009] A suggestion that is still open is taken.',
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'locating',
          actions: [{ type: 'takeSuggestion', params: ({ event }) => event }, 'forgetSuggestions'],
        },
        'suggestions.dismissed': {
          description: '[LOC-009] Escape or leaving the box: closes the suggestions.',
          target: 'resting',
          actions: 'forgetSuggestions',
        },
      },
      after: {
        lookupBound: {
          description: '[LOC-016] Suggestions that take too long are done without.',
          target: 'resting',
          actions: 'forgetSuggestions',
        },
      },
    },
    offering: {
      description: '[LOC-009] The suggestions are open.',
      tags: 'open',
      on: {
        'place.shown': { description: '[LOC-009] What is being typed stays; the next search names its own place.' },
        'search.submitted': {
          description: '[LOC-010] What was typed is the name of the first suggestion: searches around it.',
          guard: 'isNamed',
          target: 'resting',
          actions: ['emitNamed', 'forgetSuggestions'],
        },
        'suggestion.chosen': {
          description: '[LOC-009 LOC-010] Takes the chosen place, to search around it.',
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'locating',
          actions: [{ type: 'takeSuggestion', params: ({ event }) => event }, 'forgetSuggestions'],
        },
        'suggestions.dismissed': {
          description: '[LOC-009] Escape or leaving the box closes the suggestions.',
          target: 'resting',
          actions: 'forgetSuggestions',
        },
      },
    },
    locating: {
      description: '[LOC-009 LOC-016] Asks where the chosen place lies; a service may give it for a chosen place only.',
      tags: 'busy',
      exit: 'forgetChoice',
      on: {
        'place.shown': { description: '[LOC-010] The chosen place stays, and is searched next.' },
        'search.superseded': {
          description: '[FC-055] The visitor has searched for something else since: that is what counts.',
          target: 'resting',
        },
      },
      invoke: {
        id: 'locatePlace',
        src: 'locatePlace',
        input: ({ context }) => ({ place: context.chosen }),
        onDone: {
          description: '[LOC-009 LOC-010] Searches around the chosen place.',
          target: 'resting',
          actions: { type: 'emitChosen', params: ({ event }) => ({ coordinates: event.output }) },
        },
        onError: {
          description: '[LOC-010 LOC-016] Its position is unknown: searches its name.',
          target: 'resting',
          actions: { type: 'emitChosen', params: { coordinates: null } },
        },
      },
      after: {
        locatingBound: {
          description: '[LOC-010 LOC-016] An answer that takes too long is done without: searches its name.',
          target: 'resting',
          actions: { type: 'emitChosen', params: { coordinates: null } },
        },
      },
    },
    noneKnown: {
      description: '[LOC-009] Says that no such place is known.',
      tags: ['open', 'noneKnown'],
      on: {
        'place.shown': { description: '[LOC-009] What is being typed stays; the next search names its own place.' },
        'suggestions.dismissed': { description: '[LOC-009] Closes the message.', target: 'resting' },
      },
    },
  },
});
