import { assign, emit, setup } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { unprovided } from '../unprovided.ts';

/** Words that name no place: the place that they resemble is searched instead, and said so. */
export const placeCorrectionMachine = setup({
  types: {} as {
    context: { words: string; place: Place | null };
    events:
      | { type: 'place.unknown'; words: string }
      | { type: 'search.started'; place: string | null }
      | { type: 'words.insisted' };
    emitted:
      | { type: 'place.corrected'; place: string; coordinates: Coordinates | null }
      | { type: 'words.kept'; words: string };
    tags: 'busy' | 'corrected';
  },
  actors: { correctPlace: unprovided<{ words: string }, Place | null>('correctPlace') },
  actions: {
    keepWords: assign({ words: (_, params: { words: string }) => params.words }),
    keepPlace: assign({ place: (_, params: { place: Place | null }) => params.place }),
    forget: assign({ words: '', place: null }),
    emitCorrected: emit(({ context }) => ({
      type: 'place.corrected' as const,
      place: context.place?.label ?? '',
      coordinates: context.place?.coordinates ?? null,
    })),
    emitKept: emit(({ context }) => ({ type: 'words.kept' as const, words: context.words })),
  },
  guards: {
    isWritten: (_, params: { words: string }) => params.words !== '',
    isFound: (_, params: { place: Place | null }) => params.place !== null,
    isOtherPlace: ({ context }, params: { place: string | null }) => params.place !== context.place?.label,
    isOtherWords: ({ context }, params: { place: string | null }) => params.place !== context.words,
  },
  delays: { correctBound: 5_000 },
}).createMachine({
  id: 'placeCorrection',
  description: '[LOC-010 LOC-017] Words that name no place, and the place that they resemble.',
  context: { words: '', place: null },
  options: { maxIterations: 50 },
  initial: 'idle',
  states: {
    idle: {
      description: '[LOC-017] Nothing to correct.',
      on: {
        'place.unknown': {
          description: '[LOC-017] The search found no such place.',
          guard: { type: 'isWritten', params: ({ event }) => event },
          target: 'correcting',
          actions: { type: 'keepWords', params: ({ event }) => event },
        },
      },
    },
    correcting: {
      description: '[LOC-017] Looks for a place whose name is nearly what was typed.',
      tags: 'busy',
      invoke: {
        id: 'correctPlace',
        src: 'correctPlace',
        input: ({ context }) => ({ words: context.words }),
        onDone: [
          {
            description: '[LOC-010] Searches around that place instead.',
            guard: { type: 'isFound', params: ({ event }) => ({ place: event.output }) },
            target: 'corrected',
            actions: [{ type: 'keepPlace', params: ({ event }) => ({ place: event.output }) }, 'emitCorrected'],
          },
          { description: '[LOC-017] Nothing resembles the words.', target: 'idle', actions: 'forget' },
        ],
        onError: { description: '[LOC-017] Names of places cannot be had.', target: 'idle', actions: 'forget' },
      },
      on: {
        'search.started': { description: '[LOC-010] Something else is searched.', target: 'idle', actions: 'forget' },
      },
      after: {
        correctBound: { description: '[LOC-017] That takes too long.', target: 'idle', actions: 'forget' },
      },
    },
    corrected: {
      description: '[LOC-010] Says for which place the results are, and offers the words as typed.',
      tags: 'corrected',
      on: {
        'words.insisted': {
          description: '[LOC-017] Searches for the words as they were typed.',
          target: 'insisted',
          actions: 'emitKept',
        },
        'place.unknown': {
          description: '[LOC-017] Not even that place is known: nothing is shown for it.',
          target: 'idle',
          actions: 'forget',
        },
        'search.started': {
          description: '[LOC-010] Something else is searched.',
          guard: { type: 'isOtherPlace', params: ({ event }) => event },
          target: 'idle',
          actions: 'forget',
        },
      },
    },
    insisted: {
      description: '[LOC-017] The words as typed are searched: what is unknown is said, not corrected.',
      on: {
        'place.unknown': {
          description: '[LOC-017] As before, there is no such place.',
          target: 'idle',
          actions: 'forget',
        },
        'search.started': {
          description: '[LOC-010] Something else is searched.',
          guard: { type: 'isOtherWords', params: ({ event }) => event },
          target: 'idle',
          actions: 'forget',
        },
      },
    },
  },
});
