import type { Coordinates } from '#domain/coordinates.ts';

/** A store as a directory lists it, before a locale or a moment makes an answer of it. */
export type StoreRecord = {
  /** With a counter after a dash in most directories: `12345-67890`. */
  storeNumber: string;
  name: string;
  ownershipTypeCode: string;
  street: string;
  city: string;
  subdivision: string;
  country: string;
  postalCode: string;
  phoneNumber: string | null;
  /** An IANA zone that Intl knows. */
  timeZoneId: string;
  /** Where the store is found by a search. */
  position: Coordinates;
  /** False for the few stores without a position in the directory: they are found by their town. */
  hasPosition: boolean;
};

/** The part of a store number before any dash: the store itself, not one of its counters. */
export function storeKey(storeNumber: string): string {
  return storeNumber.split('-')[0] ?? storeNumber;
}
