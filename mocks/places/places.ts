import type { Coordinates } from '#domain/coordinates.ts';
import type { Gazetteer, PostalCodes } from '#domain/places/gazetteer.ts';
import { createAreas } from '#domain/places/place-areas.ts';
import { createPlaceBook } from '#domain/places/place-book.ts';
import { placeKey, placeWords } from '#domain/places/place-words.ts';
import { typedPostalCode } from '#domain/places/typed-place.ts';
import type { StoreRecord } from '../stores/store-record.ts';

/** Finds where a typed place is: what the app's own book of places knows, and the retailer's towns, stores and postal codes. */
export type Places = { resolve: (place: string) => Coordinates | null };

export type PlaceData = { gazetteer: Gazetteer; postalCodes: PostalCodes | null };

type OwnTown = Coordinates & { name: string; code: string; country: string; stores: number };
/** Where a store with a postal code is, by country: strangers that share its digits are never mixed. */
type OwnCodes = Map<string, Map<string, Coordinates>>;

/** A town with one store counts as much as one of this many people, so that the directory decides where no census does. */
const PEOPLE_PER_STORE = 20_000;
/** How much of a code is looked up: without the four further digits of a ZIP code. */
const CODE_LENGTHS: Readonly<Record<string, number>> = { US: 5, PR: 5 };
/** What a store's number may be introduced by. */
const NUMBER_WORDS = /^(?:#|(?:store|number|no|magasin|tienda)\b[\s#.]*)+/i;

/** Places for a directory of stores. */
export function createPlaces(records: readonly StoreRecord[], { gazetteer, postalCodes }: PlaceData): Places {
  const located = records.filter(({ hasPosition }) => hasPosition);
  const book = createPlaceBook(withTowns(gazetteer, townsOf(located, gazetteer)));
  if (postalCodes) book.addPostalCodes(postalCodes);
  const areas = createAreas(new Set(records.map(({ country }) => country)));
  const codes = ownCodes(located);
  const byName = new Map(located.map((record) => [placeKey(record.name), record]));
  const byNumber = new Map(located.map((record) => [record.storeNumber, record]));

  function storeNumbered(text: string): Coordinates | null {
    const number = text.trim().replace(NUMBER_WORDS, '');
    // Five digits alone are a postal code.
    if (!/^\d{1,10}(-\d{1,10})?$/.test(number) || (number === text.trim() && /^\d{5}$/.test(number))) return null;
    return byNumber.get(number)?.position ?? null;
  }

  function byOwnCode(text: string): Coordinates | null {
    const typed = typedPostalCode(text);
    const own = codes.get(codeKey(typed?.whole ?? text)) ?? codes.get(codeKey(typed?.code ?? ''));
    if (!own) return null;
    const rest = typed ? placeWords(typed.rest) : [];
    const countries = areas.named(rest)?.countries ?? [];
    const said = countries.map((country) => own.get(country)).find((place) => place !== undefined);
    if (said || countries.length > 0) return said ?? null;
    const isHouseNumber = typed?.isFirst && rest.length > 0;
    const isOfTheBook = typed && book.postalCode(typed.code) !== null && !own.has('CA');
    return isHouseNumber || isOfTheBook ? null : ([...own.values()][0] ?? null);
  }

  function storeNamed(text: string): Coordinates | null {
    const key = placeKey(text);
    if (key.length < 4) return null;
    const exact = byName.get(key);
    if (exact) return exact.position;
    const begins = [...byName]
      .filter(([name]) => name.startsWith(`${key} `))
      .sort(([a], [b]) => a.length - b.length)[0];
    return begins?.[1].position ?? null;
  }

  return {
    resolve(typed) {
      const numbered = storeNumbered(typed) ?? byOwnCode(typed);
      if (numbered) return numbered;
      const found = book.resolve(typed);
      const place = found && !found.isPart ? found.coordinates : (storeNamed(typed) ?? found?.coordinates ?? null);
      return place && { lat: round(place.lat), lng: round(place.lng) };
    },
  };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const codeKey = (code: string) => placeKey(code).replaceAll(' ', '');

/** The towns of the directory, each where the middle of its stores is. */
function townsOf(records: readonly StoreRecord[], gazetteer: Gazetteer): OwnTown[] {
  const areas = createAreas([]);
  const markets = new Set(gazetteer.regions.flatMap(({ code, country }) => (code === '' ? [] : [country])));
  const towns = new Map<string, OwnTown>();
  for (const { city, subdivision, country, position } of records) {
    const code = markets.has(country) ? areas.codeOf(country, subdivision) : '';
    const key = `${placeKey(city)}|${country}|${code}`;
    const town = towns.get(key) ?? { name: city, code, country, lat: 0, lng: 0, stores: 0 };
    town.lat += (position.lat - town.lat) / (town.stores + 1);
    town.lng += (position.lng - town.lng) / (town.stores + 1);
    town.stores += 1;
    towns.set(key, town);
  }
  return [...towns.values()];
}

/** The gazetteer and the towns that it lacks. */
function withTowns(gazetteer: Gazetteer, towns: readonly OwnTown[]): Gazetteer {
  const names = gazetteer.names === '' ? [] : gazetteer.names.split('\n');
  const regionKey = ({ country, code }: { country: string; code: string }) => `${country}|${code}`;
  const regions = [...gazetteer.regions];
  const regionRows = new Map(regions.map((region, row) => [regionKey(region), row]));
  const known = new Set(names.map((name, row) => `${placeKey(name)}|${gazetteer.regionOf[row]}`));
  const rowOf = ({ country, code }: OwnTown) => {
    const row = regionRows.get(regionKey({ country, code })) ?? regions.push({ code, name: code, country }) - 1;
    regionRows.set(regionKey({ country, code }), row);
    return row;
  };
  const missing = towns.filter(
    (town) => /\p{L}/u.test(town.name) && !known.has(`${placeKey(town.name)}|${rowOf(town)}`),
  );
  const hundredths = (degrees: number) => Math.round(degrees * 100);
  return {
    regions,
    names: [...names, ...missing.map(({ name }) => name)].join('\n'),
    regionOf: [...gazetteer.regionOf, ...missing.map(rowOf)],
    lats: [...gazetteer.lats, ...missing.map(({ lat }) => hundredths(lat))],
    lngs: [...gazetteer.lngs, ...missing.map(({ lng }) => hundredths(lng))],
    sizes: [...gazetteer.sizes, ...missing.map(({ stores }) => 10 * Math.log10(stores * PEOPLE_PER_STORE))],
  };
}

function ownCodes(records: readonly StoreRecord[]): OwnCodes {
  const codes: OwnCodes = new Map();
  for (const { postalCode, country, position } of records) {
    const key = codeKey(postalCode).slice(0, CODE_LENGTHS[country]);
    if (key.length < 3) continue;
    const places = codes.get(key) ?? new Map<string, Coordinates>();
    if (!places.has(country)) places.set(country, position);
    codes.set(key, places);
  }
  return codes;
}
