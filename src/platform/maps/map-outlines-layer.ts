import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { Outlines } from './geodata-format.ts';
import { type OutlineFeature, outlineFeatures } from './outlines.ts';

/** From here on a map shows more than the first outlines hold. */
export const FINE_FROM_ZOOM = 5.4;

/** Lets the page answer between two pieces of work. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Puts outlines on a map in steps, so that none keeps the page from answering for long; stops when the map is gone. */
export async function showOutlines(
  map: MapLibre,
  text: string,
  isGone: () => boolean,
): Promise<readonly OutlineFeature[]> {
  const outlines: Outlines = JSON.parse(text);
  await breath();
  const features = outlineFeatures(outlines);
  await breath();
  if (!isGone()) map.getSource<GeoJSONSource>('outlines')?.setData({ type: 'FeatureCollection', features });
  return features;
}
