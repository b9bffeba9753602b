import * as v from 'valibot';
import { isOnEarth } from '#domain/coordinates.ts';
import { type LocationQuery, placeText } from '#domain/location-query.ts';
import { LOCATOR_TABS, type LocatorAddress } from '#domain/locator.ts';
import { type Camera, clampZoom, HOME_CAMERA } from '#domain/map-camera.ts';
import { type StoreNumber, storeNumberOf } from '#domain/store.ts';

/** Whatever does not fit is dropped, and the rest of the address kept; of a parameter given twice the first counts. */
const parameter = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(v.fallback(v.pipe(v.unknown(), v.transform(firstText), v.nullable(schema)), null), null);

function firstText(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' ? String(first) : first;
}

const decimal = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,3}(\.\d+)?$/),
  v.transform((digits) => Number(digits)),
);
const degrees = (limit: number) => v.pipe(decimal, v.minValue(-limit), v.maxValue(limit));

/** The search parameters of the locator's routes; parsing never throws, whatever stands in the address. */
export const locatorSearchSchema = v.object({
  place: parameter(v.pipe(v.string(), v.transform(placeText), v.string())),
  lat: parameter(degrees(90)),
  lng: parameter(degrees(180)),
  zoom: parameter(v.pipe(decimal, v.transform(clampZoom))),
  features: parameter(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+(,[\w-]+)*$/))),
  storeNumber: parameter(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))),
  tab: parameter(v.picklist(LOCATOR_TABS)),
  details: parameter(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))),
});

export type LocatorSearch = v.InferOutput<typeof locatorSearchSchema>;

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
    camera: coordinates && search.zoom !== null ? { ...coordinates, zoom: search.zoom } : null,
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

/** The address of a locator in which nothing was asked. */
export const EMPTY_SEARCH: LocatorSearch = v.parse(locatorSearchSchema, {});
