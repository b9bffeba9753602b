import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Place } from '#domain/places/place.ts';
import { placeSearchMachine } from './place-search.machine.ts';

/** A search box, and the texts that it looked up. */
function start() {
  const clock = new SimulatedClock();
  const lookedUp: string[] = [];
  const suggestPlaces = fromPromise<readonly Place[], { text: string }>(async ({ input }) => {
    lookedUp.push(input.text);
    return [];
  });
  const search = createActor(placeSearchMachine.provide({ actors: { suggestPlaces } }), { input: { text: '' }, clock });
  search.start();
  return { clock, search, lookedUp, type: (text: string) => search.send({ type: 'text.changed', text }) };
}

test('LOC-012 changes less than 200 ms apart cause one look-up, of the last text', () => {
  const { clock, lookedUp, type } = start();
  for (const text of ['s', 'se', 'sea', 'seat']) {
    type(text);
    clock.increment(199);
  }
  expect(lookedUp).toEqual([]);
  clock.increment(1);
  expect(lookedUp).toEqual(['seat']);
});

test('LOC-012 changes 200 ms apart are looked up each', () => {
  const { clock, lookedUp, type } = start();
  for (const text of ['sea', 'seat']) {
    type(text);
    clock.increment(200);
  }
  expect(lookedUp).toEqual(['sea', 'seat']);
});

test('LOC-010 typed text is submitted without the spaces around it and with single ones in it', () => {
  const { search, type } = start();
  const places: string[] = [];
  search.on('place.submitted', ({ place }) => places.push(place));
  type('  Pike   Place ');
  search.send({ type: 'search.submitted' });
  expect(places).toEqual(['Pike Place']);
});
