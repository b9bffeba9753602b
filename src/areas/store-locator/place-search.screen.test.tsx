import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/place.ts';
import { startServer, startWorld, stopServer } from '#mocks/server.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.tsx';

vi.mock('./map/store-map.tsx', async () => ({
  StoreMap: (await import('#tests/support/stand-in-map.tsx')).StandInMap,
}));
// A service that gives the position of a place when it is chosen, and not before.
const places = vi.hoisted(() => ({
  suggestPlaces: vi.fn<(text: string, near: Coordinates | null) => Promise<Place[]>>(async () => [
    { id: 'place-portland', label: 'Portland, ME, USA', detail: '', coordinates: null },
  ]),
  locatePlace: vi.fn<(place: Place) => Promise<Coordinates | null>>(async () => ({ lat: 43.66, lng: -70.26 })),
  preparePlaces: vi.fn(),
  endPlacesSession: vi.fn(),
}));
vi.mock('#platform/places/suggest-places.ts', () => places);

let app: OpenedApp;

beforeAll(startServer);
beforeEach(() => {
  startWorld();
  vi.clearAllMocks();
});
afterEach(() => app.close());
afterAll(stopServer);

const searchBox = () => screen.getByRole('combobox', { name: 'City, neighborhood or postal code' });
const address = () => app.router.state.location.href;

async function type(text: string) {
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), text);
  await screen.findByRole('option', { name: /Portland/ });
}

test('places are suggested near what the map shows, and anywhere while it shows a country', async () => {
  app = await openApp('/store-locator');
  await type('port');
  expect(places.suggestPlaces.mock.lastCall?.slice(0, 2)).toEqual(['port', null]);
  app.close();
  app = await openApp('/store-locator?lat=43.6&lng=-70.2&zoom=12');
  await type('port');
  expect(places.suggestPlaces.mock.lastCall?.slice(0, 2)).toEqual(['port', { lat: 43.6, lng: -70.2 }]);
});

test('LOC-009 LOC-016 a chosen place is located, searched there, and ends the session of its suggestions', async () => {
  app = await openApp('/store-locator');
  await type('port');
  expect(places.locatePlace).not.toHaveBeenCalled();
  await app.user.click(screen.getByRole('option', { name: /Portland/ }));
  await waitFor(() => expect(address()).toContain('lat=43.66'));
  expect(address()).toContain('lng=-70.26');
  expect(address()).toContain('place=Portland');
  expect(places.endPlacesSession).toHaveBeenCalledTimes(1);
});

test('LOC-010 LOC-016 a chosen place without a position is searched by its name', async () => {
  places.locatePlace.mockRejectedValueOnce(new Error('the service is down'));
  app = await openApp('/store-locator');
  await type('port');
  await app.user.click(screen.getByRole('option', { name: /Portland/ }));
  await waitFor(() => expect(address()).toContain('place=Portland'));
  expect(searchBox()).toHaveProperty('value', 'Portland, ME, USA');
});

test('what was typed and searched without a suggestion ends the session too', async () => {
  app = await openApp('/store-locator');
  await type('boston');
  await app.user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(places.endPlacesSession).toHaveBeenCalledTimes(1));
});
