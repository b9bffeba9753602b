import type { AnyActorRef } from 'xstate';
import type { LocatorAddress } from '#domain/store-locator/locator.ts';
import type { LocationResult } from '#domain/stores/store.ts';
import { aLocation } from '#tests/support/locations.ts';
import { describeView } from '../kit/register-view.ts';
import { mountedLocator } from './fake-map.tsx';
import { model, QUESTIONS } from './locator.model.ts';
import { mountLocatorScreen } from './mount-locator-screen.tsx';

/** A store that every question of the walks finds, filtered or not. */
function driveThru(storeNumber: string): LocationResult {
  const location = aLocation(storeNumber);
  return { ...location, store: { ...location.store, pickUpOptions: [{ code: 'DT', name: 'Drive-thru' }] } };
}

describeView('store-locator/locator', model, (harness) =>
  mountLocatorScreen(harness, {
    address: (harness.input as { address: LocatorAddress }).address,
    questions: QUESTIONS,
    stores: [driveThru('1001'), driveThru('1002')],
    onExternalEvent: (event) => {
      const locator: AnyActorRef = mountedLocator().flow.locator;
      locator.send(event);
    },
  }),
);
