import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { documentLanguage } from '../document.ts';
import { allowWorker } from '../maps/trusted-workers.ts';
import { gazetteerSuggester, type PlacesWorker } from './gazetteer-suggester.ts';
import type { PlaceSuggester } from './place-suggester.ts';

async function placesWorker(): Promise<PlacesWorker | null> {
  if (!('Worker' in globalThis)) return null;
  const { default: url } = await import('./places.worker.ts?worker&url');
  allowWorker(url);
  return new Worker(url, { type: 'module' });
}

const gazetteer = gazetteerSuggester({
  gazetteer: () => import('virtual:geodata/gazetteer'),
  postalCodes: () => import('virtual:geodata/postal-codes'),
  worker: placesWorker,
  language: documentLanguage,
});

let suggester: Promise<PlaceSuggester> | null = null;

/** Google's places where the retailer has a key (LOC-016); a build without one holds nothing of it. */
function placeSuggester(): Promise<PlaceSuggester> {
  suggester ??= import.meta.env.VITE_GOOGLE_MAPS_KEY ? withGoogle() : Promise.resolve(gazetteer);
  return suggester;
}

async function withGoogle(): Promise<PlaceSuggester> {
  try {
    const { googlePlaces } = await import('./google-places.ts');
    return googlePlaces(gazetteer);
  } catch {
    return gazetteer;
  }
}

/**
 * Completes the name of a place: at most six geocoded places, best first, tolerant of typos and accents (LOC-016). `near` lifts
 * what lies close. Throws Failure('places-unavailable') where the names cannot be loaded, the signal's reason once aborted.
 */
export async function suggestPlaces(text: string, near: Coordinates | null, signal: AbortSignal): Promise<Place[]> {
  return (await placeSuggester()).suggest(text, near, signal);
}

/** Where a suggested place lies, degrees; null where it is unknown. Throws Failure('places-unavailable') where it cannot be asked. */
export async function locatePlace(place: Place): Promise<Coordinates | null> {
  return place.coordinates ?? (await placeSuggester()).locate(place);
}

/** Loads the names ahead of the first letter: for a search field that gets the focus. */
export function preparePlaces(): void {
  void placeSuggester().then((places) => places.prepare());
}

/** What was typed was searched; the next letter begins another session of a service that counts them. */
export function endPlacesSession(): void {
  void placeSuggester().then((places) => places.endSession());
}
