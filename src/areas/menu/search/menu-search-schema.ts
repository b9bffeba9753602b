import * as v from 'valibot';
import { FILTERED_ALLERGENS, type FilteredAllergen, type MenuFilters } from '#domain/menu/menu-filters.ts';

// Routes check their search before anything else is loaded: what this file imports, every page pays for.

/** Longer texts are cut, between characters. */
const LONGEST_TEXT = 60;
const cut = (text: string) => [...text].slice(0, LONGEST_TEXT).join('');

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? cut(String(first)) : '';
};

/** Null for what is missing or empty, so that it stands in no address. */
const parameter = (read: (text: string) => string) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => read(firstText(value)) || null),
    ),
    null,
  );

/** The known words of `a,b`, each once and in their own order. */
const listed = <Word extends string>(known: readonly Word[], list: string | null): readonly Word[] => {
  const words = (list ?? '').split(',');
  return known.filter((word) => words.includes(word));
};

/** What a product can be filtered by besides what it is free of. */
export const PLAIN_FILTERS = ['no-caffeine', 'under-200'] as const;

/** The search parameters of `/menu`; parsing never throws, whatever stands in the address. */
export const menuSearchSchema = v.object({
  q: parameter((text) => text),
  filters: parameter((text) => listed(PLAIN_FILTERS, text).join()),
  without: parameter((text) => listed(FILTERED_ALLERGENS, text).join()),
});

export type MenuAddress = v.InferOutput<typeof menuSearchSchema>;

/** What is looked for on the menu. */
export type MenuSearch = {
  readonly q: string;
  readonly filters: readonly (typeof PLAIN_FILTERS)[number][];
  readonly without: readonly FilteredAllergen[];
};

export const NO_SEARCH: MenuSearch = { q: '', filters: [], without: [] };

/** What an address looks for. */
export const menuSearchOf = ({ q, filters, without }: MenuAddress): MenuSearch => ({
  q: q ?? '',
  filters: listed(PLAIN_FILTERS, filters),
  without: listed(FILTERED_ALLERGENS, without),
});

/** The inverse. */
export const menuAddressOf = ({ q, filters, without }: MenuSearch): MenuAddress => ({
  q: q.trim() === '' ? null : cut(q),
  filters: filters.join() || null,
  without: without.join() || null,
});

export const filtersOf = ({ filters, without }: MenuSearch): MenuFilters => ({
  noCaffeine: filters.includes('no-caffeine'),
  lowCalorie: filters.includes('under-200'),
  without,
});

/** Whether anything is looked for. */
export const isSearching = ({ q, filters, without }: MenuSearch): boolean =>
  q.trim() !== '' || filters.length > 0 || without.length > 0;
