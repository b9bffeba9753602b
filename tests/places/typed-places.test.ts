import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { geodata, placeData } from '#app/build/geodata-plugin.ts';
import { milesBetween } from '#domain/coordinates.ts';
import { regionName } from '#domain/places/region-names.ts';
import { isNearMe, isOtherScript } from '#domain/places/typed-place.ts';
import { createPlaces } from '#mocks/places/places.ts';
import { generateStores } from '#mocks/stores/generated-stores.ts';
import { placeIndex } from '#platform/places/place-index.ts';

/** What people type, where it must lead, and how near to it in miles. */
const rows = readFileSync(new URL('typed-places.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(';'))
  .map(([typed = '', lat, lng, miles]) => ({ typed, lat: Number(lat), lng: Number(lng), miles: Number(miles) }));

const places = createPlaces(generateStores('northstar'), placeData());
const index = placeIndex(geodata().gazetteer());
index.addPostalCodes(geodata()['postal-codes']());

test('over 200 inputs are kept', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ typed }) => typed)).size).toBe(rows.length);
});

describe.each(rows)('“$typed”', ({ typed, lat, lng, miles }) => {
  test('leads there', () => {
    const found = places.resolve(typed);
    expect(found && milesBetween(found, { lat, lng })).toBeLessThan(miles);
  });

  test('is suggested first, at the same place', () => {
    const [first] = index.search(typed, null, 'en-US');
    expect(first).toMatchObject({ isExact: true });
    const there = places.resolve(typed);
    expect(first?.coordinates && there && milesBetween(first.coordinates, there)).toBeLessThan(1);
    // What was suggested leads to the same place when it is typed.
    const again = places.resolve(first?.label ?? '');
    expect(again && there && milesBetween(again, there)).toBeLessThan(1);
  });
});

test.each([
  ['Los Angles', 'Los Angeles, CA'],
  ['New Yo', 'New York City, NY'],
  ['San Franc', 'San Francisco, CA'],
  ['Seatle', 'Seattle, WA'],
  ['Chcago', 'Chicago, IL'],
  ['Philadelpia', 'Philadelphia, PA'],
  ['Vancuver BC', 'Vancouver, BC'],
  ['Torono', 'Toronto, ON'],
  ['Montrael', 'Montréal, QC'],
  ['Pheonix', 'Phoenix, AZ'],
  ['Albequerque', 'Albuquerque, NM'],
  ['Pitsburgh', 'Pittsburgh, PA'],
])('“%s” names no place, and %s is offered first', (typed, label) => {
  expect(places.resolve(typed)).toBeNull();
  expect(index.search(typed, null, 'en-US')[0]).toMatchObject({ label, isExact: false });
});

test.each(['Brigadoon', '', '   ', '!!!', '__proto__', 'constructor', '1', '00000', 'Seattle, ON', '東京', 'Нью-Йорк'])(
  '“%s” is no place',
  (typed) => {
    expect(places.resolve(typed)).toBeNull();
    expect(index.search(typed, null, 'en-US').filter(({ isExact }) => isExact)).toEqual([]);
  },
);

test('a state that shares its name with a larger city is meant where it is called one', () => {
  expect(index.search('Washington State', null, 'en-US')[0]).toMatchObject({
    label: 'Washington',
    detail: 'United States',
  });
  expect(places.resolve('Washington State')?.lng).toBeLessThan(-122);
});

test.each(['fr-CA', 'es-US'])('a region is found by its name in %s', (language) => {
  const at = (name: string) => index.search(name, null, language)[0]?.coordinates;
  const regions = geodata()
    .gazetteer()
    .regions.filter(({ code }) => code !== '');
  expect(regions.filter((region) => regionName(region, language) !== region.name).length).toBeGreaterThan(15);
  for (const region of regions) expect(at(regionName(region, language)), region.name).toEqual(at(region.name));
});

test('of namesakes the one near the visitor is meant', () => {
  const near = { lat: 43.7, lng: -70.3 };
  expect(index.search('Portland', near, 'en-US')[0]).toMatchObject({ label: 'Portland, ME', isExact: true });
});

test.each([
  ...['near me', 'Near Me', 'coffee near me', 'Northstar stores near me', 'my location'],
  ...['près de moi', 'magasins près de moi', 'cerca de mí', 'Cafés cerca de mí'],
])('“%s” means the own position', (typed) => expect(isNearMe(typed)).toBe(true));

test.each(['Nearmont', 'Me', 'Mexico', ''])('“%s” does not', (typed) => expect(isNearMe(typed)).toBe(false));

test('names in another script are known as such', () => {
  expect(['東京', 'Нью-Йорк', 'Αθήνα'].every(isOtherScript)).toBe(true);
  expect(['Tokyo', '東京 Tokyo', '90210', ''].some(isOtherScript)).toBe(false);
});
