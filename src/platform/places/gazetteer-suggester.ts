import type { Coordinates } from '#domain/coordinates.ts';
import { Failure } from '#domain/failure.ts';
import type { Place } from '#domain/places/place.ts';
import { typedPostalCode } from '#domain/places/typed-place.ts';
import type { PlacesAnswer, PlacesQuestion } from './place-messages.ts';
import type { PlaceSuggester } from './place-suggester.ts';

/** What the suggester needs of the browser, so that a test can hand it another one. */
export type GazetteerParts = {
  gazetteer: () => Promise<{ text: string }>;
  /** Loaded when the first code is typed. */
  postalCodes: () => Promise<{ text: string }>;
  /** A fresh worker; null where there are none (then the search runs on the page). */
  worker: () => Promise<PlacesWorker | null>;
  /** The language of the page (BCP 47), which the visitor may change at any time. */
  language: () => string;
};

/** The few members of a Worker that are used. */
export type PlacesWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<PlacesAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
};

type Search = {
  ask: (text: string, near: Coordinates | null) => Promise<Place[]>;
  addPostalCodes: (text: string) => void;
};

/**
 * Places from our own gazetteer, searched in a worker: 24,000 towns, nearly every ZIP code, and Canada's forward sortation areas.
 */
export function gazetteerSuggester(parts: GazetteerParts): PlaceSuggester {
  let search: Promise<Search> | null = null;
  let knowsCodes: Search | null = null;

  function started(): Promise<Search> {
    search ??= begin().catch((cause) => {
      // The next question tries again.
      search = null;
      throw new Failure('places-unavailable', { cause });
    });
    return search;
  }

  async function begin(): Promise<Search> {
    const [{ text }, worker] = await Promise.all([parts.gazetteer(), parts.worker()]);
    return worker ? askWorker(worker, text) : searchHere(text);
  }

  async function searchHere(text: string): Promise<Search> {
    const { placeIndex } = await import('./place-index.ts');
    const index = placeIndex(JSON.parse(text));
    return {
      ask: async (typed, near) => index.search(typed, near, parts.language()),
      addPostalCodes: (codes) => index.addPostalCodes(JSON.parse(codes)),
    };
  }

  function askWorker(worker: PlacesWorker, text: string): Search {
    const open = new Map<number, { resolve: (places: Place[]) => void; reject: (failure: Failure) => void }>();
    let last = 0;
    const post = (question: PlacesQuestion) => worker.postMessage(question);
    const giveUp = (cause?: unknown) => {
      search = null;
      worker.terminate();
      for (const { reject } of open.values()) reject(new Failure('places-unavailable', { cause }));
      open.clear();
    };
    worker.onmessage = ({ data }: MessageEvent<PlacesAnswer>) => {
      const waiting = open.get(data.number);
      open.delete(data.number);
      if (data.places) waiting?.resolve(data.places);
      else waiting?.reject(new Failure('places-unavailable'));
    };
    worker.onerror = giveUp;
    worker.onmessageerror = giveUp;
    post({ kind: 'gazetteer', text });
    return {
      ask: (typed, near) =>
        new Promise((resolve, reject) => {
          last += 1;
          open.set(last, { resolve, reject });
          post({ kind: 'search', number: last, text: typed, near, language: parts.language() });
        }),
      addPostalCodes: (codes) => post({ kind: 'postal-codes', text: codes }),
    };
  }

  /** Search with the postal codes; without them where they cannot be had: the town in an address is found all the same. */
  async function withPostalCodes(): Promise<Search> {
    const found = await started();
    if (found === knowsCodes) return found;
    try {
      const { text } = await parts.postalCodes();
      found.addPostalCodes(text);
      knowsCodes = found;
    } catch {
      // The next code tries again.
    }
    return found;
  }

  return {
    async suggest(text, near, signal) {
      signal.throwIfAborted();
      if (text.trim() === '') return [];
      const places = await abortable(
        (typedPostalCode(text) ? withPostalCodes() : started()).then(({ ask }) => ask(text, near)),
        signal,
      );
      return places;
    },
    locate: async ({ coordinates }) => coordinates,
    endSession: () => {},
    prepare() {
      // A request for suggestions reports the failure; a hint has no caller to report to.
      started().catch(() => undefined);
    },
  };
}

/** The promise, or the signal's reason as soon as it is aborted. */
function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
