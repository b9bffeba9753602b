import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressOf } from './locator-search.ts';
import { locatorSearchSchema } from './locator-search-schema.ts';

const featuresOf = (features: unknown) => v.parse(locatorSearchSchema, { features }).features;

test('LOC-059 LOC-061 the features of an address are whatever codes a retailer has; what cannot be one costs itself alone', () => {
  expect(featuresOf('WF,24H+,WI FI')).toBe('WF,24H+,WI FI');
  expect(featuresOf(`WF,,${'x'.repeat(41)},DT`)).toBe('WF,DT');
  const many = Array.from({ length: 60 }, (_, at) => `FEATURE_${at}`).join(',');
  expect(featuresOf(many)).toBe(many);
  expect(['', ',', ';;', '<b>', 7, null].map(featuresOf)).toEqual([null, null, null, null, '7', null]);
});

test('LOC-023 the zoom of an address stays within 3 to 21', () => {
  const zoomOf = (zoom: string) =>
    addressOf(v.parse(locatorSearchSchema, { lat: '47.6', lng: '-122.3', zoom })).camera?.zoom;
  expect(['30', '12.5', '2'].map(zoomOf)).toEqual([21, 12.5, 3]);
});
