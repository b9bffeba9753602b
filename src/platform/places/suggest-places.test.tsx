import { afterEach, expect, test, vi } from 'vitest';
import type { PlaceSuggester } from './place-suggester.ts';

afterEach(() => {
  vi.doUnmock('./google-places.ts');
  vi.unstubAllEnvs();
  vi.resetModules();
});

const SEATTLE = { label: 'Seattle, WA', coordinates: { lat: 47.61, lng: -122.33 } };

/** What is suggested first by a build with this key; `google`: what its file of Google's places comes to. */
async function firstSuggestion(key: string, google: () => PlaceSuggester) {
  const loaded = vi.fn(() => ({ googlePlaces: google() }));
  vi.resetModules();
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', key);
  vi.doMock('./google-places.ts', loaded);
  const { suggestPlaces } = await import('./suggest-places.ts');
  const [first] = await suggestPlaces('seatle', null, new AbortController().signal);
  return { first, timesLoaded: loaded.mock.calls.length };
}

const gone = () => {
  throw new Error('the network is gone');
};

test('LOC-016 without a key the gazetteer answers, and nothing of Google is loaded', async () => {
  const { first, timesLoaded } = await firstSuggestion('', gone);
  expect(first).toMatchObject(SEATTLE);
  expect(timesLoaded).toBe(0);
});

test('LOC-016 with a key whose file cannot be had the gazetteer answers', async () => {
  const { first, timesLoaded } = await firstSuggestion('a-key', gone);
  expect(first).toMatchObject(SEATTLE);
  expect(timesLoaded).toBe(1);
});
