import type { Gazetteer, PlaceRegion } from '#domain/places/gazetteer.ts';
import type { PlaceLabels } from '#platform/maps/geodata-format.ts';
import { regionOf } from './geodata-regions.ts';
import type { City } from './geodata-sources.ts';

/** Fewest inhabitants with which a place is listed, per country: more of those where our stores are, fewer where they are not. */
const LEAST_POPULATION: Readonly<Record<string, number>> = { US: 1500, CA: 500, MX: 5000, PR: 0 };
/** Fewest inhabitants of a place in any other country: visitors look for stores abroad by their cities. */
const LEAST_ABROAD = 50_000;
/** GeoNames repeats the whole city's number for some districts; a district is never ranked like a city. */
const LARGEST_DISTRICT = 60_000;

export type GazetteerRow = { name: string; lat: number; lng: number; size: number; region: PlaceRegion };

/** Inhabitants as tenths of a power of ten: 684,451 is 58. */
const sizeOf = (population: number) => Math.round(Math.log10(Math.max(1, population)) * 10);

/** Whether a place lies outside the own markets, where the map names only the large ones. */
export const isAbroad = ({ region }: GazetteerRow) => region.code === '';

/** Degrees as hundredths: within 0.8 km, which is closer than the size of any listed place. */
export const hundredths = (degrees: number) => Math.round(degrees * 100);

/** The searchable places of the world, each name once in its region, largest first. */
export function gazetteerRows(cities: readonly City[]): GazetteerRow[] {
  const best = new Map<string, GazetteerRow>();
  const abroad = new Map<string, PlaceRegion>();
  for (const city of cities) {
    const region = regionOf(city.country, city.adminCode) ?? regionAbroad(city, abroad);
    if (!region || city.population < (LEAST_POPULATION[city.country] ?? LEAST_ABROAD)) continue;
    const people = city.featureCode === 'PPLX' ? Math.min(city.population, LARGEST_DISTRICT) : city.population;
    const [lng, lat] = city.loc.coordinates;
    // Its region says so already: `Washington, DC`.
    const name = city.name.replace(', D.C.', '');
    const row = { name, lat, lng, size: sizeOf(people), region };
    const key = `${name}|${region.country}|${region.code}`;
    const known = best.get(key);
    if (!known || known.size < row.size) best.set(key, row);
  }
  return [...best.values()].sort((a, b) => b.size - a.size || a.name.localeCompare(b.name, 'en'));
}

/** A country abroad is one region; its districts of cities are left out. Null for a place of the own markets that is in no region. */
function regionAbroad({ country, featureCode }: City, known: Map<string, PlaceRegion>): PlaceRegion | null {
  if (country in LEAST_POPULATION || featureCode === 'PPLX') return null;
  const region = known.get(country) ?? { code: '', name: '', country };
  known.set(country, region);
  return region;
}

/** The rows in columns, ordered so that neighbours resemble each other, which halves what brotli leaves. */
export function gazetteerOf(rows: ReadonlyArray<GazetteerRow & { from: number }>): Gazetteer & PlaceLabels {
  const regions = [...new Set(rows.map((row) => row.region))].sort((a, b) =>
    `${a.country}${a.code}`.localeCompare(`${b.country}${b.code}`, 'en'),
  );
  const order = new Map(regions.map((region, index) => [region, index]));
  const rank = (row: GazetteerRow) => order.get(row.region) ?? 0;
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
  return {
    regions,
    names: sorted.map((row) => row.name).join('\n'),
    regionOf: sorted.map(rank),
    lats: sorted.map((row) => hundredths(row.lat)),
    lngs: sorted.map((row) => hundredths(row.lng)),
    sizes: sorted.map((row) => row.size),
    from: sorted.map((row) => row.from),
  };
}
