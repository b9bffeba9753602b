import { vi } from 'vitest';
import { type AnyActorRef, fromPromise } from 'xstate';
import { EMPTY_QUERY } from '#domain/location-query.ts';
import { aLocation } from '#tests/support/locations.ts';
import { describeView } from '../kit/register-view.ts';
import { mountLocatorScreen } from './locator-scene.tsx';
import { onStage } from './stage-map.tsx';
import { FIRST, isFavourite, isPrevious, model, STORES } from './store-list.model.ts';

vi.mock('#areas/store-locator/map/store-map.tsx', async () => ({
  StoreMap: (await import('./stage-map.tsx')).StageMap,
}));

const numbers = Array.from({ length: STORES }, (_, index) => 1001 + index);
const stores = numbers.map((each) =>
  aLocation(String(each), { isFavorite: isFavourite(each), isPrevious: isPrevious(each) }),
);

describeView('store-locator/store-list', model, (stage) => {
  const asked = {
    ...EMPTY_QUERY,
    place: 'Seattle',
    storeNumber: stage.start === 'a store in the address' ? FIRST : null,
  };
  return mountLocatorScreen(stage, {
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
      })),
    },
    performs: (event) => {
      const list: AnyActorRef = onStage().flow.list;
      list.send(event);
    },
  });
});
