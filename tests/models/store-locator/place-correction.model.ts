import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { Place } from '#domain/places/place.ts';
import { placeCorrectionMachine } from '#machines/store-locator/place-correction.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, missing } from '../kit/on-graph.ts';
import { buttonOn, textOn } from '../kit/on-screen.ts';

export const WORDS = 'Los Angles';
export const LOS_ANGELES: Place = {
  id: 'los-angeles',
  label: 'Los Angeles, CA',
  detail: 'California, United States',
  coordinates: { lat: 34.05, lng: -118.24 },
  isExact: false,
};

const instead = (screen: Screen) => buttonOn(screen, `Search for “${WORDS}” instead`);
const saysNothing = (screen: Screen) => {
  equal(screen.queryByText(/^Showing results for/), null);
  equal(instead(screen), null);
};

export const model = defineModel<typeof placeCorrectionMachine>({
  machine: placeCorrectionMachine,
  inputs: { start: undefined },
  events: {
    'place.unknown': [
      { label: 'a typo', payload: { words: WORDS } },
      { label: 'no words', payload: { words: '' } },
    ],
    'search.started': [
      { label: 'another place', payload: { place: 'Boston, MA' } },
      { label: 'the own position', payload: { place: null } },
      { label: 'the corrected place', payload: { place: LOS_ANGELES.label } },
      { label: 'the words', payload: { place: WORDS } },
    ],
  },
  outcomes: {
    correctPlace: [
      done('a place', LOS_ANGELES),
      done('nothing like it', null),
      failed('no names', 'places-unavailable'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  // The specification names no bound: our choice.
  waits: { correctBound: 5_000 },
  bound: ({ words, place }) => [words, place?.id],
  limit: 30,
  rest: ['idle', 'corrected', 'insisted'],
  tags: ['corrected'],
  invariants: {
    'words are kept only as long as they matter': ({ context, value }) => (context.words === '') === (value === 'idle'),
    'a place is named only where one was found': ({ context, value }) =>
      (context.place !== null) === (value === 'corrected' || value === 'insisted'),
  },
  properties: {
    'LOC-017 whatever comes of looking for it, the words that nothing resembles stay unknown': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via !== 'event' && stimulus.name !== 'correctPlace: a place')
        .filter(({ next }) => next.value !== 'idle'),
    'LOC-010 the place that the words resemble is searched once, where it lies': (graph) =>
      always(graph, ['correctPlace: a place'], ({ effects }) => {
        const emitted = effects.filter(({ does, name }) => does === 'emits' && name === 'place.corrected');
        return isDeepStrictEqual(emitted, [emits('place.corrected', SEARCHED)]);
      }),
    'LOC-017 once the place is unknown, too, or the words as typed, nothing is shown for it': {
      'corrected place.unknown(a typo)': 'idle',
      'insisted place.unknown(a typo)': 'idle',
    },
    'LOC-010 a place is looked for that the unknown words resemble': (graph) =>
      missing(graph, 'idle place.unknown(a typo)', starts('correctPlace', { words: WORDS })),
    'LOC-017 the words that the visitor insists on are searched as typed': (graph) =>
      always(graph, ['words.insisted'], ({ effects }) =>
        effects.some(({ name, value }) => name === 'words.kept' && Object(value).words === WORDS),
      ),
  },
  shows: {
    idle: { says: 'LOC-017 nothing is corrected', see: ({ screen }) => saysNothing(screen) },
    correcting: {
      says: 'LOC-017 until it is known what the words resemble, nothing is said of them',
      see: ({ screen }) => {
        saysNothing(screen);
        equal(textOn(screen, 'busy'), 'true');
      },
    },
    corrected: {
      says: 'LOC-010 says for which place the results are, and offers the words as typed',
      see: ({ screen }) => {
        ok(screen.getByText('Showing results for Los Angeles, CA.'));
        ok(instead(screen));
      },
    },
    insisted: { says: 'LOC-017 the words as typed are searched', see: ({ screen }) => saysNothing(screen) },
  },
  causes: {
    ...fromOutside('place.unknown', 'search.started'),
    'words.insisted': { control: ({ screen }) => instead(screen) },
  },
});

/** What the locator is asked for in place of the words. */
const SEARCHED = { place: 'Los Angeles, CA', coordinates: { lat: 34.05, lng: -118.24 } };
