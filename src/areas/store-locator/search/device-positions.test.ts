import { expect, test } from 'vitest';
import { coarse } from '#domain/coordinates.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import type { LocatorAddress } from '#domain/store-locator/locator.ts';
import { createDevicePositions } from './device-positions.ts';

const HERE = { lat: 45.52345, lng: -122.67891 };
const address: LocatorAddress = { query: { ...EMPTY_QUERY, coordinates: coarse(HERE) }, tab: 'nearby', camera: null };

test('FC-134 LOC-020 an address has the position of the device to 0.01 degree, and means it exactly, around any view', () => {
  const positions = createDevicePositions();
  positions.note(HERE);
  expect(positions.written({ ...EMPTY_QUERY, coordinates: HERE }).coordinates).toEqual(coarse(HERE));
  expect(positions.meant(address)).toMatchObject({ query: { coordinates: HERE }, camera: null });
  const zoomedOut = { ...address, camera: { ...coarse(HERE), zoom: 9 } };
  expect(positions.meant(zoomedOut)).toMatchObject({ query: { coordinates: HERE }, camera: { ...HERE, zoom: 9 } });
  const elsewhere = { ...address, query: { ...EMPTY_QUERY, coordinates: { lat: 45.6, lng: -122.68 } } };
  expect(positions.meant(elsewhere)).toBe(elsewhere);
});
