import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/places/place.ts';

/** Messages of the page to the places worker: the gazetteer's text once, postal codes once one was typed, questions with numbers. */
export type PlacesQuestion =
  | { kind: 'gazetteer'; text: string }
  | { kind: 'postal-codes'; text: string }
  | { kind: 'search'; number: number; text: string; near: Coordinates | null; language: string };

/** What the worker answers; `places` is null where it has no gazetteer that it can read. */
export type PlacesAnswer = { number: number; places: Place[] | null };
