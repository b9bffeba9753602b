import type { AnyActorRef } from 'xstate';
import { aLocation } from '#tests/support/locations.ts';
import { describeView } from '../kit/register-view.ts';
import { mountedLocator } from './fake-map.tsx';
import { mountLocatorScreen } from './mount-locator-screen.tsx';
import { model, OAK, PINE, USUAL } from './own-stores.model.ts';

const elsewhere = { distance: null } as const;

describeView('store-locator/own-stores', model, (harness) =>
  mountLocatorScreen(harness, {
    address: {
      query: { place: null, coordinates: null, features: [], storeNumber: null },
      tab: 'nearby',
      camera: null,
    },
    questions: [],
    stores: [
      aLocation(PINE, { ...elsewhere, isFavorite: true, isPrevious: true, recommendationReason: 'FAVORITE' }),
      aLocation(USUAL, { ...elsewhere, isPrevious: true, recommendationReason: 'USUAL' }),
      aLocation(OAK, { ...elsewhere, isPrevious: true }),
    ],
    onExternalEvent: (event) => {
      const ownStores: AnyActorRef = mountedLocator().flow.ownStores;
      ownStores.send(event);
    },
  }),
);
