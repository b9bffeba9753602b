import type { ComponentType } from 'react';
import type { Bounds } from '#domain/coordinates.ts';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import type { StoreNumber } from '#domain/stores/store.ts';

/** A store as a map draws it: a point, a name for its marker, and the marker's look. */
export type MapStore = {
  storeNumber: StoreNumber;
  lat: number;
  lng: number;
  name: string;
  favourite: boolean;
};

/** A camera that the app wants the map to take; `serial` grows with every request, so that the same one can be requested twice. */
type CameraRequest = { camera: Camera; serial: number; animate: boolean };

/** Every word that a map renderer needs, already in the visitor's language. */
type StoreMapWords = {
  region: string;
  marker: (store: MapStore) => string;
  cluster: (count: number) => string;
};

/**
 * The one port behind which every map stands (MapLibre without a key, Google Maps with one). A renderer draws markers and
 * clusters, reports what the visitor does, and decides nothing: selection, zoom limits and searches belong to the machine.
 */
export type StoreMapProps = {
  readonly stores: readonly MapStore[];
  readonly selected: StoreNumber | null;
  readonly highlighted: StoreNumber | null;
  readonly requestedView: CameraRequest;
  /** The visitor's own position, drawn as a dot, where it is known. */
  readonly position: { lat: number; lng: number } | null;
  readonly words: StoreMapWords;
  /** After every movement; `byVisitor` is false where the movement fulfils a request. Zoom stays within 3 to 21 (LOC-023). */
  readonly onCameraMoved: (view: { camera: Camera; bounds: Bounds; byVisitor: boolean }) => void;
  readonly onStorePressed: (storeNumber: StoreNumber) => void;
  /** Pointer or keyboard focus enters (a number) or leaves (null) a marker. */
  readonly onStoreHighlighted: (storeNumber: StoreNumber | null) => void;
  /** The renderer is ready to be looked at. */
  readonly onReady: () => void;
  /** WebGL, script or network failed: the app goes on with the list only. */
  readonly onUnavailable: () => void;
};

export type StoreMapRenderer = ComponentType<StoreMapProps>;
