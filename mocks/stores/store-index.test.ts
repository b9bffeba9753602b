import { describe, expect, test } from 'vitest';
import { type Coordinates, milesBetween } from '#domain/coordinates.ts';
import { randomFrom } from '../random.ts';
import { createStoreIndex } from './store-index.ts';

const random = randomFrom('index test');

/** Clumps with equal points among them, as stores lie, and all of the globe's awkward places. */
function points(count: number): Coordinates[] {
  const centres = [
    { lat: 47.6, lng: -122.3 },
    { lat: 0, lng: 179.99 },
    { lat: 0, lng: -179.99 },
    { lat: 89.9, lng: 10 },
    { lat: -89.9, lng: -100 },
    { lat: 90, lng: 0 },
  ];
  return Array.from({ length: count }, (_, at) => {
    const centre = centres[at % centres.length] ?? { lat: 0, lng: 0 };
    const lng = centre.lng + Math.round((random() - 0.5) * 100) / 100;
    return {
      lat: Math.max(-90, Math.min(90, centre.lat + Math.round((random() - 0.5) * 100) / 100)),
      lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng,
    };
  });
}

const everywhere = (): Coordinates => ({ lat: random() * 180 - 90, lng: random() * 360 - 180 });

function byBruteForce(all: readonly Coordinates[], centre: Coordinates, miles: number, accept = (_: number) => true) {
  return all
    .map((point, position) => ({ position, miles: milesBetween(centre, point) }))
    .filter((found) => found.miles <= miles && accept(found.position))
    .sort((a, b) => a.miles - b.miles || a.position - b.position);
}

describe('store index', () => {
  const all = points(3000);
  const index = createStoreIndex(all);
  const centres = [
    ...all.slice(0, 60),
    ...Array.from({ length: 40 }, everywhere),
    { lat: 0, lng: 180 },
    { lat: 0, lng: -180 },
    { lat: 90, lng: 123 },
    { lat: -90, lng: -45 },
    { lat: 89.99, lng: -170 },
  ];

  test('finds the same points in the same order as looking at every one, over the date line and the poles too', () => {
    for (const centre of centres) {
      for (const miles of [0, 5, 50, 700])
        expect(index.within(centre, miles)).toEqual(byBruteForce(all, centre, miles));
    }
  });

  test('leaves out what is not accepted', () => {
    const isThird = (position: number) => position % 3 === 0;
    for (const centre of centres) {
      expect(index.within(centre, 50, isThird)).toEqual(byBruteForce(all, centre, 50, isThird));
    }
  });

  test('the nearest is the first of all, at any distance', () => {
    const isRare = (position: number) => position % 501 === 7;
    for (const centre of centres) {
      const [first] = byBruteForce(all, centre, Number.POSITIVE_INFINITY, isRare);
      expect(index.nearest(centre, isRare)?.miles).toBeCloseTo(first?.miles ?? Number.NaN, 6);
    }
  });

  test('there is no nearest when nothing is accepted, and nothing in an empty index', () => {
    expect(index.nearest({ lat: 0, lng: 0 }, () => false)).toBeNull();
    expect(createStoreIndex([]).nearest({ lat: 0, lng: 0 })).toBeNull();
    expect(createStoreIndex([]).within({ lat: 0, lng: 0 }, 10_000)).toEqual([]);
  });
});
