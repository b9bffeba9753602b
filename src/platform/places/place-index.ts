import MiniSearch from 'minisearch';
import type { Coordinates } from '#domain/coordinates.ts';
import type { Gazetteer, PlaceRegion, PostalCodes } from '#domain/places/gazetteer.ts';
import type { Place } from '#domain/places/place.ts';
import { createPlaceBook, type FoundPlace } from '#domain/places/place-book.ts';
import { placeWords } from '#domain/places/place-words.ts';
import { regionName, translatedNames } from '#domain/places/region-names.ts';
import { countryNames } from './country-names.ts';

/** Most places that a search field offers. */
export const MOST_PLACES = 6;
/** What one step of closeness in the words is worth against a power of ten of inhabitants. */
const EXACT = 6;
const FIRST_WORD = 2;
const REGION_TYPED = 3;
const TYPO = -3;
/** Candidates that are ranked; a text of one letter matches thousands. */
const MOST_CANDIDATES = 400;

/** Shorter texts are too near to too many names; in longer ones there are too many pairs to try. */
const SWAPPED_LENGTH = { least: 5, most: 60 };

type Row = { id: number; name: string; region: string };

export type PlaceIndex = {
  /** `language` (BCP 47): what regions and countries of the places are called in. */
  search: (text: string, near: Coordinates | null, language: string) => Place[];
  addPostalCodes: (postalCodes: PostalCodes) => void;
};

/**
 * Search over a gazetteer, in memory. What the words as typed name comes first, as the book of places has it; then completions: the last word may be unfinished, a longer word may hold a typo, and a state or province
 * may follow with a comma or without (`portland, me`, `portland or`), in any language of the app.
 */
export function placeIndex(gazetteer: Gazetteer): PlaceIndex {
  const book = createPlaceBook(gazetteer);
  const names = gazetteer.names.split('\n');
  const words = names.map((name) => placeWords(name));
  const regions = gazetteer.regions.map((region) => ({
    ...region,
    words: regionWords(region),
  }));
  const regionAt = (row: number) => regions[gazetteer.regionOf[row] ?? 0];
  const index = new MiniSearch<Row>({
    fields: ['name', 'region'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(
    names.map((_, id) => ({ id, name: (words[id] ?? []).join(' '), region: (regionAt(id)?.words ?? []).join(' ') })),
  );
  // An empty-handed first letter would walk the whole index: the largest places answer it.
  const bySize = names.map((_, id) => id).sort((a, b) => (gazetteer.sizes[b] ?? 0) - (gazetteer.sizes[a] ?? 0));

  function placeOf(found: FoundPlace, isExact: boolean, language: string): Place {
    const { kind, name, region, coordinates } = found;
    const country = region.country === '' ? '' : countryNames(language)(region.country);
    const area = regionName(region, language);
    // Puerto Rico is region and country at once; abroad there are no regions.
    const where = region.code === '' || region.code === region.country ? country : `${area}, ${country}`;
    const texts = {
      town: { label: `${name}, ${region.code || country}`, detail: where },
      'postal-code': { label: `${name}, ${region.code}`, detail: where },
      region: { label: area, detail: country },
      country: { label: country, detail: '' },
      point: { label: name, detail: '' },
    };
    return { id: `${kind} ${region.country}-${region.code}-${name}`, ...texts[kind], coordinates, isExact };
  }

  function worth(id: number, query: Query, near: Coordinates | null): number | null {
    const fit = fitOf(words[id] ?? [], regionAt(id)?.words ?? [], query);
    // Abroad a name is completed, not guessed: half the world resembles any word.
    if (fit === null || (fit < 0 && regionAt(id)?.code === '')) return null;
    return fit + book.worth(book.townAt(id), near) / 10;
  }

  function candidates(query: Query): number[] {
    const typed = [...query.name, ...query.region];
    if (typed.length === 1 && (typed[0]?.length ?? 0) < 3) {
      return bySize
        .filter((id) => words[id]?.some((word) => word.startsWith(typed[0] ?? '')))
        .slice(0, MOST_CANDIDATES);
    }
    return index
      .search(typed.join(' '), {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
        boostDocument: (id) => 1 + (gazetteer.sizes[Number(id)] ?? 0) / 10,
      })
      .slice(0, MOST_CANDIDATES)
      .map(({ id }) => Number(id));
  }

  function completed(text: string, near: Coordinates | null): number[] {
    const query = queryOf(text);
    if (query.name.length === 0) return [];
    return candidates(query)
      .flatMap((id) => {
        const value = worth(id, query, near);
        return value === null ? [] : [{ id, value }];
      })
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_PLACES)
      .map(({ id }) => id);
  }

  /** The largest place whose name the text is but for two letters that changed places: `Pheonix`. */
  function swappedBack(text: string, near: Coordinates | null): FoundPlace | null {
    const letters = [...text];
    if (letters.length < SWAPPED_LENGTH.least || letters.length > SWAPPED_LENGTH.most) return null;
    const [found] = letters
      .slice(1)
      .map((_, at) => [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join(''))
      .map((swapped) => (swapped === text ? null : book.resolve(swapped, near)))
      .filter((place) => place?.kind === 'town' && !place.isPart)
      .sort((a, b) => (b?.size ?? 0) - (a?.size ?? 0));
    return found ?? null;
  }

  return {
    search(text, near, language) {
      const named = book.resolve(text, near);
      const first = named ?? swappedBack(text, near);
      const completions = completed(text, near).filter((id) => first?.kind !== 'town' || first.row !== id);
      return [
        ...(first ? [placeOf(first, named !== null, language)] : []),
        ...completions.map((id) => placeOf(book.townAt(id), false, language)),
      ].slice(0, MOST_PLACES);
    },
    addPostalCodes: book.addPostalCodes,
  };
}

function regionWords({ country, code, name }: PlaceRegion): string[] {
  return [...new Set([name, ...translatedNames(country, code)].flatMap(placeWords)), code.toLowerCase()];
}

/** What was typed: words of a name, and words after a comma, which can only be a region. */
type Query = { name: readonly string[]; region: readonly string[] };

function queryOf(text: string): Query {
  const [name = '', ...rest] = text.split(',');
  return { name: placeWords(name), region: placeWords(rest.join(' ')) };
}

/** How well a name and its region answer what was typed; null where a word after the comma names another region. */
function fitOf(name: readonly string[], region: readonly string[], query: Query): number | null {
  if (!query.region.every((word) => region.some((known) => known.startsWith(word)))) return null;
  let best: number | null = null;
  // Without a comma, the last words may already be the region: `portland or`, `san jose california`.
  for (let split = query.name.length; split >= 1; split -= 1) {
    const tail = query.name.slice(split);
    if (
      !tail.every(
        (word) => region.includes(word) || (word.length > 2 && region.some((known) => known.startsWith(word))),
      )
    )
      break;
    const fit = nameFit(name, query.name.slice(0, split)) + (tail.length + query.region.length > 0 ? REGION_TYPED : 0);
    best = Math.max(best ?? fit, fit);
  }
  return best;
}

function nameFit(name: readonly string[], typed: readonly string[]): number {
  const inOrder = typed.every((word, at) => (at === typed.length - 1 ? name[at]?.startsWith(word) : name[at] === word));
  if (inOrder)
    return FIRST_WORD + (name.length === typed.length && name.at(-1) === typed.at(-1) ? EXACT - FIRST_WORD : 0);
  const somewhere = typed.every((word) => name.some((known) => known.startsWith(word)));
  return somewhere ? 0 : TYPO;
}
