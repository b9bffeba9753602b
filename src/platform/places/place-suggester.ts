import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/places/place.ts';

/** What completes the name of a place while it is typed: our own gazetteer, or a service for which a retailer holds a key. */
export type PlaceSuggester = {
  /**
   * At most six places for what was typed, best first; `near` lifts what lies close. Aborting rejects with the signal's
   * reason. Throws Failure('places-unavailable') where the names cannot be loaded.
   */
  suggest: (text: string, near: Coordinates | null, signal: AbortSignal) => Promise<Place[]>;
  /** Where a suggested place lies, degrees; null where it is unknown. Throws Failure('places-unavailable') where it cannot be asked. */
  locate: (place: Place) => Promise<Coordinates | null>;
  /** Loads what the first answer needs; called when a search field gets the focus. */
  prepare: () => void;
  /** What was typed so far was searched: what is typed next is another session (services count them). */
  endSession: () => void;
};
