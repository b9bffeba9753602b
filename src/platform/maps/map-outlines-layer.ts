import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { Outlines } from './geodata-format.ts';
import { lakesFeature, landFeatures, lineFeature, OUTLINE_LINES } from './outlines.ts';

/** From here on a map shows more than the first outlines hold. */
export const FINE_FROM_ZOOM = 5.4;

/** Lets the page answer between two pieces of work. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Puts outlines on a map, piece by piece, so that no piece keeps the page from answering; stops when the map is gone. */
export async function showOutlines(map: MapLibre, text: string, isGone: () => boolean): Promise<void> {
  const outlines: Outlines = JSON.parse(text);
  const put = async (source: string, data: () => Parameters<GeoJSONSource['setData']>[0]) => {
    if (isGone()) return;
    map.getSource<GeoJSONSource>(source)?.setData(data());
    await breath();
  };
  await put('land', () => ({ type: 'FeatureCollection', features: landFeatures(outlines) }));
  await put('lakes', () => lakesFeature(outlines));
  await put('lines', () => ({
    type: 'FeatureCollection',
    features: OUTLINE_LINES.map((kind) => lineFeature(outlines, kind)),
  }));
}
