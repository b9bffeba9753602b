import { expect, test } from 'vitest';
import { DEFAULT_CONFIGURATION } from '../configuration.ts';
import { featureGroups, featureNames, shownAmenities } from './amenities.ts';

const { locator } = DEFAULT_CONFIGURATION;
const named = (...codes: string[]) => codes.map((code) => ({ code, name: `Name of ${code}` }));
const codes = (
  store: Parameters<typeof shownAmenities>[0],
  configuration: Parameters<typeof shownAmenities>[1] = locator,
) => shownAmenities(store, configuration).map(({ code }) => code);

test('LOC-054 the amenities leave out XO, 16, DT, CX, 17 and CC', () => {
  const store = { amenities: named('XO', 'WF', '16', 'DT', 'CX', '17', 'EV', 'CC'), pickUpOptions: [] };
  expect(codes(store)).toEqual(['WF', 'EV']);
});

test('LOC-055 no pick-up option is repeated as an amenity, neither a configured one nor one of the store', () => {
  const store = { amenities: named('WF', 'LK', 'WU'), pickUpOptions: named('WU') };
  expect(codes(store, { hiddenAmenityCodes: [], pickUpCodes: ['LK'] })).toEqual(['WF']);
});

test('LOC-056 in-store, drive-thru and curbside count as pick-up where the configuration says nothing', () => {
  expect(locator.pickUpCodes).toEqual(['16', 'DT', 'CX']);
  const store = { amenities: named('16', 'DT', 'CX', 'WF'), pickUpOptions: [] };
  expect(codes(store, { ...locator, hiddenAmenityCodes: [] })).toEqual(['WF']);
});

test('LOC-051 an amenity that comes twice is listed once', () => {
  expect(codes({ amenities: named('WF', 'PK', 'WF'), pickUpOptions: [] })).toEqual(['WF', 'PK']);
});

test('LOC-061 features stand in the configured categories, each code once', () => {
  const groups = featureGroups(
    [
      { id: 'ordering', codes: ['GC', 'ON'] },
      { id: 'amenities', codes: ['WF', 'GC'] },
      { id: 'pickup', codes: [] },
    ],
    [],
  );
  expect(groups).toEqual([
    { id: 'ordering', codes: ['GC', 'ON'] },
    { id: 'amenities', codes: ['WF'] },
  ]);
});

test('LOC-061 codes that no category knows join the amenities, or make up that single group', () => {
  expect(featureGroups(locator.amenityCategories, ['WF', 'ZZ', 'ZZ'])[1]?.codes).toEqual([
    ...(locator.amenityCategories[1]?.codes ?? []),
    'ZZ',
  ]);
  expect(featureGroups([], ['ZZ', 'WF'])).toEqual([{ id: 'amenities', codes: ['ZZ', 'WF'] }]);
});

test('the stores say what a code is called that the app has no words for', () => {
  const names = featureNames([{ amenities: [{ code: 'ZZ', name: 'Reading corner' }], pickUpOptions: named('DT') }]);
  expect([names.get('ZZ'), names.get('DT'), names.get('XX')]).toEqual(['Reading corner', 'Name of DT', undefined]);
});
