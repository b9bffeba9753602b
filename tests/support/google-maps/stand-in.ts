import { AdvancedMarkerElement } from './advanced-marker.ts';
import { event, MVCObject, registrations } from './events.ts';
import { LatLng } from './lat-lng.ts';
import { LatLngBounds } from './lat-lng-bounds.ts';
import { StandInMap } from './map.ts';
import { googlePlacesApi } from './places-api.ts';
import { record } from './record.ts';

/** What a test sees and steers of the stand-in: `window.googleStandIn`. */
type GoogleStandIn = ReturnType<typeof installGoogleMaps>;

declare global {
  interface Window {
    googleStandIn?: GoogleStandIn;
    /** Set before the script runs: it refuses whatever key it is given. */
    googleStandInRefusesKey?: boolean;
  }
}

/** The names that only the entry script has: the loader leaves its own `importLibrary` there until this one comes. */
type Namespace = Record<string, unknown>;

const settings = { fetchAppCheckToken: null };

/**
 * Puts a stand-in for Google's Maps script in its place: the part of it that our renderer, its library and our places use.
 * `refusesKey`: as with a wrong key, the page is notified soon after its first map.
 */
export function installGoogleMaps(parameters: URLSearchParams, refusesKey: boolean) {
  const places = googlePlacesApi();
  const libraries: Record<string, object> = {
    core: { LatLng, LatLngBounds, event, MVCObject },
    maps: { Map: StandInMap },
    marker: { AdvancedMarkerElement },
    places: places.library,
  };
  const refuse = () => {
    // biome-ignore lint/suspicious/noConsole: Google's script says so too
    console.error('Google Maps JavaScript API error: InvalidKeyMapError');
    window.gm_authFailure?.();
  };
  if (!customElements.get('gmp-advanced-marker')) customElements.define('gmp-advanced-marker', AdvancedMarkerElement);
  const google = (window as unknown as Record<string, Namespace>)['google'] ?? {};
  const maps = (google['maps'] ?? {}) as Namespace;
  Object.assign(window, { google });
  google['maps'] = Object.assign(maps, {
    ...libraries['core'],
    Map: StandInMap,
    marker: libraries['marker'],
    Settings: { getInstance: () => settings },
    version: '3.66.1',
    async importLibrary(name: string) {
      if (name === 'maps' && refusesKey) setTimeout(refuse, 300);
      return libraries[name] ?? {};
    },
  });
  return {
    parameters: Object.fromEntries(parameters),
    places,
    refuse,
    /** Maps that stand on the page. */
    maps: () => record.maps.filter((map) => map.getDiv().isConnected),
    /** How many were made, on the page or not. */
    made: () => record.maps.length,
    calls: record.calls,
    /** Listeners that are registered on a map, on the page or not. */
    listeners: () => [...registrations].map(({ name }) => name),
    /** Markers on any map, on the page or not. */
    markers: () => record.maps.flatMap(({ markers }) => markers),
  };
}
