import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import type { OutlineKind } from './outlines.ts';

/** MapLibre counts zoom for a world of 512 pixels, the app for one of 256. */
export const ZOOM_OFFSET = 1;

/** A value that grows evenly between the zooms of the app. */
function byZoom(...stops: ReadonlyArray<readonly [zoom: number, value: number]>): ExpressionSpecification {
  const [first = [0, 0], ...rest] = stops.map(([zoom, value]) => [zoom - ZOOM_OFFSET, value]);
  return ['interpolate', ['linear'], ['zoom'], ...first, ...rest.flat()] as ExpressionSpecification;
}

/** A colour that turns into another one between two zooms of the app. */
function turning(from: string, to: string): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 10.5 - ZOOM_OFFSET, from, 14 - ZOOM_OFFSET, to];
}

const only = (kind: OutlineKind): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const from = (kind: OutlineKind) => ({ source: 'outlines', filter: only(kind) });
const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/**
 * The layers, back to front: water with contour lines along the coasts, like an old chart; land; lakes and rivers; borders.
 * The outlines are right to about a kilometre: from zoom 9 on shores grow soft and water turns pale, instead of falsely sharp.
 */
export function mapLayers(palette: MapPalette): LayerSpecification[] {
  const water = turning(palette.water, palette.nearWater);
  const contour = (id: string, width: number, opacity: number): LayerSpecification => ({
    ...from('coast'),
    id,
    type: 'line',
    layout: round,
    paint: {
      'line-color': palette.waterLine,
      'line-width': byZoom([3, width * 0.5], [7, width], [12, width * 2]),
      'line-blur': byZoom([3, 0], [8, 0], [12, width]),
      'line-opacity': byZoom([8, opacity], [12, 0]),
    },
  });
  const shore = (id: string, kind: OutlineKind): LayerSpecification => ({
    ...from(kind),
    id,
    type: 'line',
    layout: round,
    paint: {
      'line-color': turning(palette.shore, palette.nearShore),
      'line-width': byZoom([3, 0.5], [8, 1], [10, 1.5], [12, 12], [15, 60]),
      'line-blur': byZoom([8, 0], [10, 1], [12, 10], [15, 56]),
      'line-opacity': byZoom([3, 0.75], [9, 0.9], [12, 0.9]),
    },
  });
  return [
    { id: 'water', type: 'background', paint: { 'background-color': water } },
    contour('contour-far', 22, 0.22),
    contour('contour-near', 9, 0.42),
    { ...from('land'), id: 'land', type: 'fill', paint: { 'fill-color': palette.land } },
    { ...from('lakes'), id: 'lakes', type: 'fill', paint: { 'fill-color': water } },
    shore('lake-shore', 'lakes'),
    {
      ...from('rivers'),
      id: 'rivers',
      type: 'line',
      layout: round,
      paint: {
        'line-color': turning(palette.river, palette.nearWater),
        'line-width': byZoom([5, 0.6], [9, 1.6], [12, 8], [15, 40]),
        'line-blur': byZoom([9, 0], [12, 5], [15, 30]),
      },
    },
    shore('shore', 'coast'),
    {
      ...from('states'),
      id: 'states',
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.state,
        'line-width': byZoom([3, 0.6], [7, 1.1], [14, 2]),
        'line-dasharray': [4, 2],
      },
    },
    {
      ...from('countries'),
      id: 'countries',
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.country, 'line-width': byZoom([3, 0.8], [7, 1.5], [14, 2.5]) },
    },
  ];
}

/** The whole style, its source still empty: nothing is fetched, neither tiles nor glyphs nor sprites. */
export function mapStyle(palette: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {
      outlines: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [] },
        tolerance: 0.3,
        maxzoom: 10,
      },
    },
    layers: mapLayers(palette),
    transition: { duration: 0 },
  };
}
