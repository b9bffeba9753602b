import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Coordinates } from '#domain/coordinates.ts';
import { Failure } from '#domain/failure.ts';
import { EMPTY_QUERY, isSameQuery, type LocationQuery } from '#domain/store-locator/location-query.ts';
import type { FoundLocations } from '#domain/store-locator/locator.ts';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { testInterleavings } from '../kit/register.ts';
import { model } from './locator.model.ts';

testInterleavings(
  'FC-055 LST-008 LST-009 FC-034 searches, positions, addresses and answers in any order keep every invariant, and the last question is asked last',
  model,
  {
    runs: 300,
    steps: 40,
    calls: (calls, now) =>
      !now.matches('loading') || isSameQuery(calls.at(-1)?.input as LocationQuery, now.context.query),
  },
);

const PLACES: Record<string, Coordinates> = {
  Seattle: { lat: 47.6062, lng: -122.3321 },
  Boston: { lat: 42.3601, lng: -71.0589 },
  Portland: { lat: 45.5152, lng: -122.6784 },
};
const foundAt = (coordinates: Coordinates): FoundLocations => ({
  count: 1,
  coordinates,
  view: null,
  moreResults: false,
  firstFavourite: null,
  firstNearby: null,
  named: null,
});

type Move =
  | { kind: 'search'; place: string }
  | { kind: 'back'; place: string }
  | { kind: 'answer'; of: number; fails: boolean };
const place = fc.constantFrom(...Object.keys(PLACES));
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('search' as const), place }),
  fc.record({ kind: fc.constant('back' as const), place }),
  fc.record({ kind: fc.constant('answer' as const), of: fc.nat(9), fails: fc.boolean() }),
);

test('FC-055 whatever is answered late, the shown stores are those of the place whose name is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 25 }), async (moves) => {
      const waiting: { found: (found: FoundLocations) => void; fails: (failure: Failure) => void; place: string }[] =
        [];
      const loadLocations = fromPromise<FoundLocations, LocationQuery>(
        ({ input }) =>
          new Promise((found, fails) => {
            waiting.push({ found, fails, place: input.place ?? '' });
          }),
      );
      const locator = createActor(locatorMachine.provide({ actors: { loadLocations } }), {
        input: { address: { query: EMPTY_QUERY, tab: 'nearby', camera: null } },
      });
      const arrived: (Coordinates | null)[] = [];
      locator.on('results.arrived', ({ found }) => arrived.push(found.coordinates));
      locator.start();
      for (const each of moves) {
        if (each.kind === 'search') locator.send({ type: 'place.searched', place: each.place, coordinates: null });
        else if (each.kind === 'back')
          locator.send({
            type: 'address.changed',
            address: { query: { ...EMPTY_QUERY, place: each.place }, tab: 'nearby', camera: null },
          });
        else {
          const [call] = waiting.splice(each.of % Math.max(waiting.length, 1), 1);
          if (each.fails) call?.fails(new Failure('offline'));
          else if (call) call.found(foundAt(PLACES[call.place] ?? { lat: 0, lng: 0 }));
        }
        await setImmediate();
        const { placeName, fetchAtLocation, shown } = locator.getSnapshot().context;
        if (placeName === null) continue;
        const due = PLACES[placeName];
        if (fetchAtLocation !== due || shown?.query.place !== placeName || arrived.at(-1) !== due)
          throw new Error(
            `${placeName} is shown with the stores of ${shown?.query.place} at ${JSON.stringify(fetchAtLocation)}`,
          );
      }
      locator.stop();
    }),
    { numRuns: 200 },
  );
});

const AREAS: readonly Camera[] = [
  { lat: 47.6, lng: -122.3, zoom: 13 },
  { lat: 42.36, lng: -71.06, zoom: 11.5 },
];
type Turn =
  | { kind: 'area'; camera: Camera }
  | { kind: 'search'; place: string }
  | { kind: 'filter'; features: readonly string[] }
  | { kind: 'find' }
  | { kind: 'lost' }
  | { kind: 'refused' }
  | { kind: 'answer'; of: number; fails: boolean };
const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ kind: fc.constant('area' as const), camera: fc.constantFrom(...AREAS) }),
  fc.record({ kind: fc.constant('search' as const), place }),
  fc.record({ kind: fc.constant('filter' as const), features: fc.subarray(['DT', 'ON']) }),
  fc.record({ kind: fc.constantFrom('find' as const, 'lost' as const, 'refused' as const, 'refused' as const) }),
  // Mostly of the last question, mostly stores: else nothing would ever be shown.
  fc.record({
    kind: fc.constant('answer' as const),
    of: fc.constantFrom(0, 0, 0, 1, 2),
    fails: fc.constantFrom(false, false, true),
  }),
);

test('FC-158 LOC-059 whatever is searched, filtered, lost and answered late, results come in the view that they were asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 10, maxLength: 40 }), async (turns) => {
      const waiting: { found: (found: FoundLocations) => void; fails: (failure: Failure) => void; at: Coordinates }[] =
        [];
      const loadLocations = fromPromise<FoundLocations, LocationQuery>(
        ({ input }) =>
          new Promise((found, fails) => {
            waiting.push({ found, fails, at: input.coordinates ?? PLACES[input.place ?? ''] ?? { lat: 0, lng: 0 } });
          }),
      );
      const locator = createActor(locatorMachine.provide({ actors: { loadLocations } }), {
        input: { address: { query: EMPTY_QUERY, tab: 'nearby', camera: null } },
      });
      const views: Camera[] = [];
      locator.on('results.arrived', ({ camera }) => views.push(camera));
      locator.start();
      for (const each of turns) {
        if (each.kind === 'area') locator.send({ type: 'area.searched', camera: each.camera });
        else if (each.kind === 'search') locator.send({ type: 'place.searched', place: each.place, coordinates: null });
        else if (each.kind === 'find') locator.send({ type: 'position.awaited' });
        else if (each.kind === 'lost') locator.send({ type: 'position.lost' });
        else if (each.kind === 'refused') {
          locator.send({ type: 'position.awaited' });
          locator.send({ type: 'position.lost' });
        } else if (each.kind === 'filter') {
          const { query, camera } = locator.getSnapshot().context;
          const address = { query: { ...query, features: each.features }, tab: 'nearby', camera } as const;
          locator.send({ type: 'address.changed', address });
        } else {
          const [call] = waiting.splice(Math.max(0, waiting.length - 1 - each.of), 1);
          if (each.fails) call?.fails(new Failure('offline'));
          else if (call) call.found({ ...foundAt(call.at), view: { ...call.at, zoom: 15 } });
        }
        await setImmediate();
        const now = locator.getSnapshot();
        const { shown, fetchAtLocation } = now.context;
        if (!now.matches('listing') || !shown || !fetchAtLocation) continue;
        // Only areas are asked for by coordinates here.
        const area = AREAS.find(({ lat }) => lat === shown.query.coordinates?.lat);
        if (!isDeepStrictEqual(views.at(-1), area ?? { ...fetchAtLocation, zoom: 15 }))
          throw new Error(`${JSON.stringify(shown)} is shown in ${JSON.stringify(views.at(-1))}`);
      }
      locator.stop();
    }),
    { numRuns: 200 },
  );
});
