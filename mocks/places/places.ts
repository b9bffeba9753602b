import type { Coordinates } from '#domain/coordinates.ts';
import type { City } from '../stores/generated-stores.ts';
import type { StoreRecord } from '../stores/store-record.ts';
import { normalise } from './normalise.ts';
import { countryNamed, subdivisionNames } from './subdivisions.ts';

/** Finds where a typed place is: a city, `city, region`, a region, a country or a postal code. */
export type PlaceBook = { resolve: (place: string) => Coordinates | null };

type Place = Coordinates & { weight: number; region: string; country: string };

/** A town with one store counts as much as one of this many thousand people, so that the directory decides where no census does. */
const PEOPLE_PER_STORE = 20;

/** Names that people use and lists do not. */
const NICKNAMES: Readonly<Record<string, string>> = {
  'ciudad de mexico': 'mexico city',
  cdmx: 'mexico city',
  nyc: 'new york',
  la: 'los angeles',
  sf: 'san francisco',
  dc: 'washington dc',
};

/** A book over a store directory and a list of cities; where names are shared, the largest wins. Accents and case are ignored. */
export function createPlaceBook(records: readonly StoreRecord[], cities: readonly City[]): PlaceBook {
  const towns = new Map<string, Place[]>();
  const regions = new Map<string, Place>();
  const postalCodes = new Map<string, Place>();

  const addTown = (name: string, place: Place) => {
    const key = normalise(name);
    const namesakes = towns.get(key) ?? [];
    const same = namesakes.find((other) => other.region === place.region && other.country === place.country);
    if (same) same.weight = Math.max(same.weight, place.weight);
    else namesakes.push(place);
    towns.set(key, namesakes);
  };

  for (const city of cities) {
    const { lat, lng, people: weight, subdivision: region, country } = city;
    // `Washington, D.C.` is also just Washington.
    for (const name of new Set([city.name, city.name.split(',')[0] ?? ''])) {
      addTown(name, { lat, lng, weight, region, country });
    }
  }
  const directoryTowns = new Map<string, { name: string; place: Place }>();
  for (const record of records) {
    if (!record.hasPosition) continue;
    const place = { ...record.position, weight: PEOPLE_PER_STORE, region: record.subdivision, country: record.country };
    const key = `${normalise(record.city)}|${place.region}|${place.country}`;
    const town = directoryTowns.get(key);
    if (town) absorb(town.place, place);
    else directoryTowns.set(key, { name: record.city, place: { ...place } });
    for (const name of [`${place.country}-${place.region}`, place.country]) join(regions, normalise(name), place);
    const code = postalKey(record.postalCode);
    if (code.length >= 4) for (const name of [code, code.slice(0, 3)]) join(postalCodes, name, place);
  }
  for (const { name, place } of directoryTowns.values()) addTown(name, place);

  const townIn = (name: string, within: (place: Place) => boolean): Place | null =>
    (towns.get(name) ?? []).filter(within).reduce<Place | null>((best, town) => heavier(best, town), null);

  const region = (name: string): Place | null =>
    regionKeys(name)
      .map((key) => regions.get(key) ?? null)
      .reduce<Place | null>((best, found) => heavier(best, found), null);

  /** `seattle wa`, `san juan puerto rico`: the words at the end that name a region or country narrow the town down. */
  const townWithRegion = (words: readonly string[]): Place | null => {
    for (let tail = Math.min(4, words.length - 1); tail >= 1; tail -= 1) {
      const matches = areaOf(words.slice(-tail));
      const town = matches && townIn(words.slice(0, -tail).join(' '), matches);
      if (town) return town;
    }
    return null;
  };

  return {
    resolve(typed) {
      const words = normalise(typed).split(' ').filter(Boolean);
      const written = words.join(' ');
      if (written === '') return null;
      const name = Object.hasOwn(NICKNAMES, written) ? (NICKNAMES[written] ?? written) : written;
      const place =
        regions.get(normalise(countryNamed(name) ?? '')) ??
        townWithRegion(name.split(' ')) ??
        townIn(name, () => true) ??
        region(name) ??
        postalPlace(typed, postalCodes) ??
        (words.at(-1) === 'city' ? townIn(words.slice(0, -1).join(' '), () => true) : null);
      return place && { lat: round(place.lat), lng: round(place.lng) };
    },
  };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function heavier(a: Place | null, b: Place | null): Place | null {
  if (!a || !b) return a ?? b;
  return b.weight > a.weight ? b : a;
}

/** The mean of two places, each counted by its weight. */
function absorb(into: Place, other: Place): void {
  const weight = into.weight + other.weight;
  into.lat = (into.lat * into.weight + other.lat * other.weight) / weight;
  into.lng = (into.lng * into.weight + other.lng * other.weight) / weight;
  into.weight = weight;
}

function join(map: Map<string, Place>, key: string, place: Place): void {
  const known = map.get(key);
  if (known) absorb(known, place);
  else map.set(key, { ...place });
}

const postalKey = (code: string) => normalise(code).replaceAll(' ', '');

/** A postal code, its first five digits (ZIP+4), or the area of its first three characters. */
function postalPlace(typed: string, postalCodes: ReadonlyMap<string, Place>): Place | null {
  // Also at the end of an address: `Seattle, WA 98101`.
  const [written] = /(^|\s)(\d{5}([- ]?\d{4})?|[a-z]\d[a-z]([- ]?\d[a-z]\d)?)$/i.exec(typed.trim()) ?? [];
  if (written === undefined) return null;
  const code = postalKey(written);
  return postalCodes.get(code) ?? postalCodes.get(code.slice(0, 5)) ?? postalCodes.get(code.slice(0, 3)) ?? null;
}

function regionKeys(name: string): string[] {
  const regions = subdivisionNames.get(name) ?? [];
  const country = countryNamed(name);
  return [
    ...regions.map(({ country: of, code }) => normalise(`${of}-${code}`)),
    ...(country ? [normalise(country)] : []),
  ];
}

/** The test that some words put a town to: in that region, in that country, or both (`quebec canada`); null for no area. */
function areaOf(words: readonly string[]): ((place: Place) => boolean) | null {
  const name = words.join(' ');
  const country = countryNamed(name);
  const regions = subdivisionNames.get(name) ?? [];
  if (country || regions.length > 0) {
    return (place) =>
      place.country === country || regions.some((of) => of.country === place.country && of.code === place.region);
  }
  for (let tail = words.length - 1; tail >= 1; tail -= 1) {
    const land = countryNamed(words.slice(-tail).join(' '));
    const area = land && areaOf(words.slice(0, -tail));
    if (area) return (place) => place.country === land && area(place);
  }
  return null;
}
