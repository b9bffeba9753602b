import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/place.ts';
import { documentLanguage } from '../document.ts';
import { allowWorker } from '../maps/trusted-workers.ts';
import { gazetteerSuggester, type PlacesWorker } from './gazetteer-suggester.ts';

async function placesWorker(): Promise<PlacesWorker | null> {
  if (!('Worker' in globalThis)) return null;
  const { default: url } = await import('./places.worker.ts?worker&url');
  allowWorker(url);
  return new Worker(url, { type: 'module' });
}

const suggester = gazetteerSuggester({
  gazetteer: () => import('virtual:geodata/gazetteer'),
  worker: placesWorker,
  language: documentLanguage,
});

/**
 * Completes the name of a place: at most six geocoded places, best first, tolerant of typos and accents (LOC-016). `near` lifts
 * what lies close. Throws Failure('places-unavailable') where the names cannot be loaded, the signal's reason once aborted.
 */
export function suggestPlaces(text: string, near: Coordinates | null, signal: AbortSignal): Promise<Place[]> {
  return suggester.suggest(text, near, signal);
}

/** Loads the names ahead of the first letter: for a search field that gets the focus. */
export function preparePlaces(): void {
  suggester.prepare();
}
