import { files as mapFiles } from 'virtual:files-of/src/areas/store-locator/map/maplibre-map.tsx';
import { files as outlineFiles } from 'virtual:files-of/virtual:geodata/outlines';
import { files as labelFiles } from 'virtual:files-of/virtual:geodata/place-labels';
import { askForFiles, MissingFile } from '#api/app-files.ts';
import { firstMapData } from '#platform/maps/map-data.ts';
import { pageUsable } from '#platform/page-usable.ts';
import type { StoreMapRenderer } from './store-map.port.ts';

/** How the code of a renderer arrives; rejects where it cannot be had. */
export type LoadRenderer = () => Promise<StoreMapRenderer>;

let needsNewPage = false;

/** Whether this page cannot get the map any more, however often it asks: its files are gone, or the browser remembers a failure. */
export function mapNeedsNewPage(): boolean {
  return needsNewPage;
}

/** The best one first; the next one stands in for one that fails. A build without a key holds nothing of Google's. */
export const renderers: readonly LoadRenderer[] = import.meta.env.VITE_GOOGLE_MAPS_KEY
  ? [loadGoogleMap, loadKeylessMap]
  : [loadKeylessMap];

export async function loadKeylessMap(): Promise<StoreMapRenderer> {
  // Heavier than all the rest: a visitor who searches first needs none of it.
  await pageUsable();
  try {
    await askForFiles([...mapFiles, ...outlineFiles, ...labelFiles]);
  } catch (thrown) {
    needsNewPage = thrown instanceof MissingFile && thrown.isGone;
    throw thrown;
  }
  // The map asks again and meets the failure.
  firstMapData().catch(() => undefined);
  try {
    const { MapLibreMap } = await import('./maplibre-map.tsx');
    return MapLibreMap;
  } catch (thrown) {
    needsNewPage = true;
    throw thrown;
  }
}

export async function loadGoogleMap(): Promise<StoreMapRenderer> {
  const [{ GoogleMap }] = await Promise.all([
    import('./google-map.tsx'),
    import('#platform/maps/google-maps.ts').then(({ loadGoogleMaps }) => loadGoogleMaps()),
  ]);
  return GoogleMap;
}
