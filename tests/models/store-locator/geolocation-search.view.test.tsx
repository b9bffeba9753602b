import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { describeView } from '../kit/register-view.ts';
import { mountedLocator } from './fake-map.tsx';
import { model } from './geolocation-search.model.ts';
import { mountLocatorScreen } from './mount-locator-screen.tsx';

describeView('store-locator/geolocation-search', model, (harness) =>
  mountLocatorScreen(harness, {
    address: { query: EMPTY_QUERY, tab: 'nearby', camera: null },
    questions: [],
    stores: [],
    // Whatever is searched instead: the locator notifies its find-me search.
    onExternalEvent: () =>
      mountedLocator().flow.locator.send({ type: 'place.searched', place: 'Boston', coordinates: null }),
  }),
);
