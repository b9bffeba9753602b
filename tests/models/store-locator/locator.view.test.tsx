import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { LocatorAddress } from '#domain/locator.ts';
import type { LocationResult } from '#domain/store.ts';
import { aLocation } from '#tests/support/locations.ts';
import { describeView } from '../kit/register-view.ts';
import { model, QUESTIONS } from './locator.model.ts';
import { mountLocatorScreen } from './locator-scene.tsx';
import { onStage } from './stage-map.tsx';

vi.mock('#areas/store-locator/map/store-map.tsx', async () => ({
  StoreMap: (await import('./stage-map.tsx')).StageMap,
}));

/** A store that every question of the walks finds, filtered or not. */
function driveThru(storeNumber: string): LocationResult {
  const location = aLocation(storeNumber);
  return { ...location, store: { ...location.store, pickUpOptions: [{ code: 'DT', name: 'Drive-thru' }] } };
}

describeView('store-locator/locator', model, (stage) =>
  mountLocatorScreen(stage, {
    address: (stage.input as { address: LocatorAddress }).address,
    questions: QUESTIONS,
    stores: [driveThru('1001'), driveThru('1002')],
    performs: (event) => {
      const locator: AnyActorRef = onStage().flow.locator;
      locator.send(event);
    },
  }),
);
