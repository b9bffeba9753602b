import { describe, expect, it } from 'vitest';
import { type PlaceNames, placeNames } from './place-names.ts';

const columns = {
  names: 'Village\nCity\nElsewhere',
  lats: [4010, 4000, -3000],
  lngs: [-10010, -10000, 2000],
  sizes: [31, 60, 62],
  from: [20, 8, 6],
};
const names: PlaceNames = placeNames(columns);
const at = (zoom: number, lat = 40, lng = -100) => ({ camera: { lat, lng, zoom }, width: 800, height: 600 });
const shown = (zoom: number) => names.within(at(zoom)).map(({ name, strength }) => [name, Math.round(strength * 100)]);

describe('place names', () => {
  it('show in a view from their zoom on, whole where a step comes to rest', () => {
    expect(shown(3.5)).toEqual([]);
    expect(shown(4)).toEqual([['City', 100]]);
    expect(shown(10)).toEqual([
      ['City', 100],
      ['Village', 100],
    ]);
  });
  it('leave out what something else names, and name nothing around there', () => {
    const bounds = { north: 40.05, south: 39, west: -101, east: -99 };
    const some = placeNames(columns, bounds);
    expect(some.within(at(10)).map(({ name }) => name)).toEqual(['Village']);
    expect(some.around(at(15))).toBeNull();
    expect(some.around(at(15, 40.1, -100.1))).toBe('Village');
  });
  it('fade in just before', () => expect(shown(3.875)).toEqual([['City', 50]]));
  it('name the place around a close view, a large one from farther away, none in the wild', () => {
    expect(names.around(at(15))).toBe('City');
    expect(names.around(at(15, 40.1, -100.1))).toBe('Village');
    expect(names.around(at(15, 10, -150))).toBeNull();
  });
});
