import { writeFileSync } from 'node:fs';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry } from 'geojson';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import type { Coordinates } from '#domain/coordinates.ts';
import { generateStores } from '#mocks/stores/generated-stores.ts';
import { DEFAULT_SEED } from '#mocks/world.ts';

const DEEPEST = 14;
/** Half of the drawn square, degrees. */
const REACH = 0.03;
const BLOCK = 0.0025;

/** The store around which the streets are drawn. */
export const STREET_STORE = storeIn('Denver');
/** A point on the highway south of that store, where the store's own marker covers nothing. */
export const ON_HIGHWAY: Coordinates = { ...STREET_STORE, lat: STREET_STORE.lat - 0.5 * BLOCK };

function storeIn(city: string): Coordinates {
  const store = generateStores(DEFAULT_SEED).find((record) => record.city === city);
  if (!store) throw new Error(`no store is generated in ${city}`);
  return store.position;
}

type Properties = Record<string, string | number>;

/** A square of town by the layers of Protomaps' schema: a grid of streets, a highway, a lake, a park, the name of the place. */
function layersAround({ lat, lng }: Coordinates): Record<string, Feature[]> {
  const feature = (properties: Properties, geometry: Geometry): Feature => ({ type: 'Feature', properties, geometry });
  const box = (west: number, south: number, east: number, north: number): Geometry => ({
    type: 'Polygon',
    coordinates: [
      [
        [lng + west, lat + south],
        [lng + east, lat + south],
        [lng + east, lat + north],
        [lng + west, lat + north],
        [lng + west, lat + south],
      ],
    ],
  });
  const along = (up: number): Geometry => ({
    type: 'LineString',
    coordinates: [
      [lng - REACH, lat + up],
      [lng + REACH, lat + up],
    ],
  });
  const across = (aside: number): Geometry => ({
    type: 'LineString',
    coordinates: [
      [lng + aside, lat - REACH],
      [lng + aside, lat + REACH],
    ],
  });
  const named = (kind: string, english: string, french: string) => ({
    ...{ kind, name: english, 'name:en': english, 'name:fr': french, min_zoom: 5, population_rank: 12 },
  });
  const blocks = Array.from({ length: 2 * Math.floor(REACH / BLOCK) }, (_, at) => (at + 0.5) * BLOCK - REACH);
  return {
    earth: [feature({ kind: 'earth' }, box(-REACH, -REACH, REACH, REACH))],
    water: [feature({ kind: 'lake' }, box(0.012, -0.008, 0.022, 0.004))],
    landuse: [feature({ kind: 'park' }, box(-0.02, 0.005, -0.01, 0.0125))],
    roads: [
      ...blocks.flatMap((at) => [
        feature(named('minor_road', 'Maple Street', 'Rue des Érables'), along(at)),
        feature(named('minor_road', 'Oak Street', 'Rue des Chênes'), across(at)),
      ]),
      feature(named('major_road', 'Station Avenue', 'Avenue de la Gare'), across(-1.5 * BLOCK)),
      feature(named('highway', 'Lake Highway', 'Autoroute du Lac'), along(-0.5 * BLOCK)),
    ],
    places: [
      feature(named('locality', 'Streetville', 'Ville-des-Rues'), {
        type: 'Point',
        coordinates: [lng, lat + 3 * BLOCK],
      }),
    ],
  };
}

/** A small PMTiles archive (version 3, nothing compressed, one directory) of streets around a generated store. */
function streetArchive(): Uint8Array {
  const layers = Object.entries(layersAround(STREET_STORE)).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: DEEPEST, indexMaxZoom: 0 })] as const,
  );
  const west = STREET_STORE.lng - REACH;
  const [east, south, north] = [STREET_STORE.lng + REACH, STREET_STORE.lat - REACH, STREET_STORE.lat + REACH];
  const tiles: Array<{ id: number; bytes: Uint8Array }> = [];
  for (let z = 0; z <= DEEPEST; z += 1) {
    const column = (lng: number) => Math.floor((lng / 360 + 0.5) * 2 ** z);
    const row = (lat: number) =>
      Math.floor((0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * 2 ** z);
    for (let x = column(west); x <= column(east); x += 1) {
      for (let y = row(north); y <= row(south); y += 1) {
        const found = layers.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        if (found.length > 0) {
          tiles.push({
            id: zxyToTileId(z, x, y),
            bytes: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }),
          });
        }
      }
    }
  }
  return archiveOf(
    tiles.sort((a, b) => a.id - b.id),
    [west, south, east, north],
  );
}

const HEADER_BYTES = 127;

/** Lays out an archive as the specification of PMTiles says: header, directory, metadata, tiles. */
function archiveOf(tiles: ReadonlyArray<{ id: number; bytes: Uint8Array }>, bounds: readonly number[]): Uint8Array {
  const directory = Uint8Array.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, at) => varint(id - (tiles[at - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    // A tile begins where the one before it ends.
    ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ]);
  const metadata = new TextEncoder().encode('{"name":"Streetville"}');
  const data = tiles.reduce((length, { bytes }) => length + bytes.length, 0);
  const afterDirectory = HEADER_BYTES + directory.length;
  const afterMetadata = afterDirectory + metadata.length;
  const archive = new Uint8Array(afterMetadata + data);
  const view = new DataView(archive.buffer);
  archive.set(new TextEncoder().encode('PMTiles'));
  view.setUint8(7, 3);
  const places = [HEADER_BYTES, directory.length, afterDirectory, metadata.length, 0, 0, afterMetadata, data];
  for (const [at, value] of [...places, tiles.length, tiles.length, tiles.length].entries())
    view.setBigUint64(8 + 8 * at, BigInt(value), true);
  archive.set([1, Compression.None, Compression.None, TileType.Mvt, 0, DEEPEST], 96);
  for (const [at, degrees] of bounds.entries()) view.setInt32(102 + 4 * at, Math.round(degrees * 1e7), true);
  archive.set(directory, HEADER_BYTES);
  archive.set(metadata, afterDirectory);
  let end = afterMetadata;
  for (const { bytes } of tiles) {
    archive.set(bytes, end);
    end += bytes.length;
  }
  return archive;
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Writes the archive into a build that names it. */
export function writeStreetArchive(file: string): void {
  writeFileSync(file, streetArchive());
}
