import { addProtocol, type Map as MapLibre, type VectorSourceSpecification } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import type { Bounds } from '#domain/coordinates.ts';
import { tileAddressOf } from '#domain/store-locator/tile-address.ts';
import { documentLanguage } from '../document.ts';
import { MAP_CREDITS } from './map-credits.ts';
import type { MapPalette } from './map-palette.ts';
import { STREETS, streetLayers } from './street-style.ts';

/** Whose work a map with streets is made of. */
const STREET_CREDITS = `© OpenStreetMap, Protomaps, ${MAP_CREDITS}`;

/** The deepest zoom of tiles whose address says nothing of it, as Protomaps makes them. */
const DEEPEST = 15;

export type Streets = {
  /** Where the tiles name places, so that the map need not. */
  bounds: Bounds;
  credits: string;
  /** Takes another palette, and the language of the page. */
  renew: (palette: MapPalette) => void;
};

type StreetsRequest = {
  palette: MapPalette;
  isGone: () => boolean;
  /** The first tile is there. */
  onShown: () => void;
};

/**
 * Lays streets above the land of a map, from the tiles that the build names (`VITE_MAP_TILES`). Rejects, and leaves the map as it
 * is, where an archive is missing or none. MapLibre's worker asks for tiles by itself, an archive is read by the page.
 */
export async function showStreets(map: MapLibre, { palette, isGone, onShown }: StreetsRequest): Promise<Streets> {
  const address = tileAddressOf(import.meta.env.VITE_MAP_TILES ?? '');
  if (!address) throw new TypeError('VITE_MAP_TILES names no tiles');
  const url = new URL(address.url, document.baseURI).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  const source = address.kind === 'archive' ? await archiveSource(url) : tileSource(url);
  if (isGone()) throw new Error('the map is gone');
  const [west = -180, south = -90, east = 180, north = 90] = source.bounds ?? [];
  const subscription = map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId !== STREETS || tile?.state !== 'loaded') return;
    subscription.unsubscribe();
    if (!isGone()) onShown();
  });
  map.addSource(STREETS, source);
  for (const layer of streetLayers(palette, language())) map.addLayer(layer);
  return {
    bounds: { west, south, east, north },
    credits: STREET_CREDITS,
    renew(next) {
      for (const { id, paint, layout } of streetLayers(next, language())) {
        for (const [property, value] of Object.entries(paint ?? {}))
          map.setPaintProperty(id, property as 'fill-color', value);
        if (layout && 'text-field' in layout) map.setLayoutProperty(id, 'text-field', layout['text-field']);
      }
    },
  };
}

const language = () => documentLanguage().slice(0, 2) || 'en';

function tileSource(url: string): VectorSourceSpecification {
  return { type: 'vector', tiles: [url], maxzoom: DEEPEST };
}

const protocol = new Protocol();

/** Reads the head of an archive; rejects where there is none, or none of vector tiles. */
async function archiveSource(url: string): Promise<VectorSourceSpecification> {
  const archive = new PMTiles(url);
  const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new TypeError('an archive of other than vector tiles');
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  return {
    type: 'vector',
    tiles: [`pmtiles://${url}/{z}/{x}/{y}`],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [minLon, minLat, maxLon, maxLat],
  };
}
