import { LatLng } from './lat-lng.ts';

type Request = google.maps.places.AutocompleteRequest;

const PLACES = [
  { placeId: 'place-seattle', text: 'Seattle, WA, USA', lat: 47.6062, lng: -122.3321 },
  { placeId: 'place-boston', text: 'Boston, MA, USA', lat: 42.3601, lng: -71.0589 },
  { placeId: 'place-chicago', text: 'Chicago, IL, USA', lat: 41.8781, lng: -87.6298 },
] as const;

class SessionToken {}

/**
 * A stand-in for the library "places" of Google's script: three cities, which it suggests for their first letters. It records
 * what it is asked, and can fail or not answer.
 */
export function googlePlacesApi() {
  const requests: Request[] = [];
  const fetched: { placeId: string; fields: readonly string[]; sessionToken: SessionToken | undefined }[] = [];
  const api = { requests, fetched, fails: false, hangs: false, library: library() };

  async function answer(): Promise<void> {
    if (api.hangs) await new Promise(() => {});
    if (api.fails) throw new Error('MapsRequestError: PLACES_AUTOCOMPLETE: PERMISSION_DENIED');
  }

  function library() {
    return { AutocompleteSuggestion: { fetchAutocompleteSuggestions }, AutocompleteSessionToken: SessionToken };
  }

  async function fetchAutocompleteSuggestions(request: Request) {
    requests.push(request);
    await answer();
    const typed = request.input.trim().toLowerCase();
    return {
      suggestions: PLACES.filter(({ text }) => text.toLowerCase().startsWith(typed)).map((place) => ({
        placePrediction: prediction(place, request.sessionToken),
      })),
    };
  }

  function prediction({ placeId, text, lat, lng }: (typeof PLACES)[number], sessionToken: SessionToken | undefined) {
    return {
      placeId,
      text: { text },
      toPlace: () => ({
        async fetchFields({ fields }: { fields: string[] }) {
          fetched.push({ placeId, fields, sessionToken });
          await answer();
          return { place: { id: placeId, location: fields.includes('location') ? new LatLng(lat, lng) : undefined } };
        },
      }),
    };
  }

  return api;
}
