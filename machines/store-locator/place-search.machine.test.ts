import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { Failure } from '#domain/failure.ts';
import type { Place } from '#domain/places/place.ts';
import { placeSearchMachine } from './place-search.machine.ts';

const seattle: Place = {
  id: 'seattle',
  label: 'Seattle, WA',
  detail: 'Washington, United States',
  coordinates: { lat: 47.6062, lng: -122.3321 },
  isExact: false,
};

/** A search box whose look-ups are answered with Seattle. */
function start(text = '') {
  const clock = new SimulatedClock();
  const lookedUp: string[] = [];
  const located: (Place | null)[] = [];
  const search = createActor(
    placeSearchMachine.provide({
      actors: {
        suggestPlaces: fromPromise(async ({ input }) => {
          lookedUp.push(input.text);
          return [seattle];
        }),
        locatePlace: fromPromise(async ({ input }) => {
          located.push(input.place);
          return input.place?.coordinates ?? null;
        }),
      },
    }),
    { input: { text }, clock },
  );
  const submitted = vi.fn();
  search.on('place.submitted', submitted);
  search.start();
  return {
    clock,
    search,
    lookedUp,
    located,
    submitted,
    type: (typed: string) => search.send({ type: 'text.changed', text: typed }),
    answered: () => vi.waitFor(() => expect(search.getSnapshot().matches('offering')).toBe(true)),
  };
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

test('LOC-010 typed text is submitted once, trimmed, without coordinates', () => {
  const { search, submitted, type } = start();
  type('  Pike   Place ');
  search.send({ type: 'search.submitted' });
  expect(submitted.mock.calls).toEqual([[{ type: 'place.submitted', place: 'Pike Place', coordinates: null }]]);
});

test('LOC-009 LOC-010 a chosen suggestion is located and submitted once, with its name and coordinates', async () => {
  const { clock, search, located, submitted, type, answered } = start();
  type('seat');
  clock.increment(200);
  await answered();
  search.send({ type: 'suggestion.chosen', id: 'seattle' });
  search.send({ type: 'suggestion.chosen', id: 'seattle' });
  const { label: place, coordinates } = seattle;
  await vi.waitFor(() => expect(submitted).toHaveBeenCalled());
  expect(located).toEqual([seattle]);
  expect(submitted.mock.calls).toEqual([[{ type: 'place.submitted', place, coordinates }]]);
});

test('a provider that never answers is done without', () => {
  const clock = new SimulatedClock();
  const search = createActor(
    placeSearchMachine.provide({ actors: { suggestPlaces: fromPromise(() => new Promise(() => {})) } }),
    { input: { text: '' }, clock },
  ).start();
  search.send({ type: 'text.changed', text: 'seat' });
  clock.increment(200);
  expect(search.getSnapshot().hasTag('busy')).toBe(true);
  clock.increment(60_000);
  expect(search.getSnapshot().value).toBe('resting');
  expect(search.getSnapshot().context.text).toBe('seat');
});

/** A box with Seattle open, whose place only `locate` can locate. */
async function offering(locate: () => Promise<Coordinates | null>) {
  const clock = new SimulatedClock();
  const submitted = vi.fn();
  const search = createActor(
    placeSearchMachine.provide({
      actors: {
        suggestPlaces: fromPromise(async (): Promise<readonly Place[]> => [seattle]),
        locatePlace: fromPromise(locate),
      },
    }),
    { input: { text: '' }, clock },
  );
  search.on('place.submitted', submitted);
  search.start();
  search.send({ type: 'text.changed', text: 'seat' });
  clock.increment(200);
  await vi.waitFor(() => expect(search.getSnapshot().matches('offering')).toBe(true));
  return { clock, search, submitted };
}
const byName = { type: 'place.submitted', place: 'Seattle, WA', coordinates: null };

test('LOC-010 a chosen place that cannot be located is searched by its name, at once or after five seconds', async () => {
  const refused = await offering(() => Promise.reject(new Failure('places-unavailable')));
  refused.search.send({ type: 'suggestion.chosen', id: 'seattle' });
  await vi.waitFor(() => expect(refused.submitted.mock.calls).toEqual([[byName]]));

  const silent = await offering(() => new Promise(() => {}));
  silent.search.send({ type: 'suggestion.chosen', id: 'seattle' });
  expect(silent.search.getSnapshot().hasTag('busy')).toBe(true);
  silent.clock.increment(4_999);
  expect(silent.submitted).not.toHaveBeenCalled();
  silent.clock.increment(1);
  expect(silent.submitted.mock.calls).toEqual([[byName]]);
});
