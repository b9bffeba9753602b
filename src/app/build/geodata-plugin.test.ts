import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import type { Gazetteer } from '#domain/places/gazetteer.ts';
import type { PlaceLabels } from '#platform/maps/geodata-format.ts';
import { labelFontSize, worldX, worldY } from '#platform/maps/label-metrics.ts';
import { gazetteerRows } from './geodata-gazetteer.ts';
import { geodata } from './geodata-plugin.ts';
import { regionOf } from './geodata-regions.ts';
import { sources } from './geodata-sources.ts';

const data = geodata();
const kilobytes = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length / 1000;

function rowsOf(gazetteer: Gazetteer) {
  return gazetteer.names.split('\n').map((name, row) => ({
    name,
    region: gazetteer.regions[gazetteer.regionOf[row] ?? -1],
    lat: (gazetteer.lats[row] ?? Number.NaN) / 100,
    lng: (gazetteer.lngs[row] ?? Number.NaN) / 100,
  }));
}

describe('gazetteer', () => {
  const gazetteer = data.gazetteer();
  const rows = rowsOf(gazetteer);

  it('has the places of all four countries, every column as long as the names', () => {
    const count = (country: string) => rows.filter(({ region }) => region?.country === country).length;
    expect(count('US')).toBeGreaterThan(12_000);
    expect(count('CA')).toBeGreaterThan(900);
    expect(count('MX')).toBeGreaterThan(1_500);
    expect(count('PR')).toBeGreaterThan(150);
    for (const column of [gazetteer.lats, gazetteer.lngs, gazetteer.sizes, gazetteer.from, gazetteer.regionOf]) {
      expect(column).toHaveLength(rows.length);
    }
  });

  it('has no name twice in a region', () => {
    const keys = rows.map(({ name, region }) => `${name}|${region?.country}|${region?.code}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has the large cities of all other countries, each with its country only', () => {
    const abroad = rows.filter(({ region }) => region?.code === '');
    expect(abroad.length).toBeGreaterThan(6_000);
    expect(abroad.find(({ name }) => name === 'Paris')?.region).toEqual({ code: '', name: '', country: 'FR' });
  });

  it('places everything of the own markets in North America or on its islands', () => {
    const own = rows.filter(({ region }) => region?.code !== '');
    const astray = own.filter(({ lat, lng }) => !(lat > 14 && lat < 72 && lng > -180 && lng < -52));
    expect(astray).toEqual([]);
  });

  it('names every state, province and territory by its letters', () => {
    const codes = (country: string) =>
      gazetteer.regions.filter((region) => region.country === country).map(({ code }) => code);
    expect(codes('US')).toHaveLength(51);
    expect(codes('CA').sort()).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);
    expect(codes('MX')).toHaveLength(32);
    expect(codes('PR')).toEqual(['PR']);
    const find = (name: string, country: string) =>
      rows.find((row) => row.name === name && row.region?.country === country)?.region?.code;
    expect([find('Halifax', 'CA'), find('Whitehorse', 'CA'), find('Montréal', 'CA')]).toEqual(['NS', 'YT', 'QC']);
    expect([find('Tijuana', 'MX'), find('Mérida', 'MX'), find('Mexico City', 'MX')]).toEqual(['BCN', 'YUC', 'CDMX']);
  });

  it('knows no region for a code that GeoNames does not use', () => {
    expect([regionOf('CA', '06'), regionOf('US', 'XX'), regionOf('FR', '01')]).toEqual([null, null, null]);
  });

  it('never ranks a district like the city around it', () => {
    const district = gazetteerRows(sources.cities()).find(({ name }) => name === 'New South Memphis');
    expect(district?.size).toBeLessThan(50);
  });
});

describe('labels', () => {
  /** Boxes of the letters alone, about as wide as they are drawn. */
  function overlaps({ names, lats, lngs, sizes, from }: PlaceLabels, zoom: number): string[] {
    const world = 256 * 2 ** zoom;
    const boxes = names.split('\n').flatMap((name, row) => {
      if ((from[row] ?? 99) > 2 * zoom) return [];
      const font = labelFontSize(sizes[row] ?? 0);
      const half = name.length * font * 0.27;
      const [x, y] = [worldX((lngs[row] ?? 0) / 100) * world, worldY((lats[row] ?? 0) / 100) * world];
      return [{ name, left: x - half, right: x + half, top: y, bottom: y + font }];
    });
    boxes.sort((a, b) => a.left - b.left);
    return boxes.flatMap((box, at) => {
      const hits: string[] = [];
      for (let other = at + 1; other < boxes.length; other += 1) {
        const next = boxes[other];
        if (!next || next.left > box.right) break;
        if (next.top < box.bottom && box.top < next.bottom) hits.push(`${box.name} × ${next.name}`);
      }
      return hits;
    });
  }

  for (const zoom of [3, 4, 5, 5.5]) {
    it(`leave each other room at zoom ${zoom}`, () => expect(overlaps(data['place-labels'](), zoom)).toEqual([]));
  }
  for (const zoom of [6, 8, 9.5, 11]) {
    it(`of the gazetteer leave each other room at zoom ${zoom}`, () =>
      expect(overlaps(data.gazetteer(), zoom)).toEqual([]));
  }

  it('show the largest cities first', () => {
    const { names, from } = data['place-labels']();
    const first = names.split('\n').filter((_, row) => (from[row] ?? 99) <= 7);
    expect(first).toEqual(expect.arrayContaining(['New York City', 'Los Angeles', 'Mexico City', 'Tokyo', 'London']));
  });
});

describe('outlines', () => {
  /** Whether a point lies inside some ring, by counting the rings' edges to its west. */
  function isInside(rings: readonly (readonly number[][])[], lng: number, lat: number): boolean {
    let inside = false;
    for (const ring of rings) {
      ring.forEach(([x = 0, y = 0], at) => {
        const [px = 0, py = 0] = ring.at(at - 1) ?? [];
        if (y > lat !== py > lat && lng > ((px - x) * (lat - y)) / (py - y) + x) inside = !inside;
      });
    }
    return inside;
  }

  for (const name of ['outlines', 'outlines-fine'] as const) {
    const outlines = data[name]();
    const land = feature(outlines, outlines.objects.land).features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates : [],
    );
    const lakes = feature(outlines, outlines.objects.lakes).geometry.coordinates.flat();

    it(`${name} distinguish land from sea and lakes`, () => {
      const dry = [
        [-104.99, 39.74],
        [-75.7, 45.3],
        [-99.13, 19.43],
        [2.35, 48.85],
        [139.69, 36.1],
      ];
      const wet = [
        [-140, 30],
        [-60, 35],
        [-90, 25],
        [-30, 45],
      ];
      expect(dry.map(([lng = 0, lat = 0]) => isInside(land, lng, lat))).toEqual(dry.map(() => true));
      expect(wet.map(([lng = 0, lat = 0]) => isInside(land, lng, lat))).toEqual(wet.map(() => false));
      expect([isInside(lakes, -87, 43.5), isInside(lakes, -88, 47.8), isInside(lakes, -95, 40)]).toEqual([
        true,
        true,
        false,
      ]);
    });

    it(`${name} refer only to arcs that they hold`, () => {
      const numbers = Object.values(outlines.objects).flatMap((object) =>
        [...JSON.stringify(object).matchAll(/-?\d+/g)].map(([text]) => Number(text)),
      );
      const worst = Math.max(...numbers.map((arc) => (arc < 0 ? ~arc : arc)));
      expect(worst).toBeLessThan(outlines.arcs.length);
      expect(outlines.arcs.every((arc) => arc.length >= 2)).toBe(true);
    });
  }
});

describe('sizes', () => {
  it('need at most 60 kB of brotli for the first look at the map', () => {
    expect(kilobytes(data.outlines()) + kilobytes(data['place-labels']())).toBeLessThan(60);
  }, 60_000);
  it('need at most 215 kB of brotli for the gazetteer, 140 for postal codes and 190 kB for fine outlines', () => {
    expect(kilobytes(data.gazetteer())).toBeLessThan(215);
    expect(kilobytes(data['postal-codes']())).toBeLessThan(140);
    expect(kilobytes(data['outlines-fine']())).toBeLessThan(190);
  }, 60_000);
});
