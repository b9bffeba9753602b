import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import * as suggestions from '#platform/places/suggest-places.ts';
import { searchBox } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { standInGeolocation } from '#tests/support/stand-in-geolocation.ts';

// A service that gives the position of a place when it is chosen, and not before.
const places = {
  suggestPlaces: vi.fn<(text: string, near: Coordinates | null) => Promise<Place[]>>(async () => [
    { id: 'place-portland', label: 'Portland, ME, USA', detail: '', coordinates: null, isExact: false },
  ]),
  locatePlace: vi.fn<(place: Place) => Promise<Coordinates | null>>(async () => ({ lat: 43.66, lng: -70.26 })),
  preparePlaces: vi.fn(),
  endPlacesSession: vi.fn(),
};

const app = setUpApp();
const asked = standInGeolocation();

beforeEach(() => {
  vi.clearAllMocks();
  standIn(suggestions, 'suggestPlaces', places.suggestPlaces);
  standIn(suggestions, 'locatePlace', places.locatePlace);
  standIn(suggestions, 'preparePlaces', places.preparePlaces);
  standIn(suggestions, 'endPlacesSession', places.endPlacesSession);
});

async function type(text: string) {
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), text);
  await screen.findByRole('option', { name: /Portland/ });
}

test('places are suggested near what the map shows, and anywhere while it shows a country', async () => {
  await app.open('/store-locator');
  await type('port');
  expect(places.suggestPlaces.mock.lastCall?.slice(0, 2)).toEqual(['port', null]);
  await app.open('/store-locator?lat=43.6&lng=-70.2&zoom=12');
  await type('port');
  expect(places.suggestPlaces.mock.lastCall?.slice(0, 2)).toEqual(['port', { lat: 43.6, lng: -70.2 }]);
});

test('LOC-009 LOC-016 a chosen place is located, searched there, and ends the session of its suggestions', async () => {
  await app.open('/store-locator');
  await type('port');
  expect(places.locatePlace).not.toHaveBeenCalled();
  await app.user.click(screen.getByRole('option', { name: /Portland/ }));
  await waitFor(() => expect(app.address()).toContain('lat=43.66'));
  expect(app.address()).toContain('lng=-70.26');
  expect(app.address()).toContain('place=Portland');
  expect(places.endPlacesSession).toHaveBeenCalledTimes(1);
});

test('LOC-010 LOC-016 a chosen place without a position is searched by its name', async () => {
  places.locatePlace.mockRejectedValueOnce(new Error('the service is down'));
  await app.open('/store-locator');
  await type('port');
  await app.user.click(screen.getByRole('option', { name: /Portland/ }));
  await waitFor(() => expect(app.address()).toContain('place=Portland'));
  expect(searchBox()).toHaveProperty('value', 'Portland, ME, USA');
});

test('FC-055 a chosen place that is located slowly gives way to another search that was pressed since', async () => {
  let say = (_: Coordinates) => {};
  places.locatePlace.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        say = resolve;
      }),
  );
  asked.mockImplementation((found) =>
    found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 20 } } as GeolocationPosition),
  );
  await app.open('/store-locator');
  await type('port');
  await app.user.click(screen.getByRole('option', { name: /Portland/ }));
  await app.press('Find stores near me');
  await waitFor(() => expect(app.address()).toContain('lat=45.52'));
  await act(async () => say({ lat: 43.66, lng: -70.26 }));
  expect(app.address()).toContain('lat=45.52');
  expect(searchBox()).toHaveProperty('value', '');
});

test('FC-055 LOC-028 a chosen place that is located slowly gives way to Expand Search', async () => {
  let say = (_: Coordinates) => {};
  places.locatePlace.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        say = resolve;
      }),
  );
  await app.open('/store-locator?place=Null Island');
  await app.user.clear(searchBox());
  await type('port');
  await app.user.click(screen.getByRole('option', { name: /Portland/ }));
  await app.press('Expand Search');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await act(async () => say({ lat: 43.66, lng: -70.26 }));
  await app.atRest();
  expect(app.address()).toContain('lat=0&lng=0');
});

test('what was typed and searched without a suggestion ends the session too', async () => {
  await app.open('/store-locator');
  await type('boston');
  await app.press('Search');
  await waitFor(() => expect(places.endPlacesSession).toHaveBeenCalledTimes(1));
});

test('LOC-009 LOC-059 words that were typed and not searched yet stay as a filter is turned', async () => {
  await app.open('/store-locator');
  await app.user.type(searchBox(), 'Boston');
  await app.press('Drive-thru');
  await waitFor(() => expect(app.address()).toContain('features'));
  await app.atRest();
  expect(searchBox()).toHaveProperty('value', 'Boston');

  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(searchBox()).toHaveProperty('value', 'Seattle'));
  await app.user.clear(searchBox());
  await app.user.type(searchBox(), 'Boston');
  await app.press('Drive-thru');
  await waitFor(() => expect(app.address()).toContain('features'));
  await app.atRest();
  expect(searchBox()).toHaveProperty('value', 'Boston');
  // Another search names its own place, as ever.
  await app.open('/store-locator?place=Portland');
  await waitFor(() => expect(searchBox()).toHaveProperty('value', 'Portland'));
});
