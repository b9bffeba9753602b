import { loadGoogleMaps } from '../maps/google-maps.ts';
import { googleSettings } from '../maps/google-settings.ts';
import { googleSuggester } from './google-suggester.ts';
import type { PlaceSuggester } from './place-suggester.ts';

/** Google's places behind the port; our own gazetteer answers where Google does not. */
export function googlePlaces(gazetteer: PlaceSuggester): PlaceSuggester {
  return googleSuggester({ library: placesLibrary, settings: googleSettings, gazetteer });
}

/** Google allows its places beside its own map only: without the map's script, and after a refused key, there are none. */
async function placesLibrary(): Promise<google.maps.PlacesLibrary> {
  await loadGoogleMaps();
  const library = await google.maps.importLibrary('places');
  if (!('AutocompleteSuggestion' in library)) throw new Error('The Google script knows no suggestions.');
  return library;
}
