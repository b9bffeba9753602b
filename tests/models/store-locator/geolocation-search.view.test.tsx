import { vi } from 'vitest';
import { EMPTY_QUERY } from '#domain/location-query.ts';
import { describeView } from '../kit/register-view.ts';
import { model } from './geolocation-search.model.ts';
import { mountLocatorScreen } from './locator-scene.tsx';
import { onStage } from './stage-map.tsx';

vi.mock('#areas/store-locator/map/store-map.tsx', async () => ({
  StoreMap: (await import('./stage-map.tsx')).StageMap,
}));

describeView('store-locator/geolocation-search', model, (stage) =>
  mountLocatorScreen(stage, {
    address: { query: EMPTY_QUERY, tab: 'nearby', camera: null },
    questions: [],
    stores: [],
    // Whatever is searched instead: the locator tells its find-me search of it.
    performs: () => onStage().flow.locator.send({ type: 'place.searched', place: 'Boston', coordinates: null }),
  }),
);
