import { type Coordinates, coarse } from '#domain/coordinates.ts';
import { Failure } from '#domain/failure.ts';
import type { Place } from '#domain/places/place.ts';
import type { PlaceSuggester } from './place-suggester.ts';

type Prediction = {
  placeId: string;
  text: { text: string };
  toPlace: () => {
    fetchFields: (asked: {
      fields: string[];
    }) => Promise<{ place: { location?: { toJSON: () => Coordinates } | null | undefined } }>;
  };
};
type SessionToken = google.maps.places.AutocompleteSessionToken;

/** The few members of Google's library "places" that are used. */
type GooglePlacesLibrary = {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (
      request: google.maps.places.AutocompleteRequest,
    ) => Promise<{ suggestions: ReadonlyArray<{ placePrediction: Prediction | null }> }>;
  };
  AutocompleteSessionToken: new () => SessionToken;
};

export type GoogleParts = {
  /** Rejects where the script cannot be had. */
  library: () => Promise<GooglePlacesLibrary>;
  settings: () => { language: string; region: string };
  /** Answers where Google does not. */
  gazetteer: PlaceSuggester;
};

/** An answer that is later than this is done without. */
const ANSWER_BOUND_MS = 4_000;
/** Places of cities, addresses and regions, no businesses (LOC-009). */
const GEOCODED = ['geocode'];
/** How far around a point places are likelier, metres; the most that Google takes. */
const NEAR_METRES = 50_000;

/**
 * Suggestions of Google's Places Autocomplete, limited to geocoded places (LOC-009, LOC-016). What is typed until a place is
 * chosen or searched is one session, paid once; where a chosen place lies is asked within it. A service that fails is left
 * alone for the rest of the session: the gazetteer answers instead.
 */
export function googleSuggester({ library, settings, gazetteer }: GoogleParts): PlaceSuggester {
  let token: SessionToken | null = null;
  /** The predictions of this session by their id: the chosen one is looked up among them. */
  const predictions = new Map<string, Prediction>();
  let failed = false;

  function begin(): void {
    token = null;
    failed = false;
    predictions.clear();
  }

  async function predicted(text: string, near: Coordinates | null): Promise<Place[]> {
    const { AutocompleteSuggestion, AutocompleteSessionToken } = await library();
    token ??= new AutocompleteSessionToken();
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      includedPrimaryTypes: GEOCODED,
      sessionToken: token,
      ...settings(),
      ...(near && { locationBias: { center: coarse(near), radius: NEAR_METRES } }),
    });
    const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
    for (const prediction of found) predictions.set(prediction.placeId, prediction);
    return found.map(({ placeId, text: label }) => ({
      id: placeId,
      label: label.text,
      detail: '',
      coordinates: null,
      isExact: false,
    }));
  }

  return {
    async suggest(text, near, signal) {
      signal.throwIfAborted();
      if (text.trim() === '') return [];
      if (failed) return gazetteer.suggest(text, near, signal);
      try {
        return await inTime(predicted(text, near), signal);
      } catch {
        signal.throwIfAborted();
        failed = true;
        return gazetteer.suggest(text, near, signal);
      }
    },
    async locate(place) {
      const prediction = predictions.get(place.id);
      if (!prediction) return gazetteer.locate(place);
      try {
        // The prediction carries the token of its session to this request.
        const { place: answer } = await prediction.toPlace().fetchFields({ fields: ['location'] });
        return answer.location?.toJSON() ?? null;
      } catch (cause) {
        throw new Failure('places-unavailable', { cause });
      } finally {
        begin();
      }
    },
    prepare() {
      // A request for suggestions reports the failure; a hint has no caller to report to.
      library().catch(() => gazetteer.prepare());
    },
    endSession: begin,
  };
}

/** The promise, within the bound; rejects at once where the signal is aborted. */
function inTime<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const bound = setTimeout(() => reject(new Error('late')), ANSWER_BOUND_MS);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => {
      clearTimeout(bound);
      signal.removeEventListener('abort', abort);
    });
  });
}
