import * as v from 'valibot';
import { STAR_ENTRY_KINDS, type StarEntry } from '#domain/rewards/loyalty.ts';
import { graphOperation } from '../graph-operation.ts';
import { pagesQuery } from '../pages-query.ts';
import { field, instant, listOf, orNull } from '../tolerant.ts';
import { loyaltyKey } from './loyalty.ts';

/** Entries of one page. */
export const STAR_HISTORY_PAGE = 20;

const entry = v.pipe(
  v.object({
    entryId: v.string(),
    date: instant,
    type: v.fallback(v.picklist(STAR_ENTRY_KINDS), 'other'),
    detail: orNull(v.string()),
    stars: v.pipe(v.number(), v.integer()),
  }),
  v.transform(({ type, ...rest }): StarEntry => ({ ...rest, kind: type })),
);

const starHistory = v.object({
  entries: listOf('star history', entry),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** One page of the Stars that came and went, newest first (AMB-16, decision D-205). */
export const readStarHistory = graphOperation({
  name: 'get-star-history',
  query:
    'query GetStarHistory($offset: Int!, $limit: Int!) { loyaltyProgram { starHistory(offset: $offset, limit: $limit) { entries { entryId date type detail stars } total } } }',
  variables: v.object({
    offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(STAR_HISTORY_PAGE)),
  }),
  answer: field('loyaltyProgram', field('starHistory', starHistory)),
});

/** The history of the member's Stars, page by page by its offset, good for a minute; rejects with a Failure. */
export const starHistoryQuery = () =>
  pagesQuery([...loyaltyKey, 'star-history'], STAR_HISTORY_PAGE, (offset, signal) =>
    readStarHistory({ variables: { offset, limit: STAR_HISTORY_PAGE }, signal }),
  );
