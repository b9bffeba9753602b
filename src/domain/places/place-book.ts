import { type Coordinates, milesBetween } from '../coordinates.ts';
import { lookUp } from '../look-up.ts';
import type { Gazetteer, PlaceRegion, PostalCodes } from './gazetteer.ts';
import { NICKNAMES } from './nicknames.ts';
import { type Area, createAreas, liesIn } from './place-areas.ts';
import { placeKey, placeWords } from './place-words.ts';
import { typedCoordinates, typedPostalCode } from './typed-place.ts';

/** A place that a text names. `size` is about ten times the power of ten of its inhabitants. */
export type FoundPlace = {
  kind: 'town' | 'region' | 'country' | 'postal-code' | 'point';
  /** The town or the code; of a region or country its largest town, which stands for it. */
  name: string;
  region: PlaceRegion;
  coordinates: Coordinates;
  size: number;
  /** The row of the gazetteer; null where it has none. */
  row: number | null;
  /** Whether only some words of the text name it: the town in an address. */
  isPart: boolean;
};

export type PlaceBook = {
  /**
   * The place that a text names as it stands: coordinates, a postal code, a town with or without its region, a region or country,
   * or an address by the code or the town in it. Null where it names none. Of namesakes the largest wins, and one near `near`.
   */
  resolve: (text: string, near?: Coordinates | null) => FoundPlace | null;
  /** What a postal code alone names. */
  postalCode: (code: string) => FoundPlace | null;
  /** Postal codes are a part of their own: who types none need not load them. */
  addPostalCodes: (postalCodes: PostalCodes) => void;
  /** The town of a row of the gazetteer. */
  townAt: (row: number) => FoundPlace;
  /** How much a town counts among namesakes: its size, whether it lies in an own market, and how near it is. */
  worth: (town: FoundPlace, near: Coordinates | null) => number;
};

const NO_REGION: PlaceRegion = { code: '', name: '', country: '' };
/** A town of this size outranks a state of the same name: New York, Washington and Québec, but not Ontario in California. */
const OUTRANKS_REGION = 55;
/** Amid an address a town is believed from this size on; before its state, or between commas, any town is. */
const BELIEVED_SIZE = 50;
/** Words of an address that are read. */
const MOST_WORDS = 16;
/** A place this near counts as one of ten times its size; the worth halves with each further step of this many miles. */
const NEAR_MILES = 60;
const NEAR_WORTH = 22;
/** Among namesakes a place of the own markets counts as one of ten times its size: Birmingham is in Alabama, Paris in France. */
const HOME_WORTH = 10;
/** Names this short are found abroad only with their country: `San` begins many. */
const SHORT_NAME = /^\p{Script=Latin}{1,3}$/u;

function worth({ size, region, coordinates }: FoundPlace, near: Coordinates | null): number {
  const close = near ? NEAR_WORTH * 2 ** (-milesBetween(near, coordinates) / NEAR_MILES) : 0;
  return size + close + (region.code === '' ? 0 : HOME_WORTH);
}

