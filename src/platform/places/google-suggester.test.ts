import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { Place } from '#domain/places/place.ts';
import { googlePlacesApi } from '#tests/support/google-maps/places-api.ts';
import { googleSuggester } from './google-suggester.ts';
import type { PlaceSuggester } from './place-suggester.ts';

const ofGazetteer: Place = {
  id: 'US-WA-Seattle',
  label: 'Seattle, WA',
  detail: '',
  coordinates: { lat: 47.6, lng: -122 },
  isExact: false,
};
const still = () => new AbortController().signal;
const NEAR = { lat: 47.6, lng: -122.3 };

function setUp() {
  const api = googlePlacesApi();
  const gazetteer: PlaceSuggester = {
    suggest: vi.fn(async () => [ofGazetteer]),
    locate: async ({ coordinates }) => coordinates,
    prepare: vi.fn(),
    endSession: vi.fn(),
  };
  const library = vi.fn(async () => api.library);
  const settings = () => ({ language: 'fr-CA', region: 'CA' });
  const places = googleSuggester({ library, settings, gazetteer });
  const tokens = () => api.requests.map(({ sessionToken }) => sessionToken);
  return { api, gazetteer, library, places, tokens };
}

describe('google suggester', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('FC-134 asks Google around where the visitor looks to 0.01 degree', async () => {
    const { api, places } = setUp();
    await places.suggest('seat', { lat: 47.60621, lng: -122.33207 }, still());
    expect(api.requests[0]).toMatchObject({ locationBias: { center: { lat: 47.61, lng: -122.33 } } });
  });

  it('LOC-009 LOC-016 asks Google for geocoded places only, in the language of the page, likelier near the map', async () => {
    const { api, places, gazetteer } = setUp();
    const found = await places.suggest('seat', NEAR, still());
    expect(api.requests[0]).toMatchObject({
      input: 'seat',
      includedPrimaryTypes: ['geocode'],
      language: 'fr-CA',
      region: 'CA',
      locationBias: { center: NEAR, radius: 50_000 },
    });
    expect(found[0]).toEqual({
      id: 'place-seattle',
      label: 'Seattle, WA, USA',
      detail: '',
      coordinates: null,
      isExact: false,
    });
    expect(gazetteer.suggest).not.toHaveBeenCalled();
  });

  it('biases nothing where nothing is known of the place, and asks nothing for an empty text', async () => {
    const { api, places } = setUp();
    await places.suggest('seat', null, still());
    expect(api.requests[0]).not.toHaveProperty('locationBias');
    expect(await places.suggest('  ', NEAR, still())).toEqual([]);
    expect(api.requests).toHaveLength(1);
  });

  it('is one session from the first letter to the chosen place, whose location alone is asked', async () => {
    const { api, places, tokens } = setUp();
    await places.suggest('sea', null, still());
    const [seattle] = await places.suggest('seat', null, still());
    expect(seattle && (await places.locate(seattle))).toEqual({ lat: 47.6062, lng: -122.3321 });
    expect(api.fetched).toEqual([{ placeId: 'place-seattle', fields: ['location'], sessionToken: tokens()[0] }]);
    await places.suggest('bos', null, still());
    expect(tokens()[1]).toBe(tokens()[0]);
    expect(tokens()[2]).not.toBe(tokens()[0]);
  });

  it('begins another session after a search without a choice', async () => {
    const { places, tokens } = setUp();
    await places.suggest('sea', null, still());
    places.endSession();
    await places.suggest('bos', null, still());
    expect(tokens()[1]).not.toBe(tokens()[0]);
  });

  it('locates a suggestion that stayed open while a newer text was looked up', async () => {
    const { places } = setUp();
    const [seattle] = await places.suggest('sea', null, still());
    await places.suggest('boston', null, still());
    expect(seattle && (await places.locate(seattle))).toEqual({ lat: 47.6062, lng: -122.3321 });
  });

  it('says places-unavailable where Google does not return the location', async () => {
    const { api, places } = setUp();
    const [seattle] = await places.suggest('sea', null, still());
    api.fails = true;
    await expect(seattle && places.locate(seattle)).rejects.toEqual(new Failure('places-unavailable'));
  });

  it('LOC-016 leaves the answer to the gazetteer where Google fails, until the next session', async () => {
    const { api, places } = setUp();
    api.fails = true;
    expect(await places.suggest('sea', NEAR, still())).toEqual([ofGazetteer]);
    expect(await places.suggest('seat', NEAR, still())).toEqual([ofGazetteer]);
    expect(api.requests).toHaveLength(1);
    expect(await places.locate(ofGazetteer)).toEqual(ofGazetteer.coordinates);
    api.fails = false;
    places.endSession();
    expect((await places.suggest('sea', null, still()))[0]?.id).toBe('place-seattle');
  });

  it('LOC-016 leaves the answer to the gazetteer where Google does not answer within four seconds', async () => {
    const { api, places } = setUp();
    api.hangs = true;
    const asked = places.suggest('sea', null, still());
    await vi.advanceTimersByTimeAsync(3_999);
    const early = vi.fn();
    void asked.then(early);
    await vi.advanceTimersByTimeAsync(0);
    expect(early).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual([ofGazetteer]);
  });

  it('LOC-016 leaves the answer to the gazetteer where the script cannot be had, and prepares it', async () => {
    const { gazetteer, library, places } = setUp();
    library.mockRejectedValue(new Error('refused'));
    places.prepare();
    await vi.waitFor(() => expect(gazetteer.prepare).toHaveBeenCalled());
    expect(await places.suggest('sea', null, still())).toEqual([ofGazetteer]);
  });

  it('rejects with the reason of the signal as soon as a question is aborted, and does not count it as a failure', async () => {
    const { api, places, gazetteer } = setUp();
    const aborter = new AbortController();
    api.hangs = true;
    const asked = places.suggest('sea', null, aborter.signal);
    const reason = new DOMException('newer text', 'AbortError');
    await vi.advanceTimersByTimeAsync(10);
    aborter.abort(reason);
    await expect(asked).rejects.toBe(reason);
    api.hangs = false;
    expect((await places.suggest('seat', null, still()))[0]?.id).toBe('place-seattle');
    expect(gazetteer.suggest).not.toHaveBeenCalled();
  });
});
