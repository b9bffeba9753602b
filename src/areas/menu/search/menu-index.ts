import MiniSearch, { type SearchResult } from 'minisearch';
import { menuProductKey, type PlacedProduct } from '#domain/menu/menu-filters.ts';

/** Shorter words resemble too many others. */
const TYPO_FROM = 4;
/** As typed; where that finds nothing with one wrong letter, then with a share of the letters wrong: `lattte` is no matte tumbler. */
const TOLERANCES = [0, 1, 0.25] as const;

type Row = { readonly id: string; readonly name: string; readonly places: string };

export type MenuIndex = {
  /** What the words find, the nearest first; every word must be met. Without a word, everything. */
  readonly search: (text: string) => readonly PlacedProduct[];
};

/** Search over everything on the menus, in memory: words may be unfinished, misspelt and without accents. */
export function menuIndex(products: readonly PlacedProduct[]): MenuIndex {
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
      let found: SearchResult[] = [];
      for (const typos of TOLERANCES) if (found.length === 0) found = find(text, typos);
      return found.flatMap(({ id }) => byId.get(id) ?? []);
    },
  };
}

/** `Crème` → `creme`. */
const plainWord = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
