import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coordinates, milesBetween } from '../coordinates.ts';
import { spreadShared } from './shared-positions.ts';

const METRES_A_MILE = 1609.344;
const dry = () => false;
const metres = (a: Coordinates, b: Coordinates) => milesBetween(a, b) * METRES_A_MILE;

/** As a directory with two decimals has them: few positions, many stores. */
const stores = fc
  .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 60 })
  .chain((numbers) =>
    fc.tuple(
      fc.constant(numbers),
      fc.array(fc.record({ lat: fc.integer({ min: -66, max: 66 }), lng: fc.integer({ min: -170, max: 170 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
    ),
  )
  .map(([numbers, positions]) =>
    numbers.map((number, at) => ({ id: String(number), ...(positions[at % positions.length] ?? { lat: 0, lng: 0 }) })),
  );

test('stores that share a position stand apart, near it, each in its place however the answer is sorted', () => {
  fc.assert(
    fc.property(stores, (points) => {
      const spread = spreadShared(points, dry);
      expect(spread.map(({ id }) => id)).toEqual(points.map(({ id }) => id));
      expect(new Set(spread.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(
        new Set(points.map(({ id }) => id)).size,
      );
      for (const [at, point] of points.entries()) {
        const shared = points.filter(({ lat, lng }) => lat === point.lat && lng === point.lng).length;
        const off = metres(point, spread[at] ?? point);
        if (shared === 1) expect(off).toBe(0);
        else expect(off).toBeGreaterThan(100);
        if (shared <= 18) expect(off).toBeLessThan(250);
      }
      const turned = spreadShared([...points].reverse(), dry);
      expect([...turned].reverse()).toEqual(spread);
    }),
  );
});

test('none is put into water that begins beside a position on land', () => {
  fc.assert(
    fc.property(stores, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (points, shore) => {
      // Water on one side of each position, as far as 20 metres from it.
      const isWater = ({ lat, lng }: Coordinates) =>
        points.some(
          (point) =>
            Math.abs(lat - point.lat) < 0.01 &&
            Math.abs(lng - point.lng) < 0.01 &&
            (lat - point.lat) * Math.cos(shore) + (lng - point.lng) * Math.sin(shore) > 0.0002,
        );
      for (const place of spreadShared(points, isWater)) expect(isWater(place)).toBe(false);
    }),
  );
});

test('a store that goes moves those only that had to give way to it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 3, maxLength: 6 }), (numbers) => {
      const points = numbers.map((number) => ({ id: String(number), lat: 47.61, lng: -122.34 }));
      const all = new Map(spreadShared(points, dry).map(({ id, ...place }) => [id, place]));
      const fewer = spreadShared(points.slice(1), dry);
      const moved = fewer.filter(({ id, ...place }) => JSON.stringify(all.get(id)) !== JSON.stringify(place));
      const freed = JSON.stringify(all.get(points[0]?.id ?? ''));
      // One may come back to the freed place, and another to the place of that one.
      if (moved.length > 0) expect(moved.map(({ id, ...place }) => JSON.stringify(place))).toContain(freed);
    }),
  );
});

test('where outlines take the position itself for water they are not asked, and one without a dry place stays', () => {
  const twins = ['1', '2'].map((id) => ({ id, lat: 47.61, lng: -122.34 }));
  for (const place of spreadShared(twins, () => true))
    expect(metres(place, { lat: 47.61, lng: -122.34 })).toBeGreaterThan(100);
  const island = spreadShared(twins, ({ lat }) => lat !== 47.61);
  expect(island).toEqual(twins);
});

test('positions of their own are left as they are, in the same array', () => {
  const points = [
    { id: '1', lat: 1, lng: 1 },
    { id: '2', lat: 1, lng: 1.01 },
  ];
  expect(spreadShared(points, dry)).toBe(points);
});

test('two thousand stores cost little more than a question about water each', () => {
  const points = Array.from({ length: 2_000 }, (_, at) => ({ id: String(at), lat: 40 + (at % 200) / 100, lng: -100 }));
  let asked = 0;
  spreadShared(points, () => {
    asked += 1;
    return false;
  });
  expect(asked).toBe(2_000 + 200);
});
