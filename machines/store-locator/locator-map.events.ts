import type { Coordinates } from '#domain/coordinates.ts';
import type { Camera, ViewSize } from '#domain/store-locator/map-camera.ts';

/** Measures of the locator's page, CSS pixels (LST-006). */
export type Layout = ViewSize & { controlsHeight: number };
/** What the retailer configures of the map (ORD-091). */
export type MapRules = { zoomThreshold: number; panThreshold: number };

export type Moved = { camera: Camera; byVisitor: boolean };

/** What the map, its page and the visitor do. */
export type LocatorMapEvent =
  | { type: 'map.readied' }
  | { type: 'map.failed' }
  | { type: 'page.shown' }
  | { type: 'retry.pressed' }
  | ({ type: 'map.moved' } & Moved)
  | { type: 'view.requested'; camera: Camera; moreResults: boolean }
  | { type: 'results.awaited' }
  | { type: 'results.cleared' }
  | { type: 'rules.changed'; rules: MapRules }
  | { type: 'zoom.raised' }
  | { type: 'zoom.lowered' }
  | { type: 'listing.requested' }
  | { type: 'store.approached'; coordinates: Coordinates }
  | { type: 'area.pressed' }
  | { type: 'window.resized'; layout: Layout };
