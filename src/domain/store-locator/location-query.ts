import type { Coordinates } from '../coordinates.ts';
import type { StoreNumber } from '../stores/store.ts';

/** What the locator asks for (LOC-008): around a place or a point, or one store; every feature must be present (decision B04). */
export type LocationQuery = {
  place: string | null;
  coordinates: Coordinates | null;
  features: readonly string[];
  storeNumber: StoreNumber | null;
};

export const EMPTY_QUERY: LocationQuery = { place: null, coordinates: null, features: [], storeNumber: null };

/** Whether a query says where to look; one that does not is never sent. */
export function isSearchable(query: LocationQuery): boolean {
  return query.place !== null || query.coordinates !== null || query.storeNumber !== null;
}

/** Whether a query asks for one store by its number and for nothing around a place or a point (LOC-018). */
export function isOneStore({ place, coordinates, storeNumber }: LocationQuery): boolean {
  return storeNumber !== null && place === null && coordinates === null;
}

/** Whether two queries ask for the same; features are a set. */
export function isSameQuery(a: LocationQuery, b: LocationQuery): boolean {
  return queryKey(a) === queryKey(b);
}

/** One text per question, independent of the order of features; coordinates to the five decimals that an address carries. */
export function queryKey({ place, coordinates, features, storeNumber }: LocationQuery): string {
  const point = coordinates ? `${coordinates.lat.toFixed(5)},${coordinates.lng.toFixed(5)}` : '';
  return JSON.stringify([place?.trim().toLowerCase() ?? '', point, [...new Set(features)].sort(), storeNumber ?? '']);
}

/** The text of a place as it is searched, or null where it is blank (LOC-011, decision A37). */
export function placeText(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  // Whole characters: half an emoji cannot be written into an address.
  return text === '' ? null : [...text].slice(0, PLACE_TEXT_LIMIT).join('');
}

/** Longest place text that is sent, characters as Unicode counts them (FC-160). */
export const PLACE_TEXT_LIMIT = 500;
