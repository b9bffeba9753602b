import { type AnyActorRef, fromPromise } from 'xstate';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { aLocation } from '#tests/support/locations.ts';
import { describeView } from '../kit/register-view.ts';
import { mountedLocator } from './fake-map.tsx';
import { mountLocatorScreen } from './mount-locator-screen.tsx';
import { FIRST, isFavourite, isPrevious, model, STORES } from './store-list.model.ts';

const numbers = Array.from({ length: STORES }, (_, index) => 1001 + index);
const stores = numbers.map((each) =>
  aLocation(String(each), { isFavorite: isFavourite(each), isPrevious: isPrevious(each) }),
);

describeView('store-locator/store-list', model, (harness) => {
  const asked = {
    ...EMPTY_QUERY,
    place: 'Seattle',
    storeNumber: harness.start === 'a store in the address' ? FIRST : null,
  };
  return mountLocatorScreen(harness, {
    address: { query: asked, tab: 'nearby', camera: null },
    questions: [asked],
    stores,
    // Nothing is selected by this answer: the walk says which results arrive.
    actors: {
      loadLocations: fromPromise(async () => ({
        count: STORES,
        coordinates: null,
        nearest: [],
        firstFavourite: null,
        firstNearby: null,
        named: null,
      })),
    },
    onExternalEvent: (event) => {
      const list: AnyActorRef = mountedLocator().flow.list;
      list.send(event);
    },
  });
});
