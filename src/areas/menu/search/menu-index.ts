import MiniSearch, { type SearchResult } from 'minisearch';
import type { Locale } from '#domain/locale.ts';
import { menuProductKey, type PlacedProduct } from '#domain/menu/menu-filters.ts';

/** Shorter words resemble too many others. */
const TYPO_FROM = 4;
/** As typed; where that finds nothing with one wrong letter, then with a share of the letters wrong: `lattte` is no matte tumbler. */
const TOLERANCES = [0, 1, 0.25] as const;

const ENGLISH = filled('a an and for in of on the to with');
/** Words without which a search means the same: `latte au caramel`, `sandwich con huevo`. By locale, as `the` is tea in French. */
const FILL: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'en-US': ENGLISH,
  'en-CA': ENGLISH,
  'fr-CA': filled('a au aux avec d de des du en et l la le les un une'),
  'es-US': filled('a al con de del el en la las los un una y'),
};

type Row = { readonly id: string; readonly name: string; readonly places: string };

export type MenuIndex = {
  /** What the words find, the nearest first; every word must be met. Without a word, everything. */
  readonly search: (text: string) => readonly PlacedProduct[];
};

/** Search over everything on the menus, in memory: words may be unfinished, misspelt and without accents. */
export function menuIndex(products: readonly PlacedProduct[], locale: Locale): MenuIndex {
  const byId = new Map(products.map((placed) => [menuProductKey(placed.product), placed]));
  const index = new MiniSearch<Row>({ fields: ['name', 'places'], processTerm: plainWord });
  index.addAll([...byId].map(([id, { product, places }]) => ({ id, name: product.name, places: places.join(' ') })));
  const find = (text: string, typos: number) =>
    index.search(text, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => word.length >= TYPO_FROM && typos,
      boost: { name: 4 },
    });
  return {
    search(text) {
      if (text.trim() === '') return products;
      const meant = withoutFill(text, FILL[locale]);
      let found: SearchResult[] = [];
      for (const typos of TOLERANCES) if (found.length === 0) found = find(meant, typos);
      return found.flatMap(({ id }) => byId.get(id) ?? []);
    },
  };
}

/** The words that say what is looked for; all of them where none does, as one is only beginning: `a`. */
function withoutFill(text: string, fill: ReadonlySet<string>): string {
  const said = text.split(/[\p{Z}\p{P}]+/u).filter((word) => !fill.has(plainWord(word)));
  return said.some(Boolean) ? said.join(' ') : text;
}

/** `Crème` → `creme`, `Œuf` → `oeuf`. */
const plainWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

function filled(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
