import { describe, expect, test } from 'vitest';
import { placeData } from '#app/build/geodata-plugin.ts';
import { milesBetween } from '#domain/coordinates.ts';
import { createWorld } from '../world.ts';
import { createPlaces } from './places.ts';

const { directory } = createWorld();
const book = createPlaces(directory.records, placeData());

const SPELLINGS: readonly [place: string, lat: number, lng: number][] = [
  ['Seattle', 47.606, -122.332],
  ['  seattle   WA ', 47.606, -122.332],
  ['Seattle, Washington, USA', 47.606, -122.332],
  ['Washington', 38.9, -77.04],
  ['Portland', 45.52, -122.68],
  ['Portland, ME', 43.66, -70.26],
  ['Portland, Maine', 43.66, -70.26],
  ['London, ON', 42.98, -81.23],
  ['Québec', 46.81, -71.21],
  ['QUEBEC, QC', 46.81, -71.21],
  ['Saint Louis', 38.63, -90.2],
  ['St. Louis, MO', 38.63, -90.2],
  ['San Juan, Puerto Rico', 18.47, -66.11],
  ['Ciudad de México', 19.43, -99.13],
  ['Monterrey, NL', 25.68, -100.32],
  ['Tijuana, BC', 32.5, -117.0],
  ['NYC', 40.71, -74.01],
  ['Moscow, ID', 46.73, -117.0],
];

describe('places', () => {
  for (const [place, lat, lng] of SPELLINGS) {
    test(`finds ${place.trim()}`, () => {
      const found = book.resolve(place);
      expect(found && milesBetween(found, { lat, lng })).toBeLessThan(5);
    });
  }

  test('finds a store by its postal code, alone or at the end of an address', () => {
    for (const record of [directory.records[0], directory.records.find(({ country }) => country === 'CA')]) {
      if (!record) throw new Error('No such store.');
      for (const place of [record.postalCode, record.postalCode.toLowerCase(), `1 Unknown Way ${record.postalCode}`]) {
        const found = book.resolve(place);
        expect(found && milesBetween(found, record.position)).toBeLessThan(15);
      }
    }
  });

  test('finds a country and a region among the stores that lie there', () => {
    const canada = book.resolve('Canada');
    expect(canada?.lat).toBeGreaterThan(42);
    expect(book.resolve('Alaska')?.lat).toBeGreaterThan(55);
  });

  test('knows no other place', () => {
    for (const place of ['Brigadoon', '', '   ', '!!!', '__proto__', 'constructor', '1', '00000', 'Seattle, ON']) {
      expect(book.resolve(place)).toBeNull();
    }
  });
});
