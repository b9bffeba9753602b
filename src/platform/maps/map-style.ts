import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import type { OutlineLine } from './outlines.ts';

/** MapLibre counts zoom for a world of 512 pixels, the app for one of 256. */
export const ZOOM_OFFSET = 1;

/** A value that grows evenly between the zooms of the app. */
function byZoom(...stops: ReadonlyArray<readonly [zoom: number, value: number]>): ExpressionSpecification {
  const [first = [0, 0], ...rest] = stops.map(([zoom, value]) => [zoom - ZOOM_OFFSET, value]);
  return ['interpolate', ['linear'], ['zoom'], ...first, ...rest.flat()] as ExpressionSpecification;
}

const only = (kind: OutlineLine): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/**
 * The layers, back to front: water with contour lines along the coasts, like an old chart; land; lakes and rivers; borders.
 * The outlines are right to about a kilometre, so from zoom 11 shores are drawn ever softer instead of falsely sharp.
 */
export function mapLayers(palette: MapPalette): LayerSpecification[] {
  const contour = (id: string, width: number, opacity: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'lines',
    filter: only('coast'),
    layout: round,
    paint: {
      'line-color': palette.waterLine,
      'line-width': byZoom([3, width * 0.5], [7, width], [14, width * 3]),
      'line-blur': byZoom([3, 0], [10, 0], [14, width * 1.5]),
      'line-opacity': opacity,
    },
  });
  return [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    contour('contour-far', 26, 0.18),
    contour('contour-middle', 15, 0.28),
    contour('contour-near', 6, 0.45),
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      paint: { 'fill-color': palette.land, 'fill-antialias': true },
    },
    { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': palette.lake } },
    {
      id: 'lake-shore',
      type: 'line',
      source: 'lakes',
      layout: round,
      paint: {
        'line-color': palette.shore,
        'line-width': byZoom([3, 0.4], [8, 0.9], [14, 6]),
        'line-blur': byZoom([10, 0], [14, 6]),
        'line-opacity': byZoom([3, 0.6], [10, 0.8], [14, 0.4]),
      },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'lines',
      filter: only('rivers'),
      layout: round,
      paint: {
        'line-color': palette.river,
        'line-width': byZoom([5, 0.6], [9, 1.6], [14, 10]),
        'line-blur': byZoom([10, 0], [14, 6]),
      },
    },
    {
      id: 'shore',
      type: 'line',
      source: 'lines',
      filter: only('coast'),
      layout: round,
      paint: {
        'line-color': palette.shore,
        'line-width': byZoom([3, 0.5], [8, 1], [14, 8]),
        'line-blur': byZoom([10, 0], [14, 8]),
        'line-opacity': byZoom([3, 0.8], [10, 0.9], [14, 0.4]),
      },
    },
    {
      id: 'states',
      type: 'line',
      source: 'lines',
      filter: only('states'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.state,
        'line-width': byZoom([3, 0.6], [7, 1.1], [14, 2]),
        'line-dasharray': [4, 2],
      },
    },
    {
      id: 'countries',
      type: 'line',
      source: 'lines',
      filter: only('countries'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.country, 'line-width': byZoom([3, 0.8], [7, 1.5], [14, 2.5]) },
    },
  ];
}

/** The whole style, its sources still empty: nothing is fetched, neither tiles nor glyphs nor sprites. */
export function mapStyle(palette: MapPalette): StyleSpecification {
  const source = (): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    tolerance: 0.3,
    maxzoom: 11,
  });
  return {
    version: 8,
    sources: { land: source(), lakes: source(), lines: source() },
    layers: mapLayers(palette),
    transition: { duration: 0 },
  };
}
