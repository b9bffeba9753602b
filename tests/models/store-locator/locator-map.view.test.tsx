import { vi } from 'vitest';
import { type AnyActorRef, type AnyEventObject, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { describeView } from '../kit/register-view.ts';
import { mountedLocator } from './fake-map.tsx';
import { model } from './locator-map.model.ts';
import { mountLocatorScreen } from './mount-locator-screen.tsx';

/** Nothing is laid out here, so the map's own listener is all that a change of the window needs. */
let resizeMap = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly #listener: () => void;
    constructor(listener: () => void) {
      this.#listener = listener;
    }
    observe(element: Element) {
      if (element.getAttribute('aria-label') === 'Map of stores') resizeMap = this.#listener;
    }
    unobserve() {}
    disconnect() {}
  },
);

function onExternalEvent(event: AnyEventObject) {
  const { flow, port } = mountedLocator();
  const map: AnyActorRef = flow.map;
  const { camera, byVisitor } = event as { camera?: Camera; byVisitor?: boolean };
  if (event.type === 'window.resized') resizeMap();
  else if (event.type === 'map.readied') port.onReady();
  else if (event.type === 'map.failed') port.onUnavailable();
  else if (event.type === 'map.moved' && camera && byVisitor !== undefined)
    port.onCameraMoved({ camera, byVisitor, bounds: { north: 0, south: 0, east: 0, west: 0 } });
  else map.send(event);
}

describeView('store-locator/locator-map', model, (harness) =>
  mountLocatorScreen(harness, {
    address: { query: EMPTY_QUERY, tab: 'nearby', camera: null },
    questions: [],
    stores: [],
    isMapReadyAtOnce: false,
    // A search of the map fails at once, so that the walk alone says which results arrive.
    actors: { loadLocations: fromPromise(() => Promise.reject(new Failure('offline'))) },
    onExternalEvent,
  }),
);
