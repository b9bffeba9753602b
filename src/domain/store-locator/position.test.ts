import { expect, test } from 'vitest';
import { isExactEnough } from './position.ts';

test('ORD-091 FC-158 a position counts up to 1000 m of inaccuracy, one of 50 km or of none that is known does not', () => {
  const at = (accuracy: number) => isExactEnough({ coordinates: { lat: 47.6, lng: -122.3 }, accuracy }, 1000);
  expect([0, 999, 1000, 1000.1, 50_000, Number.NaN].map(at)).toEqual([true, true, true, false, false, false]);
});
