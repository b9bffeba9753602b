import * as v from 'valibot';
import { FILTERED_ALLERGENS, type MenuFilters } from '#domain/menu-filters.ts';

// Routes check their search before anything else is loaded: what this file imports, every page pays for.

/** Longer texts are cut. */
const LONGEST_TEXT = 60;

const firstText = (value: unknown): unknown => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' ? String(first) : first;
};

/** Whatever does not fit is dropped, and the rest of the address kept; of a parameter given twice the first counts. */
const text = v.optional(
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform(firstText),
      v.string(),
      v.transform((typed) => typed.slice(0, LONGEST_TEXT)),
    ),
    '',
  ),
  '',
);

/** What a product can be filtered by besides what it is free of. */
export const PLAIN_FILTERS = ['no-caffeine', 'under-200'] as const;

/** `a,b` as the known words in it, each once and in their own order. */
const listOf = <Word extends string>(known: readonly Word[]) =>
  v.pipe(
    text,
    v.transform((list): readonly Word[] => {
      const words = list.split(',');
      return known.filter((word) => words.includes(word));
    }),
  );

/** The search parameters of `/menu`; parsing never throws, whatever stands in the address. */
export const menuSearchSchema = v.object({
  q: text,
  filters: listOf(PLAIN_FILTERS),
  without: listOf(FILTERED_ALLERGENS),
});

export type MenuSearch = v.InferOutput<typeof menuSearchSchema>;

/** The same as it stands in an address: what is not set is left out. */
export const menuSearchParameters = ({ q, filters, without }: MenuSearch) => ({
  q: q.trim() === '' ? undefined : q,
  filters: filters.length === 0 ? undefined : filters.join(','),
  without: without.length === 0 ? undefined : without.join(','),
});

export const filtersOf = ({ filters, without }: MenuSearch): MenuFilters => ({
  noCaffeine: filters.includes('no-caffeine'),
  lowCalorie: filters.includes('under-200'),
  without,
});

/** Whether anything is looked for. */
export const isSearching = ({ q, filters, without }: MenuSearch): boolean =>
  q.trim() !== '' || filters.length > 0 || without.length > 0;
