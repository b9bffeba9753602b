import { isOnEarth } from '#domain/coordinates.ts';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import type { LocatorAddress } from '#domain/store-locator/locator.ts';
import { type Camera, clampZoom, HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import type { LocatorSearch } from './locator-search-schema.ts';

/** What an address asks the locator. Half a pair of coordinates is none. */
export function addressOf(search: LocatorSearch): LocatorAddress {
  const { lat, lng } = search;
  const coordinates = lat !== null && lng !== null && isOnEarth({ lat, lng }) ? { lat, lng } : null;
  return {
    query: {
      place: search.place,
      coordinates,
      features: [...new Set(search.features?.split(','))],
      storeNumber: search.storeNumber === null ? null : storeNumberOf(search.storeNumber),
    },
    tab: search.tab ?? 'nearby',
    camera: coordinates && search.zoom !== null ? { ...coordinates, zoom: clampZoom(search.zoom) } : null,
  };
}

/** The address of a question: coordinates to five decimals (about a metre), no parameter that says nothing. */
export function searchOf(query: LocationQuery, camera: Camera | null): Omit<LocatorSearch, 'tab' | 'details'> {
  return {
    place: query.place,
    lat: query.coordinates ? rounded(query.coordinates.lat, 5) : null,
    lng: query.coordinates ? rounded(query.coordinates.lng, 5) : null,
    zoom: camera ? rounded(camera.zoom, 2) : null,
    features: query.features.length > 0 ? [...query.features].sort().join(',') : null,
    storeNumber: query.storeNumber,
  };
}

/** The address of a locator with the details of a store over it, or (null) of none, from its own address; all other parameters stay. */
export function detailsHref(href: string, storeNumber: StoreNumber | null): string {
  const [path = '', search = ''] = href.split('?');
  const parameters = new URLSearchParams(search);
  if (storeNumber === null) parameters.delete('details');
  else parameters.set('details', storeNumber);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Where the map of an address opens before its results are there. */
export function openingCamera({ query, camera }: LocatorAddress): Camera {
  return camera ?? (query.coordinates ? { ...query.coordinates, zoom: 12 } : HOME_CAMERA);
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
