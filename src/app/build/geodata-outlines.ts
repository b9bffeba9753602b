import type { Position } from 'geojson';
import { mergeArcs } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Outlines } from '#platform/maps/geodata-format.ts';
import { type AreaGeometry, type Atlas, type StateAtlas, sources, type WaterAtlas } from './geodata-sources.ts';
import { arcPoints, arcUses, type Rings, ringArea, ringPoints, topologyWriter } from './geodata-topology.ts';

/** How much of the world's shape a file carries; degrees, square degrees for islands and lakes. */
type Detail = {
  countries: '10m' | '50m';
  grid: number;
  home: { tolerance: number; island: number };
  abroad: { tolerance: number; island: number };
  states: number;
  lake: number;
  rivers: boolean;
};

/** What the first look at the map needs, and what it takes up once it is close enough for more (see `fine`). */
export const DETAIL = {
  coarse: {
    countries: '50m',
    grid: 0.01,
    home: { tolerance: 0.05, island: 0.05 },
    abroad: { tolerance: 0.2, island: 0.6 },
    states: 0.02,
    lake: 0.4,
    rivers: false,
  },
  fine: {
    countries: '10m',
    grid: 0.002,
    home: { tolerance: 0.01, island: 0.003 },
    abroad: { tolerance: 0.08, island: 0.1 },
    states: 0.003,
    lake: 0,
    rivers: true,
  },
} satisfies Record<string, Detail>;

const isHome = ([lng = 0, lat = 0]: Position) => lng > -162 && lng < -52 && lat > 14 && lat < (lng > -120 ? 56 : 62);
const touchesHome = (points: readonly Position[]) => points.some(isHome);
// The pole's ring cannot close on a flat map, and the map does not go there.
const isAntarctic = (points: readonly Position[]) => points.every(([, lat = 0]) => lat < -59);

const areasOf = (geometries: ReadonlyArray<{ type: string | null }>) =>
  geometries.filter((one): one is AreaGeometry => one.type === 'Polygon' || one.type === 'MultiPolygon');
const polygonsOf = (area: AreaGeometry): Rings[] => (area.type === 'Polygon' ? [area.arcs] : area.arcs);
const linesOf = (geometry: { type: string | null; arcs?: unknown }): number[][] => {
  const arcs = geometry.arcs as number[] | number[][];
  return geometry.type === 'LineString' ? [arcs as number[]] : (arcs as number[][]);
};

/** Land, lakes, coasts, borders and rivers of the world in one topology: fine where our stores are, coarse elsewhere. */
export function outlinesOf(detail: Detail): Outlines {
  const atlas: Atlas = sources.countries(detail.countries);
  const states: StateAtlas = sources.states();
  const near: WaterAtlas = sources.northAmericanWater();
  const far: WaterAtlas = sources.worldWater();
  const writer = topologyWriter(detail.grid);
  const regional = (place: Position) => (isHome(place) ? detail.home : detail.abroad).tolerance;
  const take = (topology: Topology, arcs: readonly number[], tolerance = regional) =>
    arcs.map((arc) => writer.add(topology, arc, tolerance));

  const countries = areasOf(atlas.objects.countries.geometries);
  const land = mergeArcs(atlas, countries).arcs.filter((polygon) => {
    const shore = ringPoints(atlas, polygon[0] ?? []);
    const least = (touchesHome(shore) ? detail.home : detail.abroad).island;
    return ringArea(shore) >= least && !isAntarctic(shore);
  });
  const landArcs = new Set(land.flat(2).map((arc) => (arc < 0 ? ~arc : arc)));
  const borders = [...arcUses(countries)].filter(([, uses]) => uses > 1).map(([arc]) => arc);

  const stateBorders = [...arcUses(areasOf(states.objects.states.geometries))].filter(([, uses]) => uses > 1);
  const provinces = near.objects.subunits.geometries.filter(
    (one) => one.properties && 'gu' in one.properties && one.properties.gu === 'CAN',
  );
  const provinceBorders = [...arcUses(areasOf(provinces))].filter(([, uses]) => uses > 1);

  const lakes = (topology: WaterAtlas, wanted: (shore: readonly Position[]) => boolean) =>
    areasOf(topology.objects.lakes.geometries)
      .flatMap(polygonsOf)
      .filter((polygon) => wanted(ringPoints(topology, polygon[0] ?? [])))
      .map((polygon) => polygon.map((ring) => take(topology, ring)));
  const rivers = (topology: WaterAtlas, wanted: (points: readonly Position[]) => boolean) =>
    topology.objects.rivers.geometries
      .flatMap(linesOf)
      .filter((line) => wanted(line.flatMap((arc) => arcPoints(topology, arc < 0 ? ~arc : arc))))
      .map((line) => take(topology, line));

  const single = (arcs: readonly number[], topology: Topology, tolerance = regional) =>
    arcs.map((arc) => take(topology, [arc], tolerance));
  const objects: Outlines['objects'] = {
    land: {
      type: 'GeometryCollection',
      geometries: land.map((polygon) => ({ type: 'Polygon', arcs: polygon.map((ring) => take(atlas, ring)) })),
    },
    coast: { type: 'MultiLineString', arcs: single([...landArcs], atlas) },
    countries: { type: 'MultiLineString', arcs: single(borders, atlas) },
    states: {
      type: 'MultiLineString',
      arcs: [
        ...single(
          stateBorders.map(([arc]) => arc),
          states,
          () => detail.states,
        ),
        ...single(
          provinceBorders.map(([arc]) => arc),
          near,
          () => detail.states,
        ),
      ],
    },
    lakes: {
      type: 'MultiPolygon',
      arcs: [
        ...lakes(near, (shore) => touchesHome(shore) && ringArea(shore) >= detail.lake),
        ...lakes(far, (shore) => !touchesHome(shore) && ringArea(shore) >= Math.max(0.3, detail.lake * 2)),
      ],
    },
    rivers: { type: 'MultiLineString', arcs: detail.rivers ? rivers(near, touchesHome) : [] },
  };
  return {
    type: 'Topology',
    transform: { scale: [detail.grid, detail.grid], translate: [0, 0] },
    objects,
    arcs: writer.written(),
  };
}