/** A book over a gazetteer. Building it reads every name once. */
export function createPlaceBook(gazetteer: Gazetteer): PlaceBook {
  const names = gazetteer.names.split('\n');
  const regionAt = (row: number) => gazetteer.regions[gazetteer.regionOf[row] ?? 0] ?? NO_REGION;
  const areas = createAreas(gazetteer.regions.map(({ country }) => country));
  const rowsByName = new Map<string, number[]>();
  for (const [row, name] of names.entries()) {
    const key = placeKey(name);
    const namesakes = rowsByName.get(key);
    if (namesakes) namesakes.push(row);
    else rowsByName.set(key, [row]);
  }
  let known: { codes: PostalCodes; rows: ReadonlyMap<string, number> } | null = null;

  const townAt = (row: number): FoundPlace => ({
    kind: 'town',
    name: names[row] ?? '',
    region: regionAt(row),
    coordinates: { lat: (gazetteer.lats[row] ?? 0) / 100, lng: (gazetteer.lngs[row] ?? 0) / 100 },
    size: gazetteer.sizes[row] ?? 0,
    row,
    isPart: false,
  });

  function best(rows: Iterable<number>, near: Coordinates | null, within: Area | null): FoundPlace | null {
    let found: { place: FoundPlace; counts: number } | null = null;
    for (const row of rows) {
      if (within ? !liesIn(within, regionAt(row)) : isShortAbroad(row)) continue;
      const place = townAt(row);
      const counts = worth(place, near);
      if (!found || counts > found.counts) found = { place, counts };
    }
    return found?.place ?? null;
  }

  const isShortAbroad = (row: number) => regionAt(row).code === '' && SHORT_NAME.test(names[row] ?? '');

  /** `seattle`, `seattle wa`, `san juan puerto rico`: a town, and the words at the end that say where it lies. */
  function town(words: readonly string[], near: Coordinates | null, within: Area | null): FoundPlace | null {
    for (let tail = Math.min(5, words.length - 1); tail >= 1; tail -= 1) {
      const area = areas.named(words.slice(-tail));
      const rows = area && rowsNamed(words.slice(0, -tail));
      const found = rows && best(rows, near, area);
      if (found && (!within || liesIn(within, found.region))) return found;
    }
    return best(rowsNamed(words), near, within);
  }

  function rowsNamed(words: readonly string[]): readonly number[] {
    const key = words.join(' ');
    const rows = rowsByName.get(lookUp(NICKNAMES, key) ?? key);
    return rows ?? (words.length > 1 && words.at(-1) === 'city' ? rowsNamed(words.slice(0, -1)) : []);
  }

  /** An area stands for where most of its people are: its largest town. */
  function areaPlace(words: readonly string[], near: Coordinates | null): FoundPlace | null {
    const area = areas.named(words);
    if (!area) return null;
    // Of `CA` and `Georgia` the state is meant.
    const meant = area.regions.length > 0 ? { ...area, countries: [] } : area;
    const largest = best(names.keys(), meant.regions.length > 1 ? near : null, meant);
    return largest && { ...largest, kind: area.regions.length > 0 ? 'region' : 'country' };
  }

  function exact(words: readonly string[], near: Coordinates | null): FoundPlace | null {
    const found = town(words, near, null);
    const isMeant = found && (found.size >= OUTRANKS_REGION || isSaidWithRegion(found, words));
    return isMeant ? found : (areaPlace(words, near) ?? found);
  }

  /** `Ontario, CA` is the town in California, not the province in Canada. */
  function isSaidWithRegion({ name, region }: FoundPlace, words: readonly string[]): boolean {
    const area = areas.named(words.slice(placeWords(name).length));
    return area !== null && liesIn({ regions: area.regions, countries: [] }, region);
  }

  /** The town in an address: the longest run of words that names one, where the last words say it lies. */
  function inAddress(text: string, near: Coordinates | null): FoundPlace | null {
    const words = placeWords(text).slice(-MOST_WORDS);
    const parts = text.split(/[,;\n]/);
    const { within, start } = trailingArea(words);
    const last = placeWords(parts.at(-1) ?? '');
    // A state is being typed, or none of these is meant; `Columbia` is a town, though `Columbia Británica` begins with it.
    if (!within && parts.length > 1 && areas.begin(last) && !isBelievedHome(last)) return null;
    const afterCommas = new Set(parts.map(placeKey));
    for (let length = words.length - 1; length >= 1; length -= 1) {
      for (let end = words.length; end >= length; end -= 1) {
        const run = words.slice(end - length, end);
        const found = town(run, near, within);
        if (!found) continue;
        const isSaid = within !== null && end >= start;
        if (isSaid || found.size >= BELIEVED_SIZE || afterCommas.has(run.join(' '))) return { ...found, isPart: true };
      }
    }
    return null;
  }

  function isBelievedHome(words: readonly string[]): boolean {
    return rowsNamed(words)
      .map(townAt)
      .some(({ size, region }) => size >= BELIEVED_SIZE && region.code !== '');
  }

  /**
   * The area that the last words name, and where these begin. What ends a longer name is not meant: New Mexico is not Mexico. Ontario in
   * `Ontario, CA` may be a town in California; only words that are one name belong together.
   */
  function trailingArea(words: readonly string[]): { within: Area | null; start: number } {
    let said: { within: Area | null; start: number } = { within: null, start: words.length };
    for (let tail = 1; tail < Math.min(6, words.length); tail += 1) {
      const last = words.slice(-tail);
      const within = said.within ? areas.called(last) : areas.named(last);
      if (within) said = { within, start: words.length - tail };
    }
    return said;
  }

  function postalCode(code: string): FoundPlace | null {
    const row = known?.rows.get(code);
    return known && row !== undefined ? codePlace(known.codes, code, row) : null;
  }

  /** The code in a text, unless it is a house number or the text says another state. */
  function byPostalCode(text: string, near: Coordinates | null): FoundPlace | null {
    const typed = typedPostalCode(text);
    const found = typed && postalCode(typed.code);
    if (!found) return null;
    const words = placeWords(typed.rest);
    const area = areas.named(words) ?? trailingArea(words).within;
    const isElsewhere = area !== null && !liesIn(area, found.region);
    if (!isElsewhere && (!typed.isFirst || words.length === 0 || exact(words, near))) return found;
    return exact(words, near) ?? inAddress(typed.rest, near) ?? found;
  }

  return {
    postalCode,
    townAt,
    worth,
    addPostalCodes(codes) {
      known = { codes, rows: new Map(codes.codes.split('\n').map((code, row) => [code, row])) };
    },
    resolve(text, near = null) {
      const point = typedCoordinates(text);
      if (point)
        return {
          kind: 'point',
          name: text.trim(),
          region: NO_REGION,
          coordinates: point,
          size: 0,
          row: null,
          isPart: false,
        };
      const words = placeWords(text);
      if (words.length === 0) return null;
      return byPostalCode(text, near) ?? exact(words, near) ?? (words.length > 1 ? inAddress(text, near) : null);
    },
  };
}

function codePlace(postalCodes: PostalCodes, code: string, row: number): FoundPlace {
  return {
    kind: 'postal-code',
    name: code,
    region: postalCodes.regions[postalCodes.regionOf[row] ?? 0] ?? NO_REGION,
    coordinates: { lat: (postalCodes.lats[row] ?? 0) / 100, lng: (postalCodes.lngs[row] ?? 0) / 100 },
    size: 0,
    row: null,
    isPart: false,
  };
}
